import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CUT } from "./styles/cut.ts";
import { HEADINGS } from "./styles/headings.ts";
import { JOINED } from "./styles/joined.ts";
import { KINDS } from "./styles/kinds.ts";
import { LANGUAGES } from "./styles/languages.ts";
import { MONEY } from "./styles/money.ts";
import { PICTURES } from "./styles/pictures.ts";
import { PLAIN } from "./styles/plain.ts";
import { RECORDS } from "./styles/records.ts";
import { SLIPS } from "./styles/slips.ts";
import { STRANGERS } from "./styles/strangers.ts";
import { TITLES } from "./styles/titles.ts";
import { type CorpusFile, readTruth } from "./truth.ts";

/** Files in the style of every class of trouble, generated: the same at each run. */
const GENERATED: readonly CorpusFile[] = [
  ...PLAIN,
  ...CUT,
  ...TITLES,
  ...MONEY,
  ...SLIPS,
  ...HEADINGS,
  ...LANGUAGES,
  ...KINDS,
  ...RECORDS,
  ...PICTURES,
  ...STRANGERS,
  ...JOINED,
];

const EXAMPLES = resolve(import.meta.dirname, "../../test/fixtures/feeds");
const TRUTH = /\.truth\.csv$/;

/** The examples of known formats, each with its truth beside it: `easycars.json` and `easycars.truth.csv`. */
export function examples(folder = EXAMPLES): CorpusFile[] {
  const names = readdirSync(folder).sort();
  const isExample = (name: string) => !TRUTH.test(name) && !/\.(md|ts)$/.test(name);
  return names.filter(isExample).map((name) => {
    const truth = `${name.replace(/\..*$/, "")}.truth.csv`;
    return {
      name,
      about: "an example of a known format",
      content: readFileSync(join(folder, name)),
      truth: readTruth(readFileSync(join(folder, truth), "utf8"), truth),
    };
  });
}

/** Every file of ours that the importer's reading is measured with. */
export const corpus = (): CorpusFile[] => [...GENERATED, ...examples()];
