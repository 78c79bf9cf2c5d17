import PostalMime, { type Email } from "postal-mime";
import { err, ok, type Result } from "../../../lib/result.ts";

/** A mail that came back to us, as a thread stores it. */
export interface ReturnedMail {
  /** `automatic`: a mail program wrote it by itself; `bounce`: a mail server reports that our mail did not arrive. */
  readonly kind: "reply" | "automatic" | "bounce";
  readonly messageId: string | null;
  readonly sender: string;
  readonly subject: string;
  /** The person's own text, without quotations. */
  readonly text: string;
  /** A sentence on what was left out; null if nothing was. */
  readonly leftOut: string | null;
  /** Recipients from every header that may name them. */
  readonly recipients: readonly string[];
  /** Ids of our own mails that it mentions; a bounced mail is among them. */
  readonly names: readonly string[];
}

/** The largest mail in bytes; the endpoint refuses a larger one before reading it. */
export const LARGEST_MAIL = 5 * 1024 * 1024;
/** Limits on nesting of parts and on bytes of headers, beyond which a mail is refused. */
const BOUNDS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };
const LONGEST_TEXT = 10_000;
const LONGEST_SUBJECT = 300;
const MOST_NAMED = 5;

/**
 * Reads a raw mail (RFC 5322). Read strangers' mails through `readMailApart`, since the parser needs quadratic time to
 * convert HTML parts to text. A sentence if the mail cannot be read within the limits.
 */
export async function readReturnedMail(raw: Uint8Array): Promise<Result<ReturnedMail, string>> {
  if (raw.byteLength > LARGEST_MAIL) return err("The mail is larger than 5 MB.");
  const mail = await PostalMime.parse(raw, BOUNDS).catch(() => null);
  if (!mail) return err("The mail cannot be read, or its parts are nested too deeply.");
  const sender = mail.from?.address?.trim().toLowerCase() ?? "";
  return ok({
    kind: kindOf(mail, sender),
    messageId: mail.messageId ? storable(mail.messageId, 500) : null,
    sender: storable(sender, 254),
    subject: storable((mail.subject ?? "").replace(/\s+/g, " ").trim(), LONGEST_SUBJECT),
    text: storable(withoutQuote(mail.text ?? plainOf(mail.html ?? "")), LONGEST_TEXT),
    leftOut: leftOutOf(mail),
    recipients: recipientsOf(mail),
    names: namesIn(mail, raw),
  });
}

/** A text fit for the database: PostgreSQL rejects NUL characters. */
const storable = (text: string, most: number): string => text.replaceAll("\0", "").slice(0, most).toWellFormed();

const header = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value.toLowerCase() ?? "";

/** Detects automatic mails and bounces by their usual marks (RFC 3834, RFC 3464, and other common ones). */
function kindOf(mail: Email, sender: string): ReturnedMail["kind"] {
  const type = header(mail, "content-type");
  const isReport = type.includes("multipart/report") && type.includes("delivery-status");
  if (isReport || /^(mailer-daemon|postmaster)@/.test(sender)) return "bounce";
  const submitted = header(mail, "auto-submitted");
  const isAutomatic =
    (submitted !== "" && !submitted.startsWith("no")) ||
    /^(bulk|junk|list|auto_reply)/.test(header(mail, "precedence")) ||
    ["x-autoreply", "x-autorespond", "x-lead-id", "list-id"].some((name) => header(mail, name) !== "") ||
    header(mail, "return-path").trim() === "<>";
  return isAutomatic ? "automatic" : "reply";
}

function recipientsOf(mail: Email): readonly string[] {
  const listed = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap((one) => one.address ?? []);
  const envelope = ["delivered-to", "x-original-to", "x-envelope-to", "x-forwarded-to"].map((name) =>
    header(mail, name),
  );
  return [...envelope, ...listed].filter(Boolean).slice(0, 50);
}

