import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { claim } from "../../shifts/claiming/mutations.ts";
import type { Grant } from "../../staff/ability.ts";
import { assign, setState } from "../answering/mutations.ts";
import { inboxPeople } from "../inbox.ts";
import { adopt, ask, dana, lead, NOW, names, only, ZOE } from "../people.testing.ts";
import { endAccess, giveAccess } from "./mutations.ts";

const BY = { id: null, name: "a test" };

eachDatabase("somebody of the desk who leaves", (openFresh) => {
  test("leaves what is under way to whoever takes it, and what has ended stands in their name", async () => {
    const db = await openFresh();
    const [leaver, marcus] = [await dana(db), await dana(db, "marcus@halden.example", "Marcus Kelly")];
    await lead(db, ZOE);
    await lead(db, { name: "Ben", email: "ben@shopper.example" });
    await lead(db, { name: "Cy", email: "cy@shopper.example" });
    await adopt(db);
    for (const person of await inboxPeople(db, ask())) {
      const to = person.name === "Cy" ? marcus : leaver;
      await assign(db, { person, by: leaver, to, now: NOW });
      if (person.name === "Ben") await setState(db, { person, by: leaver, state: "won", reason: null, now: NOW });
    }
    expect(await names(db, { assignee: 0 })).toEqual([]);
    expect(await endAccess(db, { email: "dana@halden.example", by: BY, now: NOW + 1 })).toEqual({
      putBack: 1,
      left: [],
    });
    expect(await names(db, { assignee: 0 })).toEqual(["Zoë"]);
    expect([await names(db, { assignee: leaver.id }), await names(db, { assignee: marcus.id })]).toEqual([
      ["Ben"],
      ["Cy"],
    ]);
    const zoe = await only(db, { assignee: 0 });
    const lines = db.selectFrom("people_entries").select(["text", "by", "staff_id"]).where("person_id", "=", zoe.id);
    expect((await lines.orderBy("id").execute()).at(-1)).toEqual({
      text: "put it back, since Dana Whitlock has left",
      by: "a test",
      staff_id: null,
    });
    expect(await claim(db, { person: zoe, by: marcus, now: NOW + 2 })).toEqual({ ok: true, value: null });
    expect(await endAccess(db, { email: "dana@halden.example", by: BY, now: NOW + 3 })).toBeNull();
  });

  test("moves to another team or showroom, and keeps the threads that they may still answer", async () => {
    const db = await openFresh();
    const moves = await dana(db);
    const give = (...grants: Grant[]) =>
      giveAccess(db, { email: "dana@halden.example", name: "Dana Whitlock", grants, by: BY, now: NOW + 1 });
    await lead(db, ZOE);
    await lead(db, { name: "Ben", email: "ben@shopper.example", category: "Service" });
    await lead(db, { name: "Cy", email: "cy@shopper.example", dealership: "parramatta" });
    await lead(db, { name: "Di", email: "di@shopper.example" });
    await adopt(db);
    const places = ["castle-hill", "parramatta"].map((dealership) => ({
      site: "halden",
      dealership,
      categories: null,
    }));
    for (const person of await inboxPeople(db, ask({ places }))) {
      await assign(db, { person, by: moves, to: moves, now: NOW });
      if (person.name === "Di") await setState(db, { person, by: moves, state: "won", reason: null, now: NOW });
    }
    const theirs = async () => (await names(db, { places, assignee: moves.id })).sort();
    expect(await give({ role: "manager", reach: "site:halden" })).toMatchObject({ value: { putBack: 0 } });
    expect(await theirs()).toEqual(["Ben", "Cy", "Di", "Zoë"]);
    expect(await give({ role: "sales", reach: "dealership:castle-hill" })).toMatchObject({ value: { putBack: 1 } });
    expect(await theirs()).toEqual(["Ben", "Di", "Zoë"]);
    expect(await give({ role: "workshop", reach: "dealership:castle-hill" })).toMatchObject({ value: { putBack: 1 } });
    expect(await theirs()).toEqual(["Ben", "Di"]);
    expect(await give({ role: "marketing", reach: "site:halden" })).toMatchObject({ value: { putBack: 1 } });
    expect(await theirs()).toEqual(["Di"]);
    const cy = await only(db, { places, words: "cy" });
    const line = db.selectFrom("people_entries").select("text").where("person_id", "=", cy.id).orderBy("id", "desc");
    expect(await line.executeTakeFirst()).toEqual({ text: "put it back, since Dana Whitlock works elsewhere now" });
  });
});
