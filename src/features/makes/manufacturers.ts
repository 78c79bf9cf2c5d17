import { slugOf } from "../../lib/words/slug.ts";
import type { Manufacturer } from "../site/site.ts";

/**
 * The makes sold in Australia, new or second-hand, in the trade's spelling: cars and utes, motorcycles, trucks and
 * buses, caravans and campers. A make's id is its place in the list: append, never reorder (MODEL-016 to MODEL-019).
 */
const CARS = [
  "Abarth|Alfa Romeo|Alpine|Aston Martin|Audi|Bentley|BMW|BMW Alpina|BYD|Cadillac|Caterham|Chery|Chevrolet|Chrysler",
  "Citroen|Cupra|Daewoo|Daihatsu|Datsun|Deepal|Denza|Dodge|DS|Eunos|Farizon|Ferrari|Fiat|Ford|Ford Performance Vehicles",
  "Foton|GAC|Geely|Genesis|GMC|Great Wall|GWM|Haval|Holden|Holden Special Vehicles|Honda|HSV|Hummer|Hyundai|Ineos",
  "Infiniti|Isuzu|JAC|Jaecoo|Jaguar|Jeep|Kia|KGM|Koenigsegg|Lamborghini|Lancia|Land Rover|LDV|Leapmotor|Lexus|Lincoln",
  "Lotus|Mahindra|Maserati|Maybach|Mazda|McLaren|Mercedes-AMG|Mercedes-Benz|Mercedes-Maybach|MG|MINI|Mitsubishi",
  "Morgan|Nissan|Omoda|Opel|ORA|Pagani|Peugeot|Polestar|Pontiac|Porsche|Proton|RAM|Renault|Rolls-Royce|Rover|Saab|SEAT",
  "Skoda|Skywell|smart|SsangYong|Subaru|Suzuki|Tank|Tata|Tesla|Toyota|Triumph|TVR|Volkswagen|Volvo|XPENG|Zeekr|ZXAUTO",
];
const MOTORCYCLES = [
  "Aprilia|Benelli|Beta|CFMOTO|Ducati|GASGAS|Harley-Davidson|Husqvarna|Indian|Kawasaki|KTM|Kymco|Moto Guzzi|MV Agusta",
  "Piaggio|Royal Enfield|Sherco|SYM|Vespa|Yamaha|Zero",
];
const TRUCKS = ["DAF|Freightliner|Fuso|Hino|Iveco|Kenworth|Mack|MAN|Scania|SEA Electric|Sinotruk|UD|Western Star"];
const CARAVANS = [
  "Adria|Avan|Bailey|Concept|Coromal|Crusader|Cub|Essential|Goldstream|Jayco|Kedron|Lotus Caravans|Millard|MDC|New Age",
  "Nova|Opal|Option RV|Paramount|Roadstar|Royal Flair|Snowy River|Sunliner|Supreme|Trakmaster|Viscount|Windsor|Zone RV",
];

/** The make as part of an address: `Mercedes-Benz` is `mercedes-benz`, `Citroën` is `citroen`. */
export function manufacturerSlug(make: string): string {
  return make
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * The part of a search's address that names a make, or a model of it: `mazda`, `mazda/cx-5`. A name without a single
 * letter or digit that an address can have is left out.
 */
export const addressOfMake = (make: string, model: string | null = null): string =>
  [manufacturerSlug(make), model === null ? "" : slugOf(model)].filter((part) => part !== "").join("/");

const named = (lines: readonly string[]) => lines.flatMap((line) => line.split("|"));

export const MANUFACTURERS: readonly Manufacturer[] = [
  ...named(CARS),
  ...named(MOTORCYCLES),
  ...named(TRUCKS),
  ...named(CARAVANS),
].map((name, index) => {
  const slug = manufacturerSlug(name);
  // Served by routes/finding/make-logo.ts: a plate of our own with the make's letters.
  return { id: index + 1, name, slug, logo: { url: `/makes/${slug}.svg` } };
});
