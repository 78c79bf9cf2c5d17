import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { isSuppressed } from "../../suppressions/data.ts";
import { suppress } from "../../suppressions/mutations.ts";
import type { Sender } from "../../suppressions/rules.ts";
import { adopt, dana, lead, NOW } from "../people.testing.ts";
import { consentsAt, wishesAt } from "./data.ts";
import { addWish, contactMark, liftWish } from "./mutations.ts";

const YARD: Sender = { sender_kind: "dealership", sender: "castle-hill" };
const SITE: Sender = { sender_kind: "site", sender: "halden" };
const ELSEWHERE: Sender = { sender_kind: "site", sender: "kingtide" };
const FROM = { siteSlug: "halden", dealershipSlug: "castle-hill" };

eachDatabase("the list of who wants no offers", (openFresh) => {
  test("an address that staff put on it gets none until staff of the same senders lift it, and both are recorded", async () => {
    const db = await openFresh();
    const by = await dana(db);
    const doing = { senders: [YARD], by, now: NOW };
    expect(await addWish(db, { ...doing, written: "nobody" })).toEqual({ ok: false, error: "no-contact" });
    expect(await addWish(db, { ...doing, written: " 0491 570 156 " })).toEqual({ ok: true, value: 1 });
    expect(await addWish(db, { ...doing, written: "+61491570156" })).toEqual({ ok: true, value: 0 });
    expect(await isSuppressed(db, FROM, { phone: "(0491) 570 156" })).toBe(true);
    const [wish] = await wishesAt(db, { senders: [YARD], words: "0491570156", limit: 9 });
    expect(wish).toMatchObject({ contact: "+61491570156", since: NOW, sources: ["operator"], senders: [YARD] });
    expect(await wishesAt(db, { senders: [ELSEWHERE], words: "", limit: 9 })).toEqual([]);
    const lifting = { ...doing, id: wish?.id ?? 0, reason: "rang us", wider: [] };
    expect(await liftWish(db, { ...lifting, senders: [ELSEWHERE] })).toEqual({ ok: false, error: "gone" });
    expect(await liftWish(db, { ...lifting, reason: " " })).toEqual({ ok: false, error: "no-reason" });
    expect(await isSuppressed(db, FROM, { phone: "0491 570 156" })).toBe(true);
    expect(await liftWish(db, lifting)).toMatchObject({ ok: true, value: { isElsewhere: false } });
    expect(await isSuppressed(db, FROM, { phone: "0491 570 156" })).toBe(false);
    const acts = await db.selectFrom("audit_log").select(["action", "before", "after"]).orderBy("id").execute();
    expect(acts.slice(-2).map(({ action }) => action)).toEqual(["no more offers", "offers again"]);
    expect(JSON.stringify(acts)).toContain(contactMark("+61491570156"));
    expect(JSON.stringify(acts)).not.toContain("491570156");
  });

  test("what a whole site's list has stays when a dealership lifts its own; another dealer's list is not told of", async () => {
    const db = await openFresh();
    const by = await dana(db);
    const person = { email: "Zoe@shopper.example" };
    const wish = { person, source: "form", leadId: null, now: NOW } as const;
    await suppress(db, { ...wish, senders: [SITE, YARD, ELSEWHERE] });
    const lift = async (wider: readonly Sender[]) => {
      const [line] = await wishesAt(db, { senders: [YARD], words: "ZOE", limit: 9 });
      return liftWish(db, { id: line?.id ?? 0, reason: "rang", senders: [YARD], wider, by, now: NOW });
    };
    expect(await lift([SITE])).toMatchObject({ ok: true, value: { isElsewhere: true } });
    expect(await isSuppressed(db, FROM, person)).toBe(true);
    await suppress(db, { ...wish, senders: [YARD] });
    await db.deleteFrom("suppressions").where("sender", "=", "halden").execute();
    expect(await lift([SITE])).toMatchObject({ ok: true, value: { isElsewhere: false } });
    expect(await isSuppressed(db, { ...FROM, siteSlug: "kingtide" }, person)).toBe(true);
  });
});

eachDatabase("the register of consents", (openFresh) => {
  test("lists what people of these dealerships agreed to, the newest first, by words and page by page", async () => {
    const db = await openFresh();
    const said = async (name: string, dealership: string, given: boolean | null) => {
      const id = await lead(db, { name, email: `${name}@shopper.example`, dealership });
      const record = { given, name, email: `${name}@shopper.example`, phone: null, at: "", words: "Send me offers" };
      if (given !== null)
        await db
          .updateTable("leads")
          .set({ opt_in: JSON.stringify(record) })
          .where("id", "=", id)
          .execute();
    };
    await said("ann", "castle-hill", true);
    await said("bo", "castle-hill", false);
    await said("cy", "castle-hill", null);
    await said("di", "brookvale", true);
    await adopt(db);
    const places = [{ site: "halden", dealership: "castle-hill" }];
    const names = async (changes: { words?: string; before?: number } = {}) =>
      (await consentsAt(db, { places, words: "", before: null, limit: 9, ...changes })).map((one) => one.record.name);
    expect(await names()).toEqual(["bo", "ann"]);
    expect(await names({ words: "ANN@shopper" })).toEqual(["ann"]);
    const [newest] = await consentsAt(db, { places, words: "", before: null, limit: 1 });
    expect(newest?.personId).not.toBeNull();
    expect(await names({ before: newest?.leadId ?? 0 })).toEqual(["ann"]);
    expect(await consentsAt(db, { places: [], words: "", before: null, limit: 9 })).toEqual([]);
  });
});
