import { type ForkOptions, fork } from "node:child_process";
import { setPriority } from "node:os";
import { resolve } from "node:path";

/**
 * Niceness that gives the child half as much processor time as pages get when both compete; each step is a fifth less.
 * At ten steps it got an eighth, and somebody at the desk waiting for a file's first rows waited for everybody else.
 */
const GENTLE = 3;
/**
 * Node's compile cache, shared with the `forecourt` command: a program starts in half the time and needs 30 MB less,
 * which the compiler and the sources would take. The built module, too, is two folders below the root.
 */
const COMPILED = resolve(import.meta.dirname, "../../node_modules/.cache/compiled");

/**
 * Starts a program of the project in its own process, sends it one errand and resolves with its one answer, so that no
 * page waits while a large file is read. Rejects if the process ends without an answer.
 */
export function runErrand<Answer>(
  program: string,
  errand: object,
  { signal, heap }: { readonly signal: AbortSignal /** Megabytes. */; readonly heap?: number },
): Promise<Answer> {
  return new Promise((done, failed) => {
    const options: ForkOptions = {
      execArgv: ["--disable-warning=ExperimentalWarning", ...(heap ? [`--max-old-space-size=${heap}`] : [])],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
      signal,
      killSignal: "SIGKILL",
    };
    const child = fork(program, options);
    if (child.pid !== undefined) {
      try {
        setPriority(child.pid, GENTLE);
      } catch {
        // A process that has already ended has no priority.
      }
    }
    child.on("message", (answer) => done(answer as Answer));
    child.on("error", failed);
    child.on("exit", (code, killed) => failed(new Error(`The import ended with ${killed ?? code}.`)));
    child.send(errand, (error) => error && failed(error));
  });
}
