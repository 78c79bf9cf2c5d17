import { remember } from "../../../../lib/memory/remember.ts";
import { FUELS, type SimpleFuel } from "../../../vocabulary/fuels.ts";
import { closest } from "../names/spelling.ts";
import { inOurScript } from "../scripts/words.ts";
import { fold, withoutDenied } from "../text.ts";

const LIQUID =
  /\b(petrol|unleaded|ulp|premium|gasoline|gas|benzine?|bensin|essence|gasolina|benzina|diesel|e10|95|98|91|flex)\b/;
const LABELS = Object.keys(FUELS) as SimpleFuel[];

/**
 * The label of a fuel in a feed's text: "Unleaded Petrol/Electric" is a Hybrid, "Premium" is Petrol. A bare "Gas" or
 * "G" is petrol if `gasIsPetrol` (American lists), and LPG otherwise. Null if the text names no fuel, or one that has
 * no label (CNG). Fuels that the text denies do not count ("Diesel, not electric"); a vehicle that is only said not to
 * be electric runs on petrol.
 */
export function simpleFuel(words: string, gasIsPetrol = false): SimpleFuel | null {
  return gasIsPetrol ? american(words) : ordinary(words);
}
const ordinary = remember((words) => decide(fold(inOurScript(words)), false));
const american = remember((words) => decide(fold(inOurScript(words)), true));

/** Fuels that are recognised despite a typing error ("Deisel", "Pertol", "Hbyrid"). */
const SPELLABLE: Readonly<Record<string, SimpleFuel>> = {
  petrol: "Petrol",
  diesel: "Diesel",
  hybrid: "Hybrid",
  electric: "Electric",
  unleaded: "Petrol",
};

function misspeltFuel(text: string): SimpleFuel | null {
  const near = text.includes(" ") ? null : closest(text, Object.keys(SPELLABLE));
  return near ? (SPELLABLE[near] ?? null) : null;
}

function decide(plain: string, gasIsPetrol: boolean): SimpleFuel | null {
  const text = withoutDenied(plain).trim();
  if (text === "" && /\bnot electric\b/.test(plain)) return "Petrol";
  if (gasIsPetrol && text === "g") return "Petrol";
  const byLetter = LABELS.find((label) => FUELS[label].letters.includes(text));
  if (byLetter) return byLetter;
  if (/^(gas|gas fuel|gas engine)$/.test(text)) return gasIsPetrol ? "Petrol" : "LPG";
  if (/\b(cng|natural gas|compressed)\b/.test(text)) return null;
  const first = LABELS.find((label) => FUELS[label].words.test(text)) ?? null;
  if (first === "Electric" && LIQUID.test(text)) return "Hybrid";
  if (first === null && /\bgas\b/.test(text)) return gasIsPetrol ? "Petrol" : "LPG";
  return first ?? misspeltFuel(text);
}
