import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { loopbackServer } from "../../lib/net/loopback-server.ts";

export interface S3Simulator {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** The stored files by bucket and key, as in `photos/pictures/ab/abcd.jpg`. */
  readonly files: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string }>;
  /** Answers the next requests with this status, or never; null for normal answers. */
  behave(answer: number | "hang" | null): void;
  close(): Promise<void>;
}

/** The only bucket and the only keys of access that it knows. */
export const SIMULATED_S3 = { bucket: "photos", region: "test-1", accessKey: "AKSIMULATED", secretKey: "s3cret" };

/**
 * An S3 service on this machine, as far as files are stored, read and deleted: it checks each request's signature
 * (version 4) and the hash of its body, knows one bucket, and fails in the service's own words.
 */
export async function s3Simulator(): Promise<S3Simulator> {
  const files = new Map<string, { bytes: Buffer; type: string }>();
  let behaviour: number | "hang" | null = null;
  const { origin, close } = await loopbackServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const bytes = await buffer(request);
    if (behaviour === "hang") return;
    if (behaviour !== null) return fail(response, behaviour, behaviour === 503 ? "SlowDown" : "InternalError");
    if (!isSigned(request, bytes)) return fail(response, 403, "SignatureDoesNotMatch");
    const [path = ""] = (request.url ?? "").split("?");
    const name = decodeURIComponent(path.slice(1));
    if (!name.startsWith(`${SIMULATED_S3.bucket}/`)) return fail(response, 404, "NoSuchBucket");
    if (request.method === "PUT") {
      files.set(name, { bytes, type: request.headers["content-type"] ?? "" });
      return response.writeHead(200, { ETag: `"${createHash("md5").update(bytes).digest("hex")}"` }).end();
    }
    if (request.method === "DELETE") {
      files.delete(name);
      return response.writeHead(204).end();
    }
    const file = files.get(name);
    if (!file) return fail(response, 404, "NoSuchKey");
    return response.writeHead(200, { "Content-Type": file.type, "Content-Length": file.bytes.length }).end(file.bytes);
  }
  return {
    url: origin,
    files,
    behave: (next) => {
      behaviour = next;
    },
    close,
  };
}

function fail(response: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { "Content-Type": "application/xml" }).end(body);
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Whether the request carries the signature that the secret key gives for it and its body. */
function isSigned(request: IncomingMessage, bytes: Buffer): boolean {
  const authorization = request.headers.authorization ?? "";
  const [, credential = "", names = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(authorization) ??
    [];
  const [accessKey, day = "", region = "", service = "", end = ""] = credential.split("/");
  const hash = request.headers["x-amz-content-sha256"];
  if (accessKey !== SIMULATED_S3.accessKey || region !== SIMULATED_S3.region || hash !== sha256(bytes)) return false;
  const url = new URL(request.url ?? "/", "http://s3");
  const query = [...url.searchParams].map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`);
  const canonical = [request.method, url.pathname, query.sort().join("&"), headers.join(""), names, hash].join("\n");
  const scope = [day, region, service, end].join("/");
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${SIMULATED_S3.secretKey}`);
  return timingSafeEqual(Buffer.from(signature, "hex"), hmac(key, toSign));
}
