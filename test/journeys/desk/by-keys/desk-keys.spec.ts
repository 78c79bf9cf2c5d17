import { randomBytes } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../../src/db/open.ts";
import { KEYS } from "../../../../src/desk/keys/record.ts";
import { siteReach } from "../../../../src/features/staff/ability.ts";
import { addDays, instantOf } from "../../../../src/lib/time/zoned.ts";
import { openDay } from "../../../setup/clock/days.ts";
import { ENQUIRY, postLead } from "../../../setup/lead.ts";
import { at, openBrowser } from "../../browser.ts";
import { colleague, DESK, deskOf } from "../desk-people.ts";
import { paidInvoice } from "../money/desk-payments.ts";

/** Each key of the desk's record does what it says: the list of what is tried here is the record's own. */

const { visit } = openBrowser();
const SOON = { timeout: 10_000 };

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
  await pickThings();
});
afterAll(() => db.destroy());

/** A key of a group, with where the focus must be: two may share a sign. */
const named = ({ key, on }: { readonly key: string; readonly on?: string }) => (on ? `${key} on ${on}` : key);

/** Presses a key as the browser names it. */
const press = (page: Page, key: string) => page.keyboard.press(key.replace("Mod", "Control"));

const isFocused = (one: Locator) => one.evaluate((element) => element === document.activeElement);
const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

type Tries = Readonly<Record<string, (page: Page, key: string) => Promise<void>>>;

const opensRow = (opened: RegExp) => async (page: Page) => {
  await press(page, "Enter");
  await page.waitForURL(opened);
};

/** The keys that go through a list of rows. */
const moves = (rows: (page: Page) => Locator, opened: RegExp): Tries => ({
  j: async (page) => {
    await press(page, "j");
    await expect.poll(() => isFocused(rows(page).first())).toBe(true);
    await press(page, "j");
    await expect.poll(() => isFocused(rows(page).nth(1))).toBe(true);
  },
  k: async (page) => {
    await press(page, "k");
    await expect.poll(() => isFocused(rows(page).first())).toBe(true);
  },
  Enter: opensRow(opened),
});

const everywhere: Tries = {
  "Mod+k": async (page, key) => {
    await press(page, key);
    const palette = page.getByRole("dialog", { name: "Find or do anything" });
    await palette.waitFor();
    await page.keyboard.press("Escape");
    await palette.waitFor({ state: "detached" });
  },
  "/": async (page) => {
    await press(page, "/");
    expect(await isFocused(page.getByRole("searchbox"))).toBe(true);
    await page.getByRole("searchbox").blur();
  },
  "?": async (page) => {
    await press(page, "?");
    await page.getByRole("dialog", { name: "Keys" }).waitFor();
  },
  Escape: async (page) => {
    await press(page, "Escape");
    await page.getByRole("dialog", { name: "Keys" }).waitFor({ state: "hidden" });
  },
};

const words = randomBytes(5).toString("hex");
const enquiry = (name: string) =>
  postLead(inject("serverPort"), { ...ENQUIRY, name, email: `${name}@shopper.example`, phone: "0491 570 157" });
const reply = (page: Page) => page.getByRole("textbox", { name: /^Your (answer|note)$/ });
const away = (page: Page) => page.getByRole("heading", { level: 2, name: words }).click();

async function remindAgain(): Promise<void> {
  await db.updateTable("people_reminders").set({ at: Date.now(), done_at: null }).where("text", "=", words).execute();
}

