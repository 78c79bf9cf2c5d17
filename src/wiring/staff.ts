import type { Env } from "../env.ts";
import { startTextWorker } from "../jobs/sending/texts.ts";
import { startShiftWorker } from "../jobs/shifts.ts";
import type { App } from "../request.ts";
import { storedPushKeys } from "../services/push/keys.ts";
import { webPushSender } from "../services/push/live.ts";
import type { PushSender } from "../services/push/port.ts";
import { openSms, openTextReader } from "./ports/sms.ts";

/** Milliseconds between two polls for messages to staff. */
const SHIFTS_MS = 1_000;
/** Milliseconds between two polls for texts to send or whose outcome is due. */
const TEXTS_MS = 2_000;

/** Opens Web Push with the operator's keys; in development with a pair stored in the data folder. */
async function openPush({ secret, mode, dataDir, mailFrom }: Env): Promise<PushSender | null> {
  const configured = { publicKey: secret("VAPID_PUBLIC_KEY") ?? "", privateKey: secret("VAPID_PRIVATE_KEY") ?? "" };
  const isConfigured = configured.publicKey !== "" || configured.privateKey !== "";
  if (isConfigured && !(/^[\w-]{87}$/.test(configured.publicKey) && /^[\w-]{43}$/.test(configured.privateKey)))
    throw new Error("VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair, of 87 and 43 characters.");
  if (!isConfigured && mode !== "development") return null;
  const keys = isConfigured ? configured : await storedPushKeys(dataDir);
  const address = /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  return webPushSender({ ...keys, subject: `mailto:${address}`, mode });
}

/** The desk's origin; null if there is no desk. */
const deskOrigin = ({ deskHost, mode, port }: Env): string | null =>
  deskHost === null ? null : mode === "production" ? `https://${deskHost}` : `http://${deskHost}:${port}`;

/** Opens instant notifications: the SMS gateway with its received texts, and Web Push; null if not configured. */
export async function openTellers(env: Env): Promise<Pick<App, "sms" | "push" | "readText">> {
  return { sms: openSms(env), readText: openTextReader(env), push: await openPush(env) };
}

export type StaffNeeds = Pick<App, "env" | "db" | "sites" | "mail" | "sms" | "push" | "clock" | "log">;

/** Starts the job that offers leads to staff and notifies them, and the one that sends texts if a gateway is set. */
export function startStaffWork({ env, db, sites, mail, sms, push, clock, log }: StaffNeeds) {
  const common = { db, clock, log };
  const origin = deskOrigin(env);
  const shifts = startShiftWorker({ ...common, sites, mail, sms, push, deskOrigin: origin, intervalMs: SHIFTS_MS });
  const texts = sms && startTextWorker({ ...common, sms, intervalMs: TEXTS_MS });
  return {
    async stop() {
      await shifts.stop();
      await texts?.stop();
    },
  };
}
