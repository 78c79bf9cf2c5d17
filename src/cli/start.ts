import { once } from "node:events";
import { existsSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Command } from "commander";
import { DEMO_MANAGER } from "../../demo/desk/manager.ts";
import type { Env } from "../env.ts";
import type { serve } from "../server/main.ts";
import type { Handover } from "../server/serve.ts";
import { whyNotStarted } from "../server/shell/not-started.ts";
import { environment, prepareDataDir } from "./running/environment.ts";
import { stopWith } from "./running/failure.ts";

/** Number of memory arenas of the system's allocator. The default of eight per processor leaves most nearly empty. */
const ARENAS = "2";
/**
 * Bytes from which an allocation gets its own mapping, which is returned to the system when freed. By default the
 * allocator would gradually raise this to 32 MB and keep the memory.
 */
const BY_ITSELF = "65536";

/**
 * Half of the megabytes that short-lived objects may fill, which JavaScript would otherwise let grow to 64 and keep
 * twice while it is busy. With half of that, a loaded server takes 120 MB less, and its requests take as long as before
 * (docs/decisions/0063-memory-of-a-busy-server.md). The command's own flags, even the same one, come later and win.
 */
const YOUNG = "--max-semi-space-size=16";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Ends the command if it cannot listen at the address. Checked before the demo stock is created, because that takes a
 * minute, which a newcomer with a taken port would wait for nothing.
 */
async function makeSureOfAddress(env: Env): Promise<void> {
  const probe = createServer().listen(env.port, env.host);
  try {
    await once(probe, "listening");
  } catch (error) {
    stopWith(whyNotStarted(error, env));
  }
  probe.close();
  await once(probe, "close");
}

/**
 * Reads the environment, lets `first` check it, and ensures a writable data folder, and stock if demo stock is wanted.
 * In production it invents nothing, not even the rest of what a development start left unfinished.
 */
async function prepare(first: (env: Env) => Promise<void> = async () => {}): Promise<void> {
  const env = environment();
  await first(env);
  prepareDataDir(env);
  if (env.demoStock === 0) return;
  try {
    const { seedWhenEmpty } = await import("./start/seeding.ts");
    await seedWhenEmpty(env);
  } catch (error) {
    stopWith(whyNotStarted(error, env));
  }
}

async function start(): Promise<void> {
  const begun = performance.timeOrigin;
  if (!existsSync(join(ROOT, "build/server/index.js")))
    stopWith("the pages are not built; run npm start, or npm run build first.");
  await prepare(makeSureOfAddress);
  await handOver({ begun, manager: DEMO_MANAGER });
}

/**
 * Replaces this process with the built server, to free the memory the command needed: its own copy of the features, the
 * seeding code and the TypeScript loader, about 30 MB. If a process cannot be replaced (Windows, an older Node), or its
 * parent has a channel to it that would be cut, the server runs in this process.
 */
async function handOver(handover: Handover): Promise<void> {
  const program = join(ROOT, "bin/serve.mjs");
  if (process.execve && !process.send) {
    flushCompileCache();
    const args = [process.execPath, YOUNG, ...process.execArgv, program, JSON.stringify(handover)];
    process.execve(process.execPath, args, {
      MALLOC_ARENA_MAX: ARENAS,
      MALLOC_MMAP_THRESHOLD_: BY_ITSELF,
      MALLOC_TRIM_THRESHOLD_: BY_ITSELF,
      ...process.env,
    });
  }
  const built = (await import(pathToFileURL(join(ROOT, "build/server/index.js")).href)) as { serve: typeof serve };
  await built.serve(handover);
}

/** `forecourt start`: serves every site (`npm start` builds first and then comes here). */
export function register(program: Command): void {
  program.command("start").description("serve every site of the sites folder").action(start);
  program
    .command("dev")
    .description("the same, with pages reloaded as their sources change")
    .action(async () => {
      await prepare();
      await import("../server/dev.ts");
    });
}
