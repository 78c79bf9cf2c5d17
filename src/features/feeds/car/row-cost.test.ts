import { expect, test } from "vitest";
import { recogniseColumns } from "../recognise/columns.ts";
import type { FeedRow } from "../schema.ts";
import { Tally } from "../tally.ts";
import { buildCar, contextOf } from "./car.ts";

const NAMES = ["Toyota,RAV4,GXL,SUV", "Mazda,CX-5,Maxx Sport,SUV", "Ford,Ranger,XLT,Ute", "Kia,Picanto,S,Hatchback"];
const OPTIONS = ["Air conditioning", "Cruise control", "Reversing camera", "Alloy wheels", "Tow bar", "Roof racks"];

/** A row as most systems export it. Rows of different numbers differ only in their identifiers and figures. */
function usual(at: number): Record<string, string> {
  const [make = "", model = "", badge = "", body = ""] = (NAMES[at % NAMES.length] ?? "").split(",");
  const pictures = ["front", "rear", "left", "right", "inside"].map(
    (side) => `https://photos.example.com/stock/${at}/${side}.jpg`,
  );
  return {
    "Stock Number": `U${10_000 + at}`,
    VIN: `JMFKSNB01L0${900_000 + at}`,
    Rego: `ABC${100 + at}`,
    Make: make,
    Model: model,
    Badge: badge,
    Series: "",
    Body: body,
    Year: String(2016 + (at % 8)),
    Colour: "Silver",
    Odometer: String(41_300 + 37 * at),
    Price: String(21_990 + 10 * at),
    "Was Price": "",
    Condition: "used",
    Transmission: "Sports Automatic",
    Fuel: "Unleaded Petrol",
    Drive: "FWD",
    Seats: "5",
    Doors: "5",
    "Build Date": "2019-07",
    Comments: `One owner and a full history, number ${at}. It drives as it should. ${"Ask us for more. ".repeat(15).trim()}`,
    Features: OPTIONS.join("; "),
    Photos: pictures.join(" "),
  };
}

/** A row of a list whose seller wrote everything into the name and the description. */
const inWords = (at: number): Record<string, string> => ({
  Title: `${2014 + (at % 8)} Mazda 3 Maxx Sport auto silver number ${at}`,
  Price: `$${15_990 + 10 * at}`,
  Description: `Number ${at}: petrol, ${41_000 + at} km, rego ABC${100 + at}. ${"Ask us for more. ".repeat(15).trim()}`,
});

/** How many regular expressions a row runs, and over how many characters, once the words of its file are cached. */
function costOf(cellsAt: (at: number) => Record<string, string>): {
  readonly runs: number;
  readonly characters: number;
} {
  const rows = Array.from({ length: 240 }, (_, at): FeedRow => ({ row: at + 2, cells: cellsAt(at) }));
  const sample = rows.slice(0, 200);
  const context = contextOf(recogniseColumns(null, sample), sample, { primary: null, all: [] }, Date.UTC(2026, 10, 20));
  const build = (row: FeedRow) => expect(buildCar(row, context, new Tally()).ok).toBe(true);
  sample.forEach(build);
  const { exec } = RegExp.prototype;
  const cost = { runs: 0, characters: 0 };
  // Replacing, matching and testing also run a regular expression through this function.
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    // Splitting calls this once for each character, but only while the function is replaced, so do not count it.
    if (!this.sticky) cost.runs += 1;
    if (!this.sticky) cost.characters += text.length;
    return exec.call(this, text);
  };
  try {
    for (const row of rows.slice(200)) buildCar(row, context, new Tally());
  } finally {
    RegExp.prototype.exec = exec;
  }
  return { runs: cost.runs / 40, characters: cost.characters / 40 };
}

// A new regular expression that runs for each row makes every import slower. Memoise the meaning of a column or of one
// of its few words (`normalise/remember.ts`), and make a cheap check first if the texts are long.
test.each([
  ["a usual row", usual, 140, 4500],
  ["a row of a name and a description", inWords, 270, 10_000],
])("%s runs few patterns, whatever reads it", (_, cellsAt, runs, characters) => {
  const cost = costOf(cellsAt);
  expect(cost.runs).toBeLessThan(runs);
  expect(cost.characters).toBeLessThan(characters);
});
