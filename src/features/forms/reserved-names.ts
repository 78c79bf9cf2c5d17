import { LeadPayloadSchema } from "./lead-payload.ts";
import { OWN_FIELDS } from "./own-fields.ts";

/** Names that forms send besides typed fields, and names that the server adds to a lead. */
const SENT_ALONG = [
  "website",
  "step",
  "intent",
  "repeat",
  "processor",
  "amount",
  "payment_reference",
  "status",
  "form_completed",
  "isLastStep",
];

/** Properties of the HTML form element, which a field of the same name would hide from scripts. */
const OF_THE_ELEMENT =
  "action addEventListener attributes checkValidity children contains dispatchEvent elements encoding enctype id " +
  "isConnected length matches method nodeName nodeType noValidate ownerDocument parentNode removeEventListener " +
  "reportValidity requestSubmit reset submit tagName target";

/** Names in lower case that a site's own field must not have. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  [
    ...Object.keys(LeadPayloadSchema.entries),
    ...Object.keys(OWN_FIELDS),
    ...SENT_ALONG,
    ...OF_THE_ELEMENT.split(" "),
    ...Object.getOwnPropertyNames(Object.prototype),
  ].map((name) => name.toLowerCase()),
);
