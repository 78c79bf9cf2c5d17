import type { Sharp, SharpInput, SharpOptions } from "sharp";
import { whenUsed } from "./when-used.ts";

const library = whenUsed<typeof import("sharp")["default"]>("sharp");
let isReady = false;

/**
 * A picture that sharp reads or draws. Each uses one thread, because the callers decide how many are made at once, and
 * nothing is cached, because no input is read twice.
 */
export function sharp(...args: [options?: SharpOptions] | [input?: SharpInput, options?: SharpOptions]): Sharp {
  const make = library();
  if (!isReady) {
    make.concurrency(1);
    make.cache(false);
    isReady = true;
  }
  return make(...(args as [SharpInput, SharpOptions]));
}
