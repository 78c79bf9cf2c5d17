/** The first 80 characters of a summary for a card, with "..." after a cut (HOME-027). */
export function cardSummary(description: string): string {
  return description.length > 80 ? `${description.slice(0, 80).trimEnd()}...` : description;
}
