import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import type { Database } from "../db/open.ts";
import { addDevice, chooseChannels } from "../features/shifts/channels/mutations.ts";
import { arrived, at, rosterSite, worker } from "../features/shifts/testing.ts";
import { inviteStaff } from "../features/staff/mutations.ts";
import { openDeskSession } from "../features/staff/sessions/mutations.ts";
import { smtpMail } from "../services/mail/live.ts";
import { type MailSimulator, mailSimulator } from "../services/mail/simulator.ts";
import { storedPushKeys } from "../services/push/keys.ts";
import { webPushSender } from "../services/push/live.ts";
import { type PushSimulator, pushSimulator } from "../services/push/simulator.ts";
import { smsGateway } from "../services/sms/live.ts";
import { type SmsSimulator, smsSimulator } from "../services/sms/simulator.ts";
import { startShiftWorker } from "./shifts.ts";

let dir: string;
let mailbox: MailSimulator;
let gateway: SmsSimulator;
let pushes: PushSimulator;
let keys: Awaited<ReturnType<typeof storedPushKeys>>;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "shift-mails-"));
  mailbox = await mailSimulator({ dir });
  gateway = await smsSimulator({ token: "t" });
  pushes = await pushSimulator();
  keys = await storedPushKeys(dir);
});
afterAll(async () => {
  await mailbox.close();
  await gateway.close();
  await pushes.close();
  await rm(dir, { recursive: true });
});

const log = { info: () => {}, warn: () => {}, error: () => {} };
const ORIGIN = "https://desk.halden.example";

/** A worker whose clock the test sets; it looks only when it is told to. */
function workerOf(db: Database, clock: { now: number }) {
  const mail = smtpMail({ url: mailbox.url, from: "Desk <desk@halden.example>" });
  const started = startShiftWorker({
    db,
    sites: rosterSite().sites,
    mail,
    sms: smsGateway({ url: gateway.url, token: "t", from: null }),
    push: webPushSender({ ...keys, subject: "mailto:desk@halden.example", mode: "development" }),
    deskOrigin: ORIGIN,
    clock: () => clock.now,
    log,
    intervalMs: 3_600_000,
  });
  const stop = async () => {
    await started.stop();
    mail.close();
  };
  const runAt = (now: number) => {
    clock.now = now;
    return started.runOnce();
  };
  return { runAt, stop };
}

async function device(db: Database, staffId: number, now: number) {
  await openDeskSession(db, { staffId, userAgent: "", confirmed: false, now });
  const newest = db.selectFrom("staff_sessions").select("id").where("staff_id", "=", staffId).orderBy("id", "desc");
  const { id: sessionId } = await newest.executeTakeFirstOrThrow();
  const to = pushes.subscribe();
  await addDevice(db, { staffId, sessionId, ...to, now });
  return to;
}

const states = async (db: Database) =>
  (await db.selectFrom("staff_messages").select(["channel", "state"]).orderBy("id").execute()).map(
    ({ channel, state }) => `${channel} ${state}`,
  );

