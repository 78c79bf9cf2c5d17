import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type BenchCar, FACETS, NUMBERS } from "../stock.ts";
import { PAGE, type Query, SORTS } from "../workload.ts";
import type { Answer, PeerKind } from "./peer.ts";

const BATCH = 5000;

/** Names the Python that has the package `tantivy`, where it is not `python3`. */
const PYTHON = "FORECOURT_BENCH_PYTHON";

/**
 * Tantivy, where a Python on this machine has it: in a process of its own, which is asked by lines of JSON. Words
 * unchanged, the last as a regular expression of its beginning; facets as fast fields without cutting, counted by one
 * aggregation, a refined one by another without its choice; one segment's writer, one thread.
 */
export const tantivy: PeerKind = {
  name: "Tantivy",
  kind: "database",
  ordersTies: false,
  build: async (cars) => {
    const talk = await talkTo(process.env[PYTHON] ?? "python3");
    if (!talk) return null;
    const put = (some: readonly BenchCar[], isKnown: boolean, isLast: boolean) =>
      talk.ask({ cars: some, isKnown, isLast });
    for (let from = 0; from < cars.length; from += BATCH) {
      await put(cars.slice(from, from + BATCH), false, from + BATCH >= cars.length);
    }
    return {
      search: async (query) => (await talk.ask(asked(query))) as Answer,
      put: async (car) => {
        await put([car], true, true);
      },
      heldOutside: () => residentOf(talk.child),
      close: async () => {
        talk.child.kill();
      },
    };
  },
};

const asked = ({ words, facets, ranges, sort, page }: Query) => ({
  words,
  facets,
  ranges,
  sort: SORTS[sort],
  offset: page * PAGE,
  limit: PAGE,
});

interface Talk {
  readonly child: ChildProcess;
  ask(question: unknown): Promise<unknown>;
}

/** Starts the process; null where this machine has no such Python, or it has no Tantivy. */
async function talkTo(python: string): Promise<Talk | null> {
  const child = spawn(python, [join(import.meta.dirname, "ask-tantivy.py")], { stdio: ["pipe", "pipe", "inherit"] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const isStarted = await new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("spawn", () => resolve(true));
  });
  const next = async () => {
    const { value, done } = await answers.next();
    if (done) throw new Error("Tantivy's process has ended.");
    return JSON.parse(value);
  };
  if (!isStarted || !(await next()).isHere) return null;
  const tell = (value: unknown) => child.stdin.write(`${JSON.stringify(value)}\n`);
  tell({ facets: FACETS, numbers: [...NUMBERS, "rank"] });
  return {
    child,
    ask: (question) => {
      tell(question);
      return next();
    },
  };
}

/** Megabytes of the process, as Linux tells them. */
function residentOf({ pid }: ChildProcess): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}
