import { type Chance, chance } from "../../demo/stock/random.ts";
import type { Cell, Column } from "./columns.ts";
import type { CorpusFile, Says, TruthRow } from "./truth.ts";
import { factsOf, type Vehicle, vehicles } from "./vehicles.ts";

/** What every style says of itself. */
export interface StyleOf {
  readonly name: string;
  readonly about: string;
  /** Kinds of `vehicles.csv`; by default only cars. */
  readonly kinds?: readonly string[];
  /** 40 where absent. */
  readonly count?: number;
}

interface TableStyle extends StyleOf {
  readonly columns: readonly Column[];
  readonly delimiter?: string;
  /** Lines before and after the table, which are no vehicles. Each of those after it is refused. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly heading?: boolean;
  readonly eol?: string;
  readonly encode?: (text: string) => Buffer;
}

const SEED = 13;
const seedOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, SEED);

/** The vehicles of a style: always the same for the same name. */
export function lotOf({ name, kinds, count = 40 }: StyleOf): { readonly lot: Vehicle[]; readonly dice: Chance } {
  const dice = chance(seedOf(name), 1);
  return { lot: vehicles(dice, count, kinds), dice };
}

/** A row of truth for a vehicle whose row says this. The kind is always known: a person knows what a CBR500R is. */
export function told(vehicle: Vehicle, row: number, says: Says): TruthRow {
  return { row, take: vehicle.kind === "other" ? "either" : "yes", says: { kind: factsOf(vehicle).kind, ...says } };
}

/** What the cells say together; where two say the same field, the first counts. */
const together = (cells: readonly Cell[]): Says => Object.assign({}, ...cells.map(([, says]) => says).reverse());

/** A delimited file of one row a vehicle. */
export function table(style: TableStyle): CorpusFile {
  const { delimiter = ",", before = [], after = [], heading = true, eol = "\r\n" } = style;
  const quoted = (text: string) =>
    text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const line = (texts: readonly string[]) => texts.map(quoted).join(delimiter);
  const { lot, dice } = lotOf(style);
  const lines = [...before];
  if (heading) lines.push(line(style.columns.map((column) => column.heading)));
  const first = lines.length + 1;
  const truth: TruthRow[] = [];
  for (const [at, vehicle] of lot.entries()) {
    const cells = style.columns.map(({ cell }) => cell(vehicle, dice));
    lines.push(line(cells.map(([text]) => text)));
    truth.push(told(vehicle, first + at, together(cells)));
  }
  for (const [at, last] of after.entries()) {
    lines.push(last);
    if (last !== "") truth.push({ row: first + lot.length + at, take: "no", says: {} });
  }
  const text = lines.join(eol) + eol;
  const extension = delimiter === "\t" ? "tsv" : "csv";
  return {
    name: `${style.name}.${extension}`,
    about: style.about,
    content: style.encode ? style.encode(text) : text,
    truth,
  };
}
