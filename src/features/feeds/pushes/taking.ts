import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { Database } from "../../../db/open.ts";
import { err, ok } from "../../../lib/result.ts";
import type { FileStore } from "../../../services/files/port.ts";
import type { StockFileFetcher } from "../../../services/stock-files/port.ts";
import { nextWaiting, type PushSource, piecesOf, type Upload } from "./data.ts";
import { settleUpload } from "./mutations.ts";

const MARK = /^upload (\d{1,15})$/;

/** The mark that identifies an upload as the file last fetched. */
const markOf = ({ id }: Pick<Upload, "id">) => `upload ${id}`;

/** The upload named by a mark; null for any other mark. */
export function markedUpload(mark: string | null): number | null {
  const [, id] = MARK.exec(mark ?? "") ?? [];
  return id === undefined ? null : Number(id);
}

interface Taking {
  readonly db: Database;
  readonly files: FileStore;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** A fetcher that takes the next waiting upload out of the file store. */
export function pushedFetcher({ db, files, clock }: Taking, source: PushSource): StockFileFetcher {
  return {
    async fetch({ target, mark, mostBytes, signal }) {
      const upload = await nextWaiting(db, source);
      if (upload === null || markOf(upload) === mark) return ok({ kind: "unchanged" });
      const copied = await copy({ db, files }, upload, target, signal);
      if (copied === "store") {
        return err({ kind: "unavailable", message: "The file that was sent cannot be read back just now." });
      }
      const { size } = upload;
      if (copied !== upload.sha256 || size === null || size > mostBytes) {
        await settleUpload(db, upload.id, { standing: "lost", run: null }, clock());
        return err({ kind: "refused", message: "The file that was sent is not whole any more: send it again." });
      }
      return ok({ kind: "file", name: upload.name, bytes: size, mark: markOf(upload) });
    },
  };
}

/** Joins the pieces and returns the whole file's hash, or an error if the file store does not answer. */
async function copy(
  { db, files }: Omit<Taking, "clock">,
  upload: Upload,
  target: string,
  signal: AbortSignal,
): Promise<string | "store"> {
  const hash = createHash("sha256");
  try {
    const file = await open(target, "wx", 0o600);
    try {
      for (const { key } of await piecesOf(db, upload)) {
        const read = await files.get(key);
        if (!read.ok || signal.aborted) return "store";
        if (read.value === null) break;
        hash.update(read.value);
        await file.write(read.value);
      }
    } finally {
      await file.close();
    }
  } catch {
    return "store";
  }
  return hash.digest("hex");
}
