import { type ForkOptions, fork } from "node:child_process";
import { setPriority } from "node:os";
import { resolve } from "node:path";

/**
 * Half as much of a processor as pages get, where both want it: each step is a fifth less. Ten of them were an eighth,
 * and somebody at the desk who waits for the first rows of a file waited for everybody else.
 */
const GENTLE = 3;
/**
 * Where Node keeps what it has compiled, as for the `forecourt` command: a program starts in half of the time and takes
 * 30 MB less, which the compiler and the sources would fill. The built module, too, is two folders below the root.
 */
const COMPILED = resolve(import.meta.dirname, "../../node_modules/.cache/compiled");

/**
 * Starts a program of the project in a process of its own, sends it one errand and resolves with its one answer. So no
 * page waits while a large file is read. Rejects where the process ended without an answer.
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
        // A process that has ended already has no priority.
      }
    }
    child.on("message", (answer) => done(answer as Answer));
    child.on("error", failed);
    child.on("exit", (code, killed) => failed(new Error(`The import ended with ${killed ?? code}.`)));
    child.send(errand, (error) => error && failed(error));
  });
}
