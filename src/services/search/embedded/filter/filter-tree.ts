import type { Box, Point } from "../columns/geo.ts";

/** A filter as a tree. `column` (from 1) is where its field stands, for messages. */
export type FilterNode =
  | { readonly kind: "list"; readonly joined: "and" | "or"; readonly parts: readonly FilterNode[] }
  | { readonly kind: "not"; readonly part: FilterNode }
  | FilterCondition;

export type FilterCondition = { readonly field: string; readonly column: number } & (
  | { readonly kind: "any"; readonly values: readonly string[] }
  | { readonly kind: "range"; readonly range: ValueRange }
  | { readonly kind: "state"; readonly state: "exists" | "null" | "empty" }
  | { readonly kind: "part"; readonly place: "anywhere" | "start"; readonly text: string }
  | { readonly kind: "near"; readonly point: Point; readonly metres: number }
  | { readonly kind: "box"; readonly box: Box }
);

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** True when the end itself is excluded. */
  readonly minOpen: boolean;
  readonly maxOpen: boolean;
}

/** One end of a range as it is written; null for no end. */
export interface RangeEnd {
  readonly text: string;
  /** True when the end itself is excluded. */
  readonly isOpen: boolean;
}

/** A range of numbers if both ends are numbers, otherwise of texts in alphabetical order, ignoring case. */
export interface ValueRange {
  readonly from: RangeEnd | null;
  readonly to: RangeEnd | null;
}
