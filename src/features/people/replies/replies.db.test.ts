import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import type { Database } from "../../../db/open.ts";
import { sendAnswer, setState } from "../answering/mutations.ts";
import { mergePeople } from "../joining/mutations.ts";
import { adopt, dana, HALDEN, HOUR, lead, NOW, names, only, ZOE } from "../people.testing.ts";
import { threadOf } from "../thread.ts";
import { replyAddress } from "./address.ts";
import { takeMail } from "./mutations.ts";
import { LARGEST_MAIL, readReturnedMail } from "./read-mail.ts";

const BASE = "reply@mail.halden.example";

const mail = (headers: Readonly<Record<string, string>>, body: string): Uint8Array =>
  Buffer.from(
    `${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}\r\n${body}`,
  );

const REPLY = { From: "Zoe <zoe@shopper.example>", Subject: "Re: RAV4", "Message-ID": "<one@shopper.example>" };
const BODY = "Yes, Saturday please.\r\n\r\nOn Sun, 22 Nov 2026 Dana Whitlock wrote:\r\n> secret of ours\r\n";

const take = (db: Database, raw: Uint8Array, now = NOW + HOUR) =>
  takeMail(db, { raw, base: BASE, recipients: [], now });
const received = async (db: Database) => (await threadOf(db, await only(db), { staffId: 0, places: HALDEN })).received;

test("what mail programs wrote by themselves, and what mail servers report, is told from a person's words", async () => {
  const kind = async (headers: Readonly<Record<string, string>>) => {
    const read = await readReturnedMail(mail({ ...REPLY, ...headers }, "x"));
    return read.ok ? read.value.kind : read.error;
  };
  expect(await kind({})).toBe("reply");
  expect(await kind({ "Auto-Submitted": "no" })).toBe("reply");
  for (const headers of [
    { "Auto-Submitted": "auto-replied" },
    { Precedence: "bulk" },
    { "X-Autoreply": "yes" },
    { "List-Id": "<x.example>" },
    { "X-Lead-Id": "ours" },
    { "Return-Path": "<>" },
  ])
    expect(await kind(headers as unknown as Record<string, string>), Object.keys(headers)[0]).toBe("automatic");
  expect(await kind({ From: "MAILER-DAEMON@mx.example" })).toBe("bounce");
  expect(await kind({ "Content-Type": 'multipart/report; report-type="delivery-status"; boundary=b' })).toBe("bounce");
});

