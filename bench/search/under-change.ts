import { setImmediate as turn } from "node:timers/promises";
import { chance } from "../../demo/stock/random.ts";
import type { SearchDocument, SearchEngine, SearchRequest } from "../../src/services/search/port.ts";
import { type Spread, spreadOf } from "./spread.ts";

/**
 * What queries take from the moment they are due, while cars change or not: waiting for a change to be taken in counts.
 */
export interface UnderChange extends Spread {
  /** Cars put in at once, and every how many milliseconds; 0 for none. */
  readonly batch: number;
  readonly every: number;
}

/** Queries due a second: few enough that they do not queue for each other. */
const PER_SECOND = 100;
/** 500 cars a second: as the follower of the change log takes them in, and one by one. */
const RHYTHMS = [
  { batch: 0, every: 0 },
  { batch: 125, every: 250 },
  { batch: 1, every: 2 },
] as const;

/** The same queries in the same rhythm, quiet and while 500 cars a second change. */
export async function measureUnderChange(
  engine: SearchEngine,
  documents: readonly SearchDocument[],
  requests: readonly SearchRequest[],
  seconds: number,
): Promise<UnderChange[]> {
  const measured: UnderChange[] = [];
  for (const { batch, every } of RHYTHMS) {
    const changes = batch === 0 ? null : { every, take: () => engine.put(changed(documents, batch)) };
    measured.push({ batch, every, ...spreadOf(await inRhythm(engine, requests, seconds, changes)) });
  }
  return measured;
}

let next = 0;
/** The next cars of the stock in turn, each a little dearer, newer and in another colour. */
function changed(documents: readonly SearchDocument[], count: number): SearchDocument[] {
  return Array.from({ length: count }, () => {
    // A step without a common divisor with any round number reaches all cars, far from each other.
    next = (next + 7919) % documents.length;
    const [car, other] = [documents[next], documents[(next * 31) % documents.length]];
    return { ...(car ?? { id: 0 }), price: Number(car?.price ?? 0) + 10, colour: other?.colour, tag: other?.tag };
  });
}

interface Changes {
  readonly every: number;
  readonly take: () => Promise<void>;
}

async function inRhythm(
  engine: SearchEngine,
  requests: readonly SearchRequest[],
  seconds: number,
  changes: Changes | null,
): Promise<number[]> {
  // Somewhere within its share of each second: a steady beat would always, or never, meet the changes'.
  const luck = chance(13, 0);
  const begun = performance.now();
  const taken: number[] = [];
  let query = 0;
  let change = 1;
  let phase = luck.next();
  while (query < seconds * PER_SECOND) {
    const queryDue = begun + ((query + phase) * 1000) / PER_SECOND;
    const changeDue = changes ? begun + change * changes.every : Number.POSITIVE_INFINITY;
    await until(Math.min(queryDue, changeDue));
    if (changes && changeDue <= queryDue) {
      change += 1;
      await changes.take();
      continue;
    }
    const request = requests[query % requests.length];
    query += 1;
    phase = luck.next();
    if (request) await engine.search(request);
    taken.push(performance.now() - queryDue);
  }
  return taken;
}

/** Timers are a millisecond late and more: this is not, and lets the engine's own work have its turns. */
async function until(due: number): Promise<void> {
  while (performance.now() < due) await turn();
}
