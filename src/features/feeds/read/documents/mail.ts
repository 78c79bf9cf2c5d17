import { type Bytes, beginningOf, UnreadableFile } from "../source.ts";

/** The largest mail that is read. It is held in memory, since its parts are nested. */
const MOST = 64 * 1024 * 1024;
const [MOST_PARTS, DEEPEST] = [200, 8];
const HEAD = 16 * 1024;

const HEADER = /^[!-9;-~]{1,76}:(?:\s|$)/;
const OF_MAIL = /^(?:from|to|subject|date|mime-version|content-type|message-id|received|delivered-to|return-path):/i;
/** The fewest headers typical of a mail at the beginning of one. */
const FEWEST = 3;
const DATA = /\.(?:csv|tsv|tab|txt|json|ndjson|jsonl|xml|xlsx|xls|ods|docx|sql|html?|gz)$/i;

/** Whether a file is a saved mail: it begins with a mail's headers. */
export async function isMail(bytes: Bytes): Promise<boolean> {
  const head = (await beginningOf(bytes, HEAD)).toString("latin1").replace(/^\xef\xbb\xbf/, "");
  const [headers = ""] = head.split(/\r?\n\r?\n/, 1);
  const lines = headers.split(/\r?\n/).filter((line) => !/^[ \t]/.test(line));
  const own = lines.filter((line) => OF_MAIL.test(line));
  // The last line may be cut off at the end of the sample.
  return own.length >= FEWEST && lines.slice(0, -1).every((line) => HEADER.test(line) || line.startsWith("From "));
}

interface Part {
  readonly type: string;
  readonly name: string;
  readonly encoding: string;
  readonly body: string;
}

/**
 * The stock list in a mail: the attached file, or otherwise the mail's own text. Throws UnreadableFile if it has
 * neither, or several files that may be the list.
 */
export async function listInMail(bytes: Bytes): Promise<Buffer> {
  if (bytes.size > MOST) throw new UnreadableFile("The mail is larger than 64 MB: send the stock file by itself.");
  const parts = partsOf((await beginningOf(bytes, bytes.size)).toString("latin1"), 0);
  const [file, ...more] = parts.filter(({ name }) => DATA.test(name));
  if (more.length > 0) {
    const names = parts.flatMap(({ name }) => (DATA.test(name) ? name : [])).slice(0, 5);
    throw new UnreadableFile(
      `The mail holds ${more.length + 1} files that may be the stock (${names.join(", ")}): send one of them by itself.`,
    );
  }
  const texts = parts.filter(({ name, body }) => name === "" && body.trim() !== "");
  const page = texts.find(({ type }) => type === "text/html");
  const hasTable = page !== undefined && /<table\b/i.test(decoded(page).toString("latin1"));
  const written = (hasTable ? page : undefined) ?? texts.find(({ type }) => type === "text/plain") ?? page;
  const found = file ?? written;
  if (!found) throw new UnreadableFile("The mail holds no stock list: send the file that it is about.");
  return decoded(found);
}

/** The innermost parts of a mail, which have content of their own. */
function partsOf(text: string, depth: number): readonly Part[] {
  const end = /\r?\n\r?\n/.exec(text);
  const head = (end ? text.slice(0, end.index) : text).replace(/\r?\n[ \t]+/g, " ");
  const body = end ? text.slice(end.index + end[0].length) : "";
  const header = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, "im").exec(head)?.[1]?.trim() ?? "";
  const type = header("content-type") || "text/plain";
  const boundary = parameter(type, "boundary");
  if (!/^multipart\//i.test(type) || boundary === "") {
    const name = parameter(header("content-disposition"), "filename") || parameter(type, "name");
    const kind = (type.split(";", 1)[0] ?? "").trim().toLowerCase();
    return [{ type: kind, name, encoding: header("content-transfer-encoding").toLowerCase(), body }];
  }
  if (depth >= DEEPEST) throw new UnreadableFile("The mail holds mails within mails: send the stock file by itself.");
  const inner = betweenMarks(body, `--${boundary}`);
  if (inner.length > MOST_PARTS) throw new UnreadableFile("The mail has more parts than any with a stock list.");
  if (!inner.some((part) => part.startsWith("--")))
    throw new UnreadableFile("The mail is cut short: save it again and send that.");
  return inner
    .filter((part) => !part.startsWith("--"))
    .flatMap((part) => partsOf(part.replace(/^[ \t]*\r?\n/, ""), depth + 1));
}

/**
 * The parts after each boundary line. A longer boundary that begins with this one ("--b" and "--b-1") is a different
 * one.
 */
function betweenMarks(body: string, mark: string): string[] {
  const [text, sign] = [`\n${body}`, `\n${mark}`];
  const parts: string[] = [];
  let partStart: number | null = null;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
    ENDS_MARK.lastIndex = at + sign.length;
    if (partStart !== null && !ENDS_MARK.test(text)) continue;
    if (partStart !== null && parts.push(text.slice(partStart, at)) > MOST_PARTS) return parts;
    partStart = at + sign.length;
  }
  return partStart === null ? parts : [...parts, text.slice(partStart)];
}
const ENDS_MARK = /--|[ \t]*\r?\n|\s*$/y;

function parameter(header: string, name: string): string {
  const found = new RegExp(`[; ]${name}\\*?=(?:"([^"]*)"|([^;\\s]+))`, "i").exec(header);
  return (found?.[1] ?? found?.[2] ?? "").trim();
}

function decoded({ body, encoding }: Part): Buffer {
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  const text = body
    .replace(/=[ \t]*\r?\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(text, "latin1");
}
