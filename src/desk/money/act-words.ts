const PAST: Readonly<Record<string, string>> = { hold: "held", release: "released", refund: "refunded", ask: "asked" };

/** An act of the record, `release the car`, as what somebody did: `released the car`. */
export const inThePast = (action: string): string => action.replace(/^\w+/, (verb) => PAST[verb] ?? verb);
