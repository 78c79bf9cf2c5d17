import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { deskScope } from "../../desk-request.ts";
import { assign } from "../../features/people/answering/mutations.ts";
import { inboxPeople } from "../../features/people/inbox.ts";
import { adopt, ask, dana, lead, NOW, names, ZOE } from "../../features/people/people.testing.ts";
import type { Grant } from "../../features/staff/ability.ts";
import { staffByEmail } from "../../features/staff/data.ts";
import { action, loader } from "./staff.tsx";

const PARRAMATTA = dealership(2, "parramatta");
const SITES = [
  testSite("halden", [dealership(1, "castle-hill"), PARRAMATTA]),
  testSite("kingtide", [dealership(3, "southport"), { ...PARRAMATTA, folder: "halden" }]),
];
const OWNER: readonly Grant[] = [{ role: "owner", reach: "site:halden" }];

const url = new URL("http://desk.localhost/desk/staff");

/** A request's context for a person with these roles. */
function contextOf(db: Database, grants = OWNER) {
  const context = new RouterContextProvider();
  const staff = { id: 9_999, name: "Olive Owner", email: "olive@halden.example", grants };
  const session = { id: 1, staff, openedAt: NOW, confirmedAt: NOW };
  const bySlug = (slug: string) => SITES.find((site) => site.slug === slug) ?? null;
  const app = { db, sites: { all: () => SITES, bySlug, dealership: () => null } };
  context.set(deskScope, { app, now: NOW, session } as never);
  return context;
}

/** Submits a form of the staff page as a person with these roles. */
async function send(db: Database, fields: Readonly<Record<string, string>>, grants = OWNER) {
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const { data } = await action({ request, url, context: contextOf(db, grants), params: {}, pattern: "" } as never);
  return data;
}

/** What a person with these roles sees of the staff. */
async function seen(db: Database, grants = OWNER) {
  const { people } = await loader({ url, context: contextOf(db, grants), params: {}, pattern: "" } as never);
  return people.map(({ name, roles, takes, whyNot }) => ({ name, roles, takes: takes.length, whyNot }));
}

const CAN_SIGN_IN =
  "They can sign in now, with their e-mail address. No mail tells them so: give them the address http://desk.localhost/desk/";
const SALES = { intent: "invite", name: "Marcus Kelly", email: "marcus@halden.example", role: "sales" } as const;

