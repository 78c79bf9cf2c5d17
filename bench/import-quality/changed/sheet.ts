import { type Chance, chance } from "../../../demo/stock/random.ts";
import { type Column, holds } from "../columns.ts";
import type { Says } from "../truth.ts";
import { type Vehicle, vehicles } from "../vehicles.ts";
import { SPELLINGS } from "./spellings.ts";
import { BADGE_HEADINGS, COLUMN_FIELDS, type ColumnField, HEADINGS } from "./words.ts";
import { type Cells, WRITERS } from "./writers.ts";

/** A column that knows of which field it is; null for one of none. */
export interface Of {
  readonly field: ColumnField | "names" | null;
  readonly column: Column;
}

/** A file that means what its plain form means, and what was changed about it. */
export interface Trial {
  readonly suite: string;
  /** In words: "km: Kms Done". */
  readonly change: string;
  readonly file: string;
  readonly content: string | Buffer;
  readonly lot: readonly Vehicle[];
  /** What a person reads of each vehicle. */
  readonly says: readonly Says[];
}

const SEED = 1301;
export const diceOf = (name: string): Chance =>
  chance(
    [...name].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 1_000_003, SEED),
    3,
  );

const usual = (field: ColumnField): Of => ({ field, column: holds(field)(HEADINGS[field][0] ?? field) });
const BADGE: Of = {
  field: null,
  column: { heading: BADGE_HEADINGS[0] ?? "Badge", cell: ({ badge }) => [badge, {}] },
};
/** Every field in a column of its own under its usual heading. */
export const FULL: readonly Of[] = COLUMN_FIELDS.flatMap((field) =>
  field === "model" ? [usual(field), BADGE] : [usual(field)],
);

/** A few columns, as an office keeps: make, model and year, and some others. `kept` are among them. */
export function sparse(dice: Chance, ...kept: readonly ColumnField[]): readonly Of[] {
  const always = new Set<ColumnField>(["make", "model", "year", ...kept]);
  const others = dice.some(
    COLUMN_FIELDS.filter((field) => !always.has(field)),
    dice.whole(1, 4),
  );
  return COLUMN_FIELDS.filter((field) => always.has(field) || others.includes(field)).map(usual);
}

export const shuffled = <T>(dice: Chance, list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, at: dice.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

interface Making {
  readonly suite: string;
  readonly change: string;
  readonly columns: readonly Of[];
  readonly count?: number;
  readonly spelling?: string;
  readonly writer?: string;
  readonly kinds?: readonly string[];
}

export function trial({ suite, change, columns, count = 12, spelling, writer = "plain", kinds }: Making): Trial {
  const dice = diceOf(`${suite} ${change}`);
  const lot = vehicles(dice, count, kinds);
  const cells = lot.map((vehicle) => columns.map(({ column }) => column.cell(vehicle, dice)));
  const spell = spelling === undefined ? undefined : SPELLINGS[spelling];
  const headings = columns.map(({ column: { heading } }, at) => (spell && heading ? spell(heading, at) : heading));
  const table: Cells = { headings, rows: cells.map((row) => row.map(([text]) => text)) };
  const written = WRITERS[writer];
  if (!written) throw new Error(`There is no writer "${writer}".`);
  const [extension, content] = written(table);
  const says = cells.map((row): Says => Object.assign({}, ...row.map(([, said]) => said).reverse()));
  return { suite, change, file: `stock.${extension}`, content, lot, says };
}
