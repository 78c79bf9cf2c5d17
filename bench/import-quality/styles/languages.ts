import { badge, grouped, holds, model, plate, tells, vin, words } from "../columns.ts";
import { table } from "../table.ts";
import type { Vehicle } from "../vehicles.ts";
import { DUTCH, FRENCH, GERMAN, SWEDISH, type Words } from "./foreign-words.ts";

const said = (from: Words, text: string) => from[text] ?? text;
const monthYear = ({ month, year }: Vehicle) => `${String(month).padStart(2, "0")}/${year}`;

interface Headings {
  readonly make: string;
  readonly model: string;
  readonly year: string;
  readonly km: string;
  readonly price: string;
  readonly fuel: string;
  readonly gearbox: string;
  readonly colour: string;
  readonly body: string;
}

/** The columns that every language has, in its words. */
const inWords = (
  from: Words,
  headings: Headings,
  year: (vehicle: Vehicle) => string,
  amount: (n: number) => string,
) => [
  holds("make")(headings.make),
  model(headings.model),
  holds("year", year)(headings.year),
  holds("km", ({ km }) => grouped(km, "."))(headings.km),
  holds("price", ({ price }) => amount(price))(headings.price),
  holds("fuel", ({ fuel }) => said(from, fuel))(headings.fuel),
  holds("transmission", ({ transmission }) => said(from, transmission))(headings.gearbox),
  holds("colour", ({ colour }) => said(from, colour))(headings.colour),
  holds("body", ({ body }) => said(from, body))(headings.body),
];

/** Lists in German, French, Swedish and Dutch, headings and values. */
export const LANGUAGES = [
  table({
    name: "german",
    about: "German: Marke; Erstzulassung 03/2017; 12.990 €; Schaltgetriebe; Weiß",
    delimiter: ";",
    columns: [
      words("Angebotsnummer", (_, dice) => String(dice.whole(100_000, 999_999))),
      ...inWords(
        GERMAN,
        {
          make: "Marke",
          model: "Modell",
          year: "Erstzulassung",
          km: "Kilometerstand",
          price: "Preis",
          fuel: "Kraftstoffart",
          gearbox: "Getriebe",
          colour: "Außenfarbe",
          body: "Karosserieform",
        },
        monthYear,
        (n) => `${grouped(n, ".")} €`,
      ),
      badge("Ausstattungslinie"),
      vin("Fahrgestellnummer"),
    ],
  }),
  table({
    name: "french",
    about: "French: Marque; Année; 12 990 €; Boîte manuelle; Essence",
    delimiter: ";",
    columns: [
      ...inWords(
        FRENCH,
        {
          make: "Marque",
          model: "Modèle",
          year: "Année",
          km: "Kilométrage",
          price: "Prix TTC",
          fuel: "Carburant",
          gearbox: "Boîte de vitesses",
          colour: "Couleur extérieure",
          body: "Carrosserie",
        },
        ({ year }) => String(year),
        (n) => `${grouped(n, " ")} €`,
      ),
      badge("Finition"),
      plate("Immatriculation"),
    ],
  }),
  table({
    name: "swedish",
    about: "Swedish: Märke; Årsmodell; Miltal in tens of kilometres; 129 900 kr; Laddhybrid",
    delimiter: "\t",
    columns: [
      ...inWords(
        SWEDISH,
        {
          make: "Märke",
          model: "Modell",
          year: "Årsmodell",
          km: "Miltal",
          price: "Pris",
          fuel: "Drivmedel",
          gearbox: "Växellåda",
          colour: "Färg",
          body: "Kaross",
        },
        ({ year }) => String(year),
        (n) => `${grouped(n, " ")} kr`,
      ).map((column) =>
        column.heading === "Miltal"
          ? tells("Miltal", ({ km }) => [grouped(Math.round(km / 10), " "), { km: String(Math.round(km / 10) * 10) }])
          : column,
      ),
      plate("Regnr"),
    ],
  }),
  table({
    name: "dutch",
    about: "Dutch: Merk; Bouwjaar; Kilometerstand; Brandstof; Handgeschakeld; Kenteken",
    delimiter: ";",
    columns: [
      ...inWords(
        DUTCH,
        {
          make: "Merk",
          model: "Model",
          year: "Bouwjaar",
          km: "Kilometerstand",
          price: "Vraagprijs",
          fuel: "Brandstof",
          gearbox: "Transmissie",
          colour: "Kleur",
          body: "Carrosserie",
        },
        ({ year }) => String(year),
        (n) => `€ ${grouped(n, ".")},-`,
      ),
      plate("Kenteken"),
    ],
  }),
];
