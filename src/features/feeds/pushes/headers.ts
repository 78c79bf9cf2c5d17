import { err, ok, type Result } from "../../../lib/result.ts";

/** What a request's headers say about its body. */
export interface PushedBody {
  /** SHA-256 of the whole file in hexadecimal; null if the sender did not give it. */
  readonly sha256: string | null;
  /** Byte position in the file at which the body begins. */
  readonly offset: number;
  /** Bytes of the whole file; null if unknown until its end. */
  readonly size: number | null;
  /** Bytes of the body; null if unknown until its end. */
  readonly length: number | null;
  /** The file's name in reports, as in `dms.csv.gz`. */
  readonly name: string;
}

/** Why a body is rejected, with the response status. */
export interface PushRefusal {
  readonly status: 400 | 413 | 415;
  readonly error: string;
}

/** Maximum bytes of a pushed file. */
export const MOST_PUSHED = 256 * 1024 * 1024;

const refusal = (status: PushRefusal["status"], error: string) => err<PushRefusal>({ status, error });

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads and validates the headers of a file, or of a part of one. `source` is the name of its source. */
export function pushedBody(headers: Headers, source: string): Result<PushedBody, PushRefusal> {
  const type = one(headers["content-type"]).split(";")[0]?.trim().toLowerCase() ?? "";
  if (type.startsWith("multipart/")) {
    return refusal(415, "Send the file itself as the body, not a form that holds it.");
  }
  const encoding = one(headers["content-encoding"]).trim().toLowerCase();
  if (encoding !== "" && encoding !== "identity" && encoding !== "gzip") {
    return refusal(415, "Send the file as it is, or with Content-Encoding: gzip.");
  }
  const digest = digestOf(headers);
  if (!digest.ok) return digest;
  const range = rangeOf(one(headers["content-range"]), one(headers["content-length"]));
  if (!range.ok) return range;
  if (range.value.isPart && digest.value === null) {
    return refusal(400, "With Content-Range say the SHA-256 of the whole file, too: Repr-Digest: sha-256=:…base64…:");
  }
  const most = Math.max(range.value.size ?? 0, range.value.length ?? 0);
  if (most > MOST_PUSHED) return refusal(413, TOO_LARGE);
  const { isPart: _, ...where } = range.value;
  return ok({ sha256: digest.value, ...where, name: `${source}${endingOf(type)}${encoding === "gzip" ? ".gz" : ""}` });
}

export const TOO_LARGE = `A file of at most ${MOST_PUSHED / 1024 / 1024} MB is taken.`;

const one = (value: string | readonly string[] | undefined): string =>
  typeof value === "string" ? value : (value?.join(", ") ?? "");

/** The SHA-256 from `Repr-Digest`, or from `Content-Digest` if the body is the whole file (RFC 9530). */
function digestOf(headers: Headers): Result<string | null, PushRefusal> {
  const isPart = one(headers["content-range"]) !== "";
  const header = one(headers["repr-digest"]) || (isPart ? "" : one(headers["content-digest"]));
  if (header === "") return ok(null);
  const [, base64 = ""] = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header) ?? [];
  if (base64 === "") {
    return refusal(400, "Write the digest as sha-256, in base64 between colons: Repr-Digest: sha-256=:…base64…:");
  }
  return ok(Buffer.from(base64, "base64").toString("hex"));
}

interface Range {
  readonly isPart: boolean;
  readonly offset: number;
  readonly size: number | null;
  readonly length: number | null;
}

function rangeOf(range: string, contentLength: string): Result<Range, PushRefusal> {
  const length = /^\d{1,15}$/.test(contentLength) ? Number(contentLength) : null;
  if (range === "") return ok({ isPart: false, offset: 0, size: length, length });
  const [, first, last, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(range) ?? [];
  const [from, to, size] = [Number(first), Number(last), Number(total)];
  if (!(from <= to && to < size)) {
    return refusal(400, "Write the part as Content-Range: bytes <first>-<last>/<bytes of the whole file>.");
  }
  if (length !== null && length !== to - from + 1) {
    return refusal(400, "Content-Range and Content-Length disagree about how many bytes this part has.");
  }
  return ok({ isPart: true, offset: from, size, length: to - from + 1 });
}

/** Familiar file extensions by media type. Only for names: the content decides how a file is read. */
const ENDINGS: Readonly<Record<string, string>> = {
  "text/csv": ".csv",
  "application/json": ".json",
  "application/x-ndjson": ".ndjson",
  "application/xml": ".xml",
  "text/xml": ".xml",
  "application/zip": ".zip",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ".xlsx",
  "application/vnd.oasis.opendocument.spreadsheet": ".ods",
};
const endingOf = (type: string): string => ENDINGS[type] ?? "";
