import { open } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { Transform, type TransformCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { sizeText } from "../../lib/files/file-size.ts";
import { FetchFailed } from "./failed.ts";

/** Packed bytes may become so many times as many, and this many more: more is no stock file. */
const MOST_TIMES = 200;
const SPARE_BYTES = 1024 * 1024;
/** Milliseconds without a byte after which a server counts as silent. */
const SILENCE_MS = 60_000;

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};
export const ACCEPTED_ENCODINGS = "gzip, br";

/** Counts bytes, and ends the stream with a sentence where there are more than it may have. */
class Counted extends Transform {
  bytes = 0;
  readonly #most: () => number;
  readonly #says: string;

  constructor(most: () => number, message: string) {
    super();
    this.#most = most;
    this.#says = message;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.#most()) done(new FetchFailed("refused", this.#says));
    else done(null, chunk);
  }
}

/**
 * Writes the answer's body into a new file, unpacked where it was packed for the way, and resolves to its bytes.
 * Throws `FetchFailed` for a body that is too large or silent; whatever the connection throws where it was cut.
 */
export async function writeBody(
  answer: IncomingMessage,
  target: string,
  { mostBytes, signal, silenceMs = SILENCE_MS }: { mostBytes: number; signal: AbortSignal; silenceMs?: number },
): Promise<number> {
  const coding = (answer.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const decoder = DECODERS[coding];
  if (!decoder && coding !== "identity")
    throw new FetchFailed(
      "refused",
      `The server packs its file in a way that is not known here (${coding.slice(0, 40)}).`,
    );
  const tooLarge = `The file is larger than ${sizeText(mostBytes)}.`;
  const declared = Number(answer.headers["content-length"]);
  if (declared > mostBytes) throw new FetchFailed("refused", tooLarge);
  answer.setTimeout(silenceMs, () =>
    answer.destroy(new FetchFailed("unavailable", "The server stopped in the middle of the file.")),
  );
  const received = new Counted(() => mostBytes, tooLarge);
  const unpacked = new Counted(
    () => (decoder ? Math.min(mostBytes, received.bytes * MOST_TIMES + SPARE_BYTES) : mostBytes),
    "The file unpacks to far more than a stock file has: it was not taken.",
  );
  const file = await open(target, "wx", 0o600);
  const steps = [answer, received, ...(decoder ? [decoder()] : []), unpacked, file.createWriteStream({ flush: true })];
  await pipeline(steps, { signal }).finally(() => file.close().catch(() => {}));
  return unpacked.bytes;
}
