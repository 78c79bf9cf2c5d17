import { createHash, randomUUID } from "node:crypto";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { FileStore } from "../../../services/files/port.ts";
import { countWaiting, lastWhole, type PushSource, piecesOf, type Upload, uploadByHash } from "./data.ts";
import { MOST_PUSHED, type PushedBody, TOO_LARGE } from "./headers.ts";
import { addPiece, beginUpload, completeUpload, forgetUpload } from "./mutations.ts";

/** What receiving a file needs from this installation. */
export interface Receiving {
  readonly db: Database;
  readonly files: FileStore;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Schedules the source's import, in the transaction that completes its file. */
  readonly due: (trx: Database) => Promise<unknown>;
  /** Whether the last file would still be read the same way: false once the source's settings have changed. */
  readonly isReadTheSame: () => Promise<boolean>;
}

export type Received =
  /** Everything received so far is stored; parts are still missing. */
  | { readonly kind: "part"; readonly upload: Upload }
  /** The file is complete and will be imported. */
  | { readonly kind: "whole"; readonly upload: Upload }
  /** The file is the same as the last one. */
  | { readonly kind: "unchanged"; readonly upload: Upload };

/** Why a body was rejected. `received` is the byte from which the sender may continue. */
export interface NotReceived {
  readonly kind: "too-large" | "empty" | "wrong-digest" | "wrong-offset" | "cut" | "busy" | "store";
  readonly error: string;
  readonly received: number | null;
}

/** Bytes of a piece in the file store, which is what one request holds in memory. */
const PIECE = 4 * 1024 * 1024;
/** Maximum pieces of one file: without a limit, tiny parts could add rows forever. */
const MOST_PIECES = 2_000;
/** Maximum number of delta files waiting to be imported. */
const MOST_WAITING = 20;

const not = (kind: NotReceived["kind"], error: string, received: number | null = null) =>
  err<NotReceived>({ kind, error, received });

/**
 * Receives a file, or the next part of one. If the sender has given the whole file's hash, whatever arrives is kept
 * even when the connection breaks. Neither the file nor the body is ever held in memory as a whole.
 */
