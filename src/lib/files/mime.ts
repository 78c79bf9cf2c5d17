/** A readable part of a mail. */
export interface MailPart {
  /** MIME type such as `text/plain`, in lower case and without parameters. */
  readonly type: string;
  /** The text of the part; empty for a picture. */
  readonly text: string;
  /** For a picture: its name in the mail's HTML (`cid:logo`), and its bytes as a `data:` URL. */
  readonly picture?: { readonly name: string; readonly data: string };
}

/** A mail as it is stored in a file (RFC 5322, RFC 2045), parsed for showing to a person. */
export interface ReadMail {
  /** Values by header name in lower case, unfolded and decoded; of repeated headers the last one. */
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: readonly MailPart[];
}

/** Parses the bytes of an `.eml` file. Malformed parts are shown as plain text. */
export function readMail(raw: Uint8Array): ReadMail {
  return readEntity(Buffer.from(raw).toString("latin1"), 0);
}

/** Maximum depth of nested parts that is read. */
const DEEPEST = 5;

/** `source` holds one byte per character. */
function readEntity(source: string, depth: number): ReadMail {
  const [, head = "", body = ""] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(source) ?? ["", source, ""];
  const headers = readHeaders(head);
  const declared = headers["content-type"] ?? "text/plain";
  const type = (declared.split(";")[0] ?? "").trim().toLowerCase();
  const boundary = /boundary="?([^";]+)"?/i.exec(declared)?.[1];
  if (type.startsWith("multipart/") && boundary && depth < DEEPEST) {
    const pieces = `\r\n${body}`.split(`\n--${boundary}`).slice(1);
    const parts = pieces
      .filter((piece) => !piece.startsWith("--"))
      .flatMap((piece) => readEntity(piece.replace(/^[^\n]*\n/, ""), depth + 1).parts);
    return { headers, parts };
  }
  if (type.startsWith("image/")) return { headers, parts: [pictureOf(type, headers, body)] };
  return { headers, parts: [{ type, text: decodeBody(body, headers["content-transfer-encoding"] ?? "7bit") }] };
}

function pictureOf(type: string, headers: ReadMail["headers"], body: string): MailPart {
  const name = (headers["content-id"] ?? "").replace(/^<|>$/g, "");
  return { type, text: "", picture: { name, data: `data:${type};base64,${body.replace(/\s+/g, "")}` } };
}

function readHeaders(head: string): Record<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const pairs = lines.flatMap((line) => {
    const colon = line.indexOf(":");
    return colon > 0 ? [[line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]] : [];
  });
  return Object.fromEntries(pairs);
}

/** Decodes RFC 2047 encoded words, in UTF-8. */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, "?==?");
  const decoded = joined.replace(/(=\?utf-8\?[bq]\?[^?]*\?=)+/gi, (words) => {
    const bytes = [...words.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, way, text = ""]) =>
      way?.toLowerCase() === "b" ? Buffer.from(text, "base64") : unquote(text.replaceAll("_", " ")),
    );
    return Buffer.concat(bytes).toString("utf8");
  });
  return decoded === value ? Buffer.from(value, "latin1").toString("utf8") : decoded;
}

function decodeBody(body: string, encoding: string): string {
  const way = encoding.trim().toLowerCase();
  const bytes =
    way === "base64"
      ? Buffer.from(body, "base64")
      : way === "quoted-printable"
        ? unquote(body.replace(/=\r?\n/g, ""))
        : Buffer.from(body, "latin1");
  return bytes.toString("utf8").replaceAll("\r\n", "\n").trimEnd();
}

function unquote(text: string): Buffer {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}
