import type { EventEmitter } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Milliseconds without a request after which nobody is thought to wait for the collection. */
const QUIET = 2_000;
/** Requests that take so much memory anew that a pause of a tenth of a second or three pays again. */
const MANY = 1_000;

/** Bytes that work without requests (alerts that take note of a new stock, say) may take until it pays, too. */
const GROWN = 48_000_000;
/** Milliseconds between two measurements. */
const LOOK = 5_000;

/** How the memory of this process is measured and given back. */
interface Memory {
  /** Bytes that the machine gave the process. */
  readonly held: () => number;
  /** Collects what nobody holds. `staying` is held meanwhile. */
  readonly collect: (staying: unknown) => void;
}

/**
 * Gives memory back to the machine as soon as the server has had no request for two seconds: what starting took, some
 * 140 MB with 6,000 cars, and later what every thousand requests or more took, or work of its own. JavaScript would
 * keep it, because it collects only while more is asked for, and leaves what is still used spread over all of it. A
 * server that is never quiet has no time for that. Returns what ends it.
 *
 * The last request stays, with its answer: code that was compiled for objects of their kinds is thrown away with the
 * last of each, and the next two thousand requests would cost twice as much as those before.
 */
export function giveBackWhenQuiet(server: EventEmitter, memory: Memory = OWN): () => void {
  const { collect } = memory;
  const held = () => measured(memory);
  let since = MANY;
  let least = Number.POSITIVE_INFINITY;
  let lastAsked = 0;
  let last: unknown = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer ??= setTimeout(give, QUIET).unref();
    timer.refresh();
  };
  const asked = (...exchange: readonly unknown[]) => {
    last = exchange;
    since += 1;
    lastAsked = performance.now();
    if (since >= MANY) wait();
  };
  function give() {
    clearTimeout(timer);
    timer = undefined;
    since = 0;
    collect(last);
    least = held();
  }
  const look = () => {
    if (!timer && held() > least + GROWN && performance.now() - lastAsked >= QUIET) give();
  };
  wait();
  const looking = setInterval(look, LOOK).unref();
  server.on("request", asked);
  return () => {
    clearTimeout(timer);
    clearInterval(looking);
    server.off("request", asked);
  };
}

/** Not a number where it cannot be measured: the system tells it in a file, and there may be too many open. */
function measured({ held }: Memory): number {
  try {
    return held();
  } catch {
    return Number.NaN;
  }
}

/** Collects all garbage and moves what is left together. Node offers this only under a flag. */
function collectAll(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (how: object) => void;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

const OWN: Memory = { held: process.memoryUsage.rss, collect: collectAll };