eachDatabase("the page People", (openFresh) => {
  test("whose access is taken away leaves their threads to whoever takes them, and it says how many", async () => {
    const db = await openFresh();
    const leaver = await dana(db);
    await lead(db, ZOE);
    await adopt(db);
    for (const person of await inboxPeople(db, ask())) await assign(db, { person, by: leaver, to: leaver, now: NOW });
    const outcome = await send(db, { intent: "revoke", email: "dana@halden.example" });
    expect(outcome.done).toBe(
      "Dana Whitlock cannot sign in any more. 1 thread that they had can be taken by anybody now.",
    );
    expect(await staffByEmail(db, "dana@halden.example")).toBeNull();
    expect(await names(db, { assignee: 0 })).toEqual(["Zoë"]);
  });

  test("who moves to another showroom leaves the threads of the old one, and it says how many", async () => {
    const db = await openFresh();
    const name = "Dana Whitlock";
    const email = "dana@halden.example";
    const moves = await dana(db, email, name);
    await lead(db, ZOE);
    await adopt(db);
    for (const person of await inboxPeople(db, ask())) await assign(db, { person, by: moves, to: moves, now: NOW });
    // A role elsewhere is added to the existing one, within which they can still answer.
    const elsewhere = { intent: "invite", name, email, role: "sales", reach: "dealership:parramatta" };
    expect((await send(db, elsewhere)).done).toBe(
      "Dana Whitlock was here before. What they may do now: Sales, at parramatta; Sales, at Site halden.",
    );
    const other = { ...elsewhere, role: "marketing", reach: "site:halden" };
    expect((await send(db, other)).done).toBe(
      "Dana Whitlock was here before. What they may do now: Sales, at parramatta; Marketing, at Site halden. 1 thread that they had can be taken by anybody now.",
    );
    expect(await names(db, { assignee: 0 })).toEqual(["Zoë"]);
  });

  test("nobody above their own role is changed, and nobody of another group is found", async () => {
    const db = await openFresh();
    await dana(db);
    const manager: readonly Grant[] = [{ role: "manager", reach: "dealership:parramatta" }];
    const revoke = { intent: "revoke", email: "dana@halden.example" };
    await expect(send(db, revoke, manager)).rejects.toMatchObject({ init: { status: 404 } });
    const stranger: readonly Grant[] = [{ role: "owner", reach: "site:kingtide" }];
    await expect(send(db, revoke, stranger)).rejects.toMatchObject({ init: { status: 404 } });
    expect(await staffByEmail(db, "dana@halden.example")).not.toBeNull();
  });

  test("one of several roles is taken, also at a dealership that another site shows, and the others stay", async () => {
    const db = await openFresh();
    for (const reach of ["dealership:castle-hill", "dealership:parramatta"])
      expect((await send(db, { ...SALES, reach })).problem).toBeNull();
    expect(await seen(db)).toMatchObject([{ takes: 2, whyNot: null }]);
    const one = { intent: "revoke", email: SALES.email, reach: "dealership:parramatta" };
    expect((await send(db, one)).done).toBe(
      "Taken away from Marcus Kelly: Sales, at parramatta. What stays: Sales, at castle-hill.",
    );
    expect((await staffByEmail(db, SALES.email))?.grants).toEqual([{ role: "sales", reach: "dealership:castle-hill" }]);
    await expect(send(db, one)).rejects.toMatchObject({ init: { status: 404 } });
    expect((await send(db, { intent: "revoke", email: SALES.email })).done).toBe(
      "Marcus Kelly cannot sign in any more.",
    );
    expect(await staffByEmail(db, SALES.email)).toBeNull();
  });

  test("who has a role above one's own keeps it, and it says so", async () => {
    const db = await openFresh();
    await send(db, { ...SALES, role: "owner", reach: "site:halden" });
    await send(db, { ...SALES, reach: "dealership:parramatta" });
    const manager: readonly Grant[] = [{ role: "manager", reach: "site:halden" }];
    expect(await seen(db, manager)).toMatchObject([
      { takes: 1, whyNot: "Not yours to take away: Group owner, at Site halden" },
    ]);
    await send(db, { intent: "revoke", email: SALES.email }, manager);
    expect((await staffByEmail(db, SALES.email))?.grants).toEqual([{ role: "owner", reach: "site:halden" }]);
    expect((await send(db, { ...SALES, reach: "site:halden" }, manager)).problem).toBe(
      "This person has a role there that you may not change.",
    );
  });

  test("who works for two groups is each one's to invite and to let go, and neither learns of the other", async () => {
    const db = await openFresh();
    const kingtide: readonly Grant[] = [{ role: "owner", reach: "site:kingtide" }];
    expect((await send(db, { ...SALES, reach: "site:halden" })).done).toBe(CAN_SIGN_IN);
    const invitation = { ...SALES, name: "Somebody", reach: "dealership:southport" };
    expect((await send(db, invitation, kingtide)).done).toBe(CAN_SIGN_IN);
    expect(await seen(db)).toMatchObject([{ name: "Marcus Kelly", roles: ["Sales, at Site halden"] }]);
    expect(await seen(db, kingtide)).toMatchObject([{ name: "Marcus Kelly", roles: ["Sales, at southport"] }]);
    expect((await send(db, { intent: "revoke", email: SALES.email }, kingtide)).done).toBe(
      "Marcus Kelly has no access here any more.",
    );
    expect((await staffByEmail(db, SALES.email))?.grants).toEqual([{ role: "sales", reach: "site:halden" }]);
  });

  test("nobody changes their own access, nor takes it away from themselves", async () => {
    const db = await openFresh();
    const own = { ...SALES, email: " Olive@halden.example ", role: "reader", reach: "site:halden" };
    expect((await send(db, own)).problem).toMatch(/^That is your own address/);
    expect(await staffByEmail(db, "olive@halden.example")).toBeNull();
  });
});
