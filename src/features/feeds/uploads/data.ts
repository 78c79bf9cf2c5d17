import { createHash } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { type Choices, readChoices } from "./columns.ts";

/** A stock file that somebody uploaded at the desk. */
export interface UploadedFile {
  readonly dealershipId: number;
  readonly name: string;
  /** Where its bytes lie in the store of files. */
  readonly fileKey: string;
}

/** The name under which a person's uploads stand beside those of sources, none of whose names has a colon. */
export const sourceOf = (staffId: number): string => `desk:${staffId}`;
export const fileKeyOf = (key: string): string => `feed-uploads/${key}`;

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** This person's own upload of the last day for one of these dealerships; null for any other. */
export async function uploadedFile(
  db: Database,
  of: {
    readonly key: string;
    readonly staffId: number;
    readonly dealershipIds: readonly number[];
    readonly now: number;
  },
): Promise<UploadedFile | null> {
  if (!KEY.test(of.key) || of.dealershipIds.length === 0) return null;
  const found = await db
    .selectFrom("feed_uploads")
    .innerJoin("feed_upload_pieces", "feed_upload_pieces.upload_id", "feed_uploads.id")
    .select(["dealership_id as dealershipId", "name", "file_key as fileKey"])
    .where("file_key", "=", fileKeyOf(of.key))
    // One whose bytes never came whole is none.
    .whereRef("received", "=", "size")
    .where("source", "=", sourceOf(of.staffId))
    .where("dealership_id", "in", of.dealershipIds)
    .where("touched_at", ">", of.now - DAY_MS)
    .executeTakeFirst();
  return found ?? null;
}

/** What somebody chose for an earlier file with the same headings. `at` is epoch milliseconds. */
export interface RememberedChoices {
  readonly choices: Choices;
  readonly file: string;
  readonly by: string;
  readonly at: number;
}

/** By what files with the same headings in the same order are known again. */
export const headingsKey = (headings: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(headings)).digest("hex");

/** What was chosen at the dealership for files with these headings; null where nothing was, or cannot be read now. */
export async function rememberedChoices(
  db: Database,
  dealershipId: number,
  headings: readonly string[],
): Promise<RememberedChoices | null> {
  const row = await db
    .selectFrom("feed_mappings")
    .selectAll()
    .where("dealership_id", "=", dealershipId)
    .where("headings", "=", headingsKey(headings))
    .executeTakeFirst();
  const stored = row && (JSON.parse(row.choices) as readonly (string | null)[]);
  const choices = stored ? readChoices(stored.map((field) => field ?? "")) : null;
  if (!row || choices?.length !== headings.length) return null;
  return { choices, file: row.file, by: row.by, at: row.at };
}
