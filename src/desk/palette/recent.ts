/**
 * The palette's most recently used items, stored as ids only: this device stores nothing about people, and the server
 * looks each one up again for users who may see it.
 */

const MOST = 8;
const keyOf = (by: number) => `desk-recent-${by}`;

/** The ids, most recent first. */
export function recentOf(by: number): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(by)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function noteUsed(by: number, id: string): void {
  const ids = [id, ...recentOf(by).filter((one) => one !== id)].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(by), JSON.stringify(ids));
  } catch {
    // If the browser cannot store anything, there are no recent items.
  }
}
