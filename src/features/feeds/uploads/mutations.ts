import { createHash, randomUUID } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { NO_ROOM } from "../../../lib/files/full-disk.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { FileStore } from "../../../services/files/port.ts";
import type { Place } from "../../staff/ability.ts";
import { recordAct } from "../../staff/audit/mutations.ts";
import { beginUpload, forgetUpload } from "../pushes/mutations.ts";
import type { Choices } from "./columns.ts";
import { fileKeyOf, headingsKey, sourceOf } from "./data.ts";

interface Upload {
  readonly dealershipId: number;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly by: { readonly id: number; readonly name: string };
  readonly place: Place;
  readonly now: number;
}

/**
 * Stores an uploaded stock file for one day and only for its uploader; abandoned ones are deleted with the uploads of
 * sources. Returns its key, which cannot be guessed.
 */
export async function keepUpload(
  { db, files }: { readonly db: Database; readonly files: FileStore },
  { dealershipId, name, bytes, by, place, now }: Upload,
): Promise<Result<string, string>> {
  const key = randomUUID();
  const fileKey = fileKeyOf(key);
  const size = bytes.length;
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  // Written before the bytes, so that a killed process leaves no file without a row.
  const id = await db.transaction().execute(async (trx) => {
    const source = { dealershipId, name: sourceOf(by.id), mode: "delta" } as const;
    const upload = await beginUpload({ db: trx, files }, source, { name, sha256, size }, now);
    const piece = { upload_id: upload.id, begins_at: 0, bytes: size, file_key: fileKey };
    await trx.insertInto("feed_upload_pieces").values(piece).execute();
    return upload.id;
  });
  const put = await files.put(fileKey, bytes, "application/octet-stream");
  if (!put.ok) {
    await forgetUpload({ db, files }, id);
    return err(put.error.isFull ? NO_ROOM : "The file cannot be kept just now. Try again in a moment.");
  }
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("feed_uploads").set({ received: size }).where("id", "=", id).execute();
    const subject = `dealership:${dealershipId}` as const;
    await recordAct(trx, { by, subject, action: "upload a stock file", place, after: { file: name, size }, now });
  });
  return ok(key);
}

interface Chosen {
  readonly dealershipId: number;
  readonly headings: readonly string[];
  readonly by: Upload["by"];
  readonly place: Place;
  readonly now: number;
}

/** Maximum choices remembered for one dealership; the oldest are dropped first. */
const MOST_REMEMBERED = 50;

/** Remembers a person's choices for a file's columns, for the next file with the same headings. */
export async function rememberChoices(
  db: Database,
  { dealershipId, headings, by, place, now }: Chosen,
  { choices, file }: { readonly choices: Choices; readonly file: string },
): Promise<void> {
  const key = headingsKey(headings);
  const row = { choices: JSON.stringify(choices), file, by: by.name, at: now };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("feed_mappings")
      .values({ dealership_id: dealershipId, headings: key, ...row })
      .onConflict((conflict) => conflict.columns(["dealership_id", "headings"]).doUpdateSet(row))
      .execute();
    const newest = trx
      .selectFrom("feed_mappings")
      .select("headings")
      .where("dealership_id", "=", dealershipId)
      .orderBy("at", "desc")
      .orderBy("headings")
      .limit(MOST_REMEMBERED);
    await trx
      .deleteFrom("feed_mappings")
      .where("dealership_id", "=", dealershipId)
      .where("headings", "not in", newest)
      .execute();
    const subject = `dealership:${dealershipId}` as const;
    const action = "remember what a file's columns say";
    await recordAct(trx, { by, subject, action, place, after: { file }, now });
  });
}

/** Forgets remembered choices. False if there were none. */
export async function forgetChoices(
  db: Database,
  { dealershipId, headings, by, place, now }: Chosen,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deletion = await trx
      .deleteFrom("feed_mappings")
      .where("dealership_id", "=", dealershipId)
      .where("headings", "=", headingsKey(headings))
      .executeTakeFirst();
    if (deletion.numDeletedRows === 0n) return false;
    const subject = `dealership:${dealershipId}` as const;
    await recordAct(trx, { by, subject, action: "forget what a file's columns say", place, now });
    return true;
  });
}
