import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { dealershipReach, siteReach } from "../../../src/features/staff/ability.ts";
import { inviteStaff } from "../../../src/features/staff/mutations.ts";
import { ask } from "../../setup/ask.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { at, expectAccessible, openBrowser } from "../browser.ts";
import { type Colleague, colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser({ pictures: false });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** Words that nobody else's lead of this run has. */
const mark = () => randomBytes(5).toString("hex");

async function enquiry(words: string, changes: object = {}): Promise<void> {
  const who = { ...ENQUIRY, email: `${words}@shopper.example`, phone: `0491 57${String(Math.random()).slice(2, 7)}` };
  const { status } = await postLead(inject("serverPort"), {
    ...who,
    name: `Zoë ${words}`,
    message: `Is it here? ${words}`,
    ...changes,
  });
  expect(status).toBe(200);
}

const row = (page: Page, words: string) => page.getByRole("link", { name: new RegExp(`Zoë ${words}`) });

/**
 * In the page: presses two keys a tenth of a second apart, as their events say, between which the page reads all of its
 * data again, as it does when a lead comes in.
 */
async function pressAroundReading(keys: readonly [string, string]): Promise<void> {
  const { __reactRouterDataRouter: router } = globalThis as unknown as {
    __reactRouterDataRouter: { revalidate: () => Promise<void> };
  };
  const frame = () => new Promise(requestAnimationFrame);
  for (const [at, key] of keys.entries()) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: at * 100 });
    document.body.dispatchEvent(event);
    if (at > 0) return;
    await router.revalidate();
    // What has been read is shown by the second frame.
    await frame();
    await frame();
  }
}

test("the inbox is worked by keys: found, moved through, opened, noted, given and put aside", async () => {
  const boss = await colleague(db, "Rowan Keys");
  const { page, leave } = await deskOf(visit, boss);
  const words = mark();
  await enquiry(`${words}a`);
  await enquiry(`${words}b`);
  await page.goto(at(DESK, "/desk/leads"));
  await page.getByText("Live", { exact: true }).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await page.waitForURL(/q=/);
  await row(page, `${words}b`).waitFor();
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: `Zoë ${words}` }).waitFor();
  await page.keyboard.press("e");
  await page.keyboard.type("Rang twice, left a message. a j k");
  await page.getByRole("button", { name: "Keep as note" }).click();
  await page.getByRole("article").filter({ hasText: "Rang twice, left a message. a j k" }).waitFor();
  await page.getByRole("combobox", { name: "Who has it" }).selectOption({ label: boss.name });
  await page.getByText(`${boss.name} took it`).or(page.getByText("took it")).first().waitFor();
  await page.getByRole("combobox", { name: "How it stands" }).selectOption("lost");
  await page.getByRole("combobox", { name: "Why it was lost" }).selectOption("Price");
  await page.getByText("set it to Lost: Price").waitFor();
  await page.getByRole("combobox", { name: "Put aside" }).selectOption("tomorrow");
  await page.getByText("Rowan Keys put it aside until tomorrow").waitFor();

  // A reminder is kept by keys; once it is due it stands above the list and over other pages, and a key ends it.
  await page.getByRole("heading", { level: 2, name: `Zoë ${words}` }).click();
  await page.keyboard.press("r");
  const remind = page.getByRole("form", { name: `Remind me of Zoë ${words}` });
  await remind.getByRole("textbox", { name: "Of what" }).fill(`Ring ${words}`);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.getByText("You will be reminded.").waitFor();
  await db.updateTable("people_reminders").set({ at: Date.now() }).where("text", "=", `Ring ${words}`).execute();
  const due = page.getByRole("region", { name: "Reminders" });
  await due.getByText(`Ring ${words}`).first().waitFor();
  await expectAccessible(page);
  const thread = page.url();
  await page.goto(at(DESK, "/desk/money"));
  await page.getByRole("status", { name: "Offered to you" }).getByText(`Ring ${words}`).first().waitFor();
  await expectAccessible(page);
  await page.goto(thread);
  await page.getByRole("heading", { level: 2, name: `Zoë ${words}` }).click();
  await page.keyboard.press("d");
  await due.waitFor({ state: "detached" });

  // The keys are listed from their own record, lead from room to room, and work in each of them.
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await list.getByText("put it aside").waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  await page.evaluate(pressAroundReading, ["g", "s"] as const);
  await page.waitForURL(/\/desk\/stock$/);
  await page.getByRole("heading", { name: "Stock", level: 1 }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/desk\/stock\/\d+/);
  await page.getByRole("textbox", { name: "Price", exact: true }).waitFor();
  await page.keyboard.press("p");
  await page.keyboard.press("9");
  expect(await page.getByRole("textbox", { name: "Price", exact: true }).inputValue()).toContain("9");
  await leave();
});

