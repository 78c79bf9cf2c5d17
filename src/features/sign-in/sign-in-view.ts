import { linkPath, primaryLocation, telHref } from "../site/rules.ts";
import type { Site } from "../site/site.ts";
import { ownPath, SIGN_IN_TYPES, type SignInType, type SignInWay, signInPath } from "./sign-in-path.ts";

const HEADINGS: Readonly<Record<SignInType, string>> = {
  "my-garage": "Sign in to your garage",
  "online-payment": "Sign in to pay online",
  checkout: "Sign in to buy online",
  finance: "Sign in for finance",
  "trade-in": "Sign in for a valuation",
  "spin-to-win": "Sign in to spin",
  "car-finance": "Sign in for your finance quote",
  watchlist: "Sign in to save to your watchlist",
};

/** What the sign-in shows besides the step in hand. */
export interface SignInView extends SignInWay {
  readonly heading: string;
  /** The page's own address, to which its forms post; and the same with the phone to be entered again. */
  readonly path: string;
  readonly otherPhonePath: string;
  /** How codes come; null where the site cannot send any. */
  readonly way: "sms" | "demo" | null;
  /** Who asks for the number (APP 5), and how to reach them otherwise. */
  readonly collector: string;
  readonly privacyHref: string;
  readonly contactHref: string;
  readonly phone: { readonly text: string; readonly href: string } | null;
}

/**
 * Where an address asks a sign-in to lead; home and the member's own page for what it does not say, or says wrongly.
 */
export function signInWay(query: URLSearchParams, garage: string): SignInWay {
  const type = SIGN_IN_TYPES.find((known) => known === query.get("type")) ?? "my-garage";
  return { type, redirect: ownPath(query.get("redirect"), garage), back: ownPath(query.get("back"), "/") };
}

/** `step` of the address: a code was sent; or the phone is asked for although one was. */
export const CODE_SENT = "code";
export const OTHER_PHONE = "other-phone";

export function signInView(site: Site, query: URLSearchParams, way: SignInView["way"]): SignInView {
  const { config } = site;
  const asked = signInWay(query, config.myGaragePath);
  const path = signInPath(asked);
  const phone = primaryLocation(site.locations)?.contact_detail.phone ?? null;
  return {
    ...asked,
    heading: HEADINGS[asked.type],
    path,
    otherPhonePath: `${path}&step=${OTHER_PHONE}`,
    way,
    collector: site.legal.name,
    privacyHref: linkPath(config, "privacyPolicy"),
    contactHref: linkPath(config, "contact"),
    phone: phone ? { text: phone, href: telHref(phone) } : null,
  };
}
