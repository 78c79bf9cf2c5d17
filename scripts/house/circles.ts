/**
 * Circles of imports: files of which each imports, by a longer or shorter way, all others. They can only be understood
 * together, and none of them can move alone. Imports of types count, since a reader follows them as any other.
 */

/** What each file imports, by its path. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The circles of the house, each in the order of its paths. */
export function circlesIn(imports: Imports): string[][] {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const own = index.size;
    index.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const to of imports.get(file) ?? []) {
      if (!imports.has(to) || to === file) continue;
      const reached = index.has(to) ? (open.includes(to) ? (index.get(to) ?? own) : own) : visit(to);
      lowest.set(file, Math.min(lowest.get(file) ?? own, reached));
    }
    const low = lowest.get(file) ?? own;
    if (low === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of imports.keys()) if (!index.has(file)) visit(file);
  return circles;
}

/**
 * Whether these are one address: a route, which answers it and loads its page when somebody is here, and that page,
 * which shows what the route's loader returns and therefore names its type.
 */
const isOneAddress = (circle: readonly string[]): boolean =>
  circle.length === 2 && circle.includes((circle[0] ?? "").replace(/\/([^/]+)$/, "/pages/$1"));

/** What is wrong with the house's circles, by file. */
export function judgeCircles(imports: Imports): { file: string; sentence: string }[] {
  const wrong = circlesIn(imports).filter((circle) => !isOneAddress(circle) && !isOneAddress(circle.toReversed()));
  return wrong.map((circle) => ({
    file: circle[0] ?? "",
    sentence:
      `stands in a circle of imports (${circle.join(", ")}): move what they share into a file below them, or pass it ` +
      "as a parameter",
  }));
}