test("without JavaScript and on a phone, leads are pages and an answer is a form; two answers at once lose nothing", async () => {
  const [one, other] = [await colleague(db, "Ada One"), await colleague(db, "Bo Other")];
  const words = mark();
  await enquiry(words);
  const plain = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
  const first = await deskOf(visit, one, plain);
  const second = await deskOf(visit, other, plain);
  for (const { page } of [first, second]) {
    await expect
      .poll(async () => {
        await page.goto(at(DESK, `/desk/leads?q=${words}`));
        return row(page, words).count();
      })
      .toBe(1);
    await row(page, words).click();
    await page.getByRole("textbox", { name: "Your answer" }).fill(`From ${page === first.page ? "Ada" : "Bo"}`);
  }
  await first.page.getByRole("button", { name: "Send" }).click();
  await first.page.getByText("Handed over to be sent").waitFor();
  await second.page.getByRole("button", { name: "Send" }).click();
  await second.page.getByRole("alert").getByText("Ada One answered while you wrote: “From Ada”").waitFor();
  expect(await second.page.getByRole("textbox", { name: "Your answer" }).inputValue()).toBe("From Bo");
  await first.leave();
  (second.complaints as string[]).length = 0;
  await second.leave();
});

test("nobody sees another dealer's people: not in the list, by address, by form, nor in the event stream", async () => {
  const words = mark();
  await enquiry(words);
  const halden = await colleague(db, "Hal Den");
  const port = inject("serverPort");
  const asHalden = { cookie: `desk-session=${halden.token}` };
  const listed = async () => (await ask(port, DESK, `/desk/leads?q=${words}`, { headers: asHalden })).text;
  await expect.poll(listed).toContain(`Zoë ${words}`);
  const id = /\/desk\/leads\/(\d+)/.exec(await listed())?.[1] ?? "";

  // Who reads an enquiry may take it along as ADF, which is recorded; another person's has no address in this thread.
  const thread = await ask(port, DESK, `/desk/leads/${id}`, { headers: asHalden });
  const file = /href="(\/desk\/leads\/\d+\/adf\/\d+)"/.exec(thread.text)?.[1] ?? "";
  const adf = await ask(port, DESK, file, { headers: asHalden });
  expect(adf.headers["content-disposition"]).toMatch(/^attachment; filename="enquiry-\w{4}-\w{4}\.xml"$/);
  expect(adf.text).toMatch(/^<\?xml .*<prospect status="new">.*<\/adf>$/s);
  expect(adf.text).toContain(words);
  const lead = Number(file.split("/").at(-1));
  const taken = db.selectFrom("audit_log").select(["by", "action"]).where("subject", "=", `lead:${lead}`);
  expect(await taken.execute()).toEqual([{ by: halden.name, action: "download as ADF" }]);
  const other = await db.selectFrom("leads").select("id").where("id", "!=", lead).limit(1).executeTakeFirstOrThrow();
  expect((await ask(port, DESK, `/desk/leads/${id}/adf/${other.id}`, { headers: asHalden })).status).toBe(404);

  const kingtide = await colleague(db, "King Tide", [{ role: "manager", reach: siteReach("kingtide") }]);
  const headers = { cookie: `desk-session=${kingtide.token}` };
  expect((await ask(port, DESK, `/desk/leads?q=${words}`, { headers })).text).not.toContain(`Zoë ${words}`);
  const marketing = await colleague(db, "Mark Eting", [{ role: "marketing", reach: siteReach("halden") }]);
  for (const { token } of [kingtide, marketing]) {
    const theirs = { cookie: `desk-session=${token}`, "content-type": "application/x-www-form-urlencoded" };
    for (const path of [`/desk/leads/${id}`, file])
      expect([403, 404], path).toContain((await ask(port, DESK, path, { headers: theirs })).status);
    for (const intent of ["answer", "note", "assign", "state", "snooze", "merge", "split", "draft"]) {
      const body = new URLSearchParams({ intent, text: "x", to: "0", state: "won" }).toString();
      const sent = await ask(port, DESK, `/desk/leads/${id}`, { method: "POST", headers: theirs, body });
      expect([403, 404], intent).toContain(sent.status);
    }
  }
  expect((await ask(port, DESK, "/desk/events")).status).toBe(401);

  const { page, leave } = await deskOf(visit, kingtide);
  await page.goto(at(DESK, "/desk/leads"));
  const told = await page.evaluate(async () => {
    const stream = new EventSource("/desk/events");
    const heard: string[] = [];
    for (const name of ["lead", "person"]) stream.addEventListener(name, ({ data }) => heard.push(data));
    await new Promise((open) => stream.addEventListener("open", open));
    Object.assign(globalThis, { heard });
    return heard;
  });
  expect(told).toEqual([]);
  const own = await deskOf(visit, halden);
  await own.page.goto(at(DESK, `/desk/leads/${id}`));
  await own.page.getByRole("textbox", { name: "Your answer" }).fill("A note");
  await own.page.getByRole("button", { name: "Keep as note" }).click();
  await own.page.getByText("The note is kept").waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).not.toContain(id);
  await own.leave();
  await leave();
});

