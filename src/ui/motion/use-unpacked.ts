import { useMemo } from "react";
import { type Packed, unpack } from "../../lib/packed.ts";

/** The data that a loader packed; the same object as long as the text is the same. */
export function useUnpacked<T>(packed: Packed<T>): T {
  return useMemo(() => unpack(packed), [packed]);
}
