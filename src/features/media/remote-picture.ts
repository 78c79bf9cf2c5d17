import type { IncomingMessage } from "node:http";
import { get as httpsGet } from "node:https";
import type { LookupFunction } from "node:net";
import { sizeText } from "../../lib/files/file-size.ts";
import { guardedLookup, isPublicAddress, isRefusedLiteral } from "../../lib/net/public-address.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { allowedRemote } from "../site/dealership/picture-hosts.ts";

/** Largest picture that is fetched, in bytes. */
export const LARGEST_SOURCE = 20 * 1024 * 1024;
/** Time limit in milliseconds, from connecting to the last byte. */
const PATIENCE = 10_000;

type RemoteFailure = NotSent["kind"];

export interface RemotePictures {
  /** The only hosts that pictures are fetched from. */
  readonly hosts: readonly string[];
  /** The function that fetches, and the rule for allowed addresses; tests replace both. */
  readonly get?: typeof httpsGet;
  readonly isAllowed?: (address: string) => boolean;
  readonly largest?: number;
}

/** A picture as its server sent it; `unchanged` where it is still that of the given ETag. */
export type SentPicture =
  | { readonly kind: "sent"; readonly bytes: Buffer; readonly etag: string | null }
  | { readonly kind: "unchanged" };

/** Why a picture did not come: `missing` will not come soon, `failed` may. `problem` is a sentence for the dealer. */
export interface NotSent {
  readonly kind: "not-allowed" | "missing" | "failed";
  readonly problem: string;
}

/** An answer that is no picture. */
class NoPicture extends Error {
  readonly kind: "missing" | "failed";

  constructor(kind: "missing" | "failed", problem: string) {
    super(problem);
    this.kind = kind;
  }
}

/** Fetches a picture's bytes for a page that shows it now. */
export async function fetchPicture(source: string, remote: RemotePictures): Promise<Result<Buffer, RemoteFailure>> {
  const sent = await askForPicture(source, null, remote);
  if (sent.ok) return sent.value.kind === "sent" ? ok(sent.value.bytes) : err("failed");
  return err(sent.error.kind);
}

/**
 * Asks a picture's server for it, unless it is still that of this ETag. It follows no redirects, which could lead to a
 * host that is not allowed.
 */
export async function askForPicture(
  source: string,
  etag: string | null,
  remote: RemotePictures,
): Promise<Result<SentPicture, NotSent>> {
  const url = allowedRemote(source, remote.hosts);
  const isAllowed = remote.isAllowed ?? isPublicAddress;
  if (!url || isRefusedLiteral(url, isAllowed)) {
    return err({ kind: "not-allowed", problem: "Its address is not one that pictures are fetched from." });
  }
  try {
    const answer = await ask(url, etag, remote.get ?? httpsGet, guardedLookup(isAllowed));
    if (answer.statusCode === 304) return ok({ kind: "unchanged" });
    const bytes = await readBounded(answer, remote.largest ?? LARGEST_SOURCE);
    return ok({ kind: "sent", bytes, etag: answer.headers.etag ?? null });
  } catch (error) {
    if (error instanceof NoPicture) return err({ kind: error.kind, problem: error.message });
    return err({ kind: "failed", problem: "Its server did not send it whole." });
  }
}

function ask(url: URL, etag: string | null, get: typeof httpsGet, lookup: LookupFunction): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: "image/*", "User-Agent": "Forecourt", ...(etag ? { "If-None-Match": etag } : {}) };
    const request = get(url, { lookup, headers, agent: false, signal: AbortSignal.timeout(PATIENCE) }, (answer) => {
      const problem = problemOf(answer, etag !== null);
      if (!problem) return resolve(answer);
      answer.destroy();
      reject(problem);
    });
    request.on("error", reject);
  });
}

function problemOf({ statusCode: status = 0, headers }: IncomingMessage, mayBeUnchanged: boolean): NoPicture | null {
  if (status === 304 && mayBeUnchanged) return null;
  if (status === 429 || status >= 500) return new NoPicture("failed", `Its server answered ${status}.`);
  if (status !== 200) return new NoPicture("missing", `Its server answered ${status}.`);
  const type = headers["content-type"] ?? "";
  return /^image\//.test(type)
    ? null
    : new NoPicture("missing", "Its server sent something else instead of a picture.");
}

async function readBounded(answer: IncomingMessage, largest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    // The throw leaves the loop, which closes the connection.
    if (length > largest) throw new NoPicture("missing", `It is larger than ${sizeText(largest)}.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
