/** Letters that must be changed, added or left out to make one word of the other. */
export const editDistance = (a: string, b: string): number => distances(a, b)[b.length] ?? 0;

/** The same, to make of `a` whatever `b` begins with. */
export const distanceToStart = (a: string, b: string): number => Math.min(...distances(a, b));

/** The distances of `a` to all beginnings of `b`, by their lengths. */
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
