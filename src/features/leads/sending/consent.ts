import { oneLine } from "../../forms/contact.ts";
import type { LeadPayload } from "../../forms/lead-payload.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { LeadRecord } from "../rules.ts";

/** Proof of consent (Spam Act 2003 s16): who agreed, when, how, and to which text. */
export interface OptInRecord {
  readonly given: boolean;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The text beside the box, from the site's configuration. */
  readonly words: string;
  /** The text that the browser reports as shown, if it differs: the page may be older than the configuration. */
  readonly words_reported: string | null;
  readonly how: {
    readonly form: string;
    readonly url: string | null;
    readonly ip: string;
    readonly user_agent: string | null;
  };
}

/** The record of the box's state; null if the form had no box. */
export function optInRecord(
  lead: LeadRecord,
  typed: Pick<LeadPayload, "opt_in" | "opt_in_text">,
  config: Pick<SiteConfig, "optInText" | "enquiryFormFields">,
  { now, ip }: { readonly now: number; readonly ip: string },
): OptInRecord | null {
  if (typed.opt_in === undefined) return null;
  const { payload } = lead;
  const labels = config.enquiryFormFields.filter((field) => field.name === "opt_in").map((field) => field.label);
  const reported = typed.opt_in_text ?? null;
  const known = reported !== null && [config.optInText, ...labels].map(oneLine).includes(reported);
  return {
    given: typed.opt_in,
    name: [payload.name, payload.last_name].filter(Boolean).join(" ") || null,
    email: payload.email ?? null,
    phone: payload.phone ?? null,
    at: new Date(now).toISOString(),
    words: known ? reported : config.optInText,
    words_reported: known ? null : reported,
    how: { form: payload.category, url: payload.url ?? null, ip, user_agent: payload.user_agent ?? null },
  };
}
