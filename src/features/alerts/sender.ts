import { phoneAt, primaryDealership, primaryLocation } from "../site/rules.ts";
import type { Site } from "../site/site.ts";

/** The sender of a site's mails: the dealership of its primary location. */
export interface MailingSender {
  readonly dealershipSlug: string;
  /** The business's legal name, for the sentence of a consent. */
  readonly legalName: string;
  /** "Halden Pty Ltd, 118 Bourke Road, Alexandria NSW 2015. 02 5550 1962." */
  readonly line: string;
}

export function senderOf(site: Site): MailingSender {
  const place = primaryLocation(site.locations);
  const legalName = site.legal.name || site.name;
  const { street = "", city = "", state = "", postcode = "" } = place?.address ?? {};
  const town = [city, state, postcode].filter(Boolean).join(" ");
  const phone = place && phoneAt(place);
  const line = [legalName, street, town].filter(Boolean).join(", ");
  return {
    dealershipSlug: primaryDealership(site)?.slug ?? "",
    legalName,
    line: `${line}.${phone ? ` ${phone}.` : ""}`,
  };
}
