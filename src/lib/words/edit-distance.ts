/** The number of letters to change, add or remove to turn one word into the other. */
export const editDistance = (a: string, b: string): number => distances(a, b)[b.length] ?? 0;

/** The same number for turning `a` into the closest prefix of `b`. */
export const distanceToStart = (a: string, b: string): number => Math.min(...distances(a, b));

/** The distances of `a` to all prefixes of `b`, by length. */
function distances(a: string, b: string): readonly number[] {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above;
}
