import type { IncomingMessage, ServerResponse } from "node:http";
import { factsOf } from "../observing/facts.ts";
import { acceptedEncoding, type Body, type Encoding } from "../shell/body.ts";
import { isKnown } from "../shell/send.ts";

/** How a page is sent: in an encoding, or without its body where the browser has it or there is none. */
export type Form = Encoding | "bytes-left-out";

/** A complete response, ready to be sent to anyone. */
export class Page {
  readonly status: number;
  readonly body: Body;
  /** Null where the response is no page to be requested again. */
  readonly etag: string | null;
  readonly #headers: Headers;
  readonly #heads = new Map<Form, readonly string[]>();

  /** `headers` are all headers except those of the encoding and of the single request. */
  constructor(status: number, headers: Headers, body: Body, etag: string | null) {
    this.status = status;
    this.#headers = headers;
    this.body = body;
    this.etag = etag;
  }

  /** Header names and values in turn, as `writeHead` takes them; made once for each form. */
  head(form: Form, length: number): readonly string[] {
    const made = this.#heads.get(form);
    if (made) return made;
    const headers = new Headers(this.#headers);
    if (this.etag) headers.set("etag", this.etag);
    if (form === "bytes-left-out") headers.delete("content-type");
    else headers.set("content-length", String(length));
    if (form === "br" || form === "gzip") headers.set("content-encoding", form);
    const head = [...headers].flat();
    this.#heads.set(form, head);
    return head;
  }

  has(header: string): boolean {
    return this.#headers.has(header);
  }

  /** Bytes of memory that the cache counts for it. */
  get weight(): number {
    return this.body.weight + 2 * [...this.#headers].flat().join("").length;
  }
}

/** The form in which the request wants the page. */
export function formFor(req: IncomingMessage, page: Page): Form {
  if (page.status === 204 || page.status === 304) return "bytes-left-out";
  if (page.etag && isKnown(req.headers["if-none-match"], page.etag)) return "bytes-left-out";
  return page.body.compressible ? acceptedEncoding(req.headers["accept-encoding"]) : "identity";
}

/** The bytes of a form; a promise while they are being compressed. */
export function bytesIn(form: Form, page: Page): Buffer | Promise<Buffer> {
  return form === "bytes-left-out" ? NOTHING : page.body.as(form);
}

const NOTHING = Buffer.alloc(0);

/** The browser may store the page, and revalidates it each time. */
export const ASK_EACH_TIME = "private, no-cache";
/** A browser may show a page that it prefetched without revalidating it, if the visitor follows the link soon. */
const SOON = "private, max-age=10";
const forSeconds = (value: string): string => (value === ASK_EACH_TIME ? SOON : value);

/** A page made for one response, which may hold a form's own id, must not be shown twice. */
const isForAnyone = (res: ServerResponse): boolean => !["passed", null].includes(factsOf(res).cache);

/** Whether the request prefetches a page's data before anybody has followed the link. */
const isAhead = ({ headers, url = "" }: IncomingMessage): boolean =>
  headers["sec-purpose"] === "prefetch" && /\.data(?:\?|$)/.test(url);

/** Sends the page at once. `own` are the headers of this one request, names and values in turn. */
export function writePage(
  req: IncomingMessage,
  res: ServerResponse,
  { page, form, bytes, own }: { page: Page; form: Form; bytes: Buffer; own: readonly string[] },
): void {
  const hasBody = form !== "bytes-left-out" && req.method !== "HEAD";
  factsOf(res).bytes = hasBody ? bytes.length : 0;
  const status = form === "bytes-left-out" && page.status === 200 ? 304 : page.status;
  const head = page.head(form, bytes.length);
  res.writeHead(status, own.concat(isAhead(req) && isForAnyone(res) ? head.map(forSeconds) : head));
  if (hasBody) res.end(bytes);
  else res.end();
}
