import { LOCALE } from "../../lib/words/locale.ts";

/** A time in the time zone of this device. */
export const ownTime = (at: number): string =>
  new Intl.DateTimeFormat(LOCALE, { hour: "numeric", minute: "2-digit" }).format(at);
