import type { ItemType } from "../../vocabulary/vehicle-kinds.ts";
import { type Vocabulary, vocabularyOf } from "./lexicon/vocabulary.ts";
import { readWords } from "./read-words.ts";
import type { FieldCounts, Reading, ReadingOptions } from "./schema.ts";

const wordsOf = (itemType: ItemType, counts: Readonly<Record<string, FieldCounts>>): Vocabulary =>
  vocabularyOf(counts, { itemTypes: [itemType], weekly: null, transmission: "simple_transmission" });

/** Small sites, each with one kind of vehicle, for reading everyday texts. */
const SITES = {
  cars: wordsOf("car", {
    make: { Mazda: 9, Volkswagen: 7, Toyota: 20, Kia: 6, BMW: 3, Hyundai: 3, Ford: 1, Skoda: 1 },
    make_model: {
      "Mazda CX-5": 5,
      "Mazda Mazda3": 4,
      "Volkswagen Golf": 4,
      "Volkswagen Tiguan": 3,
      "Toyota HiLux": 12,
      "Toyota Camry": 8,
      "Kia Soul": 2,
      "Kia Rio": 4,
      "Hyundai i30": 3,
      "Ford Courier": 1,
      "Skoda Superb": 1,
      "BMW 3 Series": 3,
    },
    categories: { "First car": 4 },
    cab: { "Dual cab": 9 },
    badge: {
      SR5: 6,
      GTI: 2,
      R: 1,
      N: 1,
      "Laurin & Klement": 1,
      GX: 2,
      "Rough Terrain": 2,
      "R-Line": 2,
      Sky: 1,
      Titanium: 2,
      Premium: 2,
      Premier: 1,
    },
    simple_body: { Ute: 20, SUV: 5, Hatch: 8, Wagon: 3, Van: 3 },
    simple_fuel: { Petrol: 20, Diesel: 15, Electric: 4, Hybrid: 5 },
    simple_transmission: { Automatic: 30, Manual: 6 },
    colour: { White: 20, Black: 10, Grey: 8, Blue: 6, Red: 5, Green: 2, Gold: 1 },
    seats: { 5: 30, 7: 9, 8: 2 },
    equipment: { "Reversing Camera": 9, "Apple CarPlay": 4, Canopy: 3, "Bull Bar": 3, Sunroof: 5, "Tow Bar": 9 },
    towing: { 3500: 9 },
    payload: { 900: 9 },
    electric_range: { 450: 4 },
  }),
  caravans: wordsOf("caravan", {
    item_type: { caravan: 9 },
    make: { Jayco: 9 },
    simple_body: { Caravan: 9 },
    tare_mass: { 1800: 9 },
    limit_mass: { 2500: 9 },
    badge: { Outback: 2 },
    sleeps: { 4: 5, 6: 4 },
    length: { 5500: 9 },
  }),
  trucks: wordsOf("truck", {
    item_type: { truck: 9 },
    make: { Isuzu: 9 },
    body: { Tipper: 9 },
    limit_mass: { 8000: 9 },
    payload: { 4000: 9 },
  }),
} as const;

export type TypedSite = keyof typeof SITES;

export const readOn = (site: TypedSite, typed: string, place?: Place): Reading =>
  readWords(typed, SITES[site], { thisYear: 2026, ...(place && { place }) });

type Place = NonNullable<ReadingOptions["place"]>;

/** How a text is read on one of the sites, with what is left as text: "White · Ute · “welcome”". */
export function typedOn(site: TypedSite, typed: string, place?: Place): string {
  const { choices, text } = readOn(site, typed, place);
  return [...choices.map(({ label }) => label), ...(text === "" ? [] : [`“${text}”`])].join(" · ");
}
