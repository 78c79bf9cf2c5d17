import { type ChildProcess, execFile, fork } from "node:child_process";
import type { Socket } from "node:net";
import { resolve } from "node:path";
import type { Ended, Order } from "./commands.testing.ts";

const root = resolve(import.meta.dirname, "../..");
const program = `
  const words = JSON.parse(process.env.FORECOURT_WORDS);
  const { forecourtProgram } = await import("./src/cli/running/program.ts");
  const { register } = await import("./src/cli/" + words[0] + ".ts");
  const program = forecourtProgram();
  register(program);
  await program.parseAsync(words, { from: "user" });
`;

/** The whole environment of a command: it uses the demo's sites unless `env` names others. */
const fullEnv = (env: Readonly<Record<string, string>>) => ({
  ...(process.env as Record<string, string>),
  FORECOURT_SITES: resolve(root, "sites"),
  ...env,
});

/**
 * Runs `forecourt <words>` in its own process, on the demo's sites unless `env` names others. Only the file of the
 * first word is loaded, which saves most of the time.
 */
export function forecourtAlone(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["--no-warnings", "--input-type=module", "--eval", program],
      { cwd: root, env: { ...fullEnv(env), FORECOURT_WORDS: JSON.stringify(words) }, maxBuffer: 256 * 1024 * 1024 },
      (failure, out, error) => done({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}

let reused: ChildProcess | null = null;
let before: Promise<unknown> = Promise.resolve();

/**
 * Runs `forecourt <words>` in a process that is reused for all commands of this test process, one after the other. Use
 * `forecourtAlone` if it matters how a command starts or that it ends its process.
 */
export function forecourt(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Ended> {
  const ended = before.then(() => order({ words, env: fullEnv(env) }));
  before = ended;
  return ended;
}

function order(sent: Order): Promise<Ended> {
  reused ??= fork(resolve(root, "src/cli/commands.testing.ts"), {
    cwd: root,
    execArgv: ["--no-warnings"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const child = reused;
  // It ends with this process, which need not wait for it.
  for (const handle of [child, child.channel, child.stderr as Socket | null]) handle?.unref();
  return new Promise((done) => {
    let error = "";
    const collect = (part: Buffer) => {
      error += part;
    };
    const finish = (ended: Ended) => {
      child.stderr?.off("data", collect);
      child.off("message", answered);
      child.off("exit", broken);
      done(ended);
    };
    const answered = (ended: unknown) => finish(ended as Ended);
    const broken = (code: number | null) => {
      reused = null;
      finish({ code: code ?? 1, out: "", error });
    };
    child.stderr?.on("data", collect);
    child.once("message", answered);
    child.once("exit", broken);
    child.send(sent);
  });
}
