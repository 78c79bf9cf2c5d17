import { readNumber } from "./number.ts";

export const KM_IN_MILE = 1.609344;

export interface ReadDistance {
  /** Whole kilometres, never negative. */
  readonly km: number;
  readonly miles: boolean;
}

/** Reads an odometer: "1,234 km", "45k", "51,000 mi." (turned into kilometres, as all are where `inMiles`). Null if none. */
export function readDistance(text: string, inMiles = false): ReadDistance | null {
  if (/kmpl|km\/l|km\/kg|mpg|l\/100|km per|per litre/i.test(text)) return null;
  const amount = readNumber(text);
  if (amount === null || amount < 0 || amount > 5_000_000) return null;
  const miles = /\bmi(les?|\.|\b)/i.test(text) || (inMiles && !/km|kilom/i.test(text));
  return { km: Math.round(miles ? amount * KM_IN_MILE : amount), miles };
}
