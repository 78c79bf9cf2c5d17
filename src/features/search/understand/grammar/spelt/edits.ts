/** The distance between two words in typing slips. */

/** The number of edits between two words. A wrong first letter adds one, because people rarely mistype it. */
export function distance(a: string, b: string): number {
  const first = a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]) ? 0 : 1;
  return first + edits(a, b);
}

/**
 * The number of edits between two words. Inserting, omitting or replacing a letter, or swapping neighbours, is one
 * edit.
 */
export function edits(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next[column] = least;
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}

const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Each letter paired with the letters on adjacent keys. */
const TOUCHING: ReadonlySet<string> = new Set(
  KEYS.flatMap((row, line) =>
    [...row].flatMap((key, at) =>
      [
        row[at - 1],
        row[at + 1],
        KEYS[line - 1]?.[at],
        KEYS[line - 1]?.[at + 1],
        KEYS[line + 1]?.[at - 1],
        KEYS[line + 1]?.[at],
      ]
        .filter((other) => other !== undefined)
        .map((other) => key + other),
    ),
  ),
);

/** Whether two words differ in one letter, and the two letters are on adjacent keys. */
export function isNextKey(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const places = [...word].flatMap((letter, at) => (letter === other[at] ? [] : [letter + other[at]]));
  return places.length === 1 && TOUCHING.has(places[0] ?? "");
}
