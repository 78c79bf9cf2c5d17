import { createECDH } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The pair of keys that this folder keeps, made at the first call. Browsers subscribe to one key alone, so another pair
 * would lose them all.
 */
export async function storedPushKeys(dir: string): Promise<PushKeys> {
  const path = join(dir, "push-keys.json");
  const read = () => readFile(path, "utf8").then((text) => JSON.parse(text) as PushKeys);
  await mkdir(dir, { recursive: true });
  const keys = JSON.stringify(newKeys());
  // Of two processes that start together the first writes, and both read what stands there.
  await writeFile(path, keys, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return read();
}

/** The bytes of a private key of the curve P-256. */
const PRIVATE_BYTES = 32;

/** A new pair for VAPID (RFC 8292): the uncompressed point and the number, both base64url. */
function newKeys(): PushKeys {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const privateKey = Buffer.alloc(PRIVATE_BYTES);
  const number = pair.getPrivateKey();
  number.copy(privateKey, PRIVATE_BYTES - number.length);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
