import { join } from "node:path";
import type { Env } from "../../env.ts";
import { folderStore } from "../../services/files/folder.ts";
import type { FileStore } from "../../services/files/port.ts";

/** Opens the file store: the bucket named by S3_BUCKET, otherwise a folder on this machine. */
export async function openFiles({ s3, dataDir }: Pick<Env, "s3" | "dataDir">): Promise<FileStore> {
  if (!s3) return folderStore({ folder: join(dataDir, "files") });
  // The client is large, so it is loaded only if it is used.
  const { s3Store } = await import("../../services/files/s3.ts");
  return s3Store(s3);
}
