import { join } from "node:path";
import type { Logger } from "pino";
import type { Env } from "../../env.ts";
import { err } from "../../lib/result.ts";
import { smtpMail } from "../../services/mail/live.ts";
import type { MailSender } from "../../services/mail/port.ts";
import type { MailSimulator } from "../../services/mail/simulator.ts";

/** Opens the mail service: the server named by SMTP_URL, otherwise a local mailbox that a developer can read. */
export function openMail(
  env: Pick<Env, "smtpUrl" | "mailFrom" | "dataDir">,
  log: Pick<Logger, "warn">,
  openMailbox: (dir: string) => Promise<Pick<MailSimulator, "url" | "close">> = mailboxIn,
) {
  if (env.smtpUrl) {
    const sender = smtpMail({ url: env.smtpUrl, from: env.mailFrom });
    return { sender, dir: null, close: async () => sender.close() };
  }
  const dir = join(env.dataDir, "mailbox");
  // The mailbox starts listening at the first mail; before that its libraries would waste memory.
  let opened: Promise<{ readonly sender: MailSender; close(): Promise<void> }> | null = null;
  const open = async () => {
    const { url, close } = await openMailbox(dir);
    return { sender: smtpMail({ url, from: env.mailFrom }), close };
  };
  const mailbox = async () => {
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      // The next mail tries again: a port or a descriptor may be free by then.
      opened = null;
      log.warn({ err: error }, "the development mailbox cannot listen: mails wait until it can");
      return null;
    }
  };
  const sender: MailSender = {
    send: async (mail) => {
      const box = await mailbox();
      return box ? box.sender.send(mail) : err({ kind: "unavailable", message: "The local mailbox cannot listen." });
    },
    close: () =>
      void opened?.then(
        ({ sender }) => sender.close(),
        () => {},
      ),
  };
  const close = async () => {
    sender.close();
    const box = await opened?.catch(() => null);
    await box?.close();
  };
  return { sender, dir, close };
}

async function mailboxIn(dir: string): Promise<MailSimulator> {
  const { mailSimulator } = await import("../../services/mail/simulator.ts");
  return mailSimulator({ dir });
}
