import { linkPath, phoneAt, primaryLocation, telHref } from "../site/rules.ts";
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

/** Data of the sign-in page apart from its current step. */
export interface SignInView extends SignInWay {
  readonly heading: string;
  /** The page's own path, which its forms post to, and the path for entering another number. */
  readonly path: string;
  readonly otherPhonePath: string;
  /** How codes are sent; null if the site cannot send any. */
  readonly way: "sms" | "demo" | null;
  /** Name of the business that asks for the number (Australian Privacy Principle 5), and other ways to contact it. */
  readonly collector: string;
  readonly privacyHref: string;
  readonly contactHref: string;
  readonly phone: { readonly text: string; readonly href: string } | null;
}

/** The paths from a sign-in's address; home and the member's own page if they are missing or invalid. */
export function signInWay(query: URLSearchParams, garage: string): SignInWay {
  const type = SIGN_IN_TYPES.find((known) => known === query.get("type")) ?? "my-garage";
  return { type, redirect: ownPath(query.get("redirect"), garage), back: ownPath(query.get("back"), "/") };
}

/** Values of `step` in the address: a code was sent, or another number is to be entered. */
export const CODE_SENT = "code";
export const OTHER_PHONE = "other-phone";

export function signInView(site: Site, query: URLSearchParams, way: SignInView["way"]): SignInView {
  const { config } = site;
  const requested = signInWay(query, config.myGaragePath);
  const path = signInPath(requested);
  const primary = primaryLocation(site.locations);
  const phone = primary && phoneAt(primary);
  return {
    ...requested,
    heading: HEADINGS[requested.type],
    path,
    otherPhonePath: `${path}&step=${OTHER_PHONE}`,
    way,
    collector: site.legal.name,
    privacyHref: linkPath(config, "privacyPolicy"),
    contactHref: linkPath(config, "contact"),
    phone: phone ? { text: phone, href: telHref(phone) } : null,
  };
}
