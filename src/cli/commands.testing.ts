import { forecourtProgram } from "./running/program.ts";
import { registerFor } from "./subjects.ts";

/**
 * A process that runs one `forecourt` command after the other, because loading the modules takes ten times as long as
 * most commands. A command's output is returned instead of printed; a command that would end the process is aborted.
 */

export interface Order {
  readonly words: readonly string[];
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

const endProcess = process.exit.bind(process);

/** Thrown when a command ends the process. */
class Exit extends Error {}

async function run({ words, env }: Order): Promise<Ended> {
  for (const name of Object.keys(process.env)) if (!Object.hasOwn(env, name)) delete process.env[name];
  Object.assign(process.env, env);
  process.exitCode = undefined;
  const output = { out: "", error: "" };
  let code: number | null = null;
  // A process that has ended prints nothing more, and ends only once.
  const sayIn = (where: keyof typeof output) => (text: string | Uint8Array, encoding?: unknown, done?: unknown) => {
    if (code === null) output[where] += typeof text === "string" ? text : Buffer.from(text).toString();
    const callback = [encoding, done].find((one) => typeof one === "function") as (() => void) | undefined;
    callback?.();
    return true;
  };
  process.stdout.write = sayIn("out");
  process.stderr.write = sayIn("error");
  process.exit = (exitCode) => {
    code ??= Number(exitCode ?? process.exitCode ?? 0);
    throw new Exit(`The command ends with ${code}.`);
  };
  const program = forecourtProgram();
  await registerFor(program, words[0]);
  await program.parseAsync([...words], { from: "user" }).catch((error: unknown) => {
    if (!(error instanceof Exit)) throw error;
  });
  return { ...output, code: code ?? Number(process.exitCode ?? 0) };
}

// An error that a command does not catch ends this process just as it would end the command's.
process.on("message", (order: Order) => void run(order).then((ended) => process.send?.(ended)));
process.on("disconnect", () => endProcess());
