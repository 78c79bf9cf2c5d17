import { lookup as resolveHost } from "node:dns";
import type { IncomingMessage } from "node:http";
import { get as httpsGet } from "node:https";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { allowedRemote } from "../../features/site/picture-hosts.ts";
import { err, ok, type Result } from "../../lib/result.ts";

/** Largest picture that is fetched, in bytes. */
export const LARGEST_SOURCE = 20 * 1024 * 1024;
/** Time limit in milliseconds, from connecting to the last byte. */
const PATIENCE = 10_000;

export type RemoteFailure = "not-allowed" | "failed";

export interface RemotePictures {
  /** The only hosts that pictures are fetched from. */
  readonly hosts: readonly string[];
  /** The function that fetches, and the rule for allowed addresses; tests replace both. */
  readonly get?: typeof httpsGet;
  readonly isAllowed?: (address: string) => boolean;
  readonly largest?: number;
}

/** Whether an address is on the open internet: not this machine, its network, or any reserved range. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

/**
 * Resolves a name, and fails where any of its addresses is not allowed. The connection uses the addresses judged
 * here, so a name that resolves differently the second time gains nothing.
 */
function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolveHost(hostname, { ...options, all: true }, (error, addresses) => {
      const refused = addresses?.find(({ address }) => !isAllowed(address));
      const [first] = addresses ?? [];
      if (error || refused || !first) {
        callback(error ?? new Error("The host's address is not public."), "", 4);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/** Fetches a picture's bytes. It follows no redirects, which could lead to a host that is not allowed. */
export async function fetchPicture(source: string, remote: RemotePictures): Promise<Result<Buffer, RemoteFailure>> {
  const url = allowedRemote(source, remote.hosts);
  if (!url) return err("not-allowed");
  const isAllowed = remote.isAllowed ?? isPublicAddress;
  // A host that is itself an IP address is never looked up, so it is checked here.
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(literal) && !isAllowed(literal)) return err("not-allowed");
  try {
    const answer = await ask(url, remote.get ?? httpsGet, guardedLookup(isAllowed));
    return ok(await readBounded(answer, remote.largest ?? LARGEST_SOURCE));
  } catch {
    return err("failed");
  }
}

function ask(url: URL, get: typeof httpsGet, lookup: LookupFunction): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { Accept: "image/*", "User-Agent": "Forecourt" };
    const request = get(url, { lookup, headers, agent: false, signal: AbortSignal.timeout(PATIENCE) }, (answer) => {
      const isPicture = /^image\//.test(answer.headers["content-type"] ?? "");
      if (answer.statusCode === 200 && isPicture) resolve(answer);
      else {
        answer.destroy();
        reject(new Error("The host sent no picture."));
      }
    });
    request.on("error", reject);
  });
}

async function readBounded(answer: IncomingMessage, largest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    // The throw leaves the loop, which closes the connection.
    if (length > largest) throw new Error("The picture is too large.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
