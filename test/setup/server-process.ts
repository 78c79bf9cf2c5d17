import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { endWithParent } from "./end-with-parent.ts";

/** A Forecourt server in a separate process, as `npm start` runs it. */
export interface ServerProcess {
  readonly port: number;
  /** The address of a site's path: `http://halden.localhost:PORT/search`. */
  readonly at: (site: string, path?: string) => string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly said: () => string;
  /** Stops it gracefully and removes its data. */
  readonly stop: () => Promise<void>;
}

/**
 * The environment of a server that draws its pictures in no time (`quick-pictures.ts`), for tests that look at none:
 * drawing took more of a processor than all else that a server does.
 */
export const QUICK_PICTURES = {
  NODE_OPTIONS: `--import=${pathToFileURL(resolve("test/setup/quick-pictures.ts")).href}`,
} as const;

/**
 * Starts the built server on a free port with its own data; resolves at its ready line. `under` is a command that runs
 * it; `messages` opens a channel on which test and server can send each other messages.
 */
export async function startServerProcess(
  env: Record<string, string> = {},
  under: readonly string[] = [],
  messages: "ipc" | "none" = "none",
): Promise<ServerProcess> {
  const dataDir = env.FORECOURT_DATA ?? mkdtempSync(join(tmpdir(), "forecourt-data-"));
  const node = [process.execPath, "--disable-warning=ExperimentalWarning", "src/cli/main.ts", "start"];
  const [program = "", ...args] = [...under, ...node];
  const child = spawn(program, args, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      FORECOURT_DATA: dataDir,
      FORECOURT_DEMO_STOCK: "900",
      LOG_LEVEL: "warn",
      // All of its visitors come from this machine's one address.
      PICTURES_PER_MINUTE: "100000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", ...(messages === "ipc" ? (["ipc"] as const) : [])],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  endWithParent(child, env.FORECOURT_DATA ? null : dataDir);
  let said = "";
  child.stderr.on("data", (part) => {
    said += part;
  });
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      said += `${line}\n`;
      const ready = /ready in .*:(\d+)\/?$/.exec(line);
      if (ready) resolve(Number(ready[1]));
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it was ready:\n${said}`)));
  });
  return {
    port,
    dataDir,
    child,
    said: () => said,
    at: (site, path = "/") => `http://${site}.localhost:${port}${path}`,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, "close");
        child.kill("SIGTERM");
        await gone;
      }
      if (!env.FORECOURT_DATA) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
