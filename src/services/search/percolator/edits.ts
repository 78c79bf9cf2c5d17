/**
 * Whether at most `edits` edits (inserting, deleting or replacing a letter, or swapping two neighbours) turn `text`
 * into the word, or into its beginning.
 */
export function isWithinEdits(text: string, word: string, edits: number, asBeginning: boolean): boolean {
  if (text.length - word.length > edits || (!asBeginning && word.length - text.length > edits)) return false;
  const rows = Math.min(word.length, text.length + edits);
  let [two, one]: [number[], number[]] = [[], Array.from({ length: text.length + 1 }, (_, at) => at)];
  let best = asBeginning ? (one[text.length] ?? 0) : Number.POSITIVE_INFINITY;
  for (let row = 1; row <= rows; row++) {
    const next = [row];
    let least = row;
    for (let at = 1; at <= text.length; at++) {
      const isSame = text[at - 1] === word[row - 1];
      let cost = Math.min((one[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (one[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && text[at - 1] === word[row - 2] && text[at - 2] === word[row - 1]) {
        cost = Math.min(cost, (two[at - 2] ?? 0) + 1);
      }
      next.push(cost);
      least = Math.min(least, cost);
    }
    const distance = next[text.length] ?? 0;
    if (asBeginning) best = Math.min(best, distance);
    else if (row === word.length) best = distance;
    // A swap may still reach back across one row.
    if (least > edits + 1) break;
    [two, one] = [one, next];
  }
  return best <= edits;
}
