import type { ModelCard } from "../../../features/models/rules.ts";

/** Relative length of a model whose length is unknown: neither the longest nor the shortest. */
const UNTOLD = 0.9;
/** Smallest relative width: a smaller picture would be unrecognisable. */
const LEAST = 0.5;

/** Width of a model's picture as a share of the widest, so that all are to the scale of the longest in their range. */
export function scaleOf({ length }: Pick<ModelCard, "length">, range: readonly Pick<ModelCard, "length">[]): number {
  const longest = Math.max(...range.map((card) => card.length ?? 0));
  if (longest === 0) return 1;
  if (length === null) return UNTOLD;
  return Math.max(LEAST, Math.round((length / longest) * 1000) / 1000);
}
