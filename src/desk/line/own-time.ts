import { LOCALE } from "../../lib/words/locale.ts";

/** A time by the watch of whoever holds this device. */
export const ownTime = (at: number): string =>
  new Intl.DateTimeFormat(LOCALE, { hour: "numeric", minute: "2-digit" }).format(at);
