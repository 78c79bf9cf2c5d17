import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { remember } from "../../lib/memory/remember.ts";

export type Encoding = "br" | "gzip" | "identity";

const TEXT = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|rss\+xml)|image\/svg\+xml)/;
/** Bytes below which compression saves no packet. */
const LEAST_COMPRESSED = 1024;
/** Brotli quality while a client waits. */
const USUAL = 4;
/**
 * Requests after which a file is compressed with full effort, which makes it a tenth smaller and takes a hundred times
 * as long.
 */
const REQUESTS_BEFORE_BEST = 10;
const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** Whether content of this type becomes smaller by compression. */
export function isText(contentType: string): boolean {
  return TEXT.test(contentType);
}

/** The best encoding that an `Accept-Encoding` header allows: br, else gzip, else none (RFC 9110 §12.5.3). */
export const acceptedEncoding = (header = ""): Encoding => encodingOf(header);

/** Remembered, because all browsers together send only a few different headers. */
const encodingOf = remember((header): Encoding => {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((piece) => piece.trim());
    (params.some((param) => /^q=0(\.0*)?$/.test(param)) ? refused : named).add(name);
  }
  const allows = (name: Encoding) => named.has(name) || (named.has("*") && !refused.has(name));
  return allows("br") ? "br" : allows("gzip") ? "gzip" : "identity";
}, 100);

/**
 * The bytes of a response, compressed at most once for each encoding that is requested. Nearly every browser reads
 * Brotli, so once that form exists only it is kept, a fifth of the memory. A client that does not accept Brotli waits
 * until it is unpacked. /
 */
export class Body {
  readonly compressible: boolean;
  #bytes: Buffer | null;
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  #whenLighter: (() => void) | null = null;

  /** Requests left until the bytes are compressed again with full effort; 0 for never. */
  #untilBest: number;
  readonly #isLasting: boolean;

  /** `isLasting` says that these bytes are sent for long, as the files of a build are. They are kept as they are. */
  constructor(bytes: Buffer, contentType: string, isLasting = false) {
    this.#bytes = bytes;
    this.#isLasting = isLasting;
    this.#untilBest = isLasting ? REQUESTS_BEFORE_BEST : 0;
    this.compressible = isText(contentType) && bytes.length >= LEAST_COMPRESSED;
  }

  /** A validator of the bytes and of `withText`. It is weak, because all encodings share it. */
  etag(withText = ""): string {
    if (!this.#bytes) throw new Error("A body was asked for its validator after it was compressed.");
    return `W/"${createHash("sha256").update(this.#bytes).update(withText).digest("base64url").slice(0, 27)}"`;
  }

  /** The bytes in that encoding; a promise only while they are being compressed or unpacked. */
  as(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === "identity" || !this.compressible) return this.#whole();
    const made = this.#compressed.get(encoding);
    if (made && encoding === "br" && this.#untilBest > 0) this.#compressBest();
    if (made) return made;
    const underWay = encoding === "br" ? this.#brotli(USUAL) : this.#gzip();
    this.#compressed.set(encoding, underWay);
    underWay.then(
      (bytes) => {
        this.#compressed.set(encoding, bytes);
        if (encoding === "br" && !this.#isLasting) this.#bytes = null;
        this.#whenLighter?.();
      },
      () => this.#compressed.delete(encoding),
    );
    return underWay;
  }

  /** Calls `look` whenever the weight has changed. */
  whenLighter(look: () => void): void {
    this.#whenLighter = look;
  }

  #whole(): Buffer | Promise<Buffer> {
    return this.#bytes ?? this.#unpacked();
  }

  async #unpacked(): Promise<Buffer> {
    return unpacked((await this.#compressed.get("br")) ?? "");
  }

  async #gzip(): Promise<Buffer> {
    return gzipped(await this.#whole(), { level: 6 });
  }

  /** Compresses in the background; requests in the meantime get the usual form. */
  #compressBest(): void {
    this.#untilBest -= 1;
    if (this.#untilBest > 0) return;
    this.#brotli(constants.BROTLI_MAX_QUALITY).then(
      (bytes) => this.#compressed.set("br", bytes),
      () => undefined,
    );
  }

  async #brotli(quality: number): Promise<Buffer> {
    const bytes = await this.#whole();
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // The window is no wider than the bytes: the usual one takes megabytes, whose preparation costs more than
      // compressing a page.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
    };
    // One chunk is large enough for the usual output, because each further chunk would be a separate job. The result is
    // copied, because the slice would keep the whole chunk in memory.
    const made = await brotli(bytes, { params, chunkSize: Math.max(LEAST_COMPRESSED, bytes.length >> 2) });
    return Buffer.from(made.buffer.slice(made.byteOffset, made.byteOffset + made.length));
  }

  /** Bytes of memory to count for it: all forms of it that are kept now. */
  get weight(): number {
    let weight = 1024 + (this.#bytes?.length ?? 0);
    for (const form of this.#compressed.values()) if (Buffer.isBuffer(form)) weight += form.length;
    return weight;
  }
}

/** Base-two logarithm of the smallest window that covers all the bytes (RFC 7932 §9.1: 16 bytes less). */
function windowFor(length: number): number {
  const narrowest = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(narrowest, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