const leads: Tries = {
  ...moves((page) => page.locator(".leads .lead"), /\/desk\/leads\/\d+/),
  e: async (page) => {
    await reply(page).waitFor();
    await press(page, "e");
    expect(await isFocused(reply(page))).toBe(true);
  },
  n: async (page) => {
    await away(page);
    await press(page, "n");
    expect(await isFocused(page.getByRole("textbox", { name: "Your note" }))).toBe(true);
  },
  "Mod+Enter on .reply": async (page, key) => {
    await page.keyboard.type(`Rang them ${words}`);
    await press(page, key);
    await page.getByText("The note is kept.").waitFor();
    await page.getByRole("textbox", { name: "Your answer" }).fill(`Dear them ${words}`);
    await press(page, key);
    await page
      .getByRole("article")
      .filter({ hasText: `Dear them ${words}` })
      .waitFor();
  },
  // Where no gateway for texts is set nothing goes out, and what is written stays.
  "Mod+Shift+Enter on .reply": async (page, key) => {
    await reply(page).fill("To be sent as a text");
    await press(page, key);
    await expect.poll(() => reply(page).inputValue()).toBe("To be sent as a text");
    await reply(page).fill("");
  },
  a: async (page) => {
    await away(page);
    await press(page, "a");
    expect(await isFocused(page.getByRole("combobox", { name: "Who has it" }))).toBe(true);
  },
  s: async (page) => {
    await away(page);
    await press(page, "s");
    expect(await isFocused(page.getByRole("combobox", { name: "How it stands" }))).toBe(true);
  },
  z: async (page) => {
    await away(page);
    await press(page, "z");
    expect(await isFocused(page.getByRole("combobox", { name: "Put aside" }))).toBe(true);
  },
  r: async (page) => {
    await away(page);
    await press(page, "r");
    await page.getByRole("textbox", { name: "Of what" }).fill(words);
    await page.keyboard.press("Enter");
    await page.getByText("You will be reminded.").waitFor();
  },
  c: async (page) => {
    await away(page);
    // A browser of these tests has nothing that dials: what is pressed is the link that would.
    await page.evaluate(() =>
      document.addEventListener("click", ({ target }) => {
        document.title = (target as Element).closest("a")?.href ?? "";
      }),
    );
    await press(page, "c");
    expect(await page.title()).toMatch(/^tel:\+?\d+$/);
  },
  l: async (page) => {
    await remindAgain();
    const due = page.getByRole("region", { name: "Reminders" });
    await due.getByText(words).first().waitFor();
    await away(page);
    await press(page, "l");
    await due.waitFor({ state: "detached" });
  },
  d: async (page) => {
    await remindAgain();
    const due = page.getByRole("region", { name: "Reminders" });
    await due.getByText(words).first().waitFor();
    await away(page);
    await press(page, "d");
    await due.waitFor({ state: "detached" });
  },
  ".": async (page) => {
    await page.locator(".leads .lead").first().focus();
    await enquiry(`${words}later`);
    const button = page.getByRole("button", { name: /new, show/ });
    await button.waitFor(SOON);
    await press(page, ".");
    await button.waitFor({ state: "detached" });
    await page.getByRole("link", { name: `${words}later` }).waitFor();
  },
};

const photo = (page: Page, at: number) => page.getByRole("button", { name: `Move photo ${at}:` });
const sources = (page: Page) =>
  page.locator(".photo img").evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));

