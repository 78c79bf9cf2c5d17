import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mailSimulator } from "../../services/mail/simulator.ts";
import { openMail } from "./mail.ts";

const MAIL = { to: "a@dealer.example", replyTo: null, subject: "Hello", text: "Hello", adf: null, id: "1" };

test("a mailbox that cannot listen lets mails wait with a word in the log, opens for a later one, and never holds the end up", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-mailbox-"));
  const warnings: string[] = [];
  let isTaken = true;
  const openMailbox = async (dir: string) => {
    if (isTaken) throw Object.assign(new Error("listen EMFILE"), { code: "EMFILE" });
    return mailSimulator({ dir });
  };
  const log = { warn: (_: unknown, words: string) => warnings.push(words) };
  const env = { smtpUrl: null, mailFrom: "Website <website@forecourt.example>", dataDir };
  const mail = openMail(env, log as never, openMailbox);
  expect(await mail.sender.send(MAIL)).toMatchObject({ ok: false, error: { kind: "unavailable" } });
  expect(warnings).toEqual([expect.stringContaining("the development mailbox cannot listen")]);
  isTaken = false;
  expect(await mail.sender.send(MAIL)).toMatchObject({ ok: true });
  await mail.close();

  isTaken = true;
  const other = openMail(env, log as never, openMailbox);
  await Promise.all([other.sender.send(MAIL), other.close()]);
  rmSync(dataDir, { recursive: true });
});
