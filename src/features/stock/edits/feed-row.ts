import type { Edit } from "../storing/edits.ts";

/** A stored car as its feed has it, without the values set by people. */
export const feedRow = <Row extends object>(row: Row, edits: readonly Edit[]): Row => ({
  ...row,
  ...Object.fromEntries(edits.map(({ field, feed }) => [field, feed])),
});
