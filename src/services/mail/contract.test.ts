import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { smtpMail } from "./live.ts";
import type { Mail, MailSender } from "./port.ts";
import { type MailSimulator, mailSimulator } from "./simulator.ts";

const MAIL: Mail = {
  to: "sales@dealer.example",
  replyTo: { name: 'Zoë "Z" O’Brien, <Jr>', address: "zoe@shopper.example" },
  subject: "Vehicle Enquiry: 2021 Citroën C3, from Zoë O’Brien of a rather long family name that folds the line",
  text: "Bonjour ☕\nTwo lines, and a line that is long enough to be broken by an encoding that keeps lines short.\n",
  adf: '<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf><a>Citroën</a></adf>',
  id: "6f1c2b3a-0000-4000-8000-000000000001",
};

describe("the SMTP client against the mail simulator", () => {
  let dir: string;
  let mailbox: MailSimulator;
  let mail: MailSender;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), "forecourt-mail-"));
    mailbox = await mailSimulator({ dir });
    mail = smtpMail({ url: mailbox.url, from: "Website <website@forecourt.example>", patience: 300 });
  });
  afterEach(async () => {
    mail.close();
    await mailbox.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test("the mail arrives whole: words, ADF document, addresses, the id of what is sent", async () => {
    expect(await mail.send(MAIL)).toEqual({ ok: true, value: null });
    const [received] = await mailbox.received();
    expect(received?.headers).toMatchObject({
      to: "sales@dealer.example",
      from: "Website <website@forecourt.example>",
      subject: MAIL.subject,
      "message-id": `<${MAIL.id}@forecourt.example>`,
      "x-lead-id": MAIL.id,
    });
    expect(received?.headers["reply-to"]).toContain("<zoe@shopper.example>");
    expect(received?.headers["reply-to"]).toContain("Zoë");
    expect(received?.parts).toEqual([
      { type: "text/plain", text: MAIL.text.trimEnd() },
      { type: "application/x-adf+xml", text: MAIL.adf },
    ]);
  });

  test("a mail in a site's looks has its sender's name, its words twice, its picture, and the one press that stops it", async () => {
    const png = Buffer.from("89504e470d0a1a0a", "hex");
    const stop = "https://www.dealer.example/unsubscribe/abc.def";
    const html = '<p>Bonjour ☕ <img src="cid:logo" alt=""></p>';
    const fromName = 'Zoë & "Söhne"\r\nBcc: everyone@example.com';
    const design = { html, pictures: [{ name: "logo", png }], unsubscribe: stop, fromName };
    expect(await mail.send({ ...MAIL, adf: null, ...design })).toEqual({ ok: true, value: null });
    const [received] = await mailbox.received();
    expect(received?.headers).toMatchObject({
      "list-unsubscribe": `<${stop}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
      "auto-submitted": "auto-generated",
    });
    expect(received?.headers.bcc).toBeUndefined();
    expect(received?.headers.from).toMatch(/Zoë.*<website@forecourt\.example>$/);
    expect(received?.parts).toEqual([
      { type: "text/plain", text: MAIL.text.trimEnd() },
      { type: "text/html", text: html },
      {
        type: "image/png",
        text: "",
        picture: { name: "logo", data: `data:image/png;base64,${png.toString("base64")}` },
      },
    ]);
    await mail.send({ ...MAIL, adf: null });
    const plain = (await mailbox.received())[1];
    expect(plain?.headers["list-unsubscribe"]).toBeUndefined();
    expect(plain?.parts).toHaveLength(1);
  });

  test("the same mail sent again carries the same id and Message-ID", async () => {
    await mail.send(MAIL);
    await mail.send(MAIL);
    const ids = (await mailbox.received()).map(({ headers }) => [headers["x-lead-id"], headers["message-id"]]);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toEqual(ids[1]);
  });

  test("a line end in a subject begins no header of its own", async () => {
    await mail.send({ ...MAIL, subject: "Hello\r\nBcc: everyone@example.com" });
    const [received] = await mailbox.received();
    expect(received?.headers.bcc).toBeUndefined();
    expect(received?.headers.subject).toBe("Hello Bcc: everyone@example.com");
  });

  test.each([
    ["refuse", "rejected"],
    ["busy", "unavailable"],
    ["hang", "unavailable"],
  ] as const)("a server that would %s is told as %s, and nothing is kept", async (mood, kind) => {
    mailbox.behave(mood);
    const sent = await mail.send(MAIL);
    expect(sent.ok ? null : sent.error.kind).toBe(kind);
    expect(JSON.stringify(sent)).not.toContain("dealer.example");
    expect(await mailbox.received()).toEqual([]);
  });

  test("a server that is gone is unavailable; an address that is none is rejected", async () => {
    expect(await mail.send({ ...MAIL, to: "nobody" })).toMatchObject({ ok: false, error: { kind: "rejected" } });
    await mailbox.close();
    expect(await mail.send(MAIL)).toMatchObject({ ok: false, error: { kind: "unavailable" } });
  });
});
