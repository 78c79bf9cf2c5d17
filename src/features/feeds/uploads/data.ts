import { createHash } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { type Choices, readChoices } from "./columns.ts";

/** A stock file uploaded by a person at the desk. */
export interface UploadedFile {
  readonly dealershipId: number;
  readonly name: string;
  /** The key of its bytes in the file store. */
  readonly fileKey: string;
}

/** The name under which a person's uploads are stored among those of sources, whose names never have a colon. */
export const sourceOf = (staffId: number): string => `desk:${staffId}`;
export const fileKeyOf = (key: string): string => `feed-uploads/${key}`;

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A person's own upload of the last day for one of these dealerships; null for any other. */
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
    // An upload whose bytes never arrived completely does not count.
    .whereRef("received", "=", "size")
    .where("source", "=", sourceOf(of.staffId))
    .where("dealership_id", "in", of.dealershipIds)
    .where("touched_at", ">", of.now - DAY_MS)
    .executeTakeFirst();
  return found ?? null;
}

/** A person's choices for an earlier file with the same headings. `at` is epoch milliseconds. */
export interface RememberedChoices {
  readonly choices: Choices;
  readonly file: string;
  readonly by: string;
  readonly at: number;
}

/** Identifies files with the same headings in the same order. */
export const headingsKey = (headings: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(headings)).digest("hex");

/** The dealership's choices for files with these headings; null if there are none, or they are no longer valid. */
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
