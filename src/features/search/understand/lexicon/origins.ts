import type { Meaning } from "../meanings.ts";
import { type Vocabulary, valuesMeaning } from "./vocabulary.ts";

/** Countries and regions that makes come from, in the trade's words. */
export const ORIGINS: ReadonlyMap<string, Origin> = new Map(
  (
    [
      ["German", "german|germany", "Audi|BMW|Mercedes-Benz|Porsche|Volkswagen|Smart|Opel"],
      [
        "Japanese",
        "japanese|japan|jap|jdm",
        "Honda|Infiniti|Isuzu|Lexus|Mazda|Mitsubishi|Nissan|Subaru|Suzuki|Toyota|Daihatsu|Kawasaki|Yamaha|Hino|Fuso",
      ],
      ["Korean", "korean|korea", "Genesis|Hyundai|Kia|SsangYong|KGM|Daewoo"],
      [
        "Chinese",
        "chinese|china",
        "BYD|Chery|GWM|Haval|Jaecoo|LDV|MG|Omoda|Geely|Deepal|Leapmotor|XPENG|Zeekr|Great Wall|JAC|GAC|Foton",
      ],
      [
        "European",
        "european|euro|europe",
        "Abarth|Alfa Romeo|Audi|BMW|Citroen|Cupra|Ferrari|Fiat|Jaguar|Lamborghini|Land Rover|Maserati|Mercedes-Benz|MINI|Peugeot|Polestar|Porsche|Renault|Skoda|Volkswagen|Volvo|Scania|Iveco|DAF|MAN|Ducati|Triumph|KTM|Aprilia|Vespa|Moto Guzzi|Husqvarna",
      ],
      [
        "American",
        "american|america|yank",
        "Cadillac|Chevrolet|Chrysler|Dodge|Ford|GMC|Jeep|RAM|Tesla|Harley-Davidson|Indian|Kenworth|Mack|Western Star|Freightliner",
      ],
      ["French", "french", "Citroen|DS|Peugeot|Renault|Alpine"],
      ["Italian", "italian", "Abarth|Alfa Romeo|Ferrari|Fiat|Lamborghini|Maserati|Ducati|Aprilia|Vespa|Moto Guzzi"],
      [
        "British",
        "british|english",
        "Aston Martin|Bentley|Jaguar|Land Rover|Lotus|McLaren|MINI|Rolls-Royce|Triumph|Royal Enfield",
      ],
      ["Swedish", "swedish", "Polestar|Saab|Volvo|Scania"],
    ] as const
  ).flatMap(([name, words, makes]) =>
    words.split("|").map((word) => [word, { name, makes: makes.split("|") }] as const),
  ),
);

interface Origin {
  readonly name: string;
  readonly makes: readonly string[];
}

/** The site's makes from the place that a word names; null if it names none, or if the site has none of its makes. */
export function madeIn(key: string, { counts }: Vocabulary): Meaning | null {
  const origin = ORIGINS.get(key);
  if (!origin) return null;
  const { name, makes } = origin;
  const stocked = makes.filter((make) => Object.hasOwn(counts.make ?? {}, make));
  const count = stocked.reduce((sum, make) => sum + (counts.make?.[make] ?? 0), 0);
  return stocked.length === 0 ? null : valuesMeaning("make", stocked.sort(), `${name} makes`, count);
}
