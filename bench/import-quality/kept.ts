import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { type FieldScore, type Score, shareOf } from "./score.ts";
import { FIELD_NAMES, type TruthField } from "./truth.ts";

/** A score without its misses, as it is kept. */
type Figures = Omit<Score, "misses">;

/** What `score.json` keeps: the last score, and for each field the best share so far. */
export interface Kept {
  readonly files: number;
  readonly ours: Figures;
  /** Per cent with two decimals. A score below it fails `quality.test.ts`; it rises with the score and never falls. */
  readonly floors: Readonly<Record<TruthField, number>>;
  /** Most cars that may be refused wrongly, and most others that may be taken: they only fall. */
  readonly ceilings: { readonly refusedWrongly: number; readonly takenWrongly: number };
  /** The real lists, where they were there when it was measured. */
  readonly real: Readonly<Record<string, Figures>>;
}

const FILE = "bench/import-quality/score.json";
const PAGE = "docs/imports.md";
const BEGIN = "<!-- import-quality: written by npm run bench -- import-quality -->";
const END = "<!-- end of import-quality -->";

export const readKept = (): Kept | null => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Kept) : null);

/** Whether two scores are of the same files, as far as their cells tell: floors hold for one set of files. */
export const isSameCorpus = (before: Kept, files: number, now: Figures): boolean =>
  before.files === files &&
  before.ours.cars === now.cars &&
  FIELD_NAMES.every((name) => before.ours.fields[name].held === now.fields[name].held);

/** The fields and kinds of rows that are worse than what was kept; empty for other files than were measured then. */
export function fallen(before: Kept | null, files: number, now: Figures): string[] {
  if (!before || !isSameCorpus(before, files, now)) return [];
  const fields = FIELD_NAMES.filter((name) => shareOf(now.fields[name]) < before.floors[name]).map(
    (name) => `${name}: ${shareOf(now.fields[name])} %, and was ${before.floors[name]} %`,
  );
  const rows = (["refusedWrongly", "takenWrongly"] as const)
    .filter((kind) => now[kind] > before.ceilings[kind])
    .map((kind) => `${kind}: ${now[kind]} rows, and were ${before.ceilings[kind]}`);
  return [...fields, ...rows];
}

/** What to keep after a measurement. Real lists that were not there keep their last figures. */
export function nextKept(before: Kept | null, files: number, now: Figures, real: Kept["real"]): Kept {
  const last = before && isSameCorpus(before, files, now) ? before : null;
  const floors = Object.fromEntries(
    FIELD_NAMES.map((name) => [name, Math.max(last?.floors[name] ?? 0, shareOf(now.fields[name]))]),
  );
  const { fields, cars, refusedWrongly, others, takenWrongly } = now;
  return {
    files,
    ours: { fields, cars, refusedWrongly, others, takenWrongly },
    floors: floors as Kept["floors"],
    ceilings: {
      refusedWrongly: Math.min(last?.ceilings.refusedWrongly ?? Number.POSITIVE_INFINITY, refusedWrongly),
      takenWrongly: Math.min(last?.ceilings.takenWrongly ?? Number.POSITIVE_INFINITY, takenWrongly),
    },
    real: { ...before?.real, ...real },
  };
}

const whole = (count: number) => count.toLocaleString("en-AU");
const percent = (score: FieldScore) => (score.held === 0 ? "" : `${shareOf(score).toFixed(2)} %`);
const NAMES: Partial<Record<TruthField, string>> = {
  vin: "VIN",
  stocknum: "stock number",
  km: "kilometres",
  plate: "number plate",
  kind: "kind of vehicle",
};

/** The table's rows; the first is the heading. */
export function scoreRows({ ours, real }: Pick<Kept, "ours" | "real">): string[][] {
  const lists = Object.values(real);
  const head = ["", "Cells", "Wrong", "Right", ...lists.map(({ cars }) => `Real list of ${whole(cars)}`)];
  const fields = FIELD_NAMES.map((name) => {
    const score = ours.fields[name];
    const wrong = score.held + score.invented - score.right;
    return [
      NAMES[name] ?? name,
      whole(score.held),
      whole(wrong),
      percent(score),
      ...lists.map((list) => percent(list.fields[name])),
    ];
  });
  const share = ({ cars, refusedWrongly }: Figures) => `${((refusedWrongly / cars) * 100).toFixed(2)} %`;
  return [
    head,
    ...fields,
    ["cars refused wrongly", whole(ours.cars), whole(ours.refusedWrongly), share(ours), ...lists.map(share)],
  ];
}

/** The page with its table replaced. */
export function pageWith(page: string, kept: Kept): string {
  const [before = "", rest = ""] = page.split(BEGIN);
  const [, after = ""] = rest.split(END);
  const [head = [], ...rows] = scoreRows(kept);
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const table = [line(head), `|---${"|--:".repeat(head.length - 1)}|`, ...rows.map(line)].join("\n");
  return `${before}${BEGIN}\n\n${kept.files} files of our own:\n\n${table}\n\n${END}${after}`;
}

export const readPage = (): string => readFileSync(PAGE, "utf8");

export function writeKept(kept: Kept): void {
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  writeFileSync(PAGE, pageWith(readPage(), kept));
}