const photos: Tries = {
  "ArrowRight on .photo": async (page, key) => {
    await photo(page, 1).focus();
    await press(page, key);
    expect(await isFocused(photo(page, 2))).toBe(true);
  },
  "ArrowLeft on .photo": async (page, key) => {
    await press(page, key);
    expect(await isFocused(photo(page, 1))).toBe(true);
  },
  "ArrowDown on .photo": async (page, key) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await photo(page, 1).focus();
    await press(page, key);
    expect(await focusOf(page)).toMatch(/^Move photo [2-9]/);
  },
  "ArrowUp on .photo": async (page, key) => {
    await press(page, key);
    expect(await isFocused(photo(page, 1))).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
  },
  "Alt+ArrowRight on .photo": async (page, key) => {
    const before = await sources(page);
    await photo(page, 1).focus();
    await press(page, key);
    await expect.poll(() => sources(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    expect(await isFocused(photo(page, 2))).toBe(true);
    // At the end it stays, and the browser does not go forward or back instead.
    const { pathname } = new URL(page.url());
    await photo(page, 3).focus();
    await press(page, key);
    expect([new URL(page.url()).pathname, await isFocused(photo(page, 3))]).toEqual([pathname, true]);
  },
  "Alt+ArrowLeft on .photo": async (page, key) => {
    const before = await sources(page);
    await photo(page, 2).focus();
    await press(page, key);
    await expect.poll(() => sources(page)).toEqual([before[1], before[0], ...before.slice(2)]);
  },
  "r on .photo": async (page, key) => {
    const before = await sources(page);
    await photo(page, 2).focus();
    await press(page, key);
    await page.getByText("Turned.").waitFor();
    await expect.poll(async () => (await sources(page))[1]).not.toBe(before[1]);
    await expect.poll(() => isFocused(photo(page, 2))).toBe(true);
  },
  "Delete on .photo": async (page, key) => {
    await press(page, key);
    await page.getByText("Taken off.").waitFor();
    await expect.poll(async () => (await sources(page)).length).toBe(2);
    await expect.poll(() => isFocused(photo(page, 2))).toBe(true);
  },
  u: async (page) => {
    await press(page, "u");
    await page.getByText("The photo is back.").waitFor();
    await expect.poll(async () => (await sources(page)).length).toBe(3);
  },
};

const carRows = (page: Page) => page.locator(".stock a.car");
const box = (page: Page, at: number) => page.locator('input[name="car"]').nth(at);
const hide = (page: Page, name: RegExp) => page.getByRole("button", { name });

const stock: Tries = {
  f: async (page) => {
    await press(page, "f");
    expect(await page.evaluate(() => document.activeElement?.closest(".filters") !== null)).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  },
  j: moves(carRows, /$/).j as Tries[string],
  k: moves(carRows, /$/).k as Tries[string],
  x: async (page) => {
    await press(page, "x");
    expect(await box(page, 0).isChecked()).toBe(true);
  },
  "Shift+x": async (page, key) => {
    await carRows(page).nth(3).focus();
    await press(page, key);
    await page.getByRole("toolbar").getByText("4 cars").waitFor();
    expect(await box(page, 4).isChecked()).toBe(false);
  },
  h: async (page) => {
    await press(page, "h");
    await page.getByRole("heading", { name: "Hide: 4 cars" }).waitFor();
    // Without ticks it is about the row that has the focus; of a car that is open, about that one, and at once.
    await page.goto(at(DESK, `/desk/stock?q=${car.stocknum}`));
    await carRows(page).first().focus();
    await press(page, "h");
    await page.getByRole("heading", { name: "Hide: 1 car" }).waitFor();
    await page.goto(at(DESK, `/desk/stock/${car.id}?q=${car.stocknum}`));
    await hide(page, /^Hide it from shoppers/).waitFor();
    await press(page, "h");
    await page.getByText("Saved: Shown.").waitFor();
    await hide(page, /^Show it to shoppers/).waitFor();
    await press(page, "h");
    await hide(page, /^Hide it from shoppers/).waitFor();
    // A car that is shown again stands in the list within a second or two.
    await expect
      .poll(async () => {
        await page.goto(at(DESK, `/desk/stock?q=${car.stocknum}`));
        return carRows(page).count();
      }, SOON)
      .toBe(1);
  },
  Enter: async (page) => {
    await carRows(page).first().focus();
    await press(page, "Enter");
    await page.waitForURL(new RegExp(`/desk/stock/${car.id}`));
  },
  p: async (page) => {
    const price = page.getByRole("textbox", { name: "Price", exact: true });
    await price.waitFor();
    await press(page, "p");
    expect(await isFocused(price)).toBe(true);
  },
  "Mod+s": async (page, key) => {
    await page.getByRole("textbox", { name: "Tag" }).fill(words);
    await press(page, key);
    await page.getByText("Saved: Tag.").waitFor();
    await page.getByRole("heading", { level: 2 }).first().click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  },
  i: async (page) => {
    await press(page, "i");
    await page.waitForURL(/\/photos$/);
    await page.goto(at(DESK, "/desk/stock"));
  },
  n: async (page) => {
    await press(page, "n");
    await page.getByRole("heading", { name: "Add a car" }).waitFor();
  },
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).textContent();
const focusedBooking = (page: Page) =>
  page.evaluate(() => {
    const card = document.activeElement?.closest(".booking");
    const column = card?.closest<HTMLElement>(".day-column");
    return card && column ? `${column.dataset.date} ${card.textContent}` : null;
  });

const diary: Tries = {
  "ArrowDown on .booking": async (page, key) => {
    const first = page.locator(".day-column:has(.booking-at ~ .booking-at) .booking").first();
    await first.focus();
    const before = await focusedBooking(page);
    await press(page, key);
    const after = await focusedBooking(page);
    expect(after).not.toBe(before);
    expect(after?.slice(0, 10)).toBe(before?.slice(0, 10));
  },
  "ArrowUp on .booking": async (page, key) => {
    const before = await focusedBooking(page);
    await press(page, key);
    expect(await focusedBooking(page)).not.toBe(before);
  },
  "ArrowRight on .booking": async (page, key) => {
    await page.locator(".booking").first().focus();
    const before = await focusedBooking(page);
    await press(page, key);
    const after = await focusedBooking(page);
    expect((after ?? "") > (before ?? "")).toBe(true);
    expect(after?.slice(0, 10)).not.toBe(before?.slice(0, 10));
  },
  "ArrowLeft on .booking": async (page, key) => {
    const before = await focusedBooking(page);
    await press(page, key);
    const after = await focusedBooking(page);
    expect(after?.slice(0, 10)).not.toBe(before?.slice(0, 10));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  },
  ArrowRight: async (page, key) => {
    const before = await heading(page);
    await press(page, key);
    await expect.poll(() => heading(page)).not.toBe(before);
  },
  t: async (page) => {
    const before = await heading(page);
    await press(page, "t");
    await expect.poll(() => heading(page)).not.toBe(before);
  },
  ArrowLeft: async (page, key) => {
    const before = await heading(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press(page, key);
    await expect.poll(() => heading(page)).not.toBe(before);
  },
  b: async (page) => {
    await press(page, "b");
    await page.getByRole("heading", { name: "Book", exact: true }).waitFor();
  },
};

const feeds: Tries = {
  ...moves((page) => page.locator("a.run"), /\/desk\/feeds\/\d+/),
  u: async (page) => {
    await press(page, "u");
    await page.waitForURL(/\/desk\/feeds\/upload$/);
  },
};

const money: Tries = {
  b: async (page) => {
    await press(page, "b");
    await page.waitForURL(/\/desk\/money\/books/);
    await page.goto(at(DESK, "/desk/money?view=paid"));
  },
  ...moves((page) => page.locator("a.row-link"), /\/desk\/money\/\d+/),
  r: async (page) => {
    await page.goto(at(DESK, `/desk/money/${held}`));
    await press(page, "r");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-key"))).toBe("r");
  },
  x: async (page) => {
    await press(page, "x");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("longer");
  },
};

const TRIES: Readonly<Record<string, Tries>> = {
  Everywhere: everywhere,
  Leads: leads,
  Photos: photos,
  Stock: stock,
  Diary: diary,
  Feeds: feeds,
  Money: money,
};

/** A car of halden's for the keys of stock and photos, and the payment by which it is held. */
let car: { readonly id: number; readonly stocknum: string };
let held: number;

async function pickThings(): Promise<void> {
  car = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["cars.id", "cars.stocknum"])
    .where("dealerships.slug", "=", "halden-brookvale")
    .where("cars.status", "=", "in_stock")
    .where("cars.show_on_dealer_website", "=", 1)
    .orderBy("cars.id", "desc")
    .executeTakeFirstOrThrow();
  const paid = [await paidInvoice(db), await paidInvoice(db)];
  held = paid[0]?.id ?? 0;
  await db.updateTable("payments").set({ car_id: car.id, purpose: "deposit" }).where("id", "=", held).execute();
  const until = { held_from: Date.now(), held_until: Date.now() + 86_400_000 };
  await db
    .insertInto("reservations")
    .values({ payment_id: held, car_id: car.id, ...until, ended_at: null, outcome: null })
    .execute();
}

/** A test drive at Castle Hill, as if it had been booked there. */
async function bookingAt(date: string, time: string): Promise<void> {
  await enquiry(`${words}booked`);
  const leads = db.selectFrom("leads").select("id").where("payload", "like", `%${words}booked%`);
  const { id: lead } = await leads.orderBy("id", "desc").executeTakeFirstOrThrow();
  const starts = instantOf(date, time, "Australia/Sydney");
  const end = starts + 45 * 60_000;
  await db
    .insertInto("bookings")
    .values({
      uid: randomBytes(8).toString("hex"),
      lead_id: lead,
      site_slug: "halden",
      kind: "test-drive",
      car_id: null,
      dealership_slug: "halden-castle-hill",
      location_slug: "castle-hill-sales",
      date,
      time,
      state: "booked",
      starts_at: starts,
      ends_at: end,
      free_at: end,
      staff_id: null,
      contact_email: null,
      contact_phone: null,
      from_address: null,
      remind_at: null,
      remind_claimed_until: null,
      reminded_at: null,
      created_at: Date.now(),
      changed_at: Date.now(),
    })
    .execute();
}

/** Three photos of our own store, which can be turned. */
async function sendPhotos(page: Page): Promise<void> {
  await db
    .updateTable("cars")
    .set({ images: "[]", thumbnails: "[]", primary_image_url: null, photos_count: 0 })
    .where("id", "=", car.id)
    .execute();
  await page.goto(at(DESK, `/desk/stock/${car.id}/photos`));
  const files = ["#a33", "#3a3", "#33a"].map(async (background, index) => ({
    name: `${index}.jpg`,
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  }));
  await page.getByLabel("Add photos").setInputFiles(await Promise.all(files));
  await expect.poll(() => page.locator(".photo").count(), SOON).toBe(3);
}

/** Where the keys of a group are tried, and what must be there for them. */
const BEGIN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Everywhere: async (page) => void (await page.goto(at(DESK, "/desk/stock"))),
  Leads: async (page) => {
    for (const name of [`${words}a`, `${words}b`])
      await postLead(inject("serverPort"), {
        ...ENQUIRY,
        name,
        email: `${name}@shopper.example`,
        phone: name.endsWith("a") ? "0491 570 158" : "0491 570 159",
      });
    await page.goto(at(DESK, `/desk/leads?q=${words}`));
    await page.getByText("Live", { exact: true }).waitFor();
    await page.getByRole("link", { name: words }).first().waitFor();
  },
  Photos: sendPhotos,
  Stock: async (page) => void (await page.goto(at(DESK, "/desk/stock"))),
  Diary: async (page) => {
    const day = openDay(21);
    for (const [date, time] of [
      [day, "10:00"],
      [day, "14:00"],
      [addDays(day, 1), "11:00"],
    ] as const)
      await bookingAt(date, time);
    await page.goto(at(DESK, `/desk/diary?place=halden.castle-hill-sales&day=${day}`));
    await page.locator(".booking").first().waitFor();
  },
  Feeds: async (page) => {
    const yard = db.selectFrom("dealerships").select("id").where("slug", "=", "halden-liverpool");
    const { id } = await yard.executeTakeFirstOrThrow();
    const when = { started_at: Date.now(), finished_at: Date.now() };
    const refused = { mode: "full", report: "null", standing: "refused", reason: "It has no columns." } as const;
    for (const file of ["one.csv", "two.csv"])
      await db
        .insertInto("import_runs")
        .values({ dealership_id: id, file, ...when, ...refused })
        .execute();
    await page.goto(at(DESK, "/desk/feeds"));
  },
  Money: async (page) => void (await page.goto(at(DESK, "/desk/money"))),
};

