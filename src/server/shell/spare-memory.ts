import type { EventEmitter } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Milliseconds without a request after which nobody is thought to wait for the collection. */
const QUIET = 2_000;
/** Requests that take so much memory anew that a pause of a tenth of a second or three pays again. */
const MANY = 1_000;

/**
 * Gives memory back to the machine as soon as the server has had no request for two seconds: what starting took, some
 * 140 MB with 6,000 cars, and later what every thousand requests or more took. JavaScript would keep it, because it
 * collects only while more is asked for, and leaves what is still used spread over all of it. A server that is never
 * quiet has no time for that. Returns what ends it.
 */
export function giveBackWhenQuiet(server: EventEmitter, collect: () => void = collectAll): () => void {
  let since = MANY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    timer ??= setTimeout(give, QUIET).unref();
    timer.refresh();
  };
  const asked = () => {
    since += 1;
    if (since >= MANY) wait();
  };
  function give() {
    timer = undefined;
    since = 0;
    collect();
  }
  wait();
  server.on("request", asked);
  return () => {
    clearTimeout(timer);
    server.off("request", asked);
  };
}

/** Collects all garbage and moves what is left together. Node offers this only under a flag. */
function collectAll(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as (how: object) => void;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