export async function receive(
  receiving: Receiving,
  source: PushSource,
  body: PushedBody,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Result<Received, NotReceived>> {
  const { db } = receiving;
  const same = await sameAsLast(receiving, source, body);
  if (same) return ok({ kind: "unchanged", upload: same });
  if (source.mode === "delta" && (await countWaiting(db, source)) >= MOST_WAITING) {
    return not(
      "busy",
      "Earlier files of this source still wait to be imported. Please send this one in a few minutes.",
    );
  }
  const opened = await uploadFor(receiving, source, body);
  if (!opened.ok) return opened;
  const stored = await store(receiving, opened.value, body, bytes);
  if (!stored.ok) {
    // Without the hash there is no way to tell which file a later part belongs to.
    if (body.sha256 === null || stored.error.kind === "too-large") await forgetUpload(receiving, opened.value.id);
    return stored;
  }
  const { received, digest } = stored.value;
  if (body.size !== null && received < body.size) {
    return ok({ kind: "part", upload: { ...opened.value, received } });
  }
  return complete(receiving, source, { ...opened.value, received }, body.offset === 0 ? digest : null);
}

/** The previous file, if the sender's hash says that this one is identical. */
async function sameAsLast({ db, isReadTheSame }: Receiving, source: PushSource, { sha256 }: PushedBody) {
  const last = sha256 === null ? null : await lastWhole(db, source);
  if (last === null || last.sha256 !== sha256) return null;
  return last.standing === "waiting" || (await isReadTheSame()) ? last : null;
}

/** The upload begun or continued by this body. */
async function uploadFor(
  receiving: Receiving,
  source: PushSource,
  body: PushedBody,
): Promise<Result<Upload, NotReceived>> {
  const { sha256, offset, size, name } = body;
  if (offset === 0) return ok(await beginUpload(receiving, source, { name, sha256, size }, receiving.clock()));
  const known = sha256 === null ? null : await uploadByHash(receiving.db, source, sha256);
  const received = known?.standing === "arriving" && known.size === size ? known.received : 0;
  if (!known || received !== offset) {
    return not("wrong-offset", `Go on from byte ${received}: that many have arrived of this file.`, received);
  }
  return ok(known);
}

interface StoredBody {
  readonly received: number;
  /** SHA-256 of the body in hexadecimal. */
  readonly digest: string;
}

/** Stores the body piece by piece. */
async function store(
  { db, files, clock }: Receiving,
  upload: Upload,
  body: PushedBody,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Result<StoredBody, NotReceived>> {
  const hash = createHash("sha256");
  const most = body.length ?? MOST_PUSHED - upload.received;
  let { received } = upload;
  let chunks: Uint8Array[] = [];
  let count = 0;
  let pieces = received > 0 ? (await piecesOf(db, upload)).length : 0;
  const flush = async (): Promise<NotReceived | null> => {
    if (count === 0) return null;
    if (++pieces > MOST_PIECES) return { kind: "wrong-offset", error: "Send the file in larger parts.", received: 0 };
    const piece = { beginsAt: received, bytes: count, key: `feed-uploads/${randomUUID()}` };
    const put = await files.put(piece.key, Buffer.concat(chunks), "application/octet-stream");
    if (!put.ok)
      return { kind: "store", error: "The file cannot be kept just now. Please send it again later.", received };
    if (!(await addPiece(db, upload, piece, clock()))) {
      await files.remove(piece.key);
      return {
        kind: "wrong-offset",
        error: "Another request sends the same file: ask how much has arrived.",
        received,
      };
    }
    received += count;
    [chunks, count] = [[], 0];
    return null;
  };
  let arrived = 0;
  let broke = false;
  try {
    for await (const chunk of bytes) {
      arrived += chunk.length;
      if (arrived > most) return not("too-large", TOO_LARGE);
      hash.update(chunk);
      chunks.push(chunk);
      count += chunk.length;
      const failed = count >= PIECE ? await flush() : null;
      if (failed) return err(failed);
    }
  } catch {
    broke = true;
  }
  const failed = await flush();
  if (failed) return err(failed);
  if (broke || (body.length !== null && arrived < body.length)) {
    return not("cut", `The connection broke. ${received} bytes have arrived.`, received);
  }
  return ok({ received, digest: hash.digest("hex") });
}

/** Verifies the whole file by its hash and queues it for import. */
async function complete(
  receiving: Receiving,
  source: PushSource,
  upload: Upload,
  ofBody: string | null,
): Promise<Result<Received, NotReceived>> {
  const { db, clock, due } = receiving;
  if (upload.received === 0) {
    await forgetUpload(receiving, upload.id);
    return not("empty", "The file is empty.", 0);
  }
  // When a file came in several parts, no single request has seen all its bytes.
  const digest = ofBody ?? (await digestOf(receiving, upload));
  if (digest === null) return not("store", "The file cannot be read back just now. Please send it again.", 0);
  if (upload.sha256 !== null && digest !== upload.sha256) {
    await forgetUpload(receiving, upload.id);
    return not("wrong-digest", "What arrived is not the file of that digest. Send it again from its beginning.", 0);
  }
  const completed = { id: upload.id, sha256: digest, size: upload.received };
  const last = await lastWhole(db, source);
  if (last?.sha256 === digest && (last.standing === "waiting" || (await receiving.isReadTheSame()))) {
    await forgetUpload(receiving, upload.id);
    return ok({ kind: "unchanged", upload: last });
  }
  if (!(await completeUpload(db, source, completed, clock(), due))) {
    return not("wrong-offset", "Another request sends the same file: ask how much has arrived.", upload.received);
  }
  return ok({ kind: "whole", upload: { ...upload, ...completed, standing: "waiting" } });
}

/** SHA-256 of all pieces of an upload, in hexadecimal; null if one cannot be read. */
async function digestOf({ db, files }: Receiving, upload: Upload): Promise<string | null> {
  const hash = createHash("sha256");
  for (const { key } of await piecesOf(db, upload)) {
    const read = await files.get(key);
    if (!read.ok || read.value === null) return null;
    hash.update(read.value);
  }
  return hash.digest("hex");
}
