import type { EventEmitter } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Milliseconds without a request after which a garbage collection should disturb nobody. */
const QUIET = 2_000;
/** Requests after which enough garbage has grown for a pause of 0.1 to 0.3 seconds to pay off again. */
const MANY = 1_000;

/** Bytes after which it pays off without requests too, for example when alerts have processed a new stock. */
const GROWN = 48_000_000;
/** Milliseconds between two measurements. */
const LOOK = 5_000;

/** How the memory of this process is measured and given back. */
interface Memory {
  /** The process's resident memory, in bytes. */
  readonly held: () => number;
  /** Collects garbage, and keeps `staying` alive meanwhile. */
  readonly collect: (staying: unknown) => void;
}

/**
 * Gives memory back to the machine as soon as the server has had no request for two seconds: what starting took, some
 * 140 MB with 6,000 cars, and later what every thousand requests or more took, or work of its own. Otherwise JavaScript
 * keeps that memory, because it collects only while more is allocated, and live objects stay spread over all of it. A
 * server that is never idle never gets to this. Returns a function that stops it. The last request and response are
 * kept alive: code compiled for their kinds of objects is discarded with the last such object, and the next two
 * thousand requests would then cost twice as much. / /
 */
export function giveBackWhenQuiet(server: EventEmitter, memory: Memory = OWN): () => void {
  const { collect } = memory;
  const usage = () => measured(memory);
  let since = MANY;
  let least = Number.POSITIVE_INFINITY;
  let lastRequestAt = 0;
  let last: unknown = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer ??= setTimeout(give, QUIET).unref();
    timer.refresh();
  };
  const onRequest = (...exchange: readonly unknown[]) => {
    last = exchange;
    since += 1;
    lastRequestAt = performance.now();
    if (since >= MANY) wait();
  };
  function give() {
    clearTimeout(timer);
    timer = undefined;
    since = 0;
    collect(last);
    least = usage();
  }
  const look = () => {
    if (!timer && usage() > least + GROWN && performance.now() - lastRequestAt >= QUIET) give();
  };
  wait();
  const looking = setInterval(look, LOOK).unref();
  server.on("request", onRequest);
  return () => {
    clearTimeout(timer);
    clearInterval(looking);
    server.off("request", onRequest);
  };
}

/** NaN where it cannot be measured: the system reports it in a file, and too many files may be open. */
function measured({ held }: Memory): number {
  try {
    return held();
  } catch {
    return Number.NaN;
  }
}

/** Collects all garbage and compacts the heap. Node offers this only under a flag. */
function collectAll(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (how: object) => void;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}

const OWN: Memory = { held: process.memoryUsage.rss, collect: collectAll };
