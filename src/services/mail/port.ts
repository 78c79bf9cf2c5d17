import type { Result } from "../../lib/result.ts";

/** A lead as a mail: words for a person and a document for the dealer's CRM. */
export interface Mail {
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly text: string;
  /** ADF 1.0 XML, sent as `application/x-adf+xml` beside the text; null for a mail of words only. */
  readonly adf: string | null;
  /** Names what is sent: the same whenever it is sent again, so that the receiver can tell a repeat. */
  readonly id: string;
}

/**
 * Why a mail did not go out. `rejected`: the receiving server will not take it for this address however often it is
 * offered; `unavailable`: it may later. `message` names no person and quotes no server.
 */
export interface MailFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
}

export interface MailSender {
  /** Answers once the receiving server has taken the mail, or within half a minute. Never throws. */
  send(mail: Mail): Promise<Result<null, MailFailure>>;
  close(): void;
}