/** A showroom where no other test has leads, of which its people would be told as well; its form asks for consent. */
const QUIET = { location: "liverpool-sales", terms_conditions: true };
const QUIET_REACH = dealershipReach("halden-liverpool");

/** Follows what the desk tells somebody. Resolves when it is heard, to how to wait for the first new lead. */
function follow({ token }: Colleague): Promise<{ readonly lead: () => Promise<void> }> {
  const port = inject("serverPort");
  const headers = { host: `${DESK}.localhost:${port}`, cookie: `desk-session=${token}` };
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, path: "/desk/events", headers }, (answer) => {
      const first = new Promise<void>((told) => {
        answer.setEncoding("utf8").on("data", (part: string) => part.includes("event: lead") && told());
      });
      resolve({ lead: () => first.finally(() => asked.destroy()) });
    });
    asked.on("error", reject).end();
  });
}

test("while somebody types, leads are only counted; 5 MB past the page are refused, and a role that was taken away sends nothing", async () => {
  const words = mark();
  const dana = await colleague(db, `Dana ${words}`, [{ role: "sales", reach: QUIET_REACH }]);
  // Told before the page listens: else it would be news there, and read into the list in the midst of what follows.
  const news = await follow(dana);
  await enquiry(words, QUIET);
  await news.lead();
  const { page, leave } = await deskOf(visit, dana, { viewport: { width: 1440, height: 900 } });
  await page.goto(at(DESK, `/desk/leads?q=${words}`));
  await row(page, words).click();
  const answer = page.getByRole("textbox", { name: "Your answer" });
  await answer.fill("Half an answer");
  // Once the page hears of leads it reads all of itself again, for those that came a moment before that.
  const readWhole = () =>
    performance
      .getEntriesByType("resource")
      .some(({ name }) => /\/desk\/leads[^?]*\.data/.test(name) && !name.includes("_routes="));
  await expect.poll(() => page.evaluate(readWhole)).toBe(true);
  // It is found by the same words, and would stand in this very list.
  const later = { email: `later.${words}@shopper.example`, name: `Later ${words}`, ...QUIET };
  await enquiry(words, later);
  await page.getByRole("button", { name: "1 new, show it" }).waitFor();
  // What is typed is kept meanwhile, which reads the thread again and not the list.
  await page.getByText(/^Draft kept/).waitFor();
  expect([await answer.inputValue(), await page.getByText(`Later ${words}`).count()]).toEqual(["Half an answer", 0]);
  expect(await answer.evaluate((field) => field === document.activeElement)).toBe(true);

  const id = /leads\/(\d+)/.exec(page.url())?.[1] ?? "";
  const send = (text: string) =>
    ask(inject("serverPort"), DESK, `/desk/leads/${id}`, {
      method: "POST",
      headers: { cookie: `desk-session=${dana.token}`, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ intent: "answer", text }).toString(),
    });
  expect((await send("x".repeat(5_000_000))).status).toBe(413);

  await answer.fill("A whole answer");
  const mailbox = await db.selectFrom("staff").select("email").where("name", "=", dana.name).executeTakeFirstOrThrow();
  const reads = [{ role: "reader", reach: QUIET_REACH }] as const;
  const change = { ...mailbox, name: dana.name, grants: reads, by: { id: null, name: "a journey" }, now: Date.now() };
  expect(await inviteStaff(db, change)).toMatchObject({ ok: true });
  expect((await send("A whole answer")).status).toBe(403);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText(/You may not answer leads/).waitFor();
  const sent = db.selectFrom("people_entries").select("text").where("person_id", "=", Number(id));
  expect(await sent.execute()).toEqual([]);
  await leave().catch(() => {});
});

