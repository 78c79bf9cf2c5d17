/**
 * What vehicles run on: one record, in the order in which a feed's words are matched (the first match wins). Label,
 * matching, icon, tag and calculator are derived from it (docs/how-to/fuel.md). A fuel's name is its label and the
 * value of `simple_fuel`; `fuel` keeps the feed's own word.
 */
interface Fuel {
  /** Matches a feed's words, in lower case and without punctuation. */
  readonly words: RegExp;
  /** Single letters that stand for it in feeds. */
  readonly letters: readonly string[];
  /** The site's option with the price of a unit; null for a fuel without a cost calculator (VDP-024). */
  readonly price: "fuelPricePerLitre" | null;
  readonly icon: "fuel" | "electric";
  /** Whether a card may show its name as a tag (CAR-111). */
  readonly tagged: boolean;
}

const KNOWN_FUELS = {
  PHEV: {
    words:
      /\bphe?v\b|\bladd?hybrid\w*\b|\brechargeable\b|\bricaricabile\b|\benchufable\b|\boplaadba\w+\b|\baufladbar\w*\b|\bplug ?in\b|\brange extend|\brex\b|\b4xe\b/,
    letters: [],
    price: "fuelPricePerLitre",
    icon: "fuel",
    tagged: true,
  },
  Hybrid: {
    words:
      /\bhyb(rid)?\b|\belhybrid\b|\bhybrid\w*\b|\bhev\b|\bmhev\b|\be power\b|\bpetrol electric\b|\bhybride\b|\bhybryd\w*\b|\bibrid\w*\b|\bhibri[dt]\w*\b/,
    letters: ["h"],
    price: "fuelPricePerLitre",
    icon: "fuel",
    tagged: true,
  },
  Hydrogen: {
    words: /\bhydrogen\b|\bfuel cell\b|\bfcev\b|\bwasserstoff\b/,
    letters: [],
    price: "fuelPricePerLitre",
    icon: "fuel",
    tagged: false,
  },
  Electric: {
    words:
      /\belectric\w*\b|\bbev\b|\bev\b|\belbil\b|\belektr[oiy]\w*\b|^(xe )?dien$|\belectrique\b|\belett?ric[ao]\b|^el$|^el (?=bensin|diesel|benzin)|(?<=bensin |diesel |benzin )el$|\bbattery\b|\bele[kc]?\b/,
    letters: ["e"],
    price: null,
    icon: "electric",
    tagged: true,
  },
  LPG: {
    words: /\blpg\b|\bliquid petroleum\b|\bliquefied petroleum\b|\bautogas\b|\bdual fuel\b|\bgpl\b/,
    letters: ["l", "g"],
    price: "fuelPricePerLitre",
    icon: "fuel",
    tagged: false,
  },
  Diesel: {
    words:
      /\b(bio)?diesel\b|\bdies\b|^(die|t d|d ?t)$|\bdiisel\b|\bdyzel\w*\b|^(may )?dau$|\bd[iy]zel\w*\b|\bgasoleo\b|\bmotorina\b|\bturbo ?diesel\b|\btdi?\b|\bcrdi?\b|\bdsl\b|\bgasoil\b|\bgazole\b/,
    letters: ["d"],
    price: "fuelPricePerLitre",
    icon: "fuel",
    tagged: false,
  },
  Petrol: {
    words:
      /\bpetrol\b|\bptrl\b|^u ?l$|\bunl\b|^prem$|\bpet\b|\bunleaded\b|\bleaded\b|\bp?ulp\d*\b|\bpremium\b|\bgasoline\b|\bbenzine?\b|\bbensin\b|\bessence\b|\bgasolina\b|\bbenzina\b|\bbenzin\w*\b|\bxang\b|\bbenzyn\w*\b|\bbensiini\b|\bbencina\b|\be10\b|\be85\b|\bethanol\b|\bflex\w*\b|\b(ron )?9[158]( ?ron)?\b|\bmogas\b/,
    letters: ["p", "u", "b"],
    price: "fuelPricePerLitre",
    icon: "fuel",
    tagged: false,
  },
} as const satisfies Readonly<Record<string, Fuel>>;

export type SimpleFuel = keyof typeof KNOWN_FUELS;
export const FUELS: Readonly<Record<SimpleFuel, Fuel>> = KNOWN_FUELS;

/** Litres that a car burns in 100 km, where nobody says what it does (VDP-027). */
export const USUAL_CONSUMPTION = 10;

/** The fuel of this label; null for any other word. */
export const fuelNamed = (label: string | null): Fuel | null =>
  label !== null && Object.hasOwn(FUELS, label) ? FUELS[label as SimpleFuel] : null;
