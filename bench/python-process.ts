import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Names the Python that has a peer's package, where it is not `python3`. */
const PYTHON = "FORECOURT_BENCH_PYTHON";

export interface Talk {
  readonly child: ChildProcess;
  /** Sends one line of JSON, which the process does not answer. */
  tell(value: unknown): void;
  /** Sends one line of JSON, and gives the answer's. */
  ask(question: unknown): Promise<unknown>;
}

/**
 * Starts a script in Python that answers lines of JSON, the first of which says whether the machine has the package
 * that it needs. Null where it has not, or no Python.
 */
export async function talkTo(script: string): Promise<Talk | null> {
  const child = spawn(process.env[PYTHON] ?? "python3", [script], { stdio: ["pipe", "pipe", "inherit"] });
  const isStarted = await new Promise<boolean>((resolve) => {
    child.once("error", () => resolve(false));
    child.once("spawn", () => resolve(true));
  });
  if (!isStarted) return null;
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => {
    const { value, done } = await answers.next();
    if (done) throw new Error(`${script} has ended.`);
    return JSON.parse(value);
  };
  const first = (await next()) as { isHere: boolean };
  if (!first.isHere) return null;
  const tell = (value: unknown) => {
    child.stdin.write(`${JSON.stringify(value)}\n`);
  };
  const ask = (question: unknown) => {
    tell(question);
    return next();
  };
  return { child, tell, ask };
}
