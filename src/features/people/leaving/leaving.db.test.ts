import { expect, test } from "vitest";
import { eachDatabase } from "../../../../test/fixtures/database.ts";
import { claim } from "../../shifts/claiming/mutations.ts";
import { assign, setState } from "../answering/mutations.ts";
import { inboxPeople } from "../inbox.ts";
import { adopt, ask, dana, lead, NOW, names, only, ZOE } from "../people.testing.ts";
import { endAccess } from "./mutations.ts";

const BY = { id: null, name: "a test" };

eachDatabase("somebody of the desk who leaves", (openFresh) => {
  test("leaves what is under way to whoever takes it, and what has ended stands in their name", async () => {
    const db = await openFresh();
    const [gone, marcus] = [await dana(db), await dana(db, "marcus@halden.example", "Marcus Kelly")];
    await lead(db, ZOE);
    await lead(db, { name: "Ben", email: "ben@shopper.example" });
    await lead(db, { name: "Cy", email: "cy@shopper.example" });
    await adopt(db);
    for (const person of await inboxPeople(db, ask())) {
      const to = person.name === "Cy" ? marcus : gone;
      await assign(db, { person, by: gone, to, now: NOW });
      if (person.name === "Ben") await setState(db, { person, by: gone, state: "won", reason: null, now: NOW });
    }
    expect(await names(db, { assignee: 0 })).toEqual([]);
    expect(await endAccess(db, { email: "dana@halden.example", by: BY, now: NOW + 1 })).toEqual({ putBack: 1 });
    expect(await names(db, { assignee: 0 })).toEqual(["Zoë"]);
    expect([await names(db, { assignee: gone.id }), await names(db, { assignee: marcus.id })]).toEqual([
      ["Ben"],
      ["Cy"],
    ]);
    const zoe = await only(db, { assignee: 0 });
    const lines = db.selectFrom("people_entries").select(["text", "by", "staff_id"]).where("person_id", "=", zoe.id);
    expect((await lines.orderBy("id").execute()).at(-1)).toEqual({
      ...{ text: "put it back, since Dana Whitlock has left", by: "a test", staff_id: null },
    });
    expect(await claim(db, { person: zoe, by: marcus, now: NOW + 2 })).toEqual({ ok: true, value: null });
    expect(await endAccess(db, { email: "dana@halden.example", by: BY, now: NOW + 3 })).toBeNull();
  });
});
