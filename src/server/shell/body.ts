import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const TEXT = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|rss\+xml)|image\/svg\+xml)/;
/** Bytes below which compression saves no packet. */
const LEAST_COMPRESSED = 1024;
/** Quality of Brotli for what is compressed while somebody waits. */
const USUAL = 5;
/** With all effort a file of the build is a tenth smaller, and takes a hundred times as long. */
const REQUESTS_BEFORE_BEST = 10;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Whether content of this type becomes smaller by compression. */
export function isText(contentType: string): boolean {
  return TEXT.test(contentType);
}

/** The best encoding that an `Accept-Encoding` header allows: br, else gzip, else none (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...params] = part.split(";").map((piece) => piece.trim());
    (params.some((param) => /^q=0(\.0*)?$/.test(param)) ? refused : named).add(name);
  }
  const allows = (name: Encoding) => named.has(name) || (named.has("*") && !refused.has(name));
  return allows("br") ? "br" : allows("gzip") ? "gzip" : "identity";
}

/** The bytes of a response, compressed at most once for each encoding that is requested. */
export class Body {
  readonly bytes: Buffer;
  readonly compressible: boolean;
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();

  /** Requests of the Brotli form until it is worth compressing the bytes once more with all effort; 0 for never. */
  #untilBest: number;

  /** `isLasting` says that these bytes are sent for long, as the files of a build are. */
  constructor(bytes: Buffer, contentType: string, isLasting = false) {
    this.bytes = bytes;
    this.#untilBest = isLasting ? REQUESTS_BEFORE_BEST : 0;
    this.compressible = isText(contentType) && bytes.length >= LEAST_COMPRESSED;
  }

  /** A validator of the bytes and of `withText`. It is weak, because all encodings share it. */
  etag(withText = ""): string {
    return `W/"${createHash("sha256").update(this.bytes).update(withText).digest("base64url").slice(0, 27)}"`;
  }

  /** The bytes in that encoding; a promise only while they are being compressed. */
  as(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === "identity" || !this.compressible) return this.bytes;
    const made = this.#compressed.get(encoding);
    if (made && encoding === "br" && this.#untilBest > 0) this.#compressBest();
    if (made) return made;
    const underWay = encoding === "br" ? this.#brotli(USUAL) : gzipped(this.bytes, { level: 6 });
    this.#compressed.set(encoding, underWay);
    underWay.then(
      (bytes) => this.#compressed.set(encoding, bytes),
      () => this.#compressed.delete(encoding),
    );
    return underWay;
  }

  /** Nobody waits for it: who asks meanwhile gets the usual form. */
  #compressBest(): void {
    this.#untilBest -= 1;
    if (this.#untilBest > 0) return;
    this.#brotli(constants.BROTLI_MAX_QUALITY).then(
      (bytes) => this.#compressed.set("br", bytes),
      () => undefined,
    );
  }

  #brotli(quality: number): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.bytes.length,
      // The window is no wider than the bytes: the usual one takes megabytes, whose preparation costs more than
      // compressing a page.
      [constants.BROTLI_PARAM_LGWIN]: windowFor(this.bytes.length),
    };
    return brotli(this.bytes, { params });
  }

  /** Bytes of memory to count for it: its own, and half as much again for compressed forms. */
  get weight(): number {
    return Math.ceil(this.bytes.length * (this.compressible ? 1.5 : 1)) + 1024;
  }
}

/** Base-two logarithm of the smallest window that covers all the bytes (RFC 7932 §9.1: 16 bytes less). */
function windowFor(length: number): number {
  const narrowest = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(narrowest, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
