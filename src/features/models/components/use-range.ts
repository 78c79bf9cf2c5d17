import { useState } from "react";
import type { ModelCard } from "../rules.ts";

/** The models of the chosen body category; null stands for All, the choice at the start (MODEL-021). */
export function useRange(cards: readonly ModelCard[]) {
  const [body, setBody] = useState<string | null>(null);
  const shown = body === null ? cards : cards.filter((card) => card.bodies.includes(body));
  return { body, setBody, shown };
}
