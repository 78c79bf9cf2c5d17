import { readText, siteKey, writeText } from "../../../lib/site-storage.ts";
import type { Timed } from "../../hours/opening.ts";
import type { SiteConfig } from "../schema.ts";
import { campaignHref } from "./campaign-link.ts";
import { isRunning } from "./campaigns.ts";

/** The promotional popup as pages show it (NAV-020). */
export interface PopupView {
  /** Changes with the popup's own id or its last day. */
  readonly id: string;
  readonly heading: string;
  readonly text: string | null;
  readonly image: string | null;
  readonly link: { readonly label: string; readonly href: string } | null;
  /** The end of its last day in the dealer's time zone, in epoch ms; null where it does not expire. */
  readonly until: number | null;
}

/** The site's popup at `now` (epoch ms); null if the site has none or it is not shown on that day (NAV-023). */
export function popupView(config: PopupConfig, now: number): PopupView | null {
  const open = popupDays(config, now);
  if (!config.popup || !open?.value) return null;
  const { heading, text = null, image = null, link = null, campaign } = config.popup;
  const led = link && { ...link, href: campaignHref(link.href, campaign) };
  return { id: popupId(config.popup), heading, text, image, link: led, until: open.changesAt };
}

type PopupConfig = Pick<SiteConfig, "popup" | "campaigns" | "timezone">;

/**
 * Whether the site's popup is shown, and when that changes: on the days of its campaign (HOME-034), up to its last day.
 */
export const popupDays = ({ popup, ...config }: PopupConfig, now: number): Timed<boolean> | null =>
  popup && isRunning({ campaign: popup.campaign, end: popup.expiry }, config, now);

/** The id under which a dismissal is stored: a popup with another id or another last day shows again (NAV-022). */
export const popupId = ({ id, expiry }: NonNullable<SiteConfig["popup"]>): string => `${id}@${expiry ?? "always"}`;

/** Whether to open the popup: it has not expired and is not the last one dismissed (NAV-021 to NAV-023). */
export const isPopupDue = (popup: PopupView, dismissed: string | null, now: number): boolean =>
  (popup.until === null || now < popup.until) && dismissed !== popup.id;

/** A form that submits something, or an open dialog. Search and filter forms use `get`, so they do not count. */
const BUSY = 'main form[method="post"], dialog[open]';

/**
 * Whether the visitor is filling something in on this page: the popup must not cover an enquiry, a booking or a
 * sign-in.
 */
export const isFillingIn = (page: Pick<ParentNode, "querySelector">): boolean => page.querySelector(BUSY) !== null;

/** The id of the popup last dismissed in this browser; null if none was (SITE-048). */
export const lastDismissal = (slug: string): string | null => readText(() => localStorage, siteKey(slug, "popup"));

export function rememberDismissal(slug: string, popup: PopupView): void {
  writeText(() => localStorage, siteKey(slug, "popup"), popup.id);
}
