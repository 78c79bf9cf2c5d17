import fc from "fast-check";

/** Lengths of the texts, tried in order, so that exponential growth is found before it takes for ever. */
const LENGTHS = [24, 128, 512, 2_048, 8_192];
/** Milliseconds below which a try needs no closer look. */
const QUICK = 2;
/** Greatest factor by which a text twice as long may take longer. */
const MOST_GROWTH = 3;

/** Milliseconds of processor that this thread has taken: time in which it waits for its turn is not counted. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds of the fastest of some runs, by the clock or by the processor, whichever is less: other work makes a run
 * longer by the clock, and a virtual machine's processor time jumps now and then.
 */
export function quickest(work: () => void, runs = 3): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const [began, worked] = [performance.now(), processorTime()];
    work();
    least = Math.min(least, performance.now() - began, processorTime() - worked);
  }
  return least;
}

/**
 * The factor by which a text twice as long takes longer, measured from the length at which the time matters; 0 where it
 * never does. `read` reads the text that `made` makes of a length.
 */
export function growthOf(read: (text: string) => void, made: (length: number) => string): number {
  for (const length of LENGTHS) {
    const [short, long] = [made(length), made(length * 2)];
    if (quickest(() => read(short), 1) < QUICK || quickest(() => read(short)) < QUICK) continue;
    if (length <= 128) return Number.POSITIVE_INFINITY;
    const growth = () => quickest(() => read(long)) / quickest(() => read(short));
    // Measured twice, because other work on the machine may make one measurement longer.
    return Math.min(growth(), growth());
  }
  return 0;
}

export const growsTooFast = (growth: number): boolean => growth > MOST_GROWTH;

/** Texts that may cause backtracking: the expression's own examples with one part repeated many times. */
export function hostileTexts({ source, flags }: { readonly source: string; readonly flags: string }) {
  const examples = examplesOf(source, flags);
  const parts = new Set<string>();
  const attacks = new Map<string, (length: number) => string>();
  const add = (before: string, part: string, after: string) => {
    attacks.set(JSON.stringify([before, part, after]), (length) => before + part.repeat(length / part.length) + after);
  };
  for (const example of examples) {
    for (const at of [0, 1, 2, 3, 5, 8, 13].filter((at) => at < example.length)) {
      for (const size of [1, 2, 3]) {
        const part = example.slice(at, at + size);
        if (part.length === 0) continue;
        parts.add(part);
        add(example.slice(0, at), part, "\u0001");
      }
    }
  }
  for (const sign of source.replace(/\\[a-zA-Z]|[\\^$*+?|{}]/g, "")) parts.add(sign);
  for (const part of [...parts, "a", "0", " ", "\n", "-", "a ", "0a"]) add("", part, "\u0001");
  return attacks;
}

function examplesOf(source: string, flags: string): readonly string[] {
  // A class that excludes almost everything would be searched for at random, and hardly ever found.
  if (source.includes("\\P{")) return [];
  try {
    const pattern = new RegExp(source, flags.replace(/[gy]/g, ""));
    return fc.sample(fc.stringMatching(pattern), { numRuns: 6, seed: 7 }).map((text) => text.slice(0, 40));
  } catch {
    // Not every expression can be reversed; its characters are tried all the same.
    return [];
  }
}
