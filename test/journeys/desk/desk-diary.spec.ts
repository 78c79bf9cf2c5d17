import { randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { dealershipReach, siteReach } from "../../../src/features/staff/ability.ts";
import { actsOn } from "../../../src/features/staff/audit/data.ts";
import { addDays } from "../../../src/lib/time/zoned.ts";
import { ask } from "../../setup/ask.ts";
import { openDay } from "../../setup/clock/days.ts";
import { at, expectAccessible, openBrowser } from "../browser.ts";
import { mailWith } from "../mailbox.ts";
import { colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser({ pictures: false });
const PLACE = "halden.castle-hill-sales";
const DEALERSHIP = "halden-castle-hill";

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** A car for sale at Castle Hill, a different one for each test. */
async function someCar(index: number) {
  const cars = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["cars.id", "cars.slug", "cars.stocknum"])
    .where("dealerships.slug", "=", DEALERSHIP)
    .where("status", "=", "in_stock")
    .where("show_on_dealer_website", "=", 1)
    .orderBy("cars.id")
    .limit(5)
    .execute();
  const car = cars[index];
  if (!car) throw new Error("Castle Hill has no such car.");
  return car;
}

/** The free times that the page of a test drive shows, as `YYYY-MM-DDTHH:MM`. */
const offered = (page: Page) =>
  page
    .getByRole("combobox", { name: "Preferred date and time" })
    .locator("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));

/** Books a test drive on the site, as a shopper without JavaScript; returns the time, and that of the page's last. */
async function bookOnSite(slug: string, name: string, wanted?: string): Promise<readonly string[]> {
  const { page, leave } = await visit({ javaScriptEnabled: false });
  await page.goto(at("halden", `/cars/${slug}/test-drive`));
  const times = await offered(page);
  const time = wanted ?? times[Math.floor(times.length / 2)] ?? "";
  expect(times).toContain(time);
  await page.getByRole("combobox", { name: "Preferred date and time" }).selectOption(time);
  await page.getByRole("textbox", { name: "First name" }).fill("Zoë");
  await page.getByRole("textbox", { name: "Last name" }).fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(`${name}@shopper.example`);
  await page.getByRole("textbox", { name: "Phone" }).fill(`0491 57${String(Math.random()).slice(2, 7)}`);
  await page.getByRole("button", { name: "Request test drive" }).click();
  await page.waitForURL(/\/success/);
  await leave();
  return [time, ...times.filter((one) => one !== time)];
}

const bookingOf = (name: string) =>
  db
    .selectFrom("bookings")
    .selectAll()
    .where("contact_email", "=", `${name.toLowerCase()}@shopper.example`)
    .executeTakeFirstOrThrow();

test("a test drive booked on the site stands in the diary, is moved, its mail has the new time, the old one is free for the next, and a no-show is noted", async () => {
  const car = await someCar(0);
  const name = `Moved-${randomBytes(4).toString("hex")}`;
  const [time = "", ...others] = await bookOnSite(car.slug, name);
  const [date = "", clock = ""] = time.split("T");
  const next = others.at(-1) ?? "";
  const [nextDate = "", nextClock = ""] = next.split("T");

  const boss = await colleague(db, "Dana Whitlock", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, leave } = await deskOf(visit, boss, { viewport: { width: 1440, height: 900 } });
  await page.goto(at(DESK, `/desk/diary?place=${PLACE}&day=${date}`));
  await expectAccessible(page);
  const block = page.locator(".diary-week").getByRole("link", { name: new RegExp(name) });
  // Dragged an hour on or back, it opens with that time chosen; nothing is moved before somebody saves.
  const hourFrom = (hours: number) => `${String(Number(clock.slice(0, 2)) + hours).padStart(2, "0")}${clock.slice(2)}`;
  const hours = others.includes(`${date}T${hourFrom(1)}`) ? 1 : -1;
  await page.getByText("Live", { exact: true }).waitFor();
  await block.hover({ position: { x: 20, y: 10 } });
  const { x = 0, y = 0 } = (await block.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x + 22, y + 40);
  await page.mouse.move(x + 22, y + 10 + hours * 64);
  await page.locator(".drop-line").waitFor();
  await page.mouse.up();
  await page.getByText(/^Dragged to .*Save to move it/).waitFor();
  expect(await page.getByRole("combobox", { name: "Time" }).inputValue()).toBe(hourFrom(hours));
  expect(await bookingOf(name)).toMatchObject({ date, time: clock, sequence: 0 });
  await page.goto(at(DESK, `/desk/diary?place=${PLACE}&day=${date}`));
  await block.click();
  await page.getByRole("heading", { name: `Zoë ${name}` }).waitFor();
  await expectAccessible(page);
  await page.getByLabel("Day", { exact: true }).fill(nextDate);
  await page.locator(`select[name="time"] option[value="${nextClock}"]`).waitFor({ state: "attached" });
  await expect.poll(() => page.locator('input[name="date"]').inputValue()).toBe(nextDate);
  await page.getByRole("combobox", { name: "Time" }).selectOption(nextClock);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The new time goes out by mail").waitFor();
  const booking = await bookingOf(name);
  expect(booking).toMatchObject({ date: nextDate, time: nextClock, sequence: 1, car_id: car.id });
  expect(await actsOn(db, `booking:${booking.id}`)).toMatchObject([
    { action: "move", by: "Dana Whitlock", before: { date, time: clock }, after: { date: nextDate, time: nextClock } },
  ]);
  const letter = await db
    .selectFrom("notices")
    .select("letter")
    .where("lead_id", "=", booking.lead_id)
    .where("kind", "=", "booking.moved")
    .executeTakeFirstOrThrow();
  const { subject, calendar } = JSON.parse(letter.letter);
  expect(await mailWith("halden", subject.slice(subject.indexOf(" on ")))).toContain("New time");
  expect(calendar.text).toContain(`UID:${booking.uid}\r\nSEQUENCE:1`);

  // The next shopper of the same car is offered the old time, and not the new one.
  const second = `Next-${randomBytes(4).toString("hex")}`;
  expect(await bookOnSite(car.slug, second, time)).not.toContain(next);
  expect(await bookingOf(second)).toMatchObject({ date, time: clock, state: "booked" });

  // Its hour has come, and nobody did.
  await db
    .updateTable("bookings")
    .set({ starts_at: Date.now() - 3_600_000, ends_at: Date.now() - 1_800_000 })
    .where("id", "=", booking.id)
    .execute();
  await page.goto(at(DESK, `/desk/diary/${booking.id}?place=${PLACE}&day=${nextDate}`));
  await page.getByRole("button", { name: "Did not come" }).click();
  await page.getByText("Noted: nobody came.").waitFor();
  expect((await bookingOf(name)).state).toBe("no-show");
  await leave();
});

test("without JavaScript, on a phone, the desk books by hand, says its hours, and gives its calendar an address", async () => {
  const car = await someCar(1);
  const name = `Hand-${randomBytes(4).toString("hex")}`;
  const boss = await colleague(db, "Robin Boss", [{ role: "manager", reach: siteReach("halden") }]);
  const plain = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
  const { page, leave, complaints } = await deskOf(visit, boss, plain);
  const day = openDay(9);
  await page.goto(at(DESK, `/desk/diary?place=${PLACE}&day=${day}`));
  await page.getByRole("link", { name: /^Book/ }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(`<b>Zoë</b> ${name}`);
  await page.getByRole("textbox", { name: "E-mail" }).fill(`${name}@shopper.example`);
  await page.getByRole("textbox", { name: /^Car/ }).fill("no such car");
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByRole("alert").getByText("no car with that stock number").waitFor();
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe(`<b>Zoë</b> ${name}`);
  await page.getByRole("textbox", { name: /^Car/ }).fill(car.stocknum);
  await page.getByRole("button", { name: "Book" }).click();
  await page.getByRole("heading", { name: `<b>Zoë</b> ${name}` }).waitFor();
  expect(await bookingOf(name)).toMatchObject({ date: day, car_id: car.id, kind: "test-drive", state: "booked" });
  // The thread says so, and nobody waits for an answer.
  await page.getByRole("link", { name: "Thread" }).click();
  await page.getByRole("link", { name: /^Test drive on / }).waitFor();

  await page.goto(at(DESK, `/desk/diary/hours?place=${PLACE}&day=${day}`));
  const drives = page.getByRole("region", { name: "Test drives" });
  await drives.getByRole("textbox", { name: "Minutes that one lasts" }).fill("900");
  await drives.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText("from 15 to 480 minutes").waitFor();
  expect(await drives.getByRole("textbox", { name: "Minutes that one lasts" }).inputValue()).toBe("900");
  await drives.getByRole("textbox", { name: "Minutes that one lasts" }).fill("45");
  await drives.getByRole("textbox", { name: /^Closed days/ }).fill("2027-02-03");
  await drives.getByRole("button", { name: "Save" }).click();
  await page.getByText("Shoppers see the new times at once").waitFor();
  await drives.getByRole("button", { name: "Follow the file again" }).click();
  await page.getByText("The dealership’s file counts again").waitFor();
  await page.getByRole("button", { name: /^Make (an|a new) address$/ }).click();
  await page.getByText("The calendar has a new address").waitFor();
  const feed = new URL(await page.getByRole("textbox", { name: "Address" }).inputValue());
  // A calendar's program has no session, only the address.
  const first = await ask(inject("serverPort"), DESK, feed.pathname);
  expect(first.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(first.text).toContain("BEGIN:VCALENDAR\r\n");
  expect(first.text).not.toContain(name);
  const again = await ask(inject("serverPort"), DESK, feed.pathname, {
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect(again.status).toBe(304);
  expect((await ask(inject("serverPort"), DESK, `${feed.pathname.slice(0, -8)}AAAA.ics`)).status).toBe(404);
  // The browser itself reports the status of a form that was refused.
  (complaints as string[]).length = 0;
  await leave();
});

test("booking by hand opens at the first day with a free time; a day that somebody chooses is shown as it is", async () => {
  const { token } = await colleague(db, "Freya Slots", [{ role: "workshop", reach: siteReach("halden") }]);
  const read = async (query: string) => {
    const options = { headers: { cookie: `desk-session=${token}` } };
    const path = `/desk/diary/book?place=halden.alexandria-service&${query}`;
    const { text } = await ask(inject("serverPort"), DESK, path, options);
    return {
      date: /name="date" value="([\d-]+)"/.exec(text)?.[1],
      isFull: text.includes("Nothing is free on this day"),
    };
  };
  // A workshop rests on Sundays: whoever opens the diary there is led to the next day that it works.
  const wednesday = openDay(7);
  const on = (days: number) => addDays(wednesday, days);
  expect(await read(`day=${on(0)}`)).toEqual({ date: on(0), isFull: false });
  const closed = (await read(`day=${on(4)}&chosen=yes`)).isFull;
  expect(closed, "Sunday is closed").toBe(true);
  const opened = await read(`day=${on(4)}`);
  expect(opened.isFull).toBe(false);
  expect(opened.date && opened.date > on(4)).toBe(true);
});

test("nobody changes another yard's booking, a reader none, and a workshop keeps services alone; keys lead through the weeks", async () => {
  const car = await someCar(2);
  const name = `Yard-${randomBytes(4).toString("hex")}`;
  await bookOnSite(car.slug, name);
  const { id, date } = await bookingOf(name);
  const port = inject("serverPort");
  const send = (token: string, intent?: string) =>
    ask(port, DESK, `/desk/diary/${id}?place=${PLACE}&day=${date}`, {
      method: intent ? "POST" : "GET",
      headers: { cookie: `desk-session=${token}`, "content-type": "application/x-www-form-urlencoded" },
      ...(intent ? { body: new URLSearchParams({ intent }).toString() } : {}),
    });
  const reach = (slug: string) => dealershipReach(slug);
  const elsewhere = await colleague(db, "Else Where", [{ role: "manager", reach: reach("kingtide-southport") }]);
  const workshop = await colleague(db, "Work Shop", [{ role: "workshop", reach: reach(DEALERSHIP) }]);
  const reader = await colleague(db, "Rea Der", [{ role: "reader", reach: reach(DEALERSHIP) }]);
  for (const { token } of [elsewhere, workshop])
    expect([(await send(token)).status, (await send(token, "cancelled")).status]).toEqual([404, 404]);
  expect([(await send(reader.token)).status, (await send(reader.token, "cancelled")).status]).toEqual([200, 403]);
  expect((await bookingOf(name)).state).toBe("booked");

  // A form about another's diary changes none of one's own in its place, and its page names what it shows.
  const about = (path: string, body?: Record<string, string>) =>
    ask(port, DESK, `/desk/diary/${path}?place=${PLACE}`, {
      method: body ? "POST" : "GET",
      headers: { cookie: `desk-session=${elsewhere.token}`, "content-type": "application/x-www-form-urlencoded" },
      ...(body ? { body: new URLSearchParams(body).toString() } : {}),
    });
  const own = () => db.selectFrom("diary_feeds").selectAll().where("site_slug", "=", "kingtide").execute();
  const feeds = await own();
  const person = { name: "Kim", phone: "0491 570 156", kind: "test-drive", date: addDays(date, 1), time: "10:00" };
  expect((await about("hours", { intent: "renew the address" })).status).toBe(403);
  expect((await about("book", { intent: "book", ...person })).status).toBe(403);
  expect(await own()).toEqual(feeds);
  for (const path of ["hours", "book"]) {
    const { status, headers } = await about(path);
    expect([status, headers.location]).toEqual([302, expect.stringMatching(/\?place=kingtide\./)]);
  }

  const { page, leave } = await deskOf(visit, await colleague(db, "Key Board"), {
    colorScheme: "dark",
    viewport: { width: 820, height: 1100 },
  });
  await page.goto(at(DESK, `/desk/diary?place=${PLACE}&day=${date}`));
  await page.getByText("Live", { exact: true }).waitFor();
  await expectAccessible(page);
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).not.toBe(heading);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
  await page.keyboard.press("b");
  await page.getByRole("heading", { name: "Book", exact: true }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.goto(at(DESK, `/desk/diary/hours?place=${PLACE}`));
  await expectAccessible(page);
  await page.goto(at(DESK, `/desk/diary?place=${PLACE}&day=${date}`));
  await page.getByRole("link", { name: new RegExp(`^Zoë ${name}`) }).waitFor();
  await expectAccessible(page);
  await leave();
});

test("a booking's address alone, as a thread has it, opens it over the diary of its own showroom and week", async () => {
  const car = await someCar(3);
  const name = `Bare-${randomBytes(4).toString("hex")}`;
  await bookOnSite(car.slug, name);
  const { id } = await bookingOf(name);
  // In another week than today's, at a showroom that is not the first one.
  const date = openDay(16);
  await db.updateTable("bookings").set({ date }).where("id", "=", id).execute();
  const boss = await colleague(db, "Bea Bare", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, leave } = await deskOf(visit, boss);
  await page.goto(at(DESK, "/desk/diary"));
  const first = page.getByRole("navigation", { name: "Location" }).locator('[aria-current="page"]');
  expect(await first.getAttribute("href")).not.toContain(PLACE);
  await page.goto(at(DESK, `/desk/diary/${id}`));
  await page.getByRole("heading", { name: `Zoë ${name}` }).waitFor();
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("place"), searchParams.get("day")]).toEqual([PLACE, date]);
  await page
    .locator(".diary-week")
    .getByRole("link", { name: new RegExp(name) })
    .waitFor();
  // Whoever leafs on with it open is not led back.
  await page.goto(at(DESK, `/desk/diary/${id}?place=${PLACE}&day=${addDays(date, 7)}`));
  expect(new URL(page.url()).searchParams.get("day")).toBe(addDays(date, 7));
  await leave();
});
