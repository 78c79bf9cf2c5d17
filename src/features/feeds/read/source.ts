import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** A file that cannot be read as stock. The message is a sentence that says why, and often what to do. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-8 and windows-1252";

/** Bytes that may be read several times: a file, or a file within an archive. */
export interface Bytes {
  /** Number of bytes as they are stored. */
  readonly size: number;
  /** All bytes, or the first `end`. Throws UnreadableFile. */
  read(end?: number): AsyncIterable<Buffer>;
}

export interface FeedFile {
  readonly bytes: Bytes;
  readonly gzipped: boolean;
  readonly encoding: Encoding;
  /** The beginning as text, long enough to detect format and headings. */
  readonly head: string;
  /** Whether `head` is the whole text. */
  readonly isWhole: boolean;
}

export interface SizeLimits {
  /** The largest text in bytes, after decompression. */
  readonly text: number;
  /** The largest ratio of decompressed to compressed size of a gzip file, enforced beyond `ratioFrom` bytes. */
  readonly ratio: number;
  readonly ratioFrom: number;
}
export const SIZE_LIMITS: SizeLimits = { text: 1024 ** 3, ratio: 200, ratioFrom: 32 * 1024 ** 2 };

/** Limits of a single record. A larger one is refused, so that memory use stays bounded. */
export interface RowLimits {
  readonly fields: number;
  /** Elements of an XML record. */
  readonly elements: number;
  /** Characters of a record, and of a single text or tag. */
  readonly characters: number;
}
export const ROW_LIMITS: RowLimits = { fields: 5000, elements: 100_000, characters: 8 * 1024 ** 2 };

/** The error for a record or a text with too many characters. */
export const tooLong = (what: "record" | "text", { characters }: RowLimits) =>
  new UnreadableFile(`A ${what} of the file is longer than ${Math.round(characters / 1024 ** 2)} MB.`);

const HEAD_BYTES = 256 * 1024;

const SIGNATURES: readonly (readonly [hex: string, what: string])[] = [
  ["504b0304", "a ZIP archive that is packed again: send the archive itself"],
  ["d0cf11e0", "an old Office document that is packed again: send it by itself, as xlsx or CSV"],
  ["25504446", "a PDF document, not a stock file: export the list as Excel or CSV, and send that"],
  ["89504e47", "a picture, not a stock file: export the list as Excel or CSV, and send that"],
  ["ffd8ff", "a picture, not a stock file: export the list as Excel or CSV, and send that"],
  ["47494638", "a picture, not a stock file: export the list as Excel or CSV, and send that"],
  ["53514c69746520", "a database file, not a stock file"],
  ["425a68", "packed with bzip2: pack it with gzip, or not at all"],
  ["fd377a58", "packed with xz: pack it with gzip, or not at all"],
  ["28b52ffd", "packed with zstd: pack it with gzip, or not at all"],
];

/**
 * Reads all bytes once to check that they are text and not too long, and to detect the encoding. Uses constant memory.
 * Throws UnreadableFile.
 */
export async function inspectFile(bytes: Bytes, limits: SizeLimits = SIZE_LIMITS): Promise<FeedFile> {
  const gzipped = (await beginningOf(bytes, 2)).toString("hex") === "1f8b";
  const head: Buffer[] = [];
  let headSize = 0;
  let isWhole = true;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let valid = true;
  for await (const chunk of unpacked(bytes, gzipped, limits)) {
    if (headSize < HEAD_BYTES) {
      head.push(chunk);
      headSize += chunk.length;
    } else isWhole = false;
    if (valid) valid = decodes(decoder, chunk);
  }
  const start = Buffer.concat(head).subarray(0, HEAD_BYTES);
  if (gzipped && start[0] === 0x1f && start[1] === 0x8b)
    throw new UnreadableFile("The file is packed twice over: unpack it once and try again.");
  const encoding = encodingOf(start, valid);
  refuseBinary(start, encoding);
  isWhole &&= headSize <= HEAD_BYTES;
  return { bytes, gzipped, encoding, head: await headOf(start, encoding), isWhole };
}

async function headOf(start: Buffer, encoding: Encoding): Promise<string> {
  if (encoding !== "utf-8 and windows-1252") return new TextDecoder(encoding).decode(start, { stream: true });
  let head = "";
  for await (const text of mixedText([start], () => {})) head += text;
  return head;
}

/** The text of an inspected file, piece by piece. `onStray` is called for each line that was not UTF-8. */
export async function* textOf(
  file: FeedFile,
  onStray: (line: string) => void = () => {},
  limits: SizeLimits = SIZE_LIMITS,
): AsyncGenerator<string> {
  const bytes = unpacked(file.bytes, file.gzipped, limits);
  if (file.encoding === "utf-8 and windows-1252") return yield* mixedText(bytes, onStray);
  const decoder = new TextDecoder(file.encoding);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true }).replaceAll("\0", "");
  yield decoder.decode();
}

