import { describe, expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { actsOn } from "../staff/audit/data.ts";
import { addNote, assign, sendAnswer, setState, snooze } from "./answering/mutations.ts";
import { deskChangesAfter, lastDeskChange } from "./changes/data.ts";
import { forgetChanges } from "./changes/mutations.ts";
import { keepDraft, LONGEST_TEXT, noteView } from "./drafts/mutations.ts";
import { type InboxQuestion, inboxCount, inboxPeople, latestLeads, type Person } from "./inbox.ts";
import { mergePeople, splitPerson } from "./joining/mutations.ts";
import { adopt, ask, DAY, dana, HALDEN, HOUR, lead, NOW, names, only, ZOE } from "./people.testing.ts";
import { personSeen, threadOf } from "./thread.ts";
import { viewersOf } from "./viewers.ts";

eachDatabase("people", (openFresh) => {
  describe("each lead comes to its person", () => {
    test("by phone number in any form, or by e-mail address in any letter case", async () => {
      const db = await openFresh();
      await lead(db, ZOE);
      await lead(db, { name: "Zoe Fong", phone: "+61 491 570 156", at: NOW + 1 });
      await lead(db, { email: "ZOE@shopper.example", message: "And the boot?", at: NOW + 2 });
      await lead(db, { name: "Tom", phone: "0491 570 157" });
      expect(await adopt(db)).toBe(4);
      expect(await adopt(db)).toBe(0);
      expect(await adopt(db, true)).toBe(0);
      expect((await names(db)).sort()).toEqual(["Tom", "Zoe Fong"]);
      const zoe = await only(db, { words: "zoe@shopper" });
      const thread = await threadOf(db, zoe, { staffId: 0, places: HALDEN });
      expect(thread.leads).toHaveLength(3);
      expect(thread.keys).toEqual(["email:zoe@shopper.example", "phone:+61491570156"]);
      expect(zoe).toMatchObject({ first_at: NOW, last_at: NOW + 2, waiting_since: NOW, email: "zoe@shopper.example" });
    });

    test("also beside one that cannot be given to anybody, which is reported", async () => {
      const db = await openFresh();
      const bad = await lead(db, { name: "Broken" });
      await db.updateTable("leads").set({ payload: "{" }).where("id", "=", bad).execute();
      await lead(db, ZOE);
      await lead(db, { name: "Tom", phone: "0491 570 157" });
      await expect(adopt(db)).rejects.toThrow(SyntaxError);
      expect((await names(db)).sort()).toEqual(["Tom", "Zoë"]);
      await lead(db, { name: "Una", phone: "0491 570 158" });
      await expect(adopt(db)).rejects.toThrow(SyntaxError);
      expect(await names(db)).toContain("Una");
    });

    test("answers go to the address that came first, not to one that a stranger sends with a known phone", async () => {
      const db = await openFresh();
      await lead(db, ZOE);
      await lead(db, { name: "Not Zoë", email: "thief@elsewhere.example", phone: ZOE.phone, at: NOW + 1 });
      await adopt(db);
      expect(await only(db)).toMatchObject({ email: ZOE.email, phone: ZOE.phone });
      expect((await threadOf(db, await only(db), { staffId: 0, places: HALDEN })).keys).toContain(
        "email:thief@elsewhere.example",
      );
    });

    test("within one site alone", async () => {
      const db = await openFresh();
      await lead(db, ZOE);
      await lead(db, { ...ZOE, site: "kingtide", dealership: "southport" });
      await adopt(db);
      expect(await names(db)).toEqual(["Zoë"]);
      const everywhere = [...HALDEN, { site: "kingtide", dealership: "southport", categories: null }];
      expect(await names(db, { places: everywhere })).toHaveLength(2);
    });

    test("without any address it stands by itself and waits for nobody; so does an unsubscription", async () => {
      const db = await openFresh();
      await lead(db, { message: "a plate was looked up", category: "Rego Lookup" });
      await lead(db, { email: "tom@shopper.example", category: "Unsubscribe" });
      await adopt(db);
      expect((await names(db)).sort()).toEqual(["Name not given", "tom@shopper.example"]);
      expect(await names(db, { view: "waiting" })).toEqual([]);
    });

    test("old leads that the desk sees for the first time wait for nobody", async () => {
      const db = await openFresh();
      await lead(db, { ...ZOE, at: NOW - 31 * DAY });
      await adopt(db, true);
      expect(await only(db)).toMatchObject({ waiting_since: null, state: "new" });
    });

    test("several processes give each lead once", async () => {
      const db = await openFresh();
      for (let at = 0; at < 30; at += 1) await lead(db, { ...ZOE, phone: `0491 570 1${at % 3}6`, email: undefined });
      const given = await Promise.all([adopt(db), adopt(db, true), adopt(db)]);
      expect(given.reduce((sum, one) => sum + one, 0)).toBe(30);
      expect(await names(db)).toHaveLength(3);
    });

    test("a lost shopper who writes again is new, waits, and is no longer put aside", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, ZOE);
      await adopt(db);
      await setState(db, { person: await only(db), by, now: NOW, state: "lost", reason: "Price" });
      await snooze(db, { person: await only(db), by, now: NOW, until: NOW + DAY, words: "later" });
      expect(await only(db)).toMatchObject({ state: "lost", lost_reason: "Price", waiting_since: null });
      await lead(db, { ...ZOE, at: NOW + HOUR });
      await adopt(db);
      expect(await only(db)).toMatchObject({
        state: "new",
        lost_reason: null,
        waiting_since: NOW + HOUR,
        snoozed_until: null,
      });
    });
  });

  describe("the inbox", () => {
    test("shows only people of the reader's places, and a workshop only those who sent its kinds", async () => {
      const db = await openFresh();
      await lead(db, { name: "Ann", phone: "0491 570 101" });
      await lead(db, { name: "Ben", phone: "0491 570 102", category: "Service" });
      await lead(db, { name: "Cid", phone: "0491 570 103", dealership: "liverpool" });
      await adopt(db);
      expect((await names(db)).sort()).toEqual(["Ann", "Ben"]);
      const workshop = [{ site: "halden", dealership: "castle-hill", categories: ["Service", "Parts"] }];
      expect(await names(db, { places: workshop })).toEqual(["Ben"]);
      expect(await names(db, { places: [] })).toEqual([]);
      expect(await inboxCount(db, ask({ places: [] }), "all", 10)).toBe(0);
      const ben = await only(db, { words: "ben" });
      const ann = await only(db, { words: "ann" });
      expect(await personSeen(db, ben.id, workshop)).toMatchObject({ name: "Ben" });
      expect(await personSeen(db, ann.id, workshop)).toBeNull();
      expect(await personSeen(db, ann.id, [])).toBeNull();
      const liverpool = [{ site: "halden", dealership: "liverpool", categories: null }];
      expect(await personSeen(db, ann.id, liverpool)).toBeNull();
    });

    test("lists who waits, the longest first, and everybody else by what happened last, page by page", async () => {
      const db = await openFresh();
      for (let at = 0; at < 7; at += 1) await lead(db, { name: `P${at}`, phone: `0491 570 10${at}`, at: NOW + at });
      await adopt(db);
      const pages = async (view: "waiting" | "all") => {
        const found: string[] = [];
        let before: InboxQuestion["before"] = null;
        for (let page = 0; page < 4; page += 1) {
          const people: readonly Person[] = await inboxPeople(db, ask({ view, before, limit: 3 }));
          found.push(...people.map(({ name }) => name));
          const last = people.at(-1);
          if (!last) break;
          before = { at: (view === "waiting" ? last.waiting_since : last.last_at) ?? 0, id: last.id };
        }
        return found.join(" ");
      };
      expect(await pages("waiting")).toBe("P0 P1 P2 P3 P4 P5 P6");
      expect(await pages("all")).toBe("P6 P5 P4 P3 P2 P1 P0");
      expect(await inboxCount(db, ask(), "waiting", 5)).toBe(5);
    });

    test("finds people by name, phone in any form, e-mail, words of a message, and by signs that mean something in SQL", async () => {
      const db = await openFresh();
      await lead(db, { ...ZOE, message: "Is the 100% hybrid_one still there?" });
      await lead(db, { name: "Tom", phone: "0491 570 157", message: "A ute" });
      await adopt(db);
      for (const words of [
        "zoë",
        "ZOE@",
        "0491570156",
        "+61 491 570 156",
        "491-570-156",
        "hybrid_one",
        "100%",
        "zoë there",
      ])
        expect(await names(db, { words }), words).toEqual(["Zoë"]);
      for (const words of ["nobody", "100_", "zoë ute", "'; drop table people --", "\\"])
        expect(await names(db, { words }), words).toEqual([]);
    });

    test("filters by kind, showroom, state and who has it", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, { name: "Ann", phone: "0491 570 101" });
      await lead(db, { name: "Ben", phone: "0491 570 102", category: "Service" });
      await adopt(db);
      const ann = await only(db, { words: "ann" });
      await assign(db, { person: ann, by, now: NOW, to: by });
      expect(await names(db, { category: "Service" })).toEqual(["Ben"]);
      expect(await names(db, { dealership: "liverpool" })).toEqual([]);
      expect(await names(db, { assignee: by.id })).toEqual(["Ann"]);
      expect(await names(db, { assignee: 0 })).toEqual(["Ben"]);
      expect(await names(db, { view: "mine", staffId: by.id })).toEqual(["Ann"]);
      expect(await names(db, { state: "won" })).toEqual([]);
      const lines = await latestLeads(db, [ann.id]);
      expect(lines.get(ann.id)).toMatchObject({ category: "Vehicle Enquiry", picture: null });
    });
  });

  describe("what the desk does", () => {
    test("an answer goes to the outbox once, stops the clock and takes the thread", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, ZOE);
      await adopt(db);
      const person = await only(db);
      await keepDraft(db, { person, by, now: NOW, text: "Hi Z" });
      const answer = {
        person,
        by,
        now: NOW + HOUR,
        text: " Hi Zoë,\r\n\r\nyes. ",
        subject: "S",
        signature: "Dana",
        reference: "R",
        seen: 0,
      };
      const results = await Promise.all([sendAnswer(db, answer), sendAnswer(db, answer)]);
      expect(results.map(({ ok }) => ok)).toEqual([true, true]);
      const notices = await db.selectFrom("notices").select(["kind", "audience", "letter"]).execute();
      expect(notices).toHaveLength(1);
      expect(notices[0]).toMatchObject({ kind: "desk.answer", audience: "shopper" });
      expect(JSON.parse(notices[0]?.letter ?? "")).toMatchObject({ heading: "Dana", words: ["Hi Zoë,", "yes."] });
      const deliveries = await db.selectFrom("lead_deliveries").select(["target", "state"]).execute();
      expect(deliveries).toEqual([{ target: "zoe@shopper.example", state: "waiting" }]);
      expect(await only(db)).toMatchObject({
        waiting_since: null,
        state: "contacted",
        assignee_id: by.id,
        last_at: NOW + HOUR,
      });
      const thread = await threadOf(db, await only(db), { staffId: by.id, places: HALDEN });
      expect(thread.draft).toBeNull();
      expect(thread.entries).toMatchObject([
        { kind: "answer", text: "Hi Zoë,\n\nyes.", delivery: { state: "waiting" } },
      ]);
      expect(await actsOn(db, `person:${person.id}`)).toMatchObject([
        { action: "answer", by: "Dana Whitlock", before: { state: "new" }, after: { state: "contacted" } },
      ]);
    });

    test("of two people who answer at once the second is stopped, and told what the first wrote", async () => {
      const db = await openFresh();
      const [by, jack] = [await dana(db), await dana(db, "jack@halden.example", "Jack Tran")];
      await lead(db, ZOE);
      await adopt(db);
      const person = await only(db);
      const answer = { person, now: NOW, subject: "S", signature: "D", reference: "R", seen: 0 };
      expect(await sendAnswer(db, { ...answer, by, text: "Mine" })).toMatchObject({ ok: true });
      expect(await sendAnswer(db, { ...answer, by: jack, text: "His" })).toEqual({
        ok: false,
        error: { kind: "answered", by: "Dana Whitlock", text: "Mine" },
      });
      const { entries } = await threadOf(db, person, { staffId: jack.id, places: HALDEN });
      const seen = entries.at(-1)?.id ?? 0;
      expect(await sendAnswer(db, { ...answer, by: jack, text: "His", seen })).toMatchObject({ ok: true });
    });

    test("nothing goes out that is empty or has nowhere to go; what is too long is refused whole", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, { name: "Tom", phone: "0491 570 157" });
      await adopt(db);
      const person = await only(db);
      const answer = { person, by, now: NOW, subject: "S", signature: "D", reference: "R", seen: 0 };
      expect(await sendAnswer(db, { ...answer, text: " \n " })).toEqual({ ok: false, error: { kind: "empty" } });
      expect(await sendAnswer(db, { ...answer, text: "Hi" })).toEqual({ ok: false, error: { kind: "no-address" } });
      expect(await addNote(db, { person, by, now: NOW, text: " " })).toEqual({ ok: false, error: "empty" });
      const text = "x".repeat(LONGEST_TEXT + 1);
      expect(await addNote(db, { person, by, now: NOW, text })).toEqual({ ok: false, error: "too-long" });
      expect(await sendAnswer(db, { ...answer, text })).toEqual({ ok: false, error: { kind: "too-long" } });
      expect((await threadOf(db, person, { staffId: by.id, places: HALDEN })).entries).toEqual([]);
      expect(await only(db)).toMatchObject({ waiting_since: NOW });
    });

    test("lost wants a reason of the list, and closes; contacted by phone stops the clock", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, ZOE);
      await adopt(db);
      const doing = { person: await only(db), by, now: NOW };
      expect(await setState(db, { ...doing, state: "lost", reason: "because" })).toEqual({
        ok: false,
        error: "no-reason",
      });
      expect(await only(db)).toMatchObject({ state: "new", waiting_since: NOW });
      expect(await setState(db, { ...doing, state: "contacted", reason: null })).toEqual({ ok: true, value: null });
      expect(await only(db)).toMatchObject({ state: "contacted", waiting_since: null });
    });

    test("what is decided of a thread that was joined meanwhile is refused, and writes nothing", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, ZOE);
      await lead(db, { name: "Tom", phone: "0491 570 157" });
      await adopt(db);
      const [person, other] = await db.selectFrom("people").selectAll().orderBy("id").execute();
      if (!person || !other) throw new Error("Nobody wrote.");
      await db.updateTable("people").set({ merged_into: other.id }).where("id", "=", person.id).execute();
      const doing = { person, by, now: NOW };
      const refusal = { ok: false, error: "gone" };
      expect(await assign(db, { ...doing, to: by })).toEqual(refusal);
      expect(await setState(db, { ...doing, state: "won", reason: null })).toEqual(refusal);
      expect(await snooze(db, { ...doing, until: NOW + DAY, words: "later" })).toEqual(refusal);
      expect(await addNote(db, { ...doing, text: "Rang" })).toEqual(refusal);
      expect(await db.selectFrom("people_entries").selectAll().execute()).toEqual([]);
      expect(await actsOn(db, `person:${person.id}`)).toEqual([]);
    });

    test("of two who give one thread away at once, the later's record says from whom it went", async () => {
      const db = await openFresh();
      const by = await dana(db);
      const ann = await dana(db, "ann@halden.example", "Ann");
      await lead(db, ZOE);
      await adopt(db);
      const doing = { person: await only(db), by, now: NOW };
      await assign(db, { ...doing, to: ann });
      await assign(db, { ...doing, to: by });
      const acts = await actsOn(db, `person:${doing.person.id}`);
      expect(acts.map(({ before, after }) => [before, after])).toEqual([
        [{ assignee_id: ann.id }, { assignee_id: by.id }],
        [{ assignee_id: null }, { assignee_id: ann.id }],
      ]);
    });

    test("who was put aside leaves the lists until their time, and stands under Later", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, ZOE);
      await adopt(db);
      await snooze(db, { person: await only(db), by, now: NOW, until: NOW + DAY, words: "later" });
      expect(await names(db, { view: "waiting" })).toEqual([]);
      expect(await names(db, { view: "later" })).toEqual(["Zoë"]);
      expect(await names(db, { view: "waiting", now: NOW + DAY })).toEqual(["Zoë"]);
      expect(await names(db, { view: "later", now: NOW + DAY })).toEqual([]);
    });

    test("who opened a thread is known, and every change is told to those who look", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, ZOE);
      await adopt(db);
      const person = await only(db);
      await noteView(db, person.id, by.id, NOW);
      await noteView(db, person.id, by.id, NOW + 1);
      expect((await viewersOf(db, [person.id])).get(person.id)).toEqual(["Dana Whitlock"]);
      await addNote(db, { person, by, now: NOW, text: "Rang" });
      const changes = await deskChangesAfter(db, 0, 10);
      expect(changes.map(({ kind, personId }) => [kind, personId])).toEqual([
        ["lead", person.id],
        ["person", person.id],
      ]);
      expect(await lastDeskChange(db)).toBe(changes.at(-1)?.id);
      await forgetChanges(db, NOW + DAY);
      expect(await deskChangesAfter(db, 0, 10)).toEqual([]);
    });
  });

  describe("threads are joined and split by hand", () => {
    test("joined, one has the leads, keys and words of both, and the other leads to it", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, { ...ZOE, phone: undefined });
      await lead(db, { name: "Zoe F", phone: "0491 570 156", message: "the boot", at: NOW + 5 });
      await adopt(db);
      const [into, from] = [await only(db, { words: "zoe@" }), await only(db, { words: "boot" })];
      expect(await mergePeople(db, { into, from, by, now: NOW + 9 })).toMatchObject({ ok: true });
      const one = await only(db);
      expect(one).toMatchObject({ id: into.id, first_at: NOW, last_at: NOW + 5, phone: "0491 570 156" });
      expect(await names(db, { words: "boot" })).toEqual(["Zoë"]);
      expect(await personSeen(db, from.id, HALDEN)).toMatchObject({ merged_into: into.id });
      // Leads from either address go to her.
      await lead(db, { phone: "0491570156", at: NOW + 10 });
      await adopt(db);
      expect((await threadOf(db, await only(db), { staffId: 0, places: HALDEN })).leads).toHaveLength(3);
      expect(await mergePeople(db, { into, from: into, by, now: NOW })).toMatchObject({ ok: false });
      expect(await mergePeople(db, { into, from: { ...from, site_slug: "kingtide" }, by, now: NOW })).toMatchObject({
        ok: false,
      });
    });

    test("whoever waits goes on to wait in sight, and is whoever's they were, in a thread that was put aside or lost", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, { ...ZOE, phone: undefined });
      await lead(db, { name: "Zoe F", phone: "0491 570 156", message: "the boot", at: NOW + 5 });
      await adopt(db);
      const [into, from] = [await only(db, { words: "zoe@" }), await only(db, { words: "boot" })];
      await setState(db, { person: into, by, now: NOW + 6, state: "lost", reason: "Price" });
      await snooze(db, { person: into, by, now: NOW + 7, until: NOW + DAY, words: "tomorrow" });
      await assign(db, { person: from, by, now: NOW + 8, to: by });
      expect(await mergePeople(db, { into, from, by, now: NOW + 9 })).toMatchObject({ ok: true });
      const waiting = { waiting_since: NOW + 5, snoozed_until: null, state: "new", lost_reason: null };
      expect(await only(db, { view: "waiting" })).toMatchObject({ id: into.id, ...waiting, assignee_id: by.id });
    });

    test("of two threads that are under way the state stands that has come further, in whichever order they are joined", async () => {
      for (const isBehind of [true, false]) {
        const db = await openFresh();
        const by = await dana(db);
        await lead(db, { ...ZOE, phone: undefined });
        await lead(db, { name: "Zoe F", phone: "0491 570 156", message: "the boot", at: NOW + 5 });
        await adopt(db);
        const [one, two] = [await only(db, { words: "zoe@" }), await only(db, { words: "boot" })];
        await setState(db, { person: two, by, now: NOW + 6, state: "offer", reason: null });
        const joined = isBehind ? { into: one, from: two } : { into: two, from: one };
        expect(await mergePeople(db, { ...joined, by, now: NOW + 9 })).toMatchObject({ ok: true });
        expect(await only(db)).toMatchObject({ id: joined.into.id, state: "offer" });
      }
    });

    test("joined to each other by two colleagues at once, one person stays and both are found in them", async () => {
      const db = await openFresh();
      const by = await dana(db);
      await lead(db, { ...ZOE, phone: undefined });
      await lead(db, { name: "Zoe F", phone: "0491 570 156", message: "the boot", at: NOW + 5 });
      await adopt(db);
      const [a, b] = [await only(db, { words: "zoe@" }), await only(db, { words: "boot" })];
      const moved = { ...b, dealership_slug: "another" };
      expect(await mergePeople(db, { into: a, from: moved, by, now: NOW + 8 })).toMatchObject({ ok: false });
      expect(await mergePeople(db, { into: a, from: b, by, now: NOW + 9 })).toMatchObject({ ok: true });
      expect(await mergePeople(db, { into: b, from: a, by, now: NOW + 9 })).toMatchObject({ ok: false });
      expect(await only(db)).toMatchObject({ id: a.id, merged_into: null });
      expect((await threadOf(db, a, { staffId: 0, places: HALDEN })).leads).toHaveLength(2);
    });

    test("split, each has their own leads, and a key goes with the one who alone has it", async () => {
      const db = await openFresh();
      const by = await dana(db);
      const phone = "0491 570 156";
      await lead(db, { name: "Zoë", email: "zoe@shopper.example", phone });
      const his = await lead(db, { name: "Tom", email: "tom@shopper.example", phone, at: NOW + 1 });
      await adopt(db);
      const person = await only(db);
      expect(await splitPerson(db, { person, leads: [], by, now: NOW })).toMatchObject({ ok: false });
      const all = (await threadOf(db, person, { staffId: 0, places: HALDEN })).leads.map(({ id }) => id);
      expect(await splitPerson(db, { person, leads: all, by, now: NOW })).toMatchObject({ ok: false });
      const split = await splitPerson(db, { person, leads: [his, 999_999], by, now: NOW + 2 });
      if (!split.ok) throw new Error(split.error);
      const tom = await personSeen(db, split.value, HALDEN);
      expect(tom).toMatchObject({ name: "Tom", email: "tom@shopper.example" });
      expect(await personSeen(db, person.id, HALDEN)).toMatchObject({
        name: "Zoë",
        email: "zoe@shopper.example",
        phone,
      });
      await lead(db, { email: "TOM@shopper.example", at: NOW + 3 });
      await lead(db, { phone, at: NOW + 4 });
      await adopt(db);
      const count = async (id: number) => {
        const one = (await personSeen(db, id, HALDEN)) as Person;
        return (await threadOf(db, one, { staffId: 0, places: HALDEN })).leads.length;
      };
      expect([await count(split.value), await count(person.id)]).toEqual([2, 2]);
    });

    test("split off with the address that the thread was answered at, it is not whom the one who stays is answered as", async () => {
      const db = await openFresh();
      const by = await dana(db);
      const phone = "0491 570 156";
      const his = await lead(db, { name: "Tom", email: "tom@shopper.example", phone });
      await lead(db, { name: "Zoë", email: "zoe@shopper.example", phone, at: NOW + 1 });
      await adopt(db);
      const person = await only(db);
      expect(person).toMatchObject({ name: "Zoë", email: "tom@shopper.example" });
      expect(await splitPerson(db, { person, leads: [his], by, now: NOW + 2 })).toMatchObject({ ok: true });
      expect(await personSeen(db, person.id, HALDEN)).toMatchObject({
        name: "Zoë",
        email: "zoe@shopper.example",
        phone,
      });
    });
  });
});
