import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { ask } from "../../setup/ask.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { at, expectAccessible, openBrowser, type Visitor } from "../browser.ts";
import { type Colleague, colleague, DESK, deskOf } from "./desk-people.ts";

/** What is written without a connection waits in the browser and goes by itself: once, in order, for its writer. */
const { visit } = openBrowser({ pictures: false });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** Somebody who has just enquired, and whom no other journey knows. */
async function shopper(): Promise<{ readonly id: number; readonly name: string }> {
  const words = randomBytes(5).toString("hex");
  const email = `${words}@shopper.example`;
  const phone = `0491 57${String(Math.random()).slice(2, 7)}`;
  await postLead(inject("serverPort"), { ...ENQUIRY, email, phone, name: `Zoë ${words}`, message: "Is it here?" });
  const found = () => db.selectFrom("people").select(["id", "name"]).where("email", "=", email).executeTakeFirst();
  await expect.poll(found).toBeDefined();
  const person = await found();
  if (!person) throw new Error("The enquiry came to nobody.");
  return person;
}

const entriesOf = ({ id }: { readonly id: number }) =>
  db
    .selectFrom("people_entries")
    .select(["kind", "text", "by"])
    .where("person_id", "=", id)
    .where("kind", "in", ["answer", "note"])
    .orderBy("id")
    .execute();

const waits = (page: Page) => page.locator(".block.unsent");

async function write(page: Page, words: string, button: "Send" | "Keep as note"): Promise<void> {
  await page.getByRole("textbox", { name: "Your answer" }).fill(words);
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** The browser itself reports what it could not ask for meanwhile. */
async function leave({ complaints, leave: done }: Visitor): Promise<void> {
  const others = complaints.filter((said) => !/^Failed to load resource|net::ERR_|EventSource/.test(said));
  (complaints as string[]).length = 0;
  await done();
  expect(others).toEqual([]);
}

test("a note and an answer that were written without a connection survive a reload, and go in their order, each once", async () => {
  const person = await shopper();
  const viewport = { width: 390, height: 844 };
  const visitor = await deskOf(visit, await colleague(db, "Oona Offline"), { serviceWorkers: "allow", viewport });
  const { page } = visitor;
  const path = `/desk/leads/${person.id}`;
  await page.goto(at(DESK, path));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.getByText(/^No connection since .* What you write waits, and goes by itself\./).waitFor();
  await write(page, "Rang from the yard", "Keep as note");
  await write(page, "Yes, it is here.", "Send");
  expect(await page.getByRole("textbox", { name: "Your answer" }).inputValue()).toBe("");
  await page.getByText("1 answer and 1 note wait and go by themselves.").waitFor();
  await write(page, "Not this one", "Keep as note");
  await waits(page).filter({ hasText: "Not this one" }).getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => waits(page).count()).toBe(2);
  await expectAccessible(page);
  await page.reload().catch(() => undefined);
  await page.getByText("Notes and answers that you wrote without a connection are kept").waitFor();

  // The first of them arrives, and its answer is lost on the way back.
  let lost = 0;
  await page.context().setOffline(false);
  await page.route(/\/waiting$/, async (route) => {
    if (lost++ > 0) return route.continue();
    const headers = await route.request().allHeaders();
    const body = route.request().postData() ?? "";
    await ask(inject("serverPort"), DESK, `${path}/waiting`, { method: "POST", headers, body });
    return route.abort();
  });
  await page.goto(at(DESK, path));
  await expect.poll(() => waits(page).count(), { timeout: 15_000 }).toBe(0);
  expect(await entriesOf(person)).toEqual([
    { kind: "note", text: "Rang from the yard", by: "Oona Offline" },
    { kind: "answer", text: "Yes, it is here.", by: "Oona Offline" },
  ]);
  expect(lost).toBe(3);
  await page.getByRole("article").filter({ hasText: "Yes, it is here." }).waitFor();
  await leave(visitor);
});

