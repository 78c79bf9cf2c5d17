import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { tokenHash } from "../../../src/features/sign-in/secrets.ts";
import { siteReach } from "../../../src/features/staff/ability.ts";
import { actsOn } from "../../../src/features/staff/audit/data.ts";
import { ask } from "../../setup/ask.ts";
import { openDay, sydneyToday } from "../../setup/clock/days.ts";
import { runCommand } from "../../setup/command.ts";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";
import { mailWith } from "../mailbox.ts";
import { type Colleague, colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser({ pictures: false });

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
  folder = mkdtempSync(join(tmpdir(), "forecourt-whole-way-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await db.destroy();
});

/** Milliseconds that it may take: it is many tests in a row, also where other work shares the machine. */
const WHOLE_WAY_MS = 120_000;

const YARD = "halden-parramatta";

/** A car of halden's that can be reserved and that no other journey asks for. */
const someCar = () =>
  db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["cars.id", "cars.name", "cars.slug", "stocknum", "make", "model", "year"])
    .where("dealerships.slug", "=", YARD)
    .where("cars.status", "=", "in_stock")
    .where("cars.reserved", "=", 0)
    .where("cars.payment_processors", "like", "%demo%")
    .orderBy("cars.id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();

interface Shopper {
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
}

/** A shopper enquires about this car on its page. */
async function enquires(page: Page, car: { readonly slug: string }, { surname, email, phone }: Shopper) {
  await page.goto(at("halden", `/cars/${car.slug}`));
  await page.getByRole("link", { name: "Enquire Now" }).locator("visible=true").first().click();
  await page.getByRole("textbox", { name: "First name" }).fill("Aroha");
  await page.getByRole("textbox", { name: "Last name" }).fill(surname);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Phone" }).fill(phone);
  await page.getByRole("textbox", { name: "Message" }).fill(`Is it here? ${surname}`);
  const terms = page.getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await page.waitForURL(/\/success/);
}

/** The same shopper pays the deposit of this car on the site; returns the payment's number and reference. */
async function reserves(page: Page, car: { readonly slug: string }, { surname, email, phone }: Shopper) {
  await page.goto(at("halden", `/cars/${car.slug}`));
  const button = page.getByRole("link", { name: "Reserve Car Now" }).locator("visible=true").first();
  await page.goto(at("halden", (await button.getAttribute("href")) ?? ""));
  for (const [name, value] of [
    ["First name", "Aroha"],
    ["Last name", surname],
    ["Email", email],
    ["Phone", phone],
    ["Postcode", "2150"],
  ] as const) {
    await page.getByRole("textbox", { name }).fill(value);
  }
  const terms = page.getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
  await page.getByRole("button", { name: "Reserve Car Now" }).click();
  await page.waitForURL(/\/demo-payment\//);
  await page.getByRole("button", { name: /^Approve/ }).click();
  await page.getByRole("heading", { name: "The car is reserved for you" }).waitFor();
  const reference = /payment=([0-9A-Z-]+)/.exec(page.url())?.[1] ?? "";
  const query = db.selectFrom("payments").select(["id", "reference", "amount_cents"]);
  return query.where("reference", "=", reference).executeTakeFirstOrThrow();
}

/** Today's line of the books, as this colleague downloads them. */
function booksOf({ token }: Colleague) {
  const today = sydneyToday();
  const headers = { cookie: `desk-session=${token}` };
  return ask(inject("serverPort"), DESK, `/desk/money/books.csv?from=${today}&to=${today}`, { headers });
}

/** A browser in which somebody's finger confirms what the desk asks to confirm. */
async function addPasskey(page: Page): Promise<void> {
  const browser = { name: "desk-browser", value: randomBytes(32).toString("base64url"), url: at(DESK, "/") };
  await page.context().addCookies([browser]);
  const tool = await page.context().newCDPSession(page);
  await tool.send("WebAuthn.enable");
  await tool.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(at(DESK, "/desk/account"));
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByText("not used yet").waitFor();
}

type Car = Awaited<ReturnType<typeof someCar>>;

async function leadIsAnswered(page: Page, car: Car, shopper: Shopper): Promise<number> {
  await page.goto(at(DESK, "/desk/leads"));
  await page.getByText("Live", { exact: true }).waitFor();
  const site = await visit({ javaScriptEnabled: false });
  await enquires(site.page, car, shopper);
  await site.leave();
  const row = page.getByRole("link", { name: new RegExp(`Aroha ${shopper.surname}`) });
  await row.waitFor();
  await row.click();
  await page.getByRole("heading", { name: `Aroha ${shopper.surname}` }).waitFor();
  await page.getByText(`Is it here? ${shopper.surname}`).last().waitFor();
  await page.locator(".talk-top .clock").waitFor();
  await expectAccessible(page);

  const answer = page.getByRole("textbox", { name: "Your answer" });
  await answer.fill(`Hi Aroha,\n\nyes, on the front row. ${shopper.surname}-answer`);
  await page.keyboard.press("Control+Enter");
  await page.getByText("Handed over to be sent").waitFor();
  await expect.poll(() => answer.inputValue()).toBe("");
  expect(await mailWith("halden", `${shopper.surname}-answer`)).toContain("Dana Whitlock");
  // The thread says how the mail fares, the reply clock is gone, and nobody waits any more.
  const said = page.getByRole("article").filter({ hasText: `${shopper.surname}-answer` });
  await expect
    .poll(async () => {
      await page.reload();
      return said.textContent();
    })
    .toContain("Delivered");
  expect(await page.locator(".talk-top .clock").count()).toBe(0);
  expect(await page.getByRole("combobox", { name: "How it stands" }).inputValue()).toBe("contacted");
  await page.goto(at(DESK, `/desk/leads?view=waiting&q=${shopper.surname}`));
  await page.getByRole("heading", { name: "Nobody matches" }).waitFor();
  await page.goto(at(DESK, `/desk/leads?view=mine&q=${shopper.surname}`));
  await row.click();
  await page.getByRole("heading", { level: 2, name: `Aroha ${shopper.surname}` }).waitFor();
  return Number(/leads\/(\d+)/.exec(page.url())?.[1]);
}

async function testDriveIsBooked(page: Page, { stocknum }: Car, thread: number, shopper: Shopper): Promise<void> {
  const href = (await page.getByRole("link", { name: "Book a time" }).getAttribute("href")) ?? "";
  const day = openDay(9);
  await page.goto(at(DESK, `${href}&day=${day}`));
  await page.getByRole("textbox", { name: /^Car/ }).fill(stocknum ?? "");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await page.getByRole("heading", { name: `Aroha ${shopper.surname}` }).waitFor();
  await page.goto(at(DESK, `/desk/leads/${thread}`));
  await page.getByRole("link", { name: /^Test drive on / }).waitFor();
}

async function depositIsRefunded(page: Page, dana: Colleague, car: Car, shopper: Shopper): Promise<void> {
  const site = await visit();
  const { id, reference, amount_cents } = await reserves(site.page, car, shopper);
  await site.leave();
  // It stands in the thread as well, which is still one.
  await page.getByText(new RegExp(`Paid.*, ${reference}`)).waitFor();
  await page.goto(at(DESK, `/desk/money?q=${reference}`));
  await expectAccessible(page);
  await page.getByRole("link", { name: `Aroha ${shopper.surname}`, exact: true }).click();
  await page.getByRole("heading", { name: `Deposit of Aroha ${shopper.surname}` }).waitFor();
  await page.getByText("Paid, car held").waitFor();
  await page.getByRole("button", { name: /^Extend/ }).click();
  await page.getByText(/^Held until .* The shopper is told\.$/).waitFor();

  await page.getByRole("radio", { name: /Part of it/ }).check();
  await page.getByRole("textbox", { name: /How much goes back/ }).fill("5x");
  await page.getByRole("textbox", { name: /A line to the shopper/ }).fill("Sorry about the spare key.");
  await page.getByRole("button", { name: "Refund this part" }).click();
  await page.getByText("Write how much goes back in dollars").waitFor();
  expect(await page.getByRole("textbox", { name: /A line to the shopper/ }).inputValue()).toContain("spare key");
  await page.getByRole("textbox", { name: /How much goes back/ }).fill("$50.05");
  await page.getByRole("button", { name: "Refund this part" }).click();
  await page.getByText("$50.05 has gone back, and the receipt goes to the shopper.").waitFor();
  expect(await mailWith("halden", "Sorry about the spare key.")).toContain("A part of your money has been given back");

  // The rest takes a passkey, since the last confirmation has run out meanwhile.
  await db
    .updateTable("staff_sessions")
    .set({ confirmed_at: 1 })
    .where("token_hash", "=", tokenHash(dana.token))
    .execute();
  await page.goto(at(DESK, `/desk/money/${id}`));
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: /^Use passkey and refund/ }).click();
  await page.getByText(/has gone back, and the receipt goes to the shopper\./).waitFor();
  await page.getByText("Refunded by Dana Whitlock").waitFor();
  expect(await mailWith("halden", `${reference}-R2`)).toContain("Your money has been given back");
  const onSite = async () => (await get("halden", `/cars/${car.slug}`)).text;
  await expect.poll(onSite).toContain("Reserve Car Now");

  await page.goto(at(DESK, "/desk/money/books"));
  await expectAccessible(page);
  const { text: csv } = await booksOf(dana);
  const lines = csv.split("\r\n").filter((line) => line.includes(reference));
  const cents = (sum: number) => (sum / 100).toFixed(2);
  expect(lines.map((line) => line.split(",").slice(4, 8))).toEqual([
    ["Deposit", reference, reference, cents(amount_cents)],
    ["Refund", `${reference}-R1`, reference, "-50.05"],
    ["Refund", `${reference}-R2`, reference, cents(5_005 - amount_cents)],
  ]);
  expect((await actsOn(db, `payment:${id}`)).map(({ action }) => action.replace(/ \$.*/, ""))).toEqual([
    "refund",
    "refund",
    "hold the car for longer",
  ]);
}

