import { setImmediate as turn } from "node:timers/promises";
import { chance } from "../../demo/stock/random.ts";
import type { SearchDocument, SearchEngine, SearchRequest } from "../../src/services/search/port.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** Time of queries from the moment they are due, with and without changing cars: waiting for an update counts. */
export interface UnderChange extends Spread {
  /** Number of cars per update, and milliseconds between updates; 0 for none. */
  readonly batch: number;
  readonly every: number;
}

/** Queries due per second: few enough that they do not queue. */
const PER_SECOND = 100;
/** 500 cars per second: in batches, as the follower of the change log updates them, and one by one. */
const RHYTHMS = [
  { batch: 0, every: 0 },
  { batch: 125, every: 250 },
  { batch: 1, every: 2 },
] as const;

/** The same queries in the same rhythm, without changes and while 500 cars per second change. */
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
/** The next cars of the stock in turn, each a little more expensive, newer and in another colour. */
function changed(documents: readonly SearchDocument[], count: number): SearchDocument[] {
  return Array.from({ length: count }, () => {
    // A step without a common divisor with round numbers reaches all cars, and consecutive ones are far apart.
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
  // At a random moment within its share of each second: a regular rhythm would always, or never, coincide with the
  // updates.
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

/** Waits more precisely than a timer, which is a millisecond late or more, and still lets the engine work. */
async function until(due: number): Promise<void> {
  while (performance.now() < due) await turn();
}
