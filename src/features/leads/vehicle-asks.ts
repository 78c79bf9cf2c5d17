import type { LeadCategory } from "../forms/lead-payload.ts";
import type { EnquiryView } from "./enquiry-view.ts";

/** What may be asked about a vehicle, each in a dialog or on a page of its own (VDP-119 to VDP-121). */
export const VEHICLE_ASKS = ["enquire", "test-drive", "request-photos"] as const;
export type VehicleAsk = (typeof VEHICLE_ASKS)[number];

interface AskSubject {
  readonly category: Extract<LeadCategory, "Vehicle Enquiry" | "Test Drive" | "Request Photos">;
}

/** What the lead of each is about (LEAD-054); what is said around it are the texts `ask.{what}`. */
export const ASK_SUBJECTS: Readonly<Record<VehicleAsk, AskSubject>> = {
  enquire: { category: "Vehicle Enquiry" },
  "test-drive": { category: "Test Drive" },
  "request-photos": { category: "Request Photos" },
};

/** The same form about the same vehicle, asking for something else; a sold one can only be enquired about. */
export function askAbout(enquiry: EnquiryView, ask: VehicleAsk): EnquiryView {
  if (enquiry.subcategory !== null || ask === enquiry.ask) return enquiry;
  return { ...enquiry, ask, ...enquiry.asks[ask], ...ASK_SUBJECTS[ask], action: `${enquiry.carPath}/${ask}` };
}
