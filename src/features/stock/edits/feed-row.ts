import type { Edit } from "../storing/edits.ts";

/** A stored car as its feed says it, without the words of people. */
export const feedRow = <Row extends object>(row: Row, edits: readonly Edit[]): Row => ({
  ...row,
  ...Object.fromEntries(edits.map(({ field, feed }) => [field, feed])),
});
