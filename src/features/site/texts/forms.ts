import { ASKS, FORMS } from "../../forms/lead-forms.ts";
import type { LeadThanks } from "../../forms/lead-kinds.ts";

interface FormTexts {
  readonly heading: string;
  readonly submit: string;
}

/** The texts `{area}.{kind}` and `{area}.{kind}.submit`, taken from a record of lead forms. */
function sourceTexts<Area extends string, Kind extends string>(area: Area, sources: Readonly<Record<Kind, FormTexts>>) {
  const texts = Object.entries<FormTexts>(sources).flatMap(([kind, { heading, submit }]) => [
    [`${area}.${kind}`, heading],
    [`${area}.${kind}.submit`, submit],
  ]);
  return Object.fromEntries(texts) as Readonly<Record<`${Area}.${Kind}` | `${Area}.${Kind}.submit`, string>>;
}

/** Texts around the forms of pages and vehicles. `{name}` is a model's, `{vehicle}` the site's noun in lower case. */
export const FORM_TEXTS = {
  ...sourceTexts("form", FORMS),
  ...sourceTexts("ask", ASKS),
  "ask.similar": "Find Me Something Similar",
  "thanks.enquiry": "Thank you for your enquiry",
  "thanks.testDrive": "Thank you for booking a test drive",
  "thanks.photos": "Thank you, your photos are on the way",
  "thanks.tradeIn": "Thank you for telling us about your {vehicle}",
  "thanks.service": "Thank you for your service booking",
  "thanks.unsubscribe": "We will stop writing to you",
  "thanks.other": "Thank you for getting in touch",
  "thanks.next": "Somebody from our team will be in touch soon.",
} as const satisfies Readonly<Record<`thanks.${LeadThanks}`, string> & Record<string, string>>;
