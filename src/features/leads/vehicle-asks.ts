import type { EnquiryView } from "./enquiry-view.ts";
import type { LeadCategory } from "./schema.ts";

/** What may be asked about a vehicle, each in a dialog or on a page of its own (VDP-119 to VDP-121). */
export const VEHICLE_ASKS = ["enquire", "test-drive", "request-photos"] as const;
export type VehicleAsk = (typeof VEHICLE_ASKS)[number];

interface AskWords {
  readonly heading: string;
  readonly submit: string;
  readonly category: Extract<LeadCategory, "Vehicle Enquiry" | "Test Drive" | "Request Photos">;
}

/** The words around each, and what its lead is about (LEAD-054). */
export const ASK_WORDS: Readonly<Record<VehicleAsk, AskWords>> = {
  enquire: { heading: "Enquire Now", submit: "Send enquiry", category: "Vehicle Enquiry" },
  "test-drive": { heading: "Book Test Drive", submit: "Request test drive", category: "Test Drive" },
  "request-photos": { heading: "Request Photos", submit: "Request photos", category: "Request Photos" },
};

/** The same form about the same vehicle, asking for something else; a sold one can only be enquired about. */
export function askAbout(enquiry: EnquiryView, ask: VehicleAsk): EnquiryView {
  if (enquiry.subcategory !== null || ask === enquiry.ask) return enquiry;
  return { ...enquiry, ask, ...ASK_WORDS[ask], action: `${enquiry.carPath}/${ask}` };
}
