import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../../src/db/open.ts";
import { dealershipReach, siteReach } from "../../../../src/features/staff/ability.ts";
import { ask } from "../../../setup/ask.ts";
import { sydneyToday } from "../../../setup/clock/days.ts";
import { at, openBrowser } from "../../browser.ts";
import { type Colleague, colleague, DESK, deskOf } from "../desk-people.ts";
import { paidInvoice } from "./desk-payments.ts";

const { visit } = openBrowser({ pictures: false });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

const MANAGER = [{ role: "manager", reach: siteReach("halden") }] as const;

/** Asks the desk as this colleague: for a page, or with a form. */
const asked = ({ token }: Colleague, path: string, form?: Readonly<Record<string, string>>) =>
  ask(inject("serverPort"), DESK, path, {
    method: form ? "POST" : "GET",
    headers: {
      cookie: `desk-session=${token}`,
      ...(form ? { "content-type": "application/x-www-form-urlencoded" } : {}),
    },
    ...(form ? { body: new URLSearchParams(form).toString() } : {}),
  });

test("nobody sees or moves the money of another dealership, nor of their own beyond their role", async () => {
  const { id, reference } = await paidInvoice(db);
  const path = `/desk/money/${id}`;
  const elsewhere = [{ role: "manager", reach: dealershipReach("halden-liverpool") }] as const;
  const stranger = await colleague(db, "Elsewhere", elsewhere);
  const refund = { intent: "refund", number: "1", share: "all", reason: "Goodwill" };
  expect((await asked(stranger, path)).status).toBe(404);
  const forms: readonly Readonly<Record<string, string>>[] = [
    refund,
    { intent: "extend", longer: "day" },
    { intent: "release" },
    { intent: "ask again" },
  ];
  for (const form of forms) {
    expect((await asked(stranger, path, form)).status, form.intent).toBe(404);
  }
  expect((await asked(stranger, "/desk/money", { intent: "release", payment: String(id) })).status).toBe(404);
  expect((await asked(stranger, `/desk/money?q=${reference}`)).text).not.toContain(`/desk/money/${id}`);
  const books = `/desk/money/books.csv?from=${sydneyToday()}&to=${sydneyToday()}`;
  expect((await asked(stranger, `${books}&dealership=halden-parramatta`)).status).toBe(404);
  expect((await asked(stranger, books)).text).not.toContain(reference);
  const seller = await colleague(db, "Marcus", [{ role: "sales", reach: siteReach("halden") }]);
  expect((await asked(seller, path)).text).not.toContain("Give money back");
  expect((await asked(seller, path, refund)).status).toBe(403);
  expect((await asked(seller, books)).status).toBe(403);
  expect((await asked(seller, "/desk/money/99999999")).status).toBe(404);
  // Somebody who manages one dealership and only reads at the others moves nothing there.
  const mixed = await colleague(db, "Mira Both", [...elsewhere, { role: "reader", reach: siteReach("halden") }]);
  expect((await asked(mixed, path)).status).toBe(200);
  for (const form of forms.slice(0, 3)) expect((await asked(mixed, path, form)).status, form.intent).toBe(403);
  const refunds = await db.selectFrom("refunds").select("id").where("payment_id", "=", id).execute();
  expect(refunds).toEqual([]);
  // A reader keeps the books, and gives nothing back.
  const reader = await colleague(db, "Priscilla", [{ role: "reader", reach: siteReach("halden") }]);
  expect((await asked(reader, books)).text).toContain(reference);
  expect((await asked(reader, path, refund)).status).toBe(403);
  expect((await asked(reader, "/desk/money/books.csv?from=2026-02-31&to=x")).headers.location).toContain(
    "problem=long",
  );
});

test("a car whose deposit went back elsewhere is released at the desk, which says what is so of money and shopper", async () => {
  const { id } = await paidInvoice(db);
  await db.updateTable("payments").set({ purpose: "deposit", state: "refunded" }).where("id", "=", id).execute();
  const hold = { payment_id: id, car_id: null, held_from: Date.now(), held_until: Date.now() + 86_400_000 };
  await db.insertInto("reservations").values(hold).execute();
  const dana = await colleague(db, "Dana Holder", MANAGER);
  const path = `/desk/money/${id}`;
  expect((await asked(dana, path)).text).toContain("Release the car");
  const extended = await asked(dana, path, { intent: "extend", longer: "day" });
  expect(extended.text).toContain("The shopper is not written to: their deposit has gone back already.");
  const released = await asked(dana, path, { intent: "release" });
  expect(released.text).toContain("The car is for sale again. The shopper is not written to");
  expect(released.text).not.toContain("The deposit is still here");
});

test("money is given back without JavaScript, on a phone, and two people who press at once give it once", async () => {
  const { id, reference } = await paidInvoice(db);
  const dana = await colleague(db, "Dana Whitlock", MANAGER);
  const { page, leave, complaints } = await deskOf(visit, dana, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(at(DESK, `/desk/money?q=${reference}`));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  await page.getByRole("link", { name: "Name not kept", exact: true }).click();
  // A colleague is quicker: what stands on this page is not what stands by then.
  const ngaire = await colleague(db, "Ngaire Halden", MANAGER);
  const form = { intent: "refund", number: "1", share: "part", amount: "20", reason: "Goodwill" };
  expect((await asked(ngaire, `/desk/money/${id}`, form)).text).toContain("$20 has gone back");
  await page.getByRole("radio", { name: /All of it/ }).check();
  await page.getByRole("button", { name: /^Refund/ }).click();
  await page.getByText("Ngaire Halden has asked for a refund of $20 meanwhile, so yours was not made.").waitFor();
  await page.getByRole("button", { name: /^Refund/ }).click();
  await page.getByText("$103.45 has gone back, and the receipt goes to the shopper.").waitFor();
  const refunds = await db.selectFrom("refunds").select(["amount_cents", "state", "by"]).where("payment_id", "=", id);
  expect(await refunds.orderBy("number").execute()).toEqual([
    { amount_cents: 2_000, state: "given", by: "Ngaire Halden" },
    { amount_cents: 10_345, state: "given", by: "Dana Whitlock" },
  ]);
  expect(complaints.filter((words) => !words.includes("status of 409"))).toEqual([]);
  (complaints as string[]).length = 0;
  await leave();
});

test("how much longer a car shall be held, chosen and not sent, stands in no other car's form after a reload", async () => {
  const held = async () => {
    const { id } = await paidInvoice(db);
    await db.updateTable("payments").set({ purpose: "deposit" }).where("id", "=", id).execute();
    const hold = { payment_id: id, car_id: null, held_from: Date.now(), held_until: Date.now() + 86_400_000 };
    await db.insertInto("reservations").values(hold).execute();
    return id;
  };
  const [first, second] = [await held(), await held()];
  const dana = await colleague(db, "Dana Chooser", MANAGER);
  const { page, leave } = await deskOf(visit, dana);
  await page.goto(at(DESK, "/desk/money"));
  const choice = (id: number) => page.locator(`form:has(input[name="payment"][value="${id}"]) select[name="longer"]`);
  await choice(second).selectOption("week");
  await page.reload();
  await page.getByText("What you typed here stands in its form again.").waitFor();
  expect([await choice(first).inputValue(), await choice(second).inputValue()]).toEqual(["day", "week"]);
  await leave();
});
