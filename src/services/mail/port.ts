import type { Result } from "../../lib/result.ts";

/** A picture attached to a mail; the mail's HTML refers to it as `cid:<name>`. */
interface MailPicture {
  readonly name: string;
  readonly png: Uint8Array;
}

/**
 * A mail: text for a person, with either a lead's document for the dealer's CRM or the same words as HTML in the
 * site's design.
 */
export interface Mail {
  readonly to: string;
  /** The sender's name, shown before the operator's address; absent for none. */
  readonly fromName?: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  /**
   * For a mail of a person to a person: where mail servers report that it did not arrive, and the Message-ID of the
   * mail that it answers; null for the first of a thread.
   */
  readonly thread?: { readonly replyTo: string; readonly answers: string | null };
  readonly subject: string;
  readonly text: string;
  /** ADF 1.0 XML, sent as `application/x-adf+xml` beside the text; null for a mail of words only. */
  readonly adf: string | null;
  readonly html?: string;
  readonly pictures?: readonly MailPicture[];
  /** An appointment (RFC 5545), as a part that mail programs put into the calendar. */
  readonly calendar?: { readonly method: "PUBLISH" | "REQUEST" | "CANCEL"; readonly text: string };
  /** `https://…`: a POST to it stops such mails at once (RFC 8058). Only where there is something to stop. */
  readonly unsubscribe?: string;
  /** Identifies what is sent: the same each time it is sent again, so that the receiver can recognise a repeat. */
  readonly id: string;
}

/**
 * Why a mail did not go out. `rejected`: the receiving server will never take it for this address; `unavailable`: it
 * may later. `message` names no person and quotes no server.
 */
export interface MailFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

/**
 * Sends mails.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { mkdtemp, rm } from "node:fs/promises";
 * import { tmpdir } from "node:os";
 * import { smtpMail } from "./live.ts";
 * import { mailSimulator } from "./simulator.ts";
 *
 * const dir = await mkdtemp(`${tmpdir()}/mail-`);
 * const mailbox = await mailSimulator({ dir });
 * const mail = smtpMail({ url: mailbox.url, from: "Website <website@forecourt.example>" });
 *
 * const sent = await mail.send({
 *   to: "sales@dealer.example",
 *   replyTo: { name: "Zoë", address: "zoe@shopper.example" },
 *   subject: "Vehicle Enquiry",
 *   text: "Is it still for sale?",
 *   adf: null,
 *   id: "lead-1",
 * });
 * assert(sent.ok);
 * const [received] = await mailbox.received();
 * assert.equal(received?.headers.subject, "Vehicle Enquiry");
 *
 * mail.close();
 * await mailbox.close();
 * await rm(dir, { recursive: true });
 * ```
 */
export interface MailSender {
  /** Answers once the receiving server has taken the mail, or within half a minute. Never throws. */
  send(mail: Mail): Promise<Result<null, MailFailure>>;
  close(): void;
}
