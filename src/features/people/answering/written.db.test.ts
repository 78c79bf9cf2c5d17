import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { mergePeople } from "../joining/mutations.ts";
import { adopt, dana, HALDEN, lead, NOW, only, ZOE } from "../people.testing.ts";
import { sendText } from "../texts/mutations.ts";
import { threadOf } from "../thread.ts";
import { addNote, sendAnswer } from "./mutations.ts";
import { isWritten } from "./written.ts";

const KEY = "0123456789abcdef01234567";
const OK = { ok: true, value: null };

eachDatabase("what a browser may send twice", (openFresh) => {
  const zoe = async () => {
    const db = await openFresh();
    const by = await dana(db);
    await lead(db, ZOE);
    await adopt(db);
    const person = await only(db);
    const entries = async () => (await threadOf(db, person, { staffId: by.id, places: HALDEN })).entries;
    return { db, entries, doing: { person, by, now: NOW }, person, by };
  };

  test("a note that is sent again by its key is kept once, and the same words with another key are another note", async () => {
    const { db, entries, doing } = await zoe();
    const note = { ...doing, text: "Rang twice", key: KEY };
    expect(await Promise.all([addNote(db, note), addNote(db, note)])).toEqual([OK, OK]);
    expect(await addNote(db, { ...note, key: `${KEY}2` })).toEqual(OK);
    expect(await addNote(db, { ...note, key: null })).toEqual(OK);
    expect(await addNote(db, { ...note, key: null })).toEqual(OK);
    expect((await entries()).map(({ text }) => text)).toEqual(Array(4).fill("Rang twice"));
  });

  test("an answer that arrived before a colleague's is not stopped by theirs when it is sent again", async () => {
    const { db, entries, doing, by } = await zoe();
    const jack = await dana(db, "jack@halden.example", "Jack");
    const answer = { ...doing, subject: "S", signature: "D", reference: "R", seen: 0, text: "Yes", key: KEY };
    expect(await sendAnswer(db, answer)).toEqual(OK);
    const seen = (await entries()).at(-1)?.id ?? 0;
    expect(await sendAnswer(db, { ...answer, by: jack, text: "His", seen, key: null })).toEqual(OK);
    expect(await sendAnswer(db, answer)).toEqual(OK);
    expect((await entries()).map(({ text }) => text)).toEqual(["Yes", "His"]);
    expect(await sendAnswer(db, { ...answer, text: "Another", key: `${KEY}2` })).toMatchObject({
      ok: false,
      error: { kind: "answered", by: "Jack" },
    });
    // A colleague's browser that happens to use the same key sends other text.
    expect([await isWritten(db, by, KEY), await isWritten(db, jack, KEY)]).toEqual([true, false]);
  });

  test("a text, and an answer whose thread was joined since, are there once as well", async () => {
    const { db, entries, doing, person, by } = await zoe();
    const text = { ...doing, signature: "Dana", seen: 0, text: "Yes", key: KEY };
    expect([await sendText(db, text), await sendText(db, text)]).toEqual([OK, OK]);
    expect(await entries()).toHaveLength(1);
    await lead(db, { name: "Zoe F", email: "zoe@elsewhere.example", phone: "0491 570 999", message: "the boot" });
    await adopt(db);
    const other = await only(db, { words: "boot" });
    expect(await mergePeople(db, { into: other, from: person, by, now: NOW })).toMatchObject({ ok: true });
    expect(await sendText(db, text)).toEqual(OK);
    expect(await sendText(db, { ...text, key: `${KEY}2` })).toEqual({ ok: false, error: { kind: "joined" } });
  });

  test("what is no key of a browser's is none", async () => {
    const { db, entries, doing, by } = await zoe();
    for (const key of ["", "short", "x".repeat(65), "0123456789abcdef'; --"]) {
      expect(await addNote(db, { ...doing, text: "A note", key })).toEqual(OK);
      expect(await isWritten(db, by, key)).toBe(false);
    }
    expect(await entries()).toHaveLength(4);
  });
});
