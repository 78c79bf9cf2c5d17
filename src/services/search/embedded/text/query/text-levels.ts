import type { SlotSet } from "../../memory/arena.ts";
import type { Workspace } from "../../memory/workspace.ts";
import type { Held } from "./text-slots.ts";

/** A run of words in a query and the slots that match it. A run without matches has no `Part`. */
export interface Part extends Held {
  readonly from: number;
  /** Index after its last word. */
  readonly to: number;
}

/** Longer queries are ranked by their tiers alone, because a level takes a set for each word. */
const MOST_WORDS = 4;
/** The cost of a word that is only in a light text: as much as two words that are apart. */
const LIGHT = 2;

/**
 * Within a tier, documents are ranked by a cost: one for each gap between the words' pieces (words side by side in one
 * text are one piece, because neighbours are indexed joined), and two for each word of a piece that only a light text
 * has. Returns the slots at each cost, lowest first. Each set includes those before it. The highest cost, which
 * includes all matches, is left out. Returns none if all have the same cost.
 */
export function levelsOf(parts: readonly Part[], count: number, within: SlotSet, space: Workspace): readonly SlotSet[] {
  const isLight = parts.some(({ strong }) => strong !== undefined);
  const isJoined = parts.some(({ from, to }) => to - from > 1);
  if (count > MOST_WORDS || !(isLight || isJoined)) return [];
  const highest = isLight ? (1 + LIGHT) * count - 1 : count - 1;
  const table: (SlotSet | null)[][] = [[within]];
  const levels: SlotSet[] = [];
  // A row contains, for each number of words, the slots that match that many words with that many pieces.
  for (let pieces = 1; pieces <= highest; pieces++) {
    const row: (SlotSet | null)[] = [within];
    for (let to = 1; to <= count; to++) row.push(reached(parts, to, pieces, table, space));
    table.push(row);
    const level = row[count];
    if (level) levels.push(level);
  }
  return levels;
}

function reached(
  parts: readonly Part[],
  to: number,
  pieces: number,
  table: readonly (readonly (SlotSet | null)[])[],
  space: Workspace,
): SlotSet | null {
  let all: SlotSet | null = null;
  const add = (part: Part, set: SlotSet | null, cost: number) => {
    const before = table[pieces - cost]?.[part.from];
    const own = before && set && (part.from === 0 ? set : space.common(before, set));
    if (own) all = all ? space.either(all, own) : own;
  };
  for (const part of parts) {
    if (part.to !== to) continue;
    add(part, part.strong === undefined ? part.set : part.strong, 1);
    if (part.strong !== undefined) add(part, part.set, 1 + LIGHT * (to - part.from));
  }
  return all;
}

/** Removes from each set the slots of the sets before it; an empty set is left out. */
export function apart(
  sets: readonly SlotSet[],
  space: Workspace,
): { readonly all: SlotSet; readonly tiers: readonly SlotSet[] } {
  const { kernels } = space.arena;
  const [first, ...others] = sets;
  let all = first ?? space.emptySet();
  const tiers = first ? [first] : [];
  for (const set of others) {
    const tier = space.setIf((out) => kernels.subtract(set.at, all.at, out.at, space.bytes) === 1);
    if (!tier) continue;
    tiers.push(tier);
    all = space.either(all, tier);
  }
  return { all, tiers };
}
