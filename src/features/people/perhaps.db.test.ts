import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { inboxPeople, type Person, type SeenPlace } from "./inbox.ts";
import { mergePeople, setApart, splitPerson } from "./joining/mutations.ts";
import { adopt, ask, dana, HALDEN, lead, NOW } from "./people.testing.ts";
import { perhapsSame } from "./perhaps.ts";
import { threadOf } from "./thread.ts";

const BOTH: readonly SeenPlace[] = [...HALDEN, { site: "halden", dealership: "brookvale", categories: null }];

const perhaps = async (db: Database, person: Person, places: readonly SeenPlace[] = BOTH) => {
  const thread = await threadOf(db, person, { staffId: 0, places });
  return (await perhapsSame(db, thread, places)).map(({ person: { id }, why }) => ({ id, why }));
};

async function sent(db: Database, given: Parameters<typeof lead>[1] & { readonly postcode?: string }): Promise<Person> {
  const id = await lead(db, given);
  await adopt(db);
  return db
    .selectFrom("people_leads")
    .innerJoin("people", "people.id", "people_leads.person_id")
    .selectAll("people")
    .where("lead_id", "=", id)
    .executeTakeFirstOrThrow();
}

eachDatabase("people who are perhaps the same", (openFresh) => {
  test("are shown by an address that both wrote, and by name and postcode, never by a name alone", async () => {
    const db = await openFresh();
    const byMail = await sent(db, { name: "Zoe Nguyen", email: "zoe@shopper.example", postcode: "2154" });
    const byPhone = await sent(db, { name: "Z. Nguyen", phone: "0491 570 156" });
    expect(await perhaps(db, byPhone)).toEqual([]);
    // The phone number is the stronger key, so this lead goes to the second thread, and adds the first one's address to
    // it.
    expect((await sent(db, { phone: "0491570156", email: "Zoe@Shopper.example" })).id).toBe(byPhone.id);
    const both = [{ id: byMail.id, why: "same e-mail address" }];
    expect(await perhaps(db, byPhone)).toEqual(both);
    expect(await perhaps(db, byMail)).toEqual([{ id: byPhone.id, why: "same e-mail address" }]);

    const sameName = { name: "zoe nguyen", email: "other@shopper.example" };
    const alike = await sent(db, { ...sameName, postcode: "2154" });
    await sent(db, { ...sameName, email: "third@shopper.example", postcode: "4215" });
    await sent(db, { ...sameName, email: "fourth@shopper.example" });
    expect(await perhaps(db, byMail)).toContainEqual({ id: alike.id, why: "same name and postcode 2154" });
    expect(await perhaps(db, byMail)).toHaveLength(2);
  });

  test("stay within what a member of staff may see, and within the group", async () => {
    const db = await openFresh();
    const who = { name: "Zoe Nguyen", postcode: "2154" };
    const here = await sent(db, { ...who, email: "one@shopper.example" });
    const there = await sent(db, { ...who, email: "two@shopper.example", dealership: "brookvale" });
    await sent(db, { ...who, email: "three@shopper.example", site: "kingtide", dealership: "southport" });
    await sent(db, { ...who, email: "four@shopper.example", category: "Finance" });
    const places: readonly SeenPlace[] = [{ site: "halden", dealership: "castle-hill", categories: ["Service"] }];
    expect(await perhaps(db, here, places)).toEqual([]);
    expect((await perhaps(db, here, HALDEN)).map(({ id }) => id)).not.toContain(there.id);
    expect((await perhaps(db, here)).map(({ id }) => id)).toContain(there.id);
    expect(await perhaps(db, here)).toHaveLength(2);
  });

  test("who was said to be another is not shown again, also after a merge and a split", async () => {
    const db = await openFresh();
    const by = await dana(db);
    const who = { name: "Zoe Nguyen", postcode: "2154" };
    const [one, two, three] = [
      await sent(db, { ...who, email: "one@shopper.example" }),
      await sent(db, { ...who, email: "two@shopper.example" }),
      await sent(db, { ...who, email: "three@shopper.example" }),
    ];
    for (const _ of [1, 2]) await setApart(db, { person: one, other: two, by, now: NOW });
    expect((await perhaps(db, one)).map(({ id }) => id)).toEqual([three.id]);
    expect((await perhaps(db, two)).map(({ id }) => id)).toEqual([three.id]);
    expect((await mergePeople(db, { into: three, from: one, by, now: NOW })).ok).toBe(true);
    const [joined] = (await inboxPeople(db, ask({ view: "all" }))).filter(({ id }) => id === three.id);
    if (!joined) return expect.unreachable();
    expect(await perhaps(db, joined)).toEqual([]);
    const { leads } = await threadOf(db, joined, { staffId: 0, places: [] });
    const split = await splitPerson(db, { person: joined, leads: [leads[0]?.id ?? 0], by, now: NOW });
    expect(split.ok && (await perhaps(db, { ...joined, id: split.value, email: "one@shopper.example" }))).toEqual([
      { id: two.id, why: "same name and postcode 2154" },
    ]);
  });
});
