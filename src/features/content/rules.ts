/** HOME-027: a card shows the first 80 characters of a summary, "..." after a cut. */
export function cardSummary(description: string): string {
  return description.length > 80 ? `${description.slice(0, 80).trimEnd()}...` : description;
}
