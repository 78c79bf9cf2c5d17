import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import webPush from "web-push";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The pair of keys that this folder keeps, made at the first call. Browsers subscribe to one key alone, so another pair
 * would lose them all.
 */
export async function keptPushKeys(dir: string): Promise<PushKeys> {
  const path = join(dir, "push-keys.json");
  const read = () => readFile(path, "utf8").then((text) => JSON.parse(text) as PushKeys);
  await mkdir(dir, { recursive: true });
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  // Of two processes that start together the first writes, and both read what stands there.
  await writeFile(path, made, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return read();
}
