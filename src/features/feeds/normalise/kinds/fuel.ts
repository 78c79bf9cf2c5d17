import type { SIMPLE_FUELS } from "../../../vocabulary/vocabulary.ts";
import { remember } from "../remember.ts";
import { fold } from "../text.ts";

export type SimpleFuel = (typeof SIMPLE_FUELS)[number];

const LIQUID = /\b(petrol|unleaded|ulp|premium|gasoline|gas|benzin|essence|gasolina|diesel|e10|95|98|91|flex)\b/;
const RULES: readonly (readonly [RegExp, SimpleFuel])[] = [
  [/\bphev\b|\bplug ?in\b|\brange extend|\brex\b|\b4xe\b/, "PHEV"],
  [/\bhybrid\b|\bhev\b|\bmhev\b|\be power\b|\bpetrol electric\b|\bhybride\b/, "Hybrid"],
  [/\bhydrogen\b|\bfuel cell\b|\bfcev\b|\bwasserstoff\b/, "Hydrogen"],
  [/\bnot electric\b/, "Petrol"],
  [/\belectric\w*\b|\bbev\b|\bev\b|\belektro\b|\belectrique\b|\belettrica\b|\bbattery\b|\belek\b/, "Electric"],
  [/\blpg\b|\bliquid petroleum\b|\bliquefied petroleum\b|\bautogas\b|\bdual fuel\b|\bgpl\b/, "LPG"],
  [/\bdiesel\b|\bturbo ?diesel\b|\btdi?\b|\bcrdi?\b|\bdsl\b|\bgasoil\b|\bgazole\b/, "Diesel"],
  [
    /\bpetrol\b|\bpet\b|\bunleaded\b|\bleaded\b|\bulp\b|\bpulp\b|\bpremium\b|\bgasoline\b|\bbenzin\b|\bessence\b|\bgasolina\b|\bbenzina\b|\bbencina\b|\bnafta\b|\be10\b|\be85\b|\bethanol\b|\bflex\w*\b|\b(ron )?9[158]( ?ron)?\b|\bmogas\b/,
    "Petrol",
  ],
];
const LETTERS: Readonly<Record<string, SimpleFuel>> = {
  p: "Petrol",
  u: "Petrol",
  d: "Diesel",
  e: "Electric",
  h: "Hybrid",
  l: "LPG",
  g: "LPG",
};

/**
 * The label of a fuel in a feed's text: "Unleaded Petrol/Electric" is a Hybrid, "Premium" is Petrol. A bare "Gas" is
 * petrol where `gasIsPetrol` (American lists), LPG otherwise. Null where the text names no fuel, or one that has no
 * label (CNG).
 */
export function simpleFuel(words: string, gasIsPetrol = false): SimpleFuel | null {
  return gasIsPetrol ? american(words) : ours(words);
}
const ours = remember((words) => decide(fold(words), false));
const american = remember((words) => decide(fold(words), true));

function decide(text: string, gasIsPetrol: boolean): SimpleFuel | null {
  const letter = LETTERS[text];
  if (letter) return letter;
  if (/^(gas|gas fuel|gas engine)$/.test(text)) return gasIsPetrol ? "Petrol" : "LPG";
  if (/\b(cng|natural gas|compressed)\b/.test(text)) return null;
  const first = RULES.find(([rule]) => rule.test(text))?.[1] ?? null;
  if (first === "Electric" && LIQUID.test(text)) return "Hybrid";
  if (first === null && /\bgas\b/.test(text)) return gasIsPetrol ? "Petrol" : "LPG";
  return first;
}
