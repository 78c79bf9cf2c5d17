import type { Field } from "../recognise/fields.ts";
import type { MissingColumn } from "../schema.ts";
import type { Survey } from "../survey.ts";

interface Expected {
  readonly what: string;
  /** Any of these fields provides it, including fields in the specification's spelling. */
  readonly fields: readonly (Field | "trans" | "dealercomments")[];
  readonly means: string;
}

/** What stock files usually contain, most important first. */
const EXPECTED: readonly Expected[] = [
  {
    what: "the price",
    fields: ["price", "offer_price", "drive_away"],
    means: "the cars have no price on the site, and no search by price finds them",
  },
  {
    what: "photos",
    fields: ["images", "thumbnails"],
    means: "the cars have no photos, and a site that asks for some does not list them",
  },
  {
    what: "the odometer",
    fields: ["km"],
    means: "the cars show no kilometres, and no search by kilometres finds them",
  },
  {
    what: "the stock number",
    fields: ["stocknum"],
    means:
      "the cars are known by their VIN or plate; a car that has neither is taken for a new one when its facts change",
  },
  { what: "the body", fields: ["body", "item_type"], means: "no search by body type finds the cars" },
  { what: "the transmission", fields: ["transmission", "trans"], means: "no search by transmission finds the cars" },
  { what: "the fuel", fields: ["fuel", "engine"], means: "no search by fuel finds the cars" },
  { what: "the colour", fields: ["colour", "colours"], means: "no search by colour finds the cars" },
  { what: "the VIN", fields: ["vin"], means: "the pages show no VIN" },
  { what: "the description", fields: ["comments", "dealercomments"], means: "the pages have no words of yours" },
];

/** What no column of the file contains. A title may name the body, fuel and so on; only columns are judged here. */
export function missingColumns({
  plan,
  spelled,
  sample,
}: Pick<Survey, "plan" | "spelled" | "sample">): MissingColumn[] {
  const nested = sample.flatMap((item) => ("cells" in item ? Object.keys(item.spelled ?? {}) : []));
  const has = new Set<string>([
    ...plan.choices.map(({ field }) => field),
    ...Object.keys(plan.fixed),
    ...[...spelled.paths.values()].map(([key = ""]) => key),
    ...nested,
  ]);
  return EXPECTED.filter(({ fields }) => !fields.some((field) => has.has(field))).map(({ what, means }) => ({
    what,
    means,
  }));
}
