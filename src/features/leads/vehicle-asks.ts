import type { VehicleAsk } from "../forms/lead-forms.ts";
import type { EnquiryView } from "./enquiry-view.ts";

/** The form about the same vehicle, for another request. A sold vehicle allows enquiries only. */
export function askAbout(enquiry: EnquiryView, ask: VehicleAsk): EnquiryView {
  if (enquiry.subcategory !== null || ask === enquiry.ask) return enquiry;
  return { ...enquiry, ask, ...enquiry.asks[ask], action: `${enquiry.carPath}/${ask}` };
}
