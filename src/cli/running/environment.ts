import { accessSync, chmodSync, constants, existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Env, parseEnv } from "../../env.ts";
import { makeFolder } from "../../lib/files/make-folder.ts";
import { stopWith } from "./failure.ts";

/** Reads the environment, or ends the process with one sentence per wrong variable. */
export function environment(): Env {
  const env = parseEnv(process.env);
  if (!env.ok) return stopWith(env.error.join(" "));
  return env.value;
}

/** The folder inside the data folder to which a restore writes; its presence later means an interrupted restore. */
export const UNFINISHED_RESTORE = ".restoring";

/** Ends the process if a restore is in progress or was interrupted: anything written there now would be lost. */
export function refuseHalfRestored({ dataDir }: Pick<Env, "dataDir">): void {
  if (existsSync(join(dataDir, UNFINISHED_RESTORE)))
    stopWith(
      `the data folder ${dataDir} holds a restore that was broken off, or that is still under way; wait for it, or empty the folder and restore again.`,
    );
}

/**
 * Creates the data folder, readable only by this user, or ends the process with a sentence naming the missing
 * permission. A folder that every user of the machine could read is closed; one that its owner opened to a group on
 * purpose is left unchanged.
 */
export function prepareDataDir(env: Env): void {
  refuseHalfRestored(env);
  try {
    makeFolder(env.dataDir, 0o700);
    accessSync(env.dataDir, constants.W_OK);
    const { mode, uid } = statSync(env.dataDir);
    // A folder with the sticky bit, like /tmp, is shared by the whole machine: closing it would lock everybody out.
    const isShared = (mode & 0o1000) !== 0;
    if ((mode & 0o007) !== 0 && !isShared && uid === process.getuid?.()) chmodSync(env.dataDir, 0o700);
  } catch {
    stopWith(
      `the data folder ${env.dataDir} cannot be written; give this user the right to, or set FORECOURT_DATA to a folder it owns.`,
    );
  }
}
