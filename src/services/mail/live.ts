import type { Transporter } from "nodemailer";
import { whenUsed } from "../../lib/libraries/when-used.ts";
import { err, ok } from "../../lib/result.ts";
import type { Mail, MailFailure, MailSender } from "./port.ts";

const nodemailer = whenUsed<typeof import("nodemailer")>("nodemailer");

/** Time limits in milliseconds: to connect, to be greeted and between two packets; then for the whole of a mail. */
const PATIENCE = 10_000;
const WHOLE_PATIENCE = 25_000;

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, `smtps://…`. */
  readonly url: string;
  /** Address of the sender; its domain also ends the Message-ID. */
  readonly from: string;
  /** Time limit in milliseconds; only tests set it. */
  readonly patience?: number;
}

/** Sends mails by SMTP. `X-Lead-Id` and the Message-ID are made from the mail's id alone. */
export function smtpMail({ url, from, patience = PATIENCE }: SmtpOptions): MailSender {
  let opened: Transporter | null = null;
  const transport = () => {
    opened ??= nodemailer().createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
      // A mail is text that we wrote: nothing in it may make the library read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return opened;
  };
  const domain = from.replace(/>$/, "").split("@").pop() ?? "localhost";
  return {
    async send(mail) {
      try {
        await transport().sendMail({ ...message(mail, from, domain), signal: AbortSignal.timeout(WHOLE_PATIENCE) });
        return ok(null);
      } catch (error) {
        return err(failure(error));
      }
    },
    close: () => opened?.close(),
  };
}

function message(mail: Mail, from: string, domain: string) {
  return {
    from: mail.fromName ? { name: oneLine(mail.fromName), address: addressOf(from) } : from,
    to: mail.to,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    messageId: `<${mail.id}@${domain}>`,
    headers: { "X-Lead-Id": mail.id, ...writtenBy(mail), ...listHeaders(mail) },
    ...(mail.thread && { envelope: { from: mail.thread.replyTo, to: mail.to } }),
    ...(mail.thread?.answers && { inReplyTo: mail.thread.answers, references: mail.thread.answers }),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    attachments: (mail.pictures ?? []).map(({ name, png }) => ({
      filename: `${name}.png`,
      cid: name,
      contentType: "image/png",
      contentDisposition: "inline" as const,
      content: Buffer.from(png),
    })),
    ...(mail.calendar
      ? { icalEvent: { method: mail.calendar.method, filename: "appointment.ics", content: mail.calendar.text } }
      : {}),
    alternatives: mail.adf
      ? [{ contentType: "application/x-adf+xml; charset=utf-8", filename: "lead.adf", content: mail.adf }]
      : [],
  };
}

/** What a person wrote is answered by other people's mail programs, too; what we wrote by ourselves must not be. */
const writtenBy = ({ thread }: Mail): Record<string, string> => (thread ? {} : { "Auto-Submitted": "auto-generated" });

const oneLine = (name: string): string => name.replace(/\p{Cc}+/gu, " ");

/** The bare address in `Website <website@forecourt.example>`. */
const addressOf = (from: string): string => /<([^>]+)>$/.exec(from)?.[1] ?? from;

/** Headers for one-click unsubscribing (RFC 2369, RFC 8058). The address in them was made by this server. */
function listHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/**
 * Tells permanent failures from passing ones: only replies that judge the recipient or the message are permanent,
 * while the login, the sender or the server's policy may change.
 */
function failure(error: unknown): MailFailure {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  if (code === "EENVELOPE" && command === "API") return { kind: "rejected", message: "The address is none." };
  const judged = command === "RCPT TO" || command === "DATA";
  if (judged && responseCode !== undefined && responseCode >= 500 && responseCode !== 503) {
    return { kind: "rejected", message: `The mail server refused the mail (${responseCode}).` };
  }
  return {
    kind: "unavailable",
    message: `The mail server could not take the mail (${responseCode ?? code ?? "unknown"}).`,
  };
}
