import { filledLines, filledOf, type Sheet, type Step, type Way, widthOf } from "../sheet.ts";
import { blocks } from "./blocks.ts";
import { facts } from "./facts.ts";
import { fold } from "./fold.ts";
import { groups } from "./groups.ts";
import { join } from "./join.ts";
import { pairs } from "./pairs.ts";
import { stack } from "./stack.ts";
import { turn } from "./turn.ts";
import { unfold } from "./unfold.ts";

/** A line with a smaller share of filled cells does not belong to the table. */
const LEAST_FILLED = 0.5;

/** Lines between those of a table: titles, remarks, totals. */
const prose: Step = ([sheet, another]) => {
  if (!sheet || another || sheet.isRecords) return [];
  const count = withoutProse(sheet).lines.length;
  const way: Way = {
    says: "Lines of prose between the vehicles are passed over",
    read: (sheets) => sheets.map(withoutProse),
  };
  return count >= 2 && count < filledLines(sheet).length ? [way] : [];
};

function withoutProse(sheet: Sheet): Sheet {
  const lines = filledLines(sheet);
  const least = Math.max(2, Math.ceil(widthOf(lines) * LEAST_FILLED));
  return { name: sheet.name, lines: lines.filter((line) => filledOf(line).length >= least) };
}

/**
 * The steps that layouts are made of. A layout that nobody has seen before is read by applying the steps that undo it,
 * one after the other, so each new step makes all its combinations readable.
 */
export const STEPS = { blocks, pairs, turn, stack, fold, unfold, groups, facts, join, prose } as const satisfies Record<
  string,
  Step
>;
