import type { PromoCard } from "../../site/site.ts";

export type Placed<T> =
  | { readonly kind: "card"; readonly card: T }
  | { readonly kind: "promo"; readonly promo: PromoCard };

export interface PromoRules {
  /** Today's date in the dealer's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Car types that the search shows. */
  readonly carTypes: readonly string[];
  /** Positions, from 1, for cards without their own; each takes the next (SRCH-014). */
  readonly defaultPositions: readonly number[];
  /** Returns a random number from 0 to under 1 if positions are random (SRCH-013); otherwise null. */
  readonly random: (() => number) | null;
}

/**
 * The cards with the promo cards among them (SRCH-009..016). Positions count on the page as the shopper sees it,
 * promo cards included; a position beyond the last card, or one that is taken, moves to the next free one, or the
 * card is left out.
 */
export function placePromos<T>(
  cards: readonly T[],
  promos: readonly PromoCard[],
  rules: PromoRules,
): readonly Placed<T>[] {
  const placed: Placed<T>[] = cards.map((card) => ({ kind: "card", card }));
  if (cards.length === 0) return placed;
  const positioned = positionsOf(
    promos.filter((promo) => isRunning(promo, rules.today) && suits(promo, rules.carTypes)),
    rules,
    cards.length,
  );
  for (const { promo, position } of positioned.sort((a, b) => a.position - b.position)) {
    let index = position - 1;
    while (placed[index]?.kind === "promo") index++;
    if (index >= 0 && index <= placed.length) placed.splice(index, 0, { kind: "promo", promo });
  }
  return placed;
}

function positionsOf(promos: readonly PromoCard[], { defaultPositions, random }: PromoRules, cards: number) {
  const defaults = [...defaultPositions];
  return promos.flatMap((promo) => {
    if (random) return [{ promo, position: 1 + Math.floor(random() * (cards + 1)) }];
    const own = promo.position === null ? defaults.splice(0, 1) : [promo.position].flat();
    return own.map((position) => ({ promo, position }));
  });
}

/** Both days are inclusive (SRCH-010, SRCH-011). */
function isRunning({ start, expiry }: PromoCard, today: string): boolean {
  return (start === null || start <= today) && (expiry === null || today <= expiry);
}

/**
 * Whether a promo card fits the searched car types: it covers all of them, or with `strictDisplay` equals them
 * exactly (SRCH-015, SRCH-016).
 */
function suits({ display, strictDisplay }: PromoCard, carTypes: readonly string[]): boolean {
  if (display.length === 0) return true;
  const shown = new Set(carTypes);
  const required = new Set(display);
  return strictDisplay
    ? shown.size === required.size && display.every((type) => shown.has(type))
    : display.some((type) => shown.has(type));
}
