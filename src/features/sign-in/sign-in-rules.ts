import { countsWithin, DAY_MS, HOUR_MS, MINUTE_MS } from "../../lib/time/spans.ts";
import { CODE_DIGITS } from "./secrets.ts";

/** How long a code is valid, in milliseconds. */
export const CODE_LASTS_MS = 10 * MINUTE_MS;
/** How often a code may be mistyped. */
export const MOST_ATTEMPTS = 5;
/** How long a member stays signed in, in milliseconds. */
export const SESSION_LASTS_MS = 30 * DAY_MS;
/** How long requested codes are stored, to be counted, in milliseconds. */
export const CODES_COUNT_MS = DAY_MS;

/**
 * Limits on requested codes, with periods in milliseconds: for one phone, from one address, and from one network for
 * one phone, over all sites of the installation. The last one leaves codes for a phone's owner even if strangers
 * request them, as does `beyond`: a network with few requests for a phone may exceed the phone's limit by that many.
 */
const LIMITS = {
  phone: [
    { within: HOUR_MS, most: 5, beyond: 5 },
    { within: DAY_MS, most: 10, beyond: 10 },
  ],
  address: [
    { within: HOUR_MS, most: 20 },
    { within: DAY_MS, most: 60 },
  ],
  phoneFromHere: [{ within: DAY_MS, most: 6 }],
} as const;

interface Limit {
  readonly within: number;
  readonly most: number;
  readonly beyond?: number;
}

/** A network with this many codes for a phone within a day may no longer exceed the phone's limit. */
const FEW_FOR_PHONE = 2;

/**
 * Codes sent by one site within a day, so that a stranger with many addresses and numbers cannot run up the dealer's
 * bill.
 */
export const MOST_CODES_OF_SITE = 1_000;
/**
 * Further codes reserved for phones with an account on the site, so that a flood of other numbers cannot lock them out.
 */
export const MOST_CODES_OF_MEMBERS = 1_000;
/**
 * Codes per network and day once a site has used half of its codes, as in a flood, so that some are left for others.
 */
const FEW_CODES = 5;

/** Why a sign-in fails. `message` is for the shopper. */
export interface SignInFailure {
  /**
   * `invalid`: malformed; `wrong`: another code; `spent`: the code is too old, used or tried too often; `limited`:
   * too many were requested; `unavailable`: the sign-in does not work just now.
   */
  readonly kind: "invalid" | "wrong" | "spent" | "limited" | "unavailable";
  readonly message: string;
}

const failed = (kind: SignInFailure["kind"], message: string): SignInFailure => ({ kind, message });

export const FAILURES = {
  phone: failed("invalid", "Please enter an Australian mobile number, like 0491 570 006."),
  digits: failed("invalid", `Please enter the ${CODE_DIGITS} digits of the code.`),
  spent: failed("spent", "That code can’t be used any more. Please ask for a new one."),
  number: failed("invalid", "We could not send a message to this number. Please check it."),
  site: failed("limited", "Very many codes were asked for today. Please try again tomorrow."),
  gateway: failed("unavailable", "We could not send the message just now. Please try again in a moment."),
  none: failed("unavailable", "Signing in is not available on this website at the moment."),
  broken: failed("unavailable", "We could not sign you in just now. Please try again in a moment."),
} as const;

export function wrongCode(attempts: number): SignInFailure {
  const left = MOST_ATTEMPTS - attempts;
  if (left <= 0) return failed("spent", "That is not the code, and it was the last try. Please ask for a new one.");
  return failed(
    "wrong",
    `That is not the code. Please check it: ${left === 1 ? "one try is" : `${left} tries are`} left.`,
  );
}

/** Null if another code may be sent at `now`, given the times of the previous ones (all epoch ms). */
export function overLimit(
  requests: Readonly<Record<keyof typeof LIMITS, readonly number[]>>,
  now: number,
): SignInFailure | null {
  const hadFew = requests.phoneFromHere.length < FEW_FOR_PHONE;
  for (const of of ["phone", "address", "phoneFromHere"] as const) {
    for (const { within, most, beyond = 0 } of LIMITS[of] as readonly Limit[]) {
      if (requests[of].filter((at) => countsWithin(within, at, now)).length < most + (hadFew ? beyond : 0)) continue;
      return failed(
        "limited",
        `Too many codes were asked for. Please try again ${within === HOUR_MS ? "in an hour" : "tomorrow"}.`,
      );
    }
  }
  return null;
}

/** Null if the site may send another code, given how many it and the requesting network had within a day. */
export function overSite(sent: {
  readonly ofSite: number;
  readonly ofNetwork: number;
  readonly toMember: boolean;
}): SignInFailure | null {
  const { ofSite, ofNetwork, toMember } = sent;
  const most = MOST_CODES_OF_SITE + (toMember ? MOST_CODES_OF_MEMBERS : 0);
  const isFlood = !toMember && ofSite >= MOST_CODES_OF_SITE / 2;
  return ofSite >= most || (isFlood && ofNetwork >= FEW_CODES) ? FAILURES.site : null;
}

/** The digits of a typed code, which may contain spaces or dashes; null if it is not a code. */
export function typedCode(typed: string): string | null {
  const digits = typed.normalize("NFKC").replace(/[\s-]/g, "");
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : null;
}

/**
 * Text of the message. Its last line lets a browser fill in the code on this host only (WICG, origin-bound one-time
 * codes); it is omitted if the site's own host is not known.
 */
export const codeMessage = (code: string, siteName: string, host: string | null): string =>
  `${code} is your code to sign in at ${siteName}. It lasts 10 minutes. We never ask for it on the phone.${host ? `\n\n@${host} #${code}` : ""}`;
