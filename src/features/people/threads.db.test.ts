import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership } from "../../../test/fixtures/site.ts";
import { addNote, sendAnswer, setState } from "./answering/mutations.ts";
import { addToDraft, keepDraft, LONGEST_TEXT } from "./drafts/mutations.ts";
import { inboxPeople } from "./inbox.ts";
import { mergePeople, splitPerson } from "./joining/mutations.ts";
import { leadOrigins } from "./lead-origins.ts";
import { adopt, ask, DAY, dana, HALDEN, lead, NOW, names, only, ZOE } from "./people.testing.ts";
import { personSeen, threadOf } from "./thread.ts";

const LIVERPOOL = [{ site: "halden", dealership: "liverpool", categories: null }];
const GROUP = [...HALDEN, ...LIVERPOOL];
const WORKSHOP = [{ site: "halden", dealership: "castle-hill", categories: ["Service", "Parts"] }];

const textOf = (value: unknown) => JSON.stringify(value);

eachDatabase("a person's threads", (openFresh) => {
  test("whoever enquires at another yard with a known number takes nobody's thread along", async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, { ...ZOE, message: "the blue one" });
    await adopt(db);
    const zoe = await only(db);
    await keepDraft(db, { person: zoe, by, now: NOW, text: "Dear Zoë" });
    await lead(db, { name: "Thief", phone: ZOE.phone, dealership: "liverpool", message: "the red one", at: NOW + 9 });
    await adopt(db);
    expect(await only(db)).toEqual(zoe);
    const thief = await only(db, { places: LIVERPOOL });
    expect(thief).toMatchObject({ name: "Thief", email: null, waiting_since: NOW + 9 });
    // Each yard sees only its own leads, by address and by search, and cannot read what another one wrote.
    for (const [person, places, other] of [
      [zoe, HALDEN, thief],
      [thief, LIVERPOOL, zoe],
    ] as const) {
      expect(await personSeen(db, other.id, places)).toBeNull();
      const thread = await threadOf(db, person, { staffId: by.id, places });
      expect([thread.leads.length, thread.beside.length]).toEqual([1, 0]);
    }
    expect(await names(db, { words: "red" })).toEqual([]);
    // Staff of the whole group read both as one thread, in which each entry names its dealership.
    const whole = await threadOf(db, zoe, { staffId: by.id, places: GROUP });
    expect(whole.leads.map(({ personId }) => personId)).toEqual([zoe.id, thief.id]);
    expect(whole.beside.map(({ id }) => id)).toEqual([thief.id]);
    expect(whole.draft?.text).toBe("Dear Zoë");
    const answer = { person: thief, by, now: NOW + 20, subject: "S", signature: "D", reference: "R", seen: 0 };
    expect(await sendAnswer(db, { ...answer, text: "Hi" })).toMatchObject({ ok: false });
    await setState(db, { person: thief, by, now: NOW + 20, state: "contacted", reason: null });
    expect(await only(db)).toEqual(zoe);
  });

  test("a thread tells of a car what shoppers are asked for it: its offer, and no price of nothing", async () => {
    const db = await openFresh();
    const by = await dana(db);
    const yard = dealership(1, "castle-hill");
    const offers = { OFFER: { price: 29_990, offer_price: 27_990 }, NONE: { price: 0 }, PLAIN: { price: 19_990 } };
    for (const [stocknum, prices] of Object.entries(offers)) {
      const car_id = await stockCar(db, yard, { stocknum, offer_price: null, ...prices });
      const id = await lead(db, { ...ZOE, message: stocknum });
      await db.updateTable("leads").set({ car_id }).where("id", "=", id).execute();
    }
    await adopt(db);
    const { leads } = await threadOf(db, await only(db), { staffId: by.id, places: HALDEN });
    expect(leads.map(({ car }) => [car?.stocknum, car?.price])).toEqual([
      ["OFFER", 27_990],
      ["NONE", null],
      ["PLAIN", 19_990],
    ]);
  });

  test("a workshop reads neither answers nor notes nor searched words of what sales and a shopper said", async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, { ...ZOE, message: "finance declined" });
    await lead(db, { ...ZOE, category: "Service", message: "squeaking brakes", at: NOW + 1 });
    await adopt(db);
    const service = await only(db, { places: WORKSHOP });
    const sales = await only(db, { words: "declined" });
    const answer = { by, now: NOW + 2, subject: "S", signature: "D", reference: "R", seen: 0 };
    await sendAnswer(db, { ...answer, person: sales, text: "secret offer" });
    await sendAnswer(db, { ...answer, person: service, text: "come on Monday" });
    const read = await threadOf(db, service, { staffId: by.id, places: WORKSHOP });
    expect(textOf(read)).toContain("come on Monday");
    expect(textOf(read)).toContain("squeaking");
    expect(textOf(read)).not.toMatch(/secret|declined/);
    expect(await personSeen(db, sales.id, WORKSHOP)).toBeNull();
    expect(await names(db, { places: WORKSHOP, words: "declined" })).toEqual([]);
    expect(await names(db, { places: WORKSHOP, words: "brakes" })).toEqual(["Zoë"]);
    // Sales also read what the workshop and the shopper wrote, and an answer to one clock leaves the other running.
    expect(textOf(await threadOf(db, sales, { staffId: by.id, places: HALDEN }))).toMatch(
      /secret.*Monday|Monday.*secret/,
    );
    await lead(db, { ...ZOE, category: "Parts", at: NOW + 5 });
    await adopt(db);
    expect(await names(db, { view: "waiting" })).toEqual(["Zoë"]);
    expect((await only(db, { view: "waiting" })).department).toBe("workshop");
  });

  test("after a split each is found by their own words alone", async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, { ...ZOE, message: "the blue one" });
    const his = await lead(db, { name: "Tom", phone: ZOE.phone, message: "the red one", at: NOW + 1 });
    await adopt(db);
    const split = await splitPerson(db, { person: await only(db), leads: [his], by, now: NOW + 2 });
    if (!split.ok) throw new Error(split.error);
    const ids = async (words: string) => (await idsOf(db, words)).join();
    const [zoe, tom] = [await ids("blue"), await ids("red")];
    expect(tom).toBe(String(split.value));
    expect(zoe).not.toBe(tom);
    expect(await ids("zoe@shopper")).toBe(zoe);
  });

  test("what was begun to a thread that is joined to another goes along, below what was begun there", async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, { ...ZOE, phone: undefined });
    await lead(db, { name: "Zoe F", phone: "0491 570 156", message: "the boot", at: NOW + 5 });
    await adopt(db);
    const [into, from] = [await only(db, { words: "zoe@" }), await only(db, { words: "boot" })];
    await keepDraft(db, { person: into, by, now: NOW, text: "To one" });
    await keepDraft(db, { person: from, by, now: NOW, text: "To the other" });
    expect(await mergePeople(db, { into, from, by, now: NOW + 9 })).toMatchObject({ ok: true });
    const draft = async () => (await threadOf(db, into, { staffId: by.id, places: HALDEN })).draft?.text;
    expect(await draft()).toBe("To one\n\nTo the other");
    await addToDraft(db, { person: into, by, now: NOW, text: "To the other" });
    expect(await draft()).toBe("To one\n\nTo the other");
    await addToDraft(db, { person: into, by, now: NOW, text: "And this" });
    expect(await draft()).toBe("To one\n\nTo the other\n\nAnd this");
    expect((await threadOf(db, into, { staffId: by.id, places: HALDEN })).joined).toEqual([from.id]);
  });

  test("what is begun in two tabs stands together, and what one of them sends leaves the other's words", async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, ZOE);
    await adopt(db);
    const person = await only(db);
    const doing = { person, by, now: NOW };
    const draft = async () => (await threadOf(db, person, { staffId: by.id, places: HALDEN })).draft?.text;
    expect(await keepDraft(db, { ...doing, text: "It is in the yard", known: [""] })).toBe("It is in the yard");
    const both = "It is in the yard\n\nAnd it is blue";
    expect(await keepDraft(db, { ...doing, text: "And it is blue", known: [""] })).toBe(both);
    expect(await keepDraft(db, { ...doing, text: "x".repeat(LONGEST_TEXT), known: ["It is in the yard"] })).toBeNull();
    expect(await draft()).toBe(both);
    const note = { ...doing, text: "It is in the yard", key: "k".repeat(24) };
    expect(await addNote(db, { ...note, known: ["It is in the yard"] })).toMatchObject({ ok: true });
    expect(await draft()).toBe(both);
    // The tab that knows of both sends both.
    expect(await addNote(db, { ...note, key: "l".repeat(24), text: "Blue", known: [both] })).toMatchObject({
      ok: true,
    });
    expect(await draft()).toBeUndefined();
  });

  test("threads of two yards that are said to be one person's stay with their yards, and stand side by side", async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, { ...ZOE, phone: undefined });
    await lead(db, { name: "Zoe F", phone: "0491 570 156", dealership: "liverpool" });
    await adopt(db);
    const [into, from] = [await only(db), await only(db, { places: LIVERPOOL })];
    expect((await threadOf(db, into, { staffId: by.id, places: GROUP })).beside).toEqual([]);
    expect(await mergePeople(db, { into, from, by, now: NOW + 9 })).toMatchObject({ ok: true });
    for (const [person, places] of [
      [into, HALDEN],
      [from, LIVERPOOL],
    ] as const) {
      const thread = await threadOf(db, person, { staffId: by.id, places: GROUP });
      expect([thread.leads.length, thread.beside.length]).toEqual([2, 1]);
      expect((await threadOf(db, person, { staffId: by.id, places })).leads).toHaveLength(1);
    }
    // Anything she sends to either, from either address, goes to that one's thread.
    await lead(db, { phone: "0491 570 156", at: NOW + 10 });
    await adopt(db);
    expect((await threadOf(db, into, { staffId: by.id, places: HALDEN })).leads).toHaveLength(2);
  });

  test("the inbox is narrowed down by source, campaign and age, and offers what people of its places came by", async () => {
    const db = await openFresh();
    const came = (utm_source: string, utm_campaign: string) => ({
      lead_attributes: { visited_pages: [], linked_query_params: { utm_source, utm_campaign } },
    });
    await lead(db, { ...ZOE, at: NOW - 8 * DAY, ...came("Google", "Utes") });
    await lead(db, { name: "Tom", phone: "0491 570 157", ...came("radio", "spring") });
    await lead(db, { name: "Liv", phone: "0491 570 158", dealership: "liverpool", ...came("bus", "secret") });
    await adopt(db);
    expect(await names(db, { source: "google" })).toEqual(["Zoë"]);
    expect(await names(db, { campaign: "spring" })).toEqual(["Tom"]);
    expect(await names(db, { campaign: "secret" })).toEqual([]);
    expect(await names(db, { age: "month" })).toEqual(["Zoë"]);
    expect(await names(db, { age: "day" })).toEqual(["Tom"]);
    expect(await names(db, { age: "older" })).toEqual([]);
    expect(await leadOrigins(db, HALDEN)).toEqual({ sources: ["google", "radio"], campaigns: ["spring", "utes"] });
    expect(await leadOrigins(db, [])).toEqual({ sources: [], campaigns: [] });
  });
});

async function idsOf(db: Parameters<typeof names>[0], words: string): Promise<readonly number[]> {
  return (await inboxPeople(db, ask({ words }))).map(({ id }) => id);
}
