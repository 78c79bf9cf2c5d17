/**
 * What somebody used last in the palette, by its id alone: this device keeps no word about people, and the desk says
 * anew who and what they are, to whom may see them.
 */

const MOST = 8;
const keyOf = (by: number) => `desk-recent-${by}`;

/** The ids, the last one first. */
export function recentOf(by: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(by)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function noteUsed(by: number, id: string): void {
  const kept = [id, ...recentOf(by).filter((one) => one !== id)].slice(0, MOST);
  try {
    localStorage.setItem(keyOf(by), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing has no recent ones.
  }
}
