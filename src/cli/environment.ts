import { accessSync, constants, mkdirSync } from "node:fs";
import { type Env, parseEnv } from "../env.ts";
import { stopWith } from "./failure.ts";

/** The environment, or the end of the process with a sentence a variable. */
export function environment(): Env {
  const env = parseEnv(process.env);
  if (!env.ok) return stopWith(env.error.join(" "));
  return env.value;
}

/** Makes the data folder, or ends with a sentence that says which permission is missing. */
export function prepareDataDir(env: Env): void {
  try {
    mkdirSync(env.dataDir, { recursive: true });
    accessSync(env.dataDir, constants.W_OK);
  } catch {
    stopWith(
      `the data folder ${env.dataDir} cannot be written; give this user the right to, or set FORECOURT_DATA to a folder it owns.`,
    );
  }
}
