import { MOST_ALERTS, type Often } from "./rules.ts";

/** The search or car that somebody requests mails about. */
export interface Wish {
  readonly kind: "search" | "car";
  readonly address: string;
  readonly name: string;
  /** The name without typed words, for a mail to an address that is not confirmed; "" if nothing is left. */
  readonly ownName: string;
  readonly carSlug: string | null;
  readonly often: Often;
  readonly drops: boolean;
  readonly email: string;
  /** 0 if not signed in. */
  readonly memberId: number;
  /** The sentence that was agreed to, and the page that it was on. */
  readonly words: string;
  readonly page: string;
}

/** Why no alert was created. `message` is for the shopper. */
export interface AlertFailure {
  readonly kind: "full" | "limited";
  readonly message: string;
}

export const FULL: AlertFailure = {
  kind: "full",
  message: `This address has ${MOST_ALERTS} alerts. End one to begin another: the link in each alert’s email leads there.`,
};

export const TOO_MANY_LINKS: AlertFailure = {
  kind: "limited",
  message: "This address was sent many emails of late, so we cannot send it a link just now. Please try again later.",
};
