import { useSyncExternalStore } from "react";
import { LINE } from "./line.ts";

const never = () => null;

/** This tab's line as it is, and anew whenever it changes. */
export function useLine() {
  return {
    since: useSyncExternalStore(LINE.follow, LINE.since, never),
    from: useSyncExternalStore(LINE.follow, LINE.from, never),
    doubts: useSyncExternalStore(LINE.follow, LINE.doubts, () => false),
  };
}