/** The next stock file of the yard: it knows one car, at this price. */
async function nextFile(stocknum: string, price: string): Promise<void> {
  const file = join(folder, "next.csv");
  writeFileSync(file, `Stock No,Make,Model,Year,Price,Km\n${stocknum},Kia,Rio,2019,${price},41000\n`);
  await runCommand(["import", file, "--dealership", YARD], { env: { FORECOURT_DATA: inject("serverDataDir") } });
}

/** A price that is said at the desk stands on a site, and stands there still when the next file says another one. */
async function priceIsChanged(page: Page, stocknum: string): Promise<void> {
  await nextFile(stocknum, "15990");
  const cars = db.selectFrom("cars").select(["id", "name", "slug"]).where("stocknum", "=", stocknum);
  const car = await cars.executeTakeFirstOrThrow();
  // This site asks for no photos.
  const onSite = async () => (await get("everything", `/cars/${car.slug}`)).text;
  await expect.poll(onSite).toContain("$15,990");
  await page.goto(at(DESK, `/desk/stock?q=${stocknum}`));
  await expectAccessible(page);
  await page.goto(at(DESK, `/desk/stock/${car.id}`));
  const price = page.getByRole("textbox", { name: "Price", exact: true });
  await price.fill("$23,450");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved: Price.").waitFor();
  await page.getByText("feed says $15,990").waitFor();
  await expectAccessible(page);
  await expect.poll(onSite).toContain("$23,450");
  expect(await actsOn(db, `car:${car.id}`)).toMatchObject([
    { action: "change price", by: "Dana Whitlock", before: { price: "15990" }, after: { price: "23450" } },
  ]);
  await nextFile(stocknum, "14990");
  await page.reload();
  await page.getByText("feed says $14,990").waitFor();
  expect(await onSite()).toContain("$23,450");
  await page.getByRole("button", { name: "Hand back Price" }).click();
  await page.getByText("The feed speaks again.").waitFor();
  await expect.poll(() => price.inputValue()).toBe("$14,990");
  await expect.poll(onSite).toContain("$14,990");
}

test(
  "an enquiry is answered, a test drive booked, a deposit paid, seen and given back, and a price stands over the feed: the whole way",
  async () => {
    const car = await someCar();
    const surname = randomBytes(5).toString("hex");
    const phone = `0491 57${String(Math.random()).slice(2, 6)}`;
    const shopper = { surname, email: `${surname}@shopper.example`, phone };
    const dana = await colleague(db, "Dana Whitlock", [{ role: "manager", reach: siteReach("halden") }]);
    const { page, leave, complaints } = await deskOf(visit, dana, { viewport: { width: 1440, height: 900 } });
    await addPasskey(page);
    const thread = await leadIsAnswered(page, car, shopper);
    await testDriveIsBooked(page, car, thread, shopper);
    await depositIsRefunded(page, dana, car, shopper);
    await priceIsChanged(page, `WW-${surname}`);
    // The browser itself reports the status of the form that was refused.
    expect(complaints.filter((words) => !words.includes("status of 422"))).toEqual([]);
    (complaints as string[]).length = 0;
    await leave();
  },
  WHOLE_WAY_MS,
);
