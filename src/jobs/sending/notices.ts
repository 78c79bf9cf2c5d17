import type { Database } from "../../db/open.ts";
import { alertMail } from "../../features/alerts/alert-mail.ts";
import { alertByUid } from "../../features/alerts/data.ts";
import type { ClaimedDelivery } from "../../features/leads/sending/deliveries.ts";
import { rulesOf } from "../../features/notices/kinds.ts";
import type { StoredNotice } from "../../features/notices/letter.ts";
import { dealershipMail, noticeWebhookBody, shopperMail } from "../../features/notices/mails.ts";
import type { Dealership, Site } from "../../features/site/site.ts";
import { isSuppressed } from "../../features/suppressions/data.ts";
import { UNSUBSCRIBE_PATH, unsubscribeToken } from "../../features/suppressions/token.ts";
import { err, type Result } from "../../lib/result.ts";
import { wallClock } from "../../lib/time/time-zones.ts";
import type { MailSender } from "../../services/mail/port.ts";
import type { WebhookSender } from "../../services/webhook/port.ts";

/** Why a delivery failed; `withheld` means that a rule forbids it. */
export interface DeliveryFailure {
  readonly kind: "rejected" | "unavailable" | "withheld";
  readonly message: string;
}

export interface Senders {
  readonly db: Database;
  readonly mail: MailSender;
  readonly webhook: WebhookSender;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** Where a delivery is sent now, whatever the dealership's addresses were when it was planned. */
export type Receiver =
  | { readonly channel: "email"; readonly target: string }
  | { readonly channel: "webhook"; readonly url: string; readonly secretEnv: string };

/** Sends a dealership a lead or a notice. */
export function notifyReceiver(
  { mail, webhook }: Senders,
  notice: StoredNotice,
  receiver: Receiver,
  site: Site,
): Promise<Result<null, DeliveryFailure>> {
  if (receiver.channel === "email") return mail.send(dealershipMail(notice, receiver.target));
  const { url, secretEnv } = receiver;
  return webhook.send({ url, secretEnv, id: notice.uid, body: noticeWebhookBody(notice, site.slug) });
}

/**
 * Sends a mail to a shopper. The suppression list is checked when the mail goes out, not when it was planned, so opting
 * out also stops mails already waiting.
 */
export async function writeToShopper(
  { db, mail, clock }: Senders,
  notice: StoredNotice,
  { target, siteSlug, dealershipSlug }: ClaimedDelivery,
  site: Site,
  dealership: Dealership,
): Promise<Result<null, DeliveryFailure>> {
  const dayAt = (at: number) => wallClock(at, site.configFor(dealershipSlug).timezone).day;
  if (notice.kind === "booking.reminder" && dayAt(notice.createdAt) !== dayAt(clock())) {
    return err({
      kind: "withheld",
      message: "It says tomorrow or today, and the mail server was away until that was wrong.",
    });
  }
  if (!rulesOf(notice.kind).commercial) return mail.send(await shopperMail(notice, target, site, dealership, null));
  const person = { email: target, phone: notice.letter.phone ?? undefined };
  const { alert } = notice.letter;
  if (await isSuppressed(db, { siteSlug, dealershipSlug }, person, alert?.agreedAt)) {
    return err({ kind: "withheld", message: "This person wants no marketing from this site or dealership." });
  }
  const { siteUrl } = site.config;
  if (!siteUrl) {
    const message = "The site names no siteUrl, so the mail could not say where such mails are stopped.";
    return err({ kind: "withheld", message });
  }
  if (alert) {
    const running = await alertByUid(db, site, alert.uid);
    if (running?.state === "active")
      return mail.send(await alertMail(notice, alert, target, { site, dealership, siteUrl }));
    return err({ kind: "withheld", message: "The alert was stopped or paused before this mail went out." });
  }
  const stop = new URL(`${UNSUBSCRIBE_PATH}/${await unsubscribeToken(db, notice.uid)}`, siteUrl).href;
  return mail.send(await shopperMail(notice, target, site, dealership, stop));
}