/** The bytes of a file. Throws UnreadableFile if there is no such file. */
export async function fileBytes(path: string): Promise<Bytes> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new UnreadableFile(`There is no file ${path}.`);
  if (!found.isFile()) throw new UnreadableFile(`${path} is not a file.`);
  return {
    size: found.size,
    async *read(end) {
      try {
        yield* createReadStream(path, end === undefined ? {} : { end: end - 1 }) as AsyncIterable<Buffer>;
      } catch (error) {
        throw new UnreadableFile(whyUnreadable(path, error));
      }
    },
  };
}

/** The same for content that is already in memory. */
export const bytesOf = (content: Buffer): Bytes => ({
  size: content.length,
  async *read(end) {
    yield content.subarray(0, end);
  },
});

/** The first bytes, at most `count`. */
export async function beginningOf(bytes: Bytes, count: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes.read(count)) chunks.push(chunk);
  return Buffer.concat(chunks).subarray(0, count);
}

/** The decompressed bytes, within the limits. */
async function* unpacked(bytes: Bytes, gzipped: boolean, limits: SizeLimits): AsyncGenerator<Buffer> {
  let total = 0;
  const tooMuch = `The file holds more than ${Math.round(limits.text / 1e6)} MB of text: split it.`;
  if (!gzipped && bytes.size > limits.text) throw new UnreadableFile(tooMuch);
  const stored = bytes.read();
  const stream = gzipped ? pipeline(Readable.from(stored), createGunzip(), () => {}) : stored;
  try {
    for await (const chunk of stream) {
      const piece = chunk as Buffer;
      total += piece.length;
      if (total > limits.text) throw new UnreadableFile(tooMuch);
      if (gzipped && total > limits.ratioFrom && total > bytes.size * limits.ratio)
        throw new UnreadableFile(
          `The gzip file unpacks to more than ${limits.ratio} times its size, as a gzip bomb does: it was not unpacked further.`,
        );
      yield piece;
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(whyUnreadable("The file", error));
  }
}

function whyUnreadable(path: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "Z_BUF_ERROR") return "The gzip file is cut short: send it again.";
  if (code.startsWith("Z_")) return "The gzip file is damaged: send it again.";
  if (code === "EACCES") return `${path} may not be read by this user.`;
  return `${path} could not be read (${code || String(error)}).`;
}

function decodes(decoder: TextDecoder, chunk: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function encodingOf(start: Buffer, validUtf8: boolean): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  // UTF-16 without a byte-order mark: in Western text, every other byte is zero.
  const sample = start.subarray(0, 400);
  const zeros = (from: number) => sample.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (sample.length >= 8 && zeros(1) > sample.length * 0.4 && zeros(0) === 0) return "utf-16le";
  if (sample.length >= 8 && zeros(0) > sample.length * 0.4 && zeros(1) === 0) return "utf-16be";
  return validUtf8 ? "utf-8" : "utf-8 and windows-1252";
}

function refuseBinary(start: Buffer, encoding: Encoding): void {
  const hex = start.subarray(0, 8).toString("hex");
  const known = SIGNATURES.find(([signature]) => hex.startsWith(signature));
  if (known) throw new UnreadableFile(`The file is ${known[1]}.`);
  if (encoding.startsWith("utf-16")) return;
  const odd = start.reduce(
    (n, byte) => n + (byte === 0 || (byte < 32 && ![9, 10, 12, 13, 26].includes(byte)) ? 1 : 0),
    0,
  );
  if (odd > Math.max(2, start.length * 0.002))
    throw new UnreadableFile("The file is binary, not text: export the stock as CSV, TSV, JSON or XML.");
}

/** Decodes line by line: as UTF-8 if the line is valid, otherwise as windows-1252. */
async function* mixedText(
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  onStray: (line: string) => void,
): AsyncGenerator<string> {
  const western = new TextDecoder("windows-1252");
  const decode = (line: Buffer): string => {
    if (isUtf8(line)) return line.toString("utf8");
    const text = western.decode(line);
    onStray(text);
    return text;
  };
  let rest: Buffer = Buffer.alloc(0);
  let first = true;
  for await (const chunk of bytes) {
    const pending = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    let out = "";
    for (let end = pending.indexOf(10, from); end >= 0; end = pending.indexOf(10, from)) {
      out += decode(pending.subarray(from, end + 1));
      from = end + 1;
    }
    rest = Buffer.from(pending.subarray(from));
    if (rest.length > HEAD_BYTES) {
      out += decode(rest);
      rest = Buffer.alloc(0);
    }
    out = out.replaceAll("\0", "");
    yield first ? out.replace(/^\uFEFF/, "") : out;
    first &&= out === "";
  }
  yield decode(rest);
}