/** Two dealerships of one site. */
const YARDS = ["halden-castle-hill", "halden-brookvale"] as const;

test("a thread of a dealership where somebody may only read cannot be joined to one of theirs", async () => {
  const words = mark();
  const facts = { site_slug: "halden", state: "new", email: null, phone: null, lost_reason: null } as const;
  const times = { first_at: 1, last_at: 1, assignee_id: null, waiting_since: null, snoozed_until: null };
  const insert = (dealership_slug: string) =>
    db
      .insertInto("people")
      .values({ ...facts, ...times, dealership_slug, name: words, merged_into: null })
      .returning("id")
      .executeTakeFirstOrThrow();
  const [own, theirs] = [await insert(YARDS[0]), await insert(YARDS[1])];
  const { token } = await colleague(db, "Two Yards", [
    { role: "manager", reach: dealershipReach(YARDS[0]) },
    { role: "reader", reach: dealershipReach(YARDS[1]) },
  ]);
  const headers = { cookie: `desk-session=${token}`, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ intent: "merge", other: `/desk/leads/${theirs.id}` }).toString();
  const sent = await ask(inject("serverPort"), DESK, `/desk/leads/${own.id}`, { method: "POST", headers, body });
  expect(sent.status).toBe(422);
  expect(sent.text).toContain("You may not join threads of their dealership.");
  const left = await db.selectFrom("people").select("merged_into").where("id", "=", theirs.id).executeTakeFirst();
  expect(left).toEqual({ merged_into: null });
});

test("who says that they want no offers is put on the list, seen in their thread, and taken off with a reason", async () => {
  const words = mark();
  await enquiry(words, { opt_in: true });
  const boss = await colleague(db, "Lee Wishes", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, leave } = await deskOf(visit, boss, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const agreed = page.getByRole("region", { name: "What people agreed to" });
  await expect
    .poll(async () => {
      await page.goto(at(DESK, `/desk/consents?q=${words}`));
      return agreed.getByRole("link", { name: `Zoë ${words}` }).count();
    })
    .toBe(1);
  await page.getByLabel(/Somebody told you/).fill(`${words}@Shopper.example`);
  await page.getByRole("button", { name: "Put on the list" }).click();
  await page.getByRole("status").getByText("No offers go to").waitFor();
  await page.getByText(`${words}@shopper.example`, { exact: true }).waitFor();
  // A page without JavaScript cannot be tried for accessibility.
  const lively = await deskOf(visit, boss, { viewport: { width: 390, height: 844 } });
  for (const path of [page.url(), at(DESK, "/desk/leads")]) {
    await lively.page.goto(path);
    await expectAccessible(lively.page);
  }
  await lively.leave();
  await agreed.getByRole("link").click();
  await page.getByRole("button", { name: "What is known of" }).click();
  await page.getByText("They want no offers: none goes to them").waitFor();

  await page.goto(at(DESK, "/desk/consents"));
  await page.getByText("24 months: sales, service, parts, finance, buying, everything else").waitFor();
  await page.getByText(/^(Nobody’s time comes|Next: )/).waitFor();

  const kingtide = await colleague(db, "King List", [{ role: "manager", reach: siteReach("kingtide") }]);
  const theirs = { headers: { cookie: `desk-session=${kingtide.token}` } };
  const seen = await ask(inject("serverPort"), DESK, `/desk/consents?q=${words}`, theirs);
  expect(seen.status).toBe(200);
  expect(seen.text).not.toContain(`${words}@`);

  await page.goto(at(DESK, `/desk/consents?q=${words}`));
  await page.getByText(`Lift for ${words}@shopper.example`).click();
  await page.getByLabel("How they asked for offers again").fill("Rang us");
  await page.getByRole("button", { name: "Take off the list" }).click();
  await page.getByRole("status").getByText("offers may go there again").waitFor();
  await page.getByText("None of them is on the list.").waitFor();
  await leave();
});
