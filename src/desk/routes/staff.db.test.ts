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
import { action } from "./staff.tsx";

const SITES = [testSite("halden", [dealership(1, "castle-hill"), dealership(2, "parramatta")])];
const OWNER: readonly Grant[] = [{ role: "owner", reach: "site:halden" }];

/** Submits a form of the staff page as a person with these roles. */
async function send(db: Database, fields: Readonly<Record<string, string>>, grants = OWNER) {
  const context = new RouterContextProvider();
  const staff = { id: 9_999, name: "Olive Owner", email: "olive@halden.example", grants };
  const session = { id: 1, staff, openedAt: NOW, confirmedAt: NOW };
  const app = { db, sites: { all: () => SITES, bySlug: () => SITES[0], dealership: () => null } };
  context.set(deskScope, { app, now: NOW, session } as never);
  const url = new URL("http://desk.localhost/desk/staff");
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const { data } = await action({ request, url, context, params: {}, pattern: "" } as never);
  return data;
}

eachDatabase("the page People", (openFresh) => {
  test("whose access is taken away leaves their threads to whoever takes them, and it says how many", async () => {
    const db = await openFresh();
    const gone = await dana(db);
    await lead(db, ZOE);
    await adopt(db);
    for (const person of await inboxPeople(db, ask())) await assign(db, { person, by: gone, to: gone, now: NOW });
    const told = await send(db, { intent: "revoke", email: "dana@halden.example" });
    expect(told.done).toBe(
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
    expect((await send(db, elsewhere)).done).toBe("They can sign in now, with their e-mail address.");
    const other = { ...elsewhere, role: "marketing", reach: "site:halden" };
    expect((await send(db, other)).done).toBe(
      "They can sign in now, with their e-mail address. 1 thread that they had can be taken by anybody now.",
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
});
