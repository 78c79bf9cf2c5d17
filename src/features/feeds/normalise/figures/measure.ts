import { readNumber } from "./number.ts";

/**
 * A length in millimetres: "5.4 m", "540cm", `18'6"`, "18 ft", 5400. A bare number is metres below 14, feet below 60,
 * centimetres below 1500, and otherwise millimetres. Null if the text has none, or one outside 0.3 to 40 metres.
 */
export function readLength(text: string, unit: string | null = null): number | null {
  const feet = /(\d+(?:\.\d+)?)\s*(?:'|’|ft|feet|foot)\s*(?:(\d+(?:\.\d+)?)\s*(?:"|”|''|in\w*)?)?/i.exec(text);
  if (feet) return within(Number(feet[1]) * 304.8 + Number(feet[2] ?? 0) * 25.4);
  const amount = readNumber(text, true);
  if (amount === null || amount <= 0) return null;
  const ownUnit = /\d\s*(mm|cm|m)\b/i.exec(text)?.[1]?.toLowerCase() ?? unit;
  if (ownUnit === "ft") return within(amount * 304.8);
  if (ownUnit === "cm") return within(amount * 10);
  if (ownUnit === "m" && amount < 60) return within(amount * 1000);
  if (ownUnit === "mm") return within(amount < 30 ? amount * 1000 : amount);
  if (amount < 14) return within(amount * 1000);
  if (amount < 60) return within(amount * 304.8);
  return within(amount < 1500 ? amount * 10 : amount);
}

function within(mm: number): number | null {
  const rounded = Math.round(mm);
  return rounded >= 300 && rounded <= 40_000 ? rounded : null;
}

/**
 * A mass in kilograms: "2,440 kg", "2.8 t", 4500. A bare number below 60 is tonnes. Null above 200 tonnes or without a
 * number.
 */
export function readMass(text: string, unit: string | null = null): number | null {
  const tonnes = /\d\s*(t|tonnes?)\b/i.test(text) || unit === "t";
  const amount = readNumber(text, tonnes || /^\d{1,2}\.\d+$/.test(text));
  if (amount === null || amount <= 0) return null;
  const inTonnes = tonnes ? amount < 200 : amount < 60 && !/\d\s*kg/i.test(text);
  const kg = Math.round(inTonnes ? amount * 1000 : amount);
  return kg <= 200_000 ? kg : null;
}

/**
 * A whole number within bounds, ignoring the words around it (" 7 Seats", "5.0"; "5+2" is seven). Null for anything
 * else, including "1,200".
 */
export function readCount(text: string, least: number, most: number): number | null {
  const found = /(?<![\d.]|\d,)(\d{1,3})(?:\.0+)?(?![\d.]|,\d)(?: ?\+ ?(\d)(?![\d.]))?/.exec(text);
  const count = found ? Number(found[1]) + Number(found[2] ?? 0) : null;
  return count !== null && count >= least && count <= most ? count : null;
}
