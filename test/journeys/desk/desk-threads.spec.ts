import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { siteReach } from "../../../src/features/staff/ability.ts";
import { openDeskSession } from "../../../src/features/staff/sessions/mutations.ts";
import { ask } from "../../setup/ask.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { at, expectAccessible, openBrowser } from "../browser.ts";
import { mailWith } from "../mailbox.ts";
import { type Colleague, colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser({ pictures: false });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** Words that nobody else's lead of this run has. */
const mark = () => randomBytes(5).toString("hex");

/** Sends an enquiry whose message holds the words, and waits for its thread. Returns the thread's number. */
async function thread(words: string, changes: object = {}): Promise<number> {
  const who = { ...ENQUIRY, email: `${words}@shopper.example`, phone: `0491 57${String(Math.random()).slice(2, 7)}` };
  const lead = { ...who, name: `Zoë ${words}`, message: `Is it here? ${words}`, ...changes };
  expect((await postLead(inject("serverPort"), lead)).status).toBe(200);
  const found = () =>
    db
      .selectFrom("people_leads")
      .select("person_id")
      .where("words", "like", `%${words}%`)
      .orderBy("lead_id", "desc")
      .executeTakeFirst();
  await expect.poll(found).toBeDefined();
  return (await found())?.person_id ?? 0;
}

/** Sends one of the desk's forms as this colleague. */
const send = ({ token }: Colleague, path: string, fields: Record<string, string>) =>
  ask(inject("serverPort"), DESK, path, {
    method: "POST",
    headers: { cookie: `desk-session=${token}`, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });

const answer = (page: Page) => page.getByRole("textbox", { name: "Your answer" });

test("a draft that does not reach the server leaves the thread as it is, and is sent a little later", async () => {
  const id = await thread(mark());
  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Noor Away"));
  await page.goto(at(DESK, `/desk/leads/${id}`));
  await page.getByText("Live", { exact: true }).waitFor();
  const sent = `**/leads/${id}.data*`;
  let lost = 0;
  await page.route(sent, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    lost += 1;
    // The first finds no server, the second one that is just being started.
    return lost === 1 ? route.abort() : route.fulfill({ status: 503, body: "starting" });
  });
  await answer(page).fill("It stands in the yard");
  await expect.poll(() => lost).toBeGreaterThanOrEqual(2);
  expect(await answer(page).inputValue()).toBe("It stands in the yard");
  await page.unroute(sent);
  await page.getByText(/Draft kept/).waitFor();
  // Two tabs of one thread: what is typed in one of them joins what was typed in the other.
  const draft = () => db.selectFrom("people_drafts").select("text").where("person_id", "=", id).executeTakeFirst();
  const other = await page.context().newPage();
  await other.goto(at(DESK, `/desk/leads/${id}`));
  await other.waitForFunction(() => "alive" in document.documentElement.dataset);
  await answer(page).fill("It stands in the yard, and is blue");
  await expect.poll(draft).toEqual({ text: "It stands in the yard, and is blue" });
  await answer(other).fill("Yes! It stands in the yard");
  await other.getByText("What you began in another tab or on another device stands here, too.").waitFor();
  expect([await answer(other).inputValue(), await draft()]).toEqual([
    "Yes! It stands in the yard, and is blue",
    { text: "Yes! It stands in the yard, and is blue" },
  ]);
  // The browser itself reports what it could not send.
  (complaints as string[]).length = 0;
  await leave();
});

test("what is typed into a thread that a colleague joins to another one meanwhile waits in that one, unsent", async () => {
  const [dana, boss] = [await colleague(db, "Dana Typing"), await colleague(db, "Robin Joins")];
  const words = mark();
  const [from, into] = [await thread(`${words}a`), await thread(`${words}b`)];
  const { page, leave } = await deskOf(visit, dana);
  await page.goto(at(DESK, `/desk/leads/${from}`));
  await page.getByText("Live", { exact: true }).waitFor();
  await answer(page).fill("It stands in the front row");
  // This server has no gateway for texts: it says so where the button would stand.
  await page.getByText("Texts cannot be sent here: no gateway is set up for them.").waitFor();
  expect(await page.getByRole("button", { name: "Send as text" }).count()).toBe(0);
  const joined = await send(boss, `/desk/leads/${into}`, { intent: "merge", other: `/desk/leads/${from}` });
  expect(joined.text).toContain("The two threads are one now.");
  // The page follows by itself, and the words with it.
  await page.waitForURL(new RegExp(`/desk/leads/${into}`));
  await expect.poll(() => answer(page).inputValue()).toBe("It stands in the front row");
  await leave();

  // Without JavaScript the form of the old page is sent: it comes back with a sentence, and nothing went out.
  const sent = await send(dana, `/desk/leads/${from}`, { intent: "answer", text: "And it is blue", seen: "0" });
  expect([sent.status, sent.headers.location]).toEqual([303, `/desk/leads/${into}?joined`]);
  const plain = await deskOf(visit, dana, { javaScriptEnabled: false });
  await plain.page.goto(at(DESK, `/desk/leads/${from}?joined`));
  await plain.page.getByText("Nothing was sent: what you wrote stands below.").waitFor();
  expect(await answer(plain.page).inputValue()).toContain("And it is blue");
  await plain.leave();
  const entries = db.selectFrom("people_entries").select("kind").where("person_id", "in", [from, into]);
  expect((await entries.execute()).map(({ kind }) => kind)).toEqual(["merge"]);
});

test("a workshop finds and reads its own threads alone; sales read both as one", async () => {
  const words = mark();
  const who = { email: `${words}@shopper.example`, phone: `0491 57${String(Math.random()).slice(2, 7)}` };
  const sales = await thread(`${words}-finance`, who);
  const service = await thread(`${words}-brakes`, {
    ...who,
    category: "Service",
    car_id: undefined,
    car_make: "Toyota",
    car_model: "Corolla",
    date: undefined,
  });
  expect(service).not.toBe(sales);
  const dana = await colleague(db, "Dana Sells");
  await send(dana, `/desk/leads/${sales}`, { intent: "note", text: `${words}-secret` });
  const mick = await colleague(db, "Mick Mends", [{ role: "workshop", reach: siteReach("halden") }]);
  const read = (one: Colleague, path: string) =>
    ask(inject("serverPort"), DESK, path, { headers: { cookie: `desk-session=${one.token}` } });
  expect((await read(mick, `/desk/leads/${sales}`)).status).toBe(404);
  const theirs = await read(mick, `/desk/leads/${service}`);
  expect(theirs.text).toContain(`${words}-brakes`);
  expect(theirs.text).not.toMatch(new RegExp(`${words}-(finance|secret)`));
  expect((await read(mick, `/desk/leads?q=${words}-finance`)).text).toContain("Nobody matches");
  const both = await read(dana, `/desk/leads/${service}`);
  for (const part of ["finance", "brakes", "secret"]) expect(both.text).toContain(`${words}-${part}`);
  expect(both.text).toContain("Also writes to");
});

test("people of one name and postcode are shown as perhaps the same, until somebody says that they are not", async () => {
  const words = mark();
  const dana = await colleague(db, "Dana Compares");
  const read = async (id: number) =>
    (await ask(inject("serverPort"), DESK, `/desk/leads/${id}`, { headers: { cookie: `desk-session=${dana.token}` } }))
      .text;
  const one = await thread(`${words}a`, { name: `Zoë ${words}`, postcode: "2154" });
  const two = await thread(`${words}b`, { name: `Zoë ${words}`, postcode: "2154" });
  expect(await read(one)).toMatch(/Perhaps the same person[\s\S]*same name and postcode 2154/);
  const said = await send(dana, `/desk/leads/${two}`, { intent: "not the same", other: `/leads/${one}` });
  expect(said.text).toContain("Noted: they are two people.");
  for (const id of [one, two]) expect(await read(id)).not.toContain("Perhaps the same person");
});

test("a session that ends while somebody types loses nothing: signed in again, the words stand there", async () => {
  const words = mark();
  const dana = await colleague(db, `Dana ${words}`);
  const id = await thread(words);
  const { page, leave, complaints } = await deskOf(visit, dana);
  // The page reads itself anew once the stream is open, which would lead to the sign-in before anything is typed.
  const isRead = page.waitForResponse((one) => one.url().includes(`/desk/leads/${id}.data`));
  await page.goto(at(DESK, `/desk/leads/${id}`));
  await isRead;
  await page.getByText("Live", { exact: true }).waitFor();
  const staff = await db.selectFrom("staff").select("id").where("name", "=", dana.name).executeTakeFirstOrThrow();
  await db.deleteFrom("staff_sessions").where("staff_id", "=", staff.id).execute();
  await answer(page).fill("Half an answer");
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL(/sign-in\?back=/);
  const back = new URL(page.url()).searchParams.get("back") ?? "";
  const session = { staffId: staff.id, userAgent: "", confirmed: false, now: Date.now() };
  const value = await openDeskSession(db, session);
  await page.context().addCookies([{ name: "desk-session", value, url: at(DESK, "/") }]);
  await page.goto(at(DESK, back));
  await expect.poll(() => answer(page).inputValue()).toBe("Half an answer");
  (complaints as string[]).length = 0;
  await leave();
});

test("an answer begins with a template and shows a car of the stock; what is not known or too long is told first", async () => {
  const words = mark();
  const boss = await colleague(db, "Robin Writes", [{ role: "manager", reach: siteReach("halden") }]);
  const id = await thread(words);
  const { page, leave, complaints } = await deskOf(visit, boss, { viewport: { width: 1440, height: 900 } });
  await page.goto(at(DESK, "/desk/templates"));
  const add = page.getByRole("region", { name: "Add a template" });
  await add.getByRole("textbox", { name: "Name" }).fill(`Here ${words}`);
  await add.getByRole("textbox", { name: "Text" }).fill("Hi {{nmae}}");
  await add.getByRole("button", { name: "Add it" }).click();
  await page.getByRole("alert").getByText("There is no field {{nmae}}.").waitFor();
  await add.getByRole("textbox", { name: "Text" }).fill("Hi {{name}}, it costs {{price}} at {{yard}}.");
  await add.getByRole("button", { name: "Add it" }).click();
  await page.getByText(`“Here ${words}” is kept.`).waitFor();
  await page.getByRole("textbox", { name: "Below each of your answers" }).fill(`Ask for ${words}-me`);
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByText("Your answers are signed like this from now on.").waitFor();
  await expectAccessible(page);

  await page.goto(at(DESK, `/desk/leads/${id}`));
  await page.getByText("Live", { exact: true }).waitFor();
  await page.getByRole("combobox", { name: "Begin with a template" }).selectOption({ label: `Here ${words}` });
  await page.getByText("Not known of").waitFor();
  expect(await answer(page).inputValue()).toMatch(/^Hi Zoë, it costs \{\{price\}\} at Halden/);
  await page.getByRole("button", { name: "Send" }).click();
  const refusal = page.getByRole("alert").getByText("Fill in {{price}} first. Nothing was sent.");
  await refusal.waitFor();
  // A colleague's note makes the page read itself anew, and the refusal stands until the next try.
  await send(boss, `/desk/leads/${id}`, { intent: "note", text: `${words}-note` });
  await page.getByText(`${words}-note`).waitFor();
  expect(await refusal.isVisible()).toBe(true);
  await answer(page).fill("Hi");
  await answer(page).press("End");
  await answer(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "x".repeat(5_000_000));
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByRole("alert").getByText("5,000,002 characters, and 10,000 are the most.").waitFor();
  expect(await answer(page).inputValue()).toBe("Hi");
  await answer(page).fill("x".repeat(10_001));
  expect(await page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
  await answer(page).fill(`Hi Zoë, this one: ${words}-answer`);
  await page.getByRole("button", { name: "Show a car" }).click();
  const car = page.locator(".car-finder li button").first();
  const name = await car.locator(".cut").textContent();
  await car.click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Handed over to be sent").waitFor();
  await page.getByRole("button", { name: "Show a car" }).waitFor();
  const mail = await mailWith("halden", `${words}-answer`);
  expect(mail).toContain(name?.split(" ").slice(0, 3).join(" ") ?? "?");
  expect(mail).toMatch(/\/cars\//);
  expect(mail).toMatch(/\$\d/);
  expect(mail).toContain(`Ask for ${words}-me`);

  // The shopper's reply by mail joins the thread, and they wait again.
  const box = await visit();
  const path = /action="(\/dev\/mailbox\/[^"?]+)"/.exec(mail)?.[1] ?? "";
  await box.page.goto(at("halden", path));
  await box.page.getByRole("textbox", { name: "Reply as the shopper" }).fill(`Saturday it is ${words}-reply`);
  await box.page.getByRole("button", { name: "Reply" }).click();
  await box.page.getByText("It stands in its thread at the desk.").waitFor();
  await box.leave();
  await page
    .getByRole("article")
    .filter({ hasText: `${words}-reply` })
    .waitFor();
  await page.goto(at(DESK, `/desk/leads?view=waiting&q=${words}`));
  await page.getByRole("link", { name: new RegExp(`Zoë ${words}`) }).waitFor();
  // The browser itself says of each refusal that it was one.
  expect(complaints.every((one) => one.includes("422"))).toBe(true);
  (complaints as string[]).length = 0;
  await leave();
});

test("a manager exports a list after confirming, its cells no formulas; nobody exports another dealer's people", async () => {
  const words = mark();
  await thread(words, { name: `=HYPERLINK("x") ${words}` });
  const read = ({ token }: Colleague, path: string) =>
    ask(inject("serverPort"), DESK, path, { headers: { cookie: `desk-session=${token}` } });
  const boss = await colleague(db, `Robin ${words}`, [{ role: "manager", reach: siteReach("halden") }]);
  const file = await read(boss, `/desk/leads/export.csv?view=all&q=${words}`);
  expect([file.status, file.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  const lines = file.text.trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"") ${words}`);
  // Times are the showroom's, as a spreadsheet reads them, and say whose clock it is.
  expect(lines[1]).toMatch(/,(\d{4}-\d\d-\d\d \d\d:\d\d),\1,\1,Australia\/Sydney,/);
  const acts = db
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "export leads")
    .where("by", "=", boss.name);
  expect((await acts.execute()).map(({ after }) => JSON.parse(after ?? "{}"))).toMatchObject([{ words, people: 1 }]);

  const sales = await colleague(db, "Dana Sells");
  expect((await read(sales, "/desk/leads/export.csv?view=all")).status).toBe(403);
  const kingtide = await colleague(db, "King Tide", [{ role: "manager", reach: siteReach("kingtide") }]);
  expect((await read(kingtide, `/desk/leads/export.csv?view=all&q=${words}`)).text).not.toContain(words);
  expect((await read(kingtide, "/desk/leads/export.csv?view=all&dealership=halden-castle-hill")).status).toBe(404);
  await db
    .updateTable("staff_sessions")
    .set({ confirmed_at: null })
    .where("staff_id", "in", (row) => row.selectFrom("staff").select("id").where("name", "=", boss.name))
    .execute();
  const asked = await read(boss, `/desk/leads/export.csv?view=all&q=${words}`);
  expect(asked.status).toBe(302);
  expect((await read(boss, asked.headers.location ?? "")).text).toContain("Confirm that it is you");
});

test("in a narrow window what is known of a person opens as a sheet, and the answer is one line until somebody writes", async () => {
  const words = mark();
  const id = await thread(words);
  const boss = await colleague(db, "Tab Let", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, leave } = await deskOf(visit, boss, { viewport: { width: 820, height: 1180 } });
  const opens = page.getByRole("button", { name: "What is known of" });
  const joins = page.getByText("Join or split threads");
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at(DESK, `/desk/leads/${id}`));
    expect(await joins.isVisible()).toBe(false);
    await opens.focus();
    await page.keyboard.press("Enter");
    await joins.waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => joins.isVisible()).toBe(false);
    expect(await opens.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(at(DESK, `/desk/leads/${id}`));
  await expect
    .poll(() => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1))
    .toBe(true);
  const send = page.getByRole("button", { name: "Send" });
  expect(await send.isVisible()).toBe(false);
  await answer(page).click();
  await send.waitFor();
  await answer(page).fill(`Yes ${words}`);
  await page.getByRole("heading", { level: 2 }).click();
  expect(await send.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await joins.waitFor();
  expect(await opens.isVisible()).toBe(false);
  await leave();
});

test("a manager erases a person by their name, and nothing of them is left; whoever sells is refused", async () => {
  const sales = await colleague(db, "Sal Erases");
  const boss = await colleague(db, "Boss Erases", [{ role: "manager", reach: siteReach("halden") }]);
  const words = mark();
  const id = await thread(words);
  expect((await send(sales, `/desk/leads/${id}/erase`, { intent: "erase", name: `Zoë ${words}` })).status).toBe(403);
  const visitor = await deskOf(visit, boss, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const { page, leave } = visitor;
  await page.goto(at(DESK, `/desk/leads/${id}`));
  await page.getByRole("button", { name: "What is known of" }).click();
  await page.getByRole("link", { name: "Erase this person" }).click();
  const heading = page.getByRole("heading", { level: 1, name: `Erase Zoë ${words}` });
  const name = (await heading.textContent())?.replace("Erase ", "") ?? "";
  await page.getByRole("radio", { name: "They asked to be erased" }).check();
  await page.getByRole("textbox", { name: "to erase them" }).fill("Zoe");
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.getByRole("alert").getByText("Write the name as it stands here").waitFor();
  expect(await page.getByRole("textbox", { name: "to erase them" }).inputValue()).toBe("Zoe");
  await page.getByRole("textbox", { name: "to erase them" }).fill(` ${name.toLowerCase().replace(" ", "  ")}`);
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.getByText("Erased on").waitFor();
  expect(await page.content()).not.toContain(words);
  expect(await page.getByRole("link", { name: "Erase this person" }).count()).toBe(0);
  const again = await send(boss, `/desk/leads/${id}`, { intent: "note", text: `again ${words}` });
  expect(again.text).toContain("This person was erased. Nothing can be written here any more.");
  // The browser notes that the first name was refused.
  (visitor.complaints as string[]).length = 0;
  const left = await db.selectFrom("people_leads").select("words").where("person_id", "=", id).execute();
  expect(left).toEqual([{ words: "" }]);
  await leave();
});
