import { join } from "node:path";
import type { Env } from "../../env.ts";
import { folderStore } from "../../services/files/folder.ts";
import type { FileStore } from "../../services/files/port.ts";

/** Opens the store of files: the bucket that S3_BUCKET names, else a folder of this machine. */
export async function openFiles({ s3, dataDir }: Pick<Env, "s3" | "dataDir">): Promise<FileStore> {
  if (!s3) return folderStore({ folder: join(dataDir, "files") });
  // The client is large, and is loaded only where it is used.
  const { s3Store } = await import("../../services/files/s3.ts");
  return s3Store(s3);
}
