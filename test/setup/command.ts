import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The result of a `forecourt` command. */
export interface CommandEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Its greatest use of memory, in megabytes. */
  readonly peakMegabytes: number;
}

/** Makes the process report its peak memory when it exits. */
const SAY_PEAK = `data:text/javascript,process.on("exit",()=>process.stderr.write("\\npeak kB "+process.resourceUsage().maxRSS))`;

export interface CommandSettings {
  readonly env?: Readonly<Record<string, string>>;
  /** A command that runs ours, such as `unshare …`. */
  readonly under?: readonly string[];
  /** What is typed into it. */
  readonly input?: string;
}

/** Starts `forecourt …` in a separate process. */
export function spawnCommand(args: readonly string[], { env, under = [], input }: CommandSettings = {}): ChildProcess {
  const node = [process.execPath, "--disable-warning=ExperimentalWarning", "--import", SAY_PEAK, "src/cli/main.ts"];
  const [program = "", ...rest] = [...under, ...node, ...args];
  const stdin = input === undefined ? "ignore" : "pipe";
  const child = spawn(program, rest, { env: { ...process.env, ...env }, stdio: [stdin, "pipe", "pipe"] });
  child.stdin?.end(input);
  return child;
}

/** Runs `forecourt …` until it exits. */
export async function runCommand(args: readonly string[], settings: CommandSettings = {}): Promise<CommandEnd> {
  const child = spawnCommand(args, settings);
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (part) => {
    stdout += part;
  });
  child.stderr?.on("data", (part) => {
    stderr += part;
  });
  const [code] = (await once(child, "close")) as [number | null];
  const peak = /\npeak kB (\d+)$/.exec(stderr);
  return { code, stdout, stderr: stderr.slice(0, peak?.index), peakMegabytes: Number(peak?.[1]) / 1024 };
}