/** Answers a shopper as this colleague, whose browser is elsewhere. */
async function answers({ token }: Colleague, { id }: { readonly id: number }, text: string): Promise<void> {
  const headers = { cookie: `desk-session=${token}`, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ intent: "answer", text, seen: "0" }).toString();
  const { status } = await ask(inject("serverPort"), DESK, `/desk/leads/${id}`, { method: "POST", headers, body });
  expect(status).toBe(200);
}

test("an answer that meets a colleague's stops and is shown beside it; signing out says what it would forget", async () => {
  const person = await shopper();
  const visitor = await deskOf(visit, await colleague(db, "Late Lou"));
  const { page } = visitor;
  await page.goto(at(DESK, `/desk/leads/${person.id}`));
  await page.context().setOffline(true);
  await page.getByText(/^No connection since/).waitFor();
  await write(page, "Mine, from the yard", "Send");
  await waits(page).getByText("Waits for the connection, and goes by itself.").waitFor();
  await answers(await colleague(db, "Quick Quinn"), person, "Theirs, from the table");
  await page.context().setOffline(false);
  await waits(page).getByText("Not sent. Quick Quinn answered while you wrote: “Theirs, from the table”.").waitFor();
  expect((await entriesOf(person)).map(({ text }) => text)).toEqual(["Theirs, from the table"]);
  await expectAccessible(page);

  await page.goto(at(DESK, "/desk/account"));
  await page.getByText(`Your answer to ${person.name} was not sent.`).waitFor();
  await page.getByText(`1 answer to ${person.name} is not sent yet. Signing out forgets it.`).waitFor();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See why" }).click();
  await waits(page).getByRole("button", { name: "Edit" }).click();
  const field = page.getByRole("textbox", { name: "Your answer" });
  await expect.poll(() => field.inputValue()).toBe("Mine, from the yard");
  expect(await waits(page).count()).toBe(0);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Handed over to be sent.").waitFor();
  expect((await entriesOf(person)).map(({ by }) => by)).toEqual(["Quick Quinn", "Late Lou"]);
  await leave(visitor);
});

test("a colleague in the same browser neither sees nor sends what waits, and signing out forgets it", async () => {
  const person = await shopper();
  const lou = await colleague(db, "Away Ann");
  const visitor = await deskOf(visit, lou);
  const { page } = visitor;
  const path = at(DESK, `/desk/leads/${person.id}`);
  const signIn = ({ token }: Colleague) =>
    page.context().addCookies([{ name: "desk-session", value: token, url: at(DESK, "/") }]);
  await page.goto(path);
  // What the desk does not take is written down for good only by its own page.
  await page.route(/\/waiting$/, (route) => route.abort());
  await page.context().setOffline(true);
  await page.getByText(/^No connection since/).waitFor();
  await write(page, "Ann's own words", "Keep as note");
  await waits(page).waitFor();
  await page.context().setOffline(false);
  await signIn(await colleague(db, "Another One"));
  await page.goto(path);
  expect([await waits(page).count(), await page.getByText("Ann's own words").count()]).toEqual([0, 0]);
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("desk-waiting")));
  expect(await kept()).toHaveLength(1);

  // A page of Ann's that is still open sends nothing in the other's name.
  await page.unroute(/\/waiting$/);
  const stale = await page.evaluate(async (address) => {
    const [name = ""] = Object.keys(localStorage).filter((one) => one.startsWith("desk-waiting"));
    const by = name.split("-").at(-1) ?? "";
    const body = new URLSearchParams({ intent: "note", text: "Ann's own words", by });
    return (await fetch(`${address}/waiting`, { method: "POST", body })).status;
  }, path);
  expect([stale, await entriesOf(person)]).toEqual([409, []]);

  await signIn(lou);
  await page.route(/\/waiting$/, (route) => route.fulfill({ status: 429, body: "" }));
  await page.goto(at(DESK, "/desk/account"));
  await page.getByRole("button", { name: "Sign out, and forget what is not sent" }).click();
  await page.waitForURL(/\/desk\/sign-in/);
  expect([await kept(), await entriesOf(person)]).toEqual([[], []]);
  await leave(visitor);
});
