import { roomRead } from "./walk.ts";

/**
 * Circles of imports: files of which each imports, by a longer or shorter way, all others. They can only be understood
 * together, and none of them can move alone. Imports of types count, since a reader follows them as any other.
 */

/** What each file imports, by its path. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Number of files that stand in circles inside of one room. It may only fall. */
export const FILES_IN_CIRCLES = 64;

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

/** `demo` is one room; what is outside of both is none of the house. */
const roomOfFile = (path: string) => (path.startsWith("demo/") ? "demo" : roomRead(path));

/** What is wrong with the house's circles, by file. */
export function judgeCircles(imports: Imports, most = FILES_IN_CIRCLES): { file: string; sentence: string }[] {
  const circles = circlesIn(imports);
  const between = circles.filter((circle) => new Set(circle.map(roomOfFile)).size > 1);
  const inside = circles.filter((circle) => !between.includes(circle));
  const count = inside.flat().length;
  return [
    ...between.map((circle) => ({
      file: circle[0] ?? "",
      sentence: `stands in a circle of imports that reaches through several rooms: ${circle.join(", ")}`,
    })),
    ...(count > most ? inside : []).map((circle) => ({
      file: circle[0] ?? "",
      sentence: `stands in a circle of imports (${circle.join(", ")}); ${count} files do, and were ${most}`,
    })),
  ];
}
