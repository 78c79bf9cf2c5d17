import { expect, test } from "vitest";
import { vocabularyOf } from "./lexicon/vocabulary.ts";
import { readWords } from "./read-words.ts";
import { type TypedSite, typedOn } from "./typed.testing.ts";

const SITES = {
  cars: vocabularyOf(
    {
      make: { Mazda: 5 },
      make_model: { "Mazda CX-5": 5 },
      simple_body: { Ute: 20, SUV: 5 },
      equipment: { "Reversing Camera": 9, "Apple CarPlay": 4 },
    },
    { itemTypes: ["car"], weekly: null, transmission: "simple_transmission" },
  ),
  caravans: vocabularyOf(
    { item_type: { caravan: 9 }, simple_body: { Caravan: 9 }, tare_mass: { 1800: 9 }, limit_mass: { 2500: 9 } },
    { itemTypes: ["caravan"], weekly: null, transmission: "simple_transmission" },
  ),
};

/** What is read, and what is left as text. */
function read(site: keyof typeof SITES, typed: string): string {
  const { choices, text } = readWords(typed, SITES[site], { thisYear: 2026 });
  return [...choices.map(({ label }) => label), ...(text === "" ? [] : [`“${text}”`])].join(" · ");
}

test.each([
  // Kilometres by all their names, also where they are few.
  ["under 90,000 clicks", "Under 90,000 km"],
  ["80k kays or less", "Under 80,000 km"],
  ["low kays ute", "Under 50,000 km · Ute"],
  ["very low klicks", "Under 50,000 km"],
  ["lowest kays", "Kilometres, low first"],
  // "Then" for "than".
  ["less then 15000", "Under $15,000"],
  ["more then 20k", "Over $20,000"],
  ["cheaper then 15k", "Under $15,000"],
  ["older then 2015", "2014 or older"],
  // A currency before its figure.
  ["under aud 30000", "Under $30,000"],
  // Years that go on until now.
  ["2017 to now", "2017 or newer"],
  ["mazda 2018 till today", "Mazda · 2018 or newer"],
  // What is paid at once is no price, and no deposit hides none.
  ["under $1000 deposit ute", "Ute"],
  ["deposit of 5000 suv", "SUV"],
  ["suv under 30k no deposit", "SUV · Under $30,000"],
  ["no deposit under 20k", "Under $20,000"],
  ["ute under 30k deposit 2000", "Ute · Under $30,000"],
  // Of two limits in thousands the far larger one is kilometres; others, and dollars, are prices.
  ["under 100k under 20k", "Under 100,000 km · Under $20,000"],
  ["under 50k under 40k", "Under $50,000 · Under $40,000"],
  ["under 30k under 5k", "Under $30,000 · Under $5,000"],
  ["under $100k under 20k", "Under $100,000 · Under $20,000"],
  // So few kilometres are thousands, or a way from somewhere, but no model of that figure.
  ["under 100 kms", "Under 100,000 km"],
  ["within 100 kms", "Near me"],
  ["under 50 km away", "“under 50 km away”"],
  ["less than 5 kms", "“less than 5 kms”"],
  // Years of two figures before a name, up to the next year.
  ["18 mazda", "2018 · Mazda"],
  ["28 mazda", "Mazda · “28”"],
  ["mazda 05", "Mazda · 2005"],
  // A limit that is left out is the other way round.
  ["dont want over 30k", "Under $30,000"],
  ["not done under 100k", "Over 100,000 km"],
  // Cameras in short, and the phone that is plugged in.
  ["reversing cam", "Reversing Camera"],
  ["iphone carplay", "Apple CarPlay"],
])("%s", (typed, expected) => {
  expect(read("cars", typed)).toBe(expected);
});

test.each([
  ["under 1800 tare", "Tare up to 1,800 kg"],
  ["2500 atm or less", "ATM up to 2,500 kg"],
  ["under 2000 tare", "Tare up to 2,000 kg"],
  ["2018 atm 3000", "2018 · ATM up to 3,000 kg"],
  ["under 60000", "Under $60,000"],
  ["21ft6", "21.5 ft long"],
  ["21ft", "21 ft long"],
])("a mass or a length of caravans: %s", (typed, expected) => {
  expect(read("caravans", typed)).toBe(expected);
});

test.each<[TypedSite, string, string]>([
  ["cars", "under 2ok", "Under $20,000"],
  ["cars", "2o19 hilux", "2019 · HiLux"],
  ["cars", "below 30 thousands", "Under $30,000"],
  ["cars", "utes for like 15k", "Ute · $13,500 to $16,500"],
  ["cars", "hatch below 8 lakh", "Hatch"],
  ["cars", "family car with 7 places", "7 or more seats"],
  ["cars", "van 2.5m high", "Van"],
  ["cars", "built after june 2020", "2020 or newer"],
  ["cars", "before march 2018", "2018 or older"],
  ["cars", "needs to seat 8", "8 or more seats"],
  ["cars", "wagon for 7 of us", "Wagon · 7 or more seats"],
  ["caravans", "caravan under 2.6 metres high", "Caravan"],
  ["cars", "pricing on 10 camry hybrids", "Camry · Hybrid"],
  ["cars", "5 hilux dual cabs", "HiLux · Dual cab"],
  ["cars", "18 camry", "2018 · Camry"],
  ["cars", "tow vehicle for 2.8t van", "Tows 2,800 kg or more"],
  ["cars", "tow car to pull a 3 tonne caravan", "Tows 3,000 kg or more"],
  ["caravans", "for 4 people sleeps 6", "Sleeps 6 or more"],
])("on a site of %s: %s", (site, typed, expected) => {
  expect(typedOn(site, typed)).toBe(expected);
});

test.each([
  ["crf300", "CRF300L"],
  ["cbr500", "CBR500R"],
  ["crf300l", "CRF300L"],
  ["cbr650", "“cbr650”"],
])("a motorcycle's code without its last letter: %s", (typed, expected) => {
  const bikes = vocabularyOf(
    { make: { Honda: 9 }, make_model: { "Honda CRF300L": 5 }, body: { Sport: 4 } },
    { itemTypes: ["motorcycle"], weekly: null, transmission: "simple_transmission" },
  );
  const { choices, text } = readWords(typed, bikes, { thisYear: 2026 });
  expect([...choices.map(({ label }) => label), ...(text === "" ? [] : [`“${text}”`])].join(" · ")).toBe(expected);
});

test("sports cars are coupes and convertibles, but a sports coupe is no convertible, beside a count of doors, too", () => {
  const sporty = vocabularyOf(
    {
      make: { Mazda: 9 },
      make_model: { "Mazda Mazda2": 5 },
      simple_body: { Coupe: 4, Convertible: 2 },
      badge: { Sport: 1 },
    },
    { itemTypes: ["car"], weekly: null, transmission: "simple_transmission" },
  );
  const labels = (typed: string) => readWords(typed, sporty, { thisYear: 2026 }).choices.map(({ label }) => label);
  expect(labels("2 door sports auto")).toEqual(["2 doors", "Coupe or Convertible", "Automatic"]);
  expect(labels("sports coupe")).toEqual(["Coupe"]);
});
