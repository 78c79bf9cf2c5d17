import { printTable } from "../../figures.ts";
import { FIELD_NAMES, type TruthField } from "../truth.ts";
import { type Outcome, type Result, resultOf } from "./outcomes.ts";
import type { Trial } from "./sheet.ts";
import { mixed, SUITES } from "./trials.ts";

/** What became of some trials together. */
interface Sum {
  readonly fields: Map<TruthField, Outcome>;
  cars: number;
  refused: number;
  strangers: number;
}

export function sumOf(results: readonly Result[]): Sum {
  const sum: Sum = { fields: new Map(), cars: 0, refused: 0, strangers: 0 };
  for (const { trial, fields, refused, strangers } of results) {
    sum.cars += trial.says.length;
    sum.refused += refused;
    sum.strangers += strangers;
    for (const [field, outcome] of fields) {
      const all = sum.fields.get(field) ?? { right: 0, empty: 0, wrong: 0 };
      sum.fields.set(field, {
        right: all.right + outcome.right,
        empty: all.empty + outcome.empty,
        wrong: all.wrong + outcome.wrong,
      });
    }
  }
  return sum;
}

/** All fields together. */
export function cellsOf({ fields }: Sum): Outcome {
  const all: Outcome = { right: 0, empty: 0, wrong: 0 };
  for (const { right, empty, wrong } of fields.values()) {
    all.right += right;
    all.empty += empty;
    all.wrong += wrong;
  }
  return all;
}

/** Of all cells, in per cent with two decimals, rounded down. */
export const share = (part: number, { right, empty, wrong }: Outcome) =>
  right + empty + wrong === 0 ? 100 : Math.floor((part / (right + empty + wrong)) * 10_000) / 100;

export async function resultsOf(trials: readonly Trial[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of trials) results.push(await resultOf(one));
  return results;
}

/** "3 x km: 45000 was read as nothing", each sentence's kind once with its first example. */
function printMisses({ trial, refused, strangers, misses }: Result): void {
  if (refused + strangers + misses.length === 0) return;
  console.log(`\n${trial.suite} / ${trial.change}: ${refused} of ${trial.says.length} refused, ${strangers} strangers`);
  const kinds = Map.groupBy(misses, (miss) => miss.split(":")[0] ?? "");
  for (const [, list] of kinds) console.log(`  ${list.length} x ${list.slice(0, 3).join(" | ")}`);
}

/**
 * Prints how well stock files are read whose meaning is known and whose headings, values, order, surroundings and
 * formats were changed as strangers write them: `--changed`, or one suite of it: `--changed=forms`.
 * `--mixed=200` says how many files everything is changed in at once, `--from=1000` where their numbers begin.
 */
export async function benchChanged(suite: string, hasMisses: boolean, count: number, from: number): Promise<void> {
  const table: string[][] = [];
  for (const [name, trials] of Object.entries(SUITES)) {
    if (suite !== "" && suite !== name) continue;
    const results = await resultsOf(name === "mixed" ? mixed(count, from) : trials());
    if (hasMisses) results.forEach(printMisses);
    const sum = sumOf(results);
    const cells = cellsOf(sum);
    const each = FIELD_NAMES.flatMap((field) => {
      const outcome = sum.fields.get(field);
      return outcome && outcome.right < outcome.right + outcome.empty + outcome.wrong
        ? [`${field} ${share(outcome.right, outcome)} (${outcome.wrong} wrong)`]
        : [];
    });
    table.push([
      name,
      String(results.length),
      share(cells.right, cells).toFixed(2),
      share(cells.wrong, cells).toFixed(2),
      ((sum.refused / sum.cars) * 100).toFixed(2),
      String(sum.strangers),
      each.join(", "),
    ]);
  }
  printTable([["", "Files", "Right %", "Wrong %", "Refused %", "Rows that are none", "Fields with misses"], ...table]);
}
