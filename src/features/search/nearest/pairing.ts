import { hasConditions, type Relaxation } from "./relaxing.ts";

/** The most pairs that are tried. */
const MOST_PAIRS = 15;

/** Searches that drop two conditions, in the order in which their parts are dropped. */
export function pairedRelaxations(singles: readonly Relaxation[]): readonly Relaxation[] {
  const widest = singles.filter(({ ladder }, at) => singles.findLastIndex((each) => each.ladder === ladder) === at);
  const pairs = widest.flatMap((first, at) =>
    widest.slice(at + 1).map((second, distance) => ({ rank: 2 * at + distance, made: together(first, second) })),
  );
  return pairs
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_PAIRS)
    .map(({ made }) => made)
    .filter(hasConditions);
}

function together(first: Relaxation, second: Relaxation): Relaxation {
  const lets = [...new Set([...first.lets, ...second.lets])];
  const byKey = new Map([...first.rest, ...second.rest].map((ask) => [`${ask.attribute} ${ask.said}`, ask]));
  return {
    lets,
    rest: [...byKey.values()].filter((ask) => !lets.includes(ask)),
    to: (search) => second.to(first.to(search)),
    ladder: `${first.ladder} and ${second.ladder}`,
    isOther: first.isOther || second.isOther,
    tail: `${first.tail}${second.tail}`,
    brief: [first.brief, second.brief].filter((each) => each !== "").join(", "),
    instead: [first.instead, second.instead].filter((each) => each !== null).join(", ") || null,
  };
}
