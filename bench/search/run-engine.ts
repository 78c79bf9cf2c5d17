import { readFileSync, writeFileSync } from "node:fs";
import { deserialize, serialize } from "node:v8";
import { chance } from "../../demo/stock/random.ts";
import { median, percentile } from "../figures.ts";
import { type BandwidthGauge, bandwidthGauge, bytesToRead, PACKED, type Stocked } from "./bandwidth.ts";
import {
  type Job,
  type Limits,
  type Measured,
  memoryInUse,
  QUERIES,
  type Said,
  type Truth,
  WORKLOAD_SEED,
} from "./job.ts";
import { PEERS } from "./peers/all.ts";
import type { Answer, Peer } from "./peers/peer.ts";
import { hasWords } from "./peers/plain-loops.ts";
import { type BenchCar, FACETS, readStock } from "./questions/stock.ts";
import { type Query, workload } from "./questions/workload.ts";
import { verdictOn } from "./verify.ts";

/** This process measures one engine at one size. */
const FEWEST_PASSES = 5;
const UPDATES = 200;
/** Seconds for which queries are timed at least, unless the limit is less. */
const LONG_ENOUGH = 2;

/**
 * Milliseconds between readings of the bandwidth, which empties the processor's caches: seldom enough that it does not
 * hit the same query every time.
 */
const GAUGED_EVERY = 250;

const say = (said: Said) => process.send?.(said);

process.once("message", async (job: Job) => {
  await run(job);
  process.disconnect();
});

async function run({ peer: name, size, stockFile, truthFile, limits }: Job): Promise<void> {
  const kind = await PEERS[name]();
  const cars = readStock(stockFile, size);
  const queries = workload(cars, QUERIES, WORKLOAD_SEED);
  const before = memoryInUse();
  const begun = performance.now();
  const peer = await kind.build(cars);
  const build = performance.now() - begun;
  if (!peer) {
    say({ said: "absent" });
    return;
  }
  say({ said: "built" });
  const after = memoryInUse();
  const outside = (await peer.heldOutside?.()) ?? null;
  const isTruth = kind.kind === "loops";
  const { answers, inTime } = await answersOf(peer, queries, limits.check, isTruth);
  if (isTruth) writeFileSync(truthFile, serialize(truthOf(cars, queries, answers)));
  const truth: Truth[] = deserialize(readFileSync(truthFile));
  const right = truth.map(({ answer }) => answer);
  const verdict = verdictOn(queries, answers, right, { cars, ordersTies: kind.ordersTies });
  const measured: Measured = {
    build,
    memory: after.used - before.used,
    resident: after.resident - before.resident,
    outside,
    verdict,
    ...(await timed(peer, queries.slice(0, inTime), limits, kind.kind === "ours" ? bandwidthGauge() : null)),
    update: await updateCost(peer, cars, limits),
  };
  say({ said: "measured", measured });
  await peer.close?.();
}

/** The answers to all queries, or to as many as the engine manages in the time; `inTime` is how many it managed. */
async function answersOf(peer: Peer, queries: readonly Query[], seconds: number, all: boolean) {
  const until = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  let inTime = 0;
  for (const query of queries) {
    const isInTime = performance.now() < until;
    if (!isInTime && !all) break;
    answers.push(await peer.search(query));
    if (isInTime) inTime += 1;
  }
  return { answers, inTime };
}

function truthOf(cars: readonly BenchCar[], queries: readonly Query[], answers: readonly Answer[]): Truth[] {
  const words = cars.map(({ text }) => text.split(" "));
  const values = Object.fromEntries(
    FACETS.map((field) => [field, new Set(cars.map((car) => car[field])).size]),
  ) as Stocked["values"];
  return answers.map((answer, index) => {
    const query = queries[index];
    if (!query) throw new Error("More answers than queries.");
    const withWords = query.words.length > 0 ? words.filter((own) => hasWords(own, query.words)).length : cars.length;
    const stocked = { cars: cars.length, withWords, values };
    return { answer, bytes: bytesToRead(query, answer, stocked), packed: bytesToRead(query, answer, stocked, PACKED) };
  });
}

/**
 * Times all queries in turn, repeatedly: the figures include occasional delays (a garbage collection), as in
 * production.
 */
async function timed(peer: Peer, queries: readonly Query[], limits: Limits, gauge: BandwidthGauge | null) {
  const taken = queries.map(() => [] as number[]);
  const begun = performance.now();
  const isTime = (seconds: number) => performance.now() - begun > seconds * 1000;
  let passes = 0;
  let gauged = Number.NEGATIVE_INFINITY;
  while (!isTime(limits.time) && (passes < FEWEST_PASSES || !isTime(LONG_ENOUGH))) {
    for (const [index, query] of queries.entries()) {
      const asked = performance.now();
      await peer.search(query);
      taken[index]?.push(performance.now() - asked);
    }
    passes += 1;
    if (!gauge || performance.now() - gauged < GAUGED_EVERY) continue;
    gauge.read();
    gauged = performance.now();
  }
  const all = taken.flat();
  return {
    each: taken.map(median),
    passes,
    p50: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    p99: percentile(all, 0.99),
    bandwidth: gauge?.median() ?? null,
    perSecond: (1000 * all.length) / all.reduce((sum, one) => sum + one, 0),
  };
}

/** The median time to update one known car whose price, colour and order changed. */
async function updateCost({ put }: Peer, cars: readonly BenchCar[], limits: Limits): Promise<number | null> {
  if (!put) return null;
  const luck = chance(11, 0);
  const until = performance.now() + limits.time * 1000;
  const taken: number[] = [];
  for (let left = UPDATES; left > 0 && performance.now() < until; left--) {
    const [car, other] = [luck.pick(cars), luck.pick(cars)];
    const changed = { ...car, price: other.price, colour: other.colour, rank: other.rank };
    const begun = performance.now();
    await put(changed);
    taken.push(performance.now() - begun);
  }
  return median(taken);
}