/** Ids of our own mails, wherever a report or a reply mentions them. */
function namesIn(mail: Email, raw: Uint8Array): readonly string[] {
  const searched = [header(mail, "in-reply-to"), header(mail, "references"), Buffer.from(raw).toString("latin1")].join(
    " ",
  );
  const found = searched.matchAll(/<([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/gi);
  return [...new Set([...found].map(([, id = ""]) => id.toLowerCase()))].slice(0, MOST_NAMED);
}

function leftOutOf({ attachments }: Email): string | null {
  const names = attachments
    .filter(({ mimeType }) => !/^(message|text)\/(delivery-status|rfc822|rfc822-headers)$/.test(mimeType))
    .map(({ filename, mimeType }) => storable((filename ?? mimeType).replace(/\s+/g, " "), 80));
  if (names.length === 0) return null;
  const more = names.length > 5 ? ` and ${names.length - 5} more` : "";
  return `Files are not taken in by mail: ${names.slice(0, 5).join(", ")}${more}.`;
}

/** The text of a mail that has only HTML. It is shown as plain text, and never interpreted as markup. */
const plainOf = (html: string): string =>
  withoutTags(
    ["style", "script", "head"]
      .reduce(withoutElement, html.slice(0, 500_000))
      .replace(/<blockquote\b[\s\S]*$/i, "")
      .replace(/<br\s*\/?>|<\/(p|div|tr|li|h\d)>/gi, "\n"),
  )
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");

/** The text outside these elements; an element that is never closed hides the rest. It takes one pass. */
function withoutElement(html: string, name: string): string {
  const lower = html.toLowerCase();
  let text = "";
  for (let at = 0; ; ) {
    const begin = lower.indexOf(`<${name}`, at);
    if (begin < 0) return text + html.slice(at);
    text += html.slice(at, begin);
    const end = lower.indexOf(`</${name}>`, begin);
    if (end < 0) return text;
    at = end + name.length + 3;
  }
}

/** Removes all tags in one pass; a regular expression would start again at every `<` that is never closed. */
const withoutTags = (html: string): string =>
  html
    .split("<")
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf(">") + 1)))
    .join("");

/** Lines with which mail programs begin a signature, below the person's own text. */
const SIGNED = [/^_{20,}$/, /^-- $/, /^sent from my /i];

/** Lines with which mail programs begin a quotation. */
const QUOTES = [/^-{2,} ?original message ?-{2,}$/i, /^on .{5,200} wrote:$/i, /^from: .+@/i, ...SIGNED];

/**
 * Whether a line begins an "On … wrote:" that the mail program wrapped over several lines: most wrap at 78 characters,
 * and our reply addresses make the line longer.
 */
function isWrappedIntroduction(lines: readonly string[], at: number): boolean {
  return [2, 3].some((count) => {
    const some = lines.slice(at, at + count);
    // A line of the person's own above it, such as "On Saturday?", does not belong to it.
    const isOne = some.slice(1).every((line) => line.trim() !== "" && !/^on /i.test(line));
    return isOne && /^on .{5,400} wrote:$/i.test(some.join(" ").trim());
  });
}

/** Whether the person answers below the lines that they quote, as in "> At ten?" and then "Yes". */
function answersBelow(quoted: readonly string[]): boolean {
  const first = quoted.findIndex((line) => line.startsWith(">"));
  if (first < 0) return false;
  const end = quoted.findIndex((line, index) => index > first && SIGNED.some((sign) => sign.test(line)));
  const below = quoted.slice(first, end < 0 ? quoted.length : end);
  return below.some((line) => line.trim() !== "" && !line.startsWith(">"));
}

/** The person's own text above the quotation; the whole text if there is none above, or if they answer in between. */
function withoutQuote(text: string): string {
  const lines = text.slice(0, 200_000).replace(/\r\n?/g, "\n").split("\n");
  const at = lines.findIndex(
    (line, index) =>
      QUOTES.some((quote) => quote.test(line)) || line.startsWith(">") || isWrappedIntroduction(lines, index),
  );
  const own = (at < 0 || answersBelow(lines.slice(at)) ? lines : lines.slice(0, at)).join("\n").trim();
  return (own === "" ? lines.join("\n").trim() : own).replace(/\n{3,}/g, "\n\n");
}
