const PAST: Readonly<Record<string, string>> = { hold: "held", release: "released", refund: "refunded", ask: "asked" };

/** Turns an action of the audit log, `release the car`, into what somebody did: `released the car`. */
export const inThePast = (action: string): string => action.replace(/^\w+/, (verb) => PAST[verb] ?? verb);