test("a mail that is too large or nested too deeply is refused with a sentence, and files are left out by name", async () => {
  expect(await readReturnedMail(new Uint8Array(LARGEST_MAIL + 1))).toMatchObject({ ok: false });
  const deep = Array.from(
    { length: 60 },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n\r\n`,
  );
  const nested = mail({ ...REPLY, "Content-Type": "multipart/mixed; boundary=b0" }, deep.join(""));
  expect(await readReturnedMail(nested)).toMatchObject({ ok: false });
  const parts = [
    "--b\r\nContent-Type: text/html\r\n\r\n<p>See the <b>photo</b> &lt;1&gt;</p><script>alert(1)</script><blockquote>ours</blockquote>\r\n",
    '--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="boot.png"\r\n\r\nx\r\n--b--\r\n',
  ];
  const read = await readReturnedMail(
    mail({ ...REPLY, "Content-Type": "multipart/mixed; boundary=b" }, parts.join("")),
  );
  expect(read).toMatchObject({
    ok: true,
    value: { text: "See the photo <1>", leftOut: "Files are not taken in by mail: boot.png." },
  });
});

eachDatabase("replies by mail", (openFresh) => {
  test("a mail with NUL in its words, which no database keeps, is taken without it", async () => {
    const db = await openFresh();
    await lead(db, ZOE);
    await adopt(db);
    const To = await replyAddress(db, BASE, (await only(db)).id);
    expect(await take(db, mail({ ...REPLY, To, Subject: "Re: R\0AV4" }, "Is it\0 there?"))).toMatchObject({ ok: true });
    expect(await received(db)).toMatchObject([{ subject: "Re: RAV4", text: "Is it there?" }]);
  });

  async function zoe() {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, ZOE);
    await adopt(db);
    const person = await only(db);
    const to = await replyAddress(db, BASE, person.id);
    const answer = {
      person,
      by,
      now: NOW,
      text: "Hi",
      subject: "S",
      signature: "D",
      reference: "R",
      seen: 0,
      replyTo: to,
    };
    await sendAnswer(db, answer);
    return { db, by, person, to, answer };
  }

  test("a reply stands in its thread without what it quotes, once, and its person waits again", async () => {
    const { db, by, to } = await zoe();
    expect(to).toMatch(/^reply\+\d+-[0-9a-f]{24}@mail\.halden\.example$/);
    const { letter } = await db.selectFrom("notices").select("letter").executeTakeFirstOrThrow();
    expect(JSON.parse(letter).thread).toEqual({ replyTo: to, answers: null });
    await setState(db, { person: await only(db), by, now: NOW, state: "lost", reason: "Price" });
    const raw = mail({ ...REPLY, To: to.toUpperCase() }, BODY);
    expect(await take(db, raw)).toEqual({ ok: true, value: "reply" });
    expect(await take(db, raw, NOW + 2 * HOUR)).toEqual({ ok: true, value: "reply" });
    expect(await received(db)).toMatchObject([
      { kind: "reply", sender: "zoe@shopper.example", isKnown: true, text: "Yes, Saturday please.", leftOut: null },
    ]);
    expect(await only(db)).toMatchObject({ waiting_since: NOW + HOUR, state: "contacted", lost_reason: null });
    // The shopper's mail program shows the next answer in the same conversation.
    const answer = { person: await only(db), by, now: NOW, text: "Fine", subject: "S", signature: "D", reference: "R" };
    await sendAnswer(db, { ...answer, seen: 99, replyTo: to });
    const newest = await db.selectFrom("notices").select("letter").orderBy("id", "desc").executeTakeFirstOrThrow();
    expect(JSON.parse(newest.letter).thread.answers).toBe("<one@shopper.example>");
  });

  test("nobody writes into a thread by guessing its address; a sender it does not know is shown as such", async () => {
    const { db, to, person } = await zoe();
    const forged = to.replace(/-[0-9a-f]/, (mark) => (mark === "-0" ? "-1" : "-0"));
    for (const address of [
      forged,
      to.replace(`+${person.id}-`, `+${person.id + 1}-`),
      `reply+${person.id}-@x.example`,
      BASE,
    ])
      expect(await take(db, mail({ ...REPLY, To: address }, BODY)), address).toMatchObject({
        ok: false,
        error: { kind: "nobody" },
      });
    expect(await received(db)).toEqual([]);
    const thief = mail({ ...REPLY, From: "thief@elsewhere.example", To: to }, "Send the money here");
    expect(await take(db, thief)).toEqual({ ok: true, value: "reply" });
    expect(await received(db)).toMatchObject([{ sender: "thief@elsewhere.example", isKnown: false }]);
  });

  test("an automatic answer makes nobody wait, and two programs that answer each other do not fill a thread", async () => {
    const { db, to } = await zoe();
    const automatic = (at: number) => mail({ ...REPLY, To: to, "Auto-Submitted": "auto-replied" }, `Away ${at}`);
    expect(await take(db, automatic(0))).toEqual({ ok: true, value: "automatic" });
    expect(await names(db, { view: "waiting" })).toEqual([]);
    for (let at = 1; at < 60; at += 1) await take(db, automatic(at));
    expect(await take(db, automatic(60))).toMatchObject({ ok: false, error: { kind: "too-many" } });
    expect(await take(db, automatic(61), NOW + 3 * HOUR)).toMatchObject({ ok: true });
  });

  test("a bounce ends the delivery that it names in its own thread, and no other", async () => {
    const { db, to } = await zoe();
    await lead(db, { name: "Tom", email: "tom@shopper.example" });
    await adopt(db);
    const by = await dana(db, "jack@halden.example", "Jack");
    const tom = await only(db, { words: "tom" });
    await sendAnswer(db, {
      person: tom,
      by,
      now: NOW,
      text: "Hi",
      subject: "S",
      signature: "D",
      reference: "R",
      seen: 0,
    });
    await db.updateTable("lead_deliveries").set({ state: "delivered", delivered_at: NOW }).execute();
    const uids = await db.selectFrom("notices").select("uid").orderBy("id").execute();
    const report = { From: "MAILER-DAEMON@mx.example", To: to, Subject: "Undelivered" };
    const body = uids.map(({ uid }) => `Message-ID: <${uid}@forecourt.example>`).join("\r\n");
    expect(await take(db, mail(report, body))).toEqual({ ok: true, value: "bounce" });
    const states = await db
      .selectFrom("lead_deliveries")
      .select(["state", "last_error"])
      .orderBy("notice_id")
      .execute();
    expect(states).toEqual([
      { state: "parked", last_error: "It came back: the address does not take it." },
      { state: "delivered", last_error: null },
    ]);
  });

  test("a reply to a thread that was joined to another one comes to that one", async () => {
    const { db, by, person, to } = await zoe();
    await lead(db, { name: "Zoe F", phone: "0491 570 199", at: NOW + 5 });
    await adopt(db);
    const into = await only(db, { words: "0491 570 199" });
    expect(await mergePeople(db, { into, from: person, by, now: NOW })).toMatchObject({ ok: true });
    expect(await take(db, mail({ ...REPLY, To: to }, BODY))).toMatchObject({ ok: true });
    expect(await only(db)).toMatchObject({ id: into.id });
    expect(await received(db)).toHaveLength(1);
  });
});
