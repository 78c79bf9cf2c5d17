import { relative, sep } from "node:path";
import { watch } from "chokidar";
import type { Logger } from "pino";

/**
 * Milliseconds without changes before the folder is read again, so that the many writes of an editor or a deployment
 * cause one reading.
 */
const SETTLE_MS = 120;

interface Following {
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

export const NOT_FOLLOWING: Following = { ready: Promise.resolve(), stop: async () => {} };

/**
 * Watches the sites' folders and reads those that changed again, once the disk is quiet. `reload` gets their names, or
 * undefined if all folders must be read.
 */
export function follow(
  dir: string,
  reload: (only?: ReadonlySet<string>) => Promise<void>,
  log: Pick<Logger, "warn"> | undefined,
): Following {
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  // Changes between the first reading and the start of the watch cause no event, so everything is read once more.
  let isAll = true;
  const watcher = watch(dir, {
    ignoreInitial: true,
    ignored: (path) => /[\\/]\.[^\\/]+$|~$/.test(path.slice(dir.length)),
  });
  const failed = (error: unknown) => {
    isAll = true;
    log?.warn({ reason: String(error) }, "the sites folder cannot be read");
  };
  const read = () => {
    const only = isAll ? undefined : changed;
    changed = new Set();
    isAll = false;
    void reload(only).catch(failed);
  };
  const readSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(read, SETTLE_MS);
  };
  watcher.on("all", (_, path) => {
    changed.add(relative(dir, path).split(sep)[0] ?? "");
    readSoon();
  });
  watcher.once("ready", readSoon);
  watcher.on("error", failed);
  const stop = async () => {
    clearTimeout(timer);
    await watcher.close();
  };
  return { ready: new Promise((resolve) => watcher.once("ready", resolve)), stop };
}