test("every key of the record is tried here, in its room, and nothing else is", () => {
  const recorded = KEYS.map(({ name, keys }) => [name, keys.map(named).sort()]);
  const tried = Object.entries(TRIES).map(([name, keys]) => [name, Object.keys(keys).sort()]);
  expect(Object.fromEntries(tried)).toEqual(Object.fromEntries(recorded));
});

test.each(Object.keys(TRIES))(
  "the keys of %s do what the record says",
  async (name) => {
    const boss = await colleague(db, `Kay ${name}`, [{ role: "manager", reach: siteReach("halden") }]);
    const { page, complaints, leave } = await deskOf(visit, boss, { viewport: { width: 1440, height: 900 } });
    await BEGIN[name]?.(page);
    const keys = KEYS.find((group) => group.name === name)?.keys ?? [];
    for (const [one, tries] of Object.entries(TRIES[name] ?? {})) {
      const key = keys.find((each) => named(each) === one)?.key ?? "";
      await tries(page, key).catch((error: unknown) => {
        throw new Error(`the key ${one} of ${name}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      });
    }
    expect(complaints).toEqual([]);
    await leave();
  },
  120_000,
);

test("a key that follows the closing of a dialog at once is heard, though the focus has not left the dialog yet", async () => {
  const { page, leave } = await deskOf(visit, await colleague(db, "Quick Hand"), {});
  await page.goto(at(DESK, "/desk/stock"));
  await page.keyboard.press("Control+k");
  const field = page.getByRole("dialog", { name: "Find or do anything" }).getByRole("combobox");
  await field.evaluate((input) => {
    input.closest("dialog")?.close();
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
  });
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await leave();
});

test("single keys rest where they are switched off, and chords, arrows and ? go on", async () => {
  const { page, leave } = await deskOf(visit, await colleague(db, "Rue Resting"), {});
  await page.goto(at(DESK, "/desk/stock"));
  await page.keyboard.press("?");
  await page.getByRole("checkbox", { name: "Single keys work on this device" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("n");
  expect(new URL(page.url()).pathname).toBe("/desk/stock");
  expect(await page.evaluate(() => document.activeElement?.matches(".car"))).toBe(false);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Find or do anything" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await leave();
});
