import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type MailPart, readMail } from "../../../lib/files/mime.ts";

/** A mail in the development mailbox, which a mail server would have delivered. */
export interface MailboxMail {
  /** Name of its file without the extension. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly leadId: string;
  /** Address for one-click unsubscribing; empty if there is none. */
  readonly unsubscribe: string;
  readonly text: string;
  /** The HTML with its pictures included; empty for a mail of text only. */
  readonly html: string;
  /** The ADF document; empty if there is none. */
  readonly adf: string;
}

const FOLDER = "mailbox";
const NAME = /^(\d+)-[\d-]+\.eml$/;

/** The newest mails first, at most `limit`. Empty if no mail has been sent yet. */
export async function sentMails(dataDir: string, limit: number): Promise<readonly MailboxMail[]> {
  const names = await readdir(join(dataDir, FOLDER)).catch(() => []);
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .slice(0, limit);
  const mails = await Promise.all(newest.map((name) => sentMail(dataDir, name.replace(/\.eml$/, ""))));
  return mails.filter((mail) => mail !== null);
}

/** The mail with this id; null if there is none. */
export async function sentMail(dataDir: string, id: string): Promise<MailboxMail | null> {
  const sentAt = NAME.exec(`${id}.eml`)?.[1];
  if (!sentAt) return null;
  const raw = await readFile(join(dataDir, FOLDER, `${id}.eml`)).catch(() => null);
  if (!raw) return null;
  const { headers, parts } = readMail(raw);
  const part = (type: string) => parts.find((one) => one.type === type)?.text ?? "";
  return {
    id,
    sentAt: Number(sentAt),
    to: headers.to ?? "",
    replyTo: headers["reply-to"] ?? "",
    subject: headers.subject ?? "",
    leadId: headers["x-lead-id"] ?? "",
    unsubscribe: headers["list-unsubscribe"]?.replace(/^<|>$/g, "") ?? "",
    text: part("text/plain"),
    html: withPictures(part("text/html"), parts),
    adf: part("application/x-adf+xml"),
  };
}

const withPictures = (html: string, parts: readonly MailPart[]): string =>
  parts.reduce((shown, { picture }) => (picture ? shown.replaceAll(`cid:${picture.name}`, picture.data) : shown), html);