eachDatabase("telling the desk's people", (openFresh) => {
  test("a lead reaches who is on shift by mail, text message and note, with the message itself and where to take it", async () => {
    const db = await openFresh();
    const ada = await worker(db, "Ada", { hours: ["08:30", "17:30"] });
    await chooseChannels(db, { by: ada, mail: true, sms: true, push: true, phone: "0491 570 156", now: at("09:00") });
    const to = await device(db, ada.id, at("09:00"));
    const zoe = await arrived(db, "Zoe", at("10:00"));
    const clock = { now: at("10:00") };
    const { runAt, stop } = workerOf(db, clock);
    await runAt(at("10:00"));
    const link = `${ORIGIN}/desk/claim/${zoe.id}`;
    const mail = (await mailbox.received()).at(-1);
    expect(mail?.headers.to).toBe(ada.email);
    const text = mail?.parts.map((part) => part.text).join("") ?? "";
    for (const words of [link, "Is it here? Zoe", "within 5 minutes"]) expect(text).toContain(words);
    expect(gateway.received.at(-1)).toMatchObject({ to: "+61491570156", text: expect.stringContaining(link) });
    expect(gateway.received.at(-1)?.text.length).toBeLessThan(306);
    const note = JSON.parse(pushes.received.at(-1)?.text ?? "{}");
    expect(pushes.received.at(-1)?.endpoint).toBe(to.endpoint);
    expect(note).toMatchObject({ path: `/desk/claim/${zoe.id}`, person: zoe.id, tag: `person-${zoe.id}` });
    expect(note.body).toContain("Zoe: Is it here?");
    // Looked at again, nothing is sent twice.
    const before = (await mailbox.received()).length;
    await runAt(at("10:01"));
    expect((await mailbox.received()).length).toBe(before);
    expect(await states(db)).toEqual(["mail sent", "sms sent", "push sent"]);
    // What was sent is kept for thirty days and no longer.
    const old = () => db.selectFrom("staff_messages").select("id").where("created_at", "<", at("10:02")).execute();
    await runAt(at("09:59") + 30 * 86_400_000);
    expect(await old()).toHaveLength(3);
    await runAt(at("11:01") + 30 * 86_400_000);
    expect(await old()).toEqual([]);
    await stop();
  });

  test("a device whose session rests shows nothing of a person, and one that is gone is forgotten", async () => {
    const db = await openFresh();
    const ada = await worker(db, "Ada", { hours: ["08:30", "17:30"] });
    await chooseChannels(db, { by: ada, mail: false, sms: false, push: true, phone: "", now: at("09:00") });
    await device(db, ada.id, at("10:00", "2026-06-14"));
    await arrived(db, "Zoe", at("10:00"));
    const { runAt, stop } = workerOf(db, { now: at("10:00") });
    await runAt(at("10:00"));
    const note = pushes.received.at(-1)?.text ?? "";
    expect(note).not.toContain("Zoe");
    expect(JSON.parse(note)).toMatchObject({ body: "Sign in to see it.", person: null });
    pushes.behave(410);
    await arrived(db, "Tom", at("10:10"));
    await runAt(at("10:10"));
    pushes.behave(201);
    expect(await db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
    await stop();
  });

  test("what cannot be sent is tried again while it is worth it; who lost the role, or was too late, is told nothing", async () => {
    const db = await openFresh();
    const ada = await worker(db, "Ada", { hours: ["08:30", "17:30"] });
    await arrived(db, "Zoe", at("10:00"));
    const { runAt, stop } = workerOf(db, { now: at("10:00") });
    mailbox.behave("busy");
    await runAt(at("10:00"));
    expect(await states(db)).toEqual(["mail waiting"]);
    mailbox.behave("accept");
    await runAt(at("10:01"));
    expect(await states(db)).toEqual(["mail sent"]);

    await worker(db, "Bo", { hours: ["08:30", "17:30"] });
    const tom = await arrived(db, "Tom", at("10:30"));
    mailbox.behave("busy");
    await runAt(at("10:30"));
    mailbox.behave("accept");
    const grants = [{ role: "marketing" as const, reach: "dealership:castle-hill" }];
    const by = { id: null, name: "a test" };
    for (const email of ["ada@halden.example", "bo@halden.example"])
      await inviteStaff(db, { email, name: "Somebody", grants, by, now: at("10:30") });
    const before = (await mailbox.received()).length;
    await runAt(at("10:31"));
    expect((await mailbox.received()).length).toBe(before);
    expect((await states(db)).at(-1)).toBe("mail dropped");
    expect(tom.id).toBeGreaterThan(0);
    expect(ada.id).toBeGreaterThan(0);
    await stop();
  });

  test("a reminder outlives a mail server that is away for longer than an offer is worth", async () => {
    const db = await openFresh();
    const ada = await worker(db, "Ada", { hours: ["08:30", "17:30"] });
    const zoe = await arrived(db, "Zoe", at("10:00"));
    const reminder = { person_id: zoe.id, staff_id: ada.id, at: at("10:00"), text: "Call her back", done_at: null };
    await db
      .insertInto("people_reminders")
      .values({ ...reminder, told_at: null })
      .execute();
    const { runAt, stop } = workerOf(db, { now: at("10:00") });
    mailbox.behave("busy");
    for (const time of ["10:00", "10:01", "10:04", "10:10", "10:25", "10:40"]) await runAt(at(time));
    mailbox.behave("accept");
    await runAt(at("10:55"));
    const kinds = await db.selectFrom("staff_messages").select(["kind", "state"]).orderBy("kind").execute();
    expect(kinds).toEqual([
      { kind: "offer", state: "dropped" },
      { kind: "reminder", state: "sent" },
    ]);
    const mail = (await mailbox.received()).at(-1);
    expect(mail?.parts.map((part) => part.text).join("")).toContain("Call her back");
    await stop();
  });
});
