import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** What a `forecourt` command did. */
export interface CommandEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The most memory it held, in megabytes. */
  readonly peakMegabytes: number;
}

/** As it ends, the process says how much memory it held at most. */
const SAY_PEAK = `data:text/javascript,process.on("exit",()=>process.stderr.write("\\npeak kB "+process.resourceUsage().maxRSS))`;

export interface CommandSettings {
  readonly env?: Readonly<Record<string, string>>;
  /** A command that runs ours: `unshare …`. */
  readonly under?: readonly string[];
}

/** Starts `forecourt …` in a process of its own. */
export function spawnCommand(args: readonly string[], { env, under = [] }: CommandSettings = {}): ChildProcess {
  const node = [process.execPath, "--disable-warning=ExperimentalWarning", "--import", SAY_PEAK, "src/cli/main.ts"];
  const [program = "", ...rest] = [...under, ...node, ...args];
  return spawn(program, rest, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
}

/** Runs `forecourt …` to its end. */
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
