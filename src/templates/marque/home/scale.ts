import type { ModelCard } from "../../../features/models/rules.ts";

/** Of a model whose length is not told: among the others it is neither the longest nor the shortest. */
const UNTOLD = 0.9;
/** However long the longest: a smaller picture would not be seen. */
const LEAST = 0.5;

/** How wide a model's picture is drawn, as a share of the widest: all at the scale of the longest of its range. */
export function scaleOf({ length }: Pick<ModelCard, "length">, range: readonly Pick<ModelCard, "length">[]): number {
  const longest = Math.max(...range.map((card) => card.length ?? 0));
  if (longest === 0) return 1;
  if (length === null) return UNTOLD;
  return Math.max(LEAST, Math.round((length / longest) * 1000) / 1000);
}
