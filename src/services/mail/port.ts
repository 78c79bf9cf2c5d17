import type { Result } from "../../lib/result.ts";

/** A picture that a mail carries with it: its HTML names it as `cid:<name>`. */
interface MailPicture {
  readonly name: string;
  readonly png: Uint8Array;
}

/** A mail: words for a person, and a lead's document for the dealer's CRM or the same words in a site's own looks. */
export interface Mail {
  readonly to: string;
  /** The name that stands before the operator's address; none where it is left out. */
  readonly fromName?: string;
  readonly replyTo: { readonly name: string; readonly address: string } | null;
  readonly subject: string;
  readonly text: string;
  /** ADF 1.0 XML, sent as `application/x-adf+xml` beside the text; null for a mail of words only. */
  readonly adf: string | null;
  readonly html?: string;
  readonly pictures?: readonly MailPicture[];
  /** `https://…`: a POST to it stops such mails at once (RFC 8058). Only where there is something to stop. */
  readonly unsubscribe?: string;
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
