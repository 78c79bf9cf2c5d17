import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { HOUR_MS } from "../../lib/time/spans.ts";
import { deskChangesAfter } from "../people/changes/data.ts";
import { mergePeople } from "../people/joining/mutations.ts";
import { openReminders } from "../people/reminders/data.ts";
import { endReminder, putOffReminder, remind } from "../people/reminders/mutations.ts";
import { chooseChannels } from "./channels/mutations.ts";
import { messagesWith } from "./messages/data.ts";
import { remindersFor } from "./reminders/data.ts";
import { sendReminders } from "./reminders/mutations.ts";
import { arrived, at, worker } from "./testing.ts";

const PLACES = [{ site: "halden", dealership: "castle-hill" }];

eachDatabase("reminders", (openFresh) => {
  test("one that is due is told once, in the ways its person chose, stands until it is done, and comes again later", async () => {
    const db = await openFresh();
    const [ada, bo] = [await worker(db, "Ada"), await worker(db, "Bo")];
    await chooseChannels(db, { by: ada, mail: true, sms: true, push: false, phone: "0491 570 156", now: at("09:00") });
    const zoe = await arrived(db, "Zoe", at("10:00"));
    const doing = { person: zoe, by: ada, now: at("10:00") };
    for (const [wrong, sentence] of [
      [{ at: at("10:00"), text: "Ring" }, "still to come"],
      [{ at: at("11:00"), text: " " }, "Write what"],
      [{ at: at("11:00"), text: "x".repeat(201) }, "200 characters"],
      [{ at: at("11:00") + 900 * 86_400_000, text: "Ring" }, "two years"],
    ] as const)
      expect(await remind(db, { ...doing, ...wrong })).toEqual({ ok: false, error: expect.stringContaining(sentence) });
    expect((await remind(db, { ...doing, at: at("11:00"), text: "Ring about\nthe trade-in" })).ok).toBe(true);
    const due = (who: { readonly id: number }, time: string) => remindersFor(db, who.id, PLACES, at(time));
    expect(await due(ada, "10:59")).toEqual([]);
    expect(await sendReminders(db, at("10:59"))).toBe(0);
    expect(await Promise.all([sendReminders(db, at("11:00")), sendReminders(db, at("11:00"))])).toContain(1);
    expect(await sendReminders(db, at("11:01"))).toBe(0);
    const messages = await db.selectFrom("staff_messages").select(["id", "staff_id", "channel", "kind"]).execute();
    expect(messages.map(({ staff_id, channel, kind }) => [staff_id, channel, kind])).toEqual([
      [ada.id, "mail", "reminder"],
      [ada.id, "sms", "reminder"],
    ]);
    const events = (await deskChangesAfter(db, 0, 100)).filter(({ kind }) => kind === "offer");
    expect(events).toMatchObject([{ staffId: ada.id, personId: zoe.id }]);
    expect(await due(ada, "11:00")).toMatchObject([{ personId: zoe.id, name: "Zoe", text: "Ring about the trade-in" }]);
    expect(await due(bo, "11:00")).toEqual([]);
    expect(await remindersFor(db, ada.id, [{ site: "halden", dealership: "brookvale" }], at("11:00"))).toEqual([]);

    const [open] = await openReminders(db, zoe);
    const id = open?.id ?? 0;
    const later = { ...doing, id, at: at("11:00") + HOUR_MS, now: at("11:01") };
    expect(await putOffReminder(db, { ...later, person: { ...zoe, id: zoe.id + 1 } })).toBe(false);
    expect(await putOffReminder(db, later)).toBe(true);
    expect(await due(ada, "11:59")).toEqual([]);
    // A postponed reminder is sent again, and an unsent message about its first time has no reminder any more.
    const [first] = await messagesWith(db, [messages[0]?.id ?? 0], at("11:02"));
    expect(first?.reminder).toBeNull();
    expect(await sendReminders(db, at("12:00"))).toBe(1);
    expect(await endReminder(db, { ...doing, id, now: at("12:01") })).toBe(true);
    expect(await endReminder(db, { ...doing, id, now: at("12:02") })).toBe(false);
    expect(await due(ada, "12:02")).toEqual([]);
  });

  test("of somebody who has left, the managers are reminded; a reminder goes along with a thread that is joined", async () => {
    const db = await openFresh();
    const [ada, boss] = [await worker(db, "Ada"), await worker(db, "Cleo", { role: "manager" })];
    const [zoe, tom] = [await arrived(db, "Zoe", at("10:00")), await arrived(db, "Tom", at("10:00"))];
    await remind(db, { person: zoe, by: ada, at: at("11:00"), text: "Ring", now: at("10:00") });
    await mergePeople(db, { into: tom, from: zoe, by: boss, now: at("10:01") });
    expect(await remindersFor(db, boss.id, PLACES, at("11:00"))).toEqual([]);
    await db
      .updateTable("staff")
      .set({ revoked_at: at("10:30") })
      .where("id", "=", ada.id)
      .execute();
    await sendReminders(db, at("11:00"));
    const messages = await db.selectFrom("staff_messages").select("staff_id").execute();
    expect(messages).toEqual([{ staff_id: boss.id }]);
    expect(await remindersFor(db, boss.id, PLACES, at("11:00"))).toMatchObject([{ personId: tom.id, staffId: ada.id }]);
  });
});
