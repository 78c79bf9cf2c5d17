import { once } from "node:events";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { type ServerProcess, startServerProcess } from "../server-process.ts";

const CLOCK = pathToFileURL(resolve("test/setup/clock/settable-clock.ts")).href;

/** The environment of a process whose clock stands at this instant (epoch ms). */
export const clockAt = (now: number): Record<string, string> => ({
  TEST_CLOCK_TIME: String(now),
  NODE_OPTIONS: `--import=${CLOCK}`,
});

/** A server whose clock the test sets. */
export interface ServerWithClock extends ServerProcess {
  /** Sets its clock to this instant (epoch ms), at which it stands still. */
  readonly setClock: (now: number) => Promise<void>;
}

/**
 * Starts the built server at an instant (epoch ms) of the test's choice. Its clock stands still until the test sets it
 * again.
 */
export async function startServerAt(now: number, env: Record<string, string> = {}): Promise<ServerWithClock> {
  const server = await startServerProcess({ ...clockAt(now), ...env }, [], "ipc");
  return {
    ...server,
    setClock: async (next) => {
      const confirmed = once(server.child, "message");
      server.child.send(next);
      await confirmed;
    },
  };
}
