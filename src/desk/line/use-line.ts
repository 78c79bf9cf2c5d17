import { useSyncExternalStore } from "react";
import { LINE } from "./line.ts";

const never = () => null;

/** The state of this tab's connection, updated whenever it changes. */
export function useLine() {
  return {
    since: useSyncExternalStore(LINE.follow, LINE.since, never),
    from: useSyncExternalStore(LINE.follow, LINE.from, never),
    doubts: useSyncExternalStore(LINE.follow, LINE.doubts, () => false),
  };
}
