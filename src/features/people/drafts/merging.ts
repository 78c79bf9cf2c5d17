/**
 * Merges a draft typed in one tab with the stored one, which another tab or device of the same person may have changed
 * meanwhile. `known` are the texts that the tab stored or loaded before. Contains everything that was typed in either;
 * at most `most` characters are merged, otherwise null.
 */
export function mergeDrafts(stored: string, known: readonly string[], text: string, most = Infinity): string | null {
  if (isOwnDraft(stored, known, text)) return text;
  if (text.trim() === "") return stored;
  const merged = bothChanges(known, stored, text) ?? `${stored}\n\n${text}`;
  return merged.length > most ? null : merged;
}

/** The text with what both tabs changed in one that both knew; null if there is none or they changed the same place. */
function bothChanges(known: readonly string[], stored: string, text: string): string | null {
  const changes = known.filter((one) => one.trim() !== "").map((base) => ({ base, theirs: changeOf(base, stored) }));
  const [nearest] = changes.toSorted((a, b) => a.theirs.put.length - b.theirs.put.length);
  if (!nearest) return null;
  const { base, theirs } = nearest;
  const ours = changeOf(base, text);
  const [first, second] = ours.from <= theirs.from ? [ours, theirs] : [theirs, ours];
  if (first.to > second.from) return null;
  return base.slice(0, first.from) + first.put + base.slice(first.to, second.from) + second.put + base.slice(second.to);
}

/** A change of a text: what stands from one offset to another is replaced. */
function changeOf(base: string, now: string): { readonly from: number; readonly to: number; readonly put: string } {
  const most = Math.min(base.length, now.length);
  let from = 0;
  while (from < most && base[from] === now[from]) from += 1;
  let end = 0;
  while (end < most - from && base.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { from, to: base.length - end, put: now.slice(from, now.length - end) };
}

/** Whether a stored draft has nothing that is not in this text, or that its tab did not know. */
export const isOwnDraft = (stored: string, known: readonly string[], text: string): boolean =>
  stored.trim() === "" || known.includes(stored) || text.includes(stored);
