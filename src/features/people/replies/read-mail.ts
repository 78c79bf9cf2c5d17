import PostalMime, { type Email } from "postal-mime";
import { err, ok, type Result } from "../../../lib/result.ts";

/** A mail that came back, as a thread keeps it. */
export interface ReturnedMail {
  /** `automatic`: a mail program wrote it by itself; `bounce`: a mail server says that ours did not arrive. */
  readonly kind: "reply" | "automatic" | "bounce";
  readonly messageId: string | null;
  readonly sender: string;
  readonly subject: string;
  /** What the person wrote, without what they quoted. */
  readonly text: string;
  /** A sentence on what was not taken in; null for nothing. */
  readonly leftOut: string | null;
  /** To whom it was sent, in every header that may say so. */
  readonly recipients: readonly string[];
  /** Ids of mails of ours that it names: what bounced is among them. */
  readonly names: readonly string[];
}

/** Bytes of a mail; the door refuses a larger one before it is read. */
export const LARGEST_MAIL = 5 * 1024 * 1024;
/** Parts within parts, and bytes of headers, beyond which a mail is refused. */
const BOUNDS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };
const LONGEST_TEXT = 10_000;
const LONGEST_SUBJECT = 300;
const MOST_NAMED = 5;

/**
 * Reads a raw mail (RFC 5322). What strangers send is read by `readMailApart`, since the parser turns HTML beside text
 * into text in a time that grows with its square. A sentence where it cannot be read within the bounds.
 */
export async function readReturnedMail(raw: Uint8Array): Promise<Result<ReturnedMail, string>> {
  if (raw.byteLength > LARGEST_MAIL) return err("The mail is larger than 5 MB.");
  const mail = await PostalMime.parse(raw, BOUNDS).catch(() => null);
  if (!mail) return err("The mail cannot be read, or its parts are nested too deeply.");
  const sender = mail.from?.address?.trim().toLowerCase() ?? "";
  return ok({
    kind: kindOf(mail, sender),
    messageId: mail.messageId ? kept(mail.messageId, 500) : null,
    sender: kept(sender, 254),
    subject: kept((mail.subject ?? "").replace(/\s+/g, " ").trim(), LONGEST_SUBJECT),
    text: kept(withoutQuote(mail.text ?? plainOf(mail.html ?? "")), LONGEST_TEXT),
    leftOut: leftOutOf(mail),
    recipients: recipientsOf(mail),
    names: namesIn(mail, raw),
  });
}

/** As a database keeps it: PostgreSQL refuses a text with NUL in it. */
const kept = (text: string, most: number): string => text.replaceAll("\0", "").slice(0, most).toWellFormed();

const header = ({ headers }: Email, name: string): string =>
  headers.find(({ key }) => key === name)?.value.toLowerCase() ?? "";

/** As mail programs and servers mark what nobody wrote (RFC 3834, RFC 3464, and what is common besides). */
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

/** Ids of our own mails, wherever a report or an answer names them. */
function namesIn(mail: Email, raw: Uint8Array): readonly string[] {
  const said = [header(mail, "in-reply-to"), header(mail, "references"), Buffer.from(raw).toString("latin1")].join(" ");
  const found = said.matchAll(/<([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/gi);
  return [...new Set([...found].map(([, id = ""]) => id.toLowerCase()))].slice(0, MOST_NAMED);
}

function leftOutOf({ attachments }: Email): string | null {
  const names = attachments
    .filter(({ mimeType }) => !/^(message|text)\/(delivery-status|rfc822|rfc822-headers)$/.test(mimeType))
    .map(({ filename, mimeType }) => kept((filename ?? mimeType).replace(/\s+/g, " "), 80));
  if (names.length === 0) return null;
  const more = names.length > 5 ? ` and ${names.length - 5} more` : "";
  return `Files are not taken in by mail: ${names.slice(0, 5).join(", ")}${more}.`;
}

/** The words of a mail that has only HTML. They are shown as text, so nothing of it is ever read as markup. */
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

/** What stands outside of these elements; one that never ends hides the rest. It passes over the text once. */
function withoutElement(html: string, name: string): string {
  const lower = html.toLowerCase();
  let kept = "";
  for (let at = 0; ; ) {
    const begin = lower.indexOf(`<${name}`, at);
    if (begin < 0) return kept + html.slice(at);
    kept += html.slice(at, begin);
    const end = lower.indexOf(`</${name}>`, begin);
    if (end < 0) return kept;
    at = end + name.length + 3;
  }
}

/** Every tag left out, in one pass: an expression would begin anew at each sign that opens one and never ends. */
const withoutTags = (html: string): string =>
  html
    .split("<")
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf(">") + 1)))
    .join("");

/** Where a mail program signs, after all that its person wrote. */
const SIGNED = [/^_{20,}$/, /^-- $/, /^sent from my /i];

/** Where mail programs begin to quote what they answer. */
const QUOTES = [/^-{2,} ?original message ?-{2,}$/i, /^on .{5,200} wrote:$/i, /^from: .+@/i, ...SIGNED];

/**
 * Whether a line begins the "On … wrote:" that a mail program broke over several: most break after 78 characters, and
 * a reply address of ours makes it longer.
 */
function isWrappedIntroduction(lines: readonly string[], at: number): boolean {
  return [2, 3].some((count) => {
    const some = lines.slice(at, at + count);
    // A person's own "On Saturday?" above it is none of it.
    const isOne = some.slice(1).every((line) => line.trim() !== "" && !/^on /i.test(line));
    return isOne && /^on .{5,400} wrote:$/i.test(some.join(" ").trim());
  });
}

/** Whether a person answers below the lines that they quote, as in "> At ten?" and then "Yes". */
function answersBelow(quoted: readonly string[]): boolean {
  const first = quoted.findIndex((line) => line.startsWith(">"));
  if (first < 0) return false;
  const end = quoted.findIndex((line, index) => index > first && SIGNED.some((sign) => sign.test(line)));
  const below = quoted.slice(first, end < 0 ? quoted.length : end);
  return below.some((line) => line.trim() !== "" && !line.startsWith(">"));
}

/**
 * What a person wrote above what they quoted; all of it where nothing stands above, or where they answer in between.
 */
function withoutQuote(text: string): string {
  const lines = text.slice(0, 200_000).replace(/\r\n?/g, "\n").split("\n");
  const at = lines.findIndex(
    (line, index) =>
      QUOTES.some((quote) => quote.test(line)) || line.startsWith(">") || isWrappedIntroduction(lines, index),
  );
  const own = (at < 0 || answersBelow(lines.slice(at)) ? lines : lines.slice(0, at)).join("\n").trim();
  return (own === "" ? lines.join("\n").trim() : own).replace(/\n{3,}/g, "\n\n");
}
