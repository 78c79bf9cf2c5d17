import { mayBeStock } from "./may-be-stock.ts";
import type { Opening } from "./openings/raw.ts";
import { sampleOf } from "./openings/raw.ts";
import type { Sheets, Way } from "./sheet.ts";
import { STEPS } from "./steps/steps.ts";
import type { Worth } from "./worth.ts";

/** A reading of a file: how it was opened, and the steps that made one table of it. */
export interface Layout {
  readonly opening: Opening;
  readonly ways: readonly Way[];
}

/** A layout with the worth of its sample. */
export interface Found {
  readonly layout: Layout;
  readonly worth: Worth;
}

/** The most steps in a row, layouts that are examined, and readings that are judged. */
const [MOST_STEPS, MOST_LAYOUTS, MOST_JUDGED] = [3, 300, 90];
/** Points lost for each row without a vehicle, and the share of the score lost for each step. */
const [ROW_COSTS, STEP_COSTS] = [10, 0.02];

interface Node extends Layout {
  /** Name of the last step. It is not repeated directly, except for `join`. */
  readonly last: string;
  readonly sheets: Sheets;
}

/** Reads the whole file with the layout. */
export const readBy = ({ opening, ways }: Layout): Sheets =>
  ways.reduce<Sheets>((sheets, way) => way.read(sheets), opening.whole());

/** The report's sentence about a file that is read with the layout. */
export const reportSentence = ({ opening, ways }: Layout): string =>
  [...new Set([opening.says, ...ways.map(({ says }) => says)])].filter((words) => words !== "").join("; ");

/**
 * Tries the combinations of steps from each opening, shortest first, and returns the layout whose sample is worth most.
 * Null if no layout yields vehicles. `judge` reads a table's vehicles, and returns null if it has none.
 */
export async function bestLayout(
  openings: readonly Opening[],
  judge: (sheets: Sheets) => Promise<Worth | null>,
): Promise<Found | null> {
  const seen = new Set<string>();
  let judged = 0;
  let best: (Found & { readonly score: number }) | null = null;
  let nodes: readonly Node[] = openings.map((opening) => ({ opening, ways: [], last: "", sheets: opening.sample }));
  for (let depth = 0; depth <= MOST_STEPS && nodes.length > 0; depth += 1) {
    const unseen = nodes.filter(({ sheets }) => isNew(sheets, seen));
    for (const node of unseen) {
      if (!mayBeStock(node.sheets) || judged >= MOST_JUDGED) continue;
      judged += 1;
      const worth = await judge(node.sheets);
      const score = worth ? scoreOf(worth, node.ways.length) : 0;
      if (worth && score > (best?.score ?? 0)) best = { layout: node, worth, score };
    }
    nodes = depth < MOST_STEPS ? unseen.flatMap(further).slice(0, MOST_LAYOUTS) : [];
  }
  return best;
}

/** The share of a table's rows that must be different vehicles for sure. */
export const LEAST_SURE = 0.6;

const scoreOf = ({ points, rows, cars, sure }: Worth, steps: number) =>
  sure < rows * LEAST_SURE ? 0 : (points - (rows - cars) * ROW_COSTS) * (1 - steps * STEP_COSTS);

/** All layouts that have one step more than this one. */
function further(node: Node): Node[] {
  return Object.entries(STEPS).flatMap(([name, step]) => {
    const ways = name === node.last && name !== AGAIN ? [] : step(node.sheets);
    const found = ways.map((way): Node => {
      const sheets = sampleOf(way.read(node.sheets));
      return { opening: node.opening, ways: [...node.ways, way], last: name, sheets };
    });
    return found.filter(({ sheets }) => sheets.some(({ lines }) => lines.length > 0));
  });
}
/** Records may refer to others that refer to others again, so this step may follow itself. */
const AGAIN = "join";

/** Whether these sheets were not seen before: several combinations may produce the same. */
function isNew(sheets: Sheets, seen: Set<string>): boolean {
  const key = JSON.stringify(sheets.map(({ name, lines }) => [name, lines.map(({ cells }) => cells)]));
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
