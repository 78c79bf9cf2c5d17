import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { siteReach } from "../../../src/features/staff/ability.ts";
import { actsOn } from "../../../src/features/staff/audit/data.ts";
import { runCommand } from "../../setup/command.ts";
import { at, openBrowser, type Visitor } from "../browser.ts";
import { colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser();

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** A car of halden's that is for sale and that no other journey asks for, by its place in the stock. */
const someCar = (place: number) =>
  db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["cars.id", "cars.colour"])
    .where("dealerships.slug", "=", "halden-castle-hill")
    .where("cars.status", "=", "in_stock")
    .where("cars.offer_price", "is", null)
    .orderBy("cars.id", "desc")
    .offset(40 + place)
    .limit(1)
    .executeTakeFirstOrThrow();

/** Two managers of halden at their desks, each with this page open. */
async function two(path: string): Promise<readonly [Visitor, Visitor]> {
  const desk = async (name: string) => {
    const manager = await colleague(db, name, [{ role: "manager", reach: siteReach("halden") }]);
    const visitor = await deskOf(visit, manager, { viewport: { width: 1440, height: 900 } });
    await visitor.page.goto(at(DESK, path));
    return visitor;
  };
  return [await desk("Ada Quick"), await desk("Bo Late")];
}

async function leave(visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    // The browser itself reports the status of a form that was refused.
    (visitor.complaints as string[]).length = 0;
    await visitor.leave();
  }
}

test("of two who change a car at once the second sees what the first said, loses no words, and may say it once more", async () => {
  const car = await someCar(0);
  const both = await two(`/desk/stock/${car.id}`);
  const [first, second] = both.map(({ page }) => page);
  const price = (page = second) => page?.getByRole("textbox", { name: "Price", exact: true });
  const comments = (page = second) => page?.getByRole("textbox", { name: "Comments" });
  await price(first)?.fill("51990");
  await comments(first)?.fill("One owner.");
  await first?.getByRole("button", { name: "Save" }).click();
  await first?.getByText("Saved: Price, Comments.").waitFor();

  const words = `Bo has written about it at length. ${"It has been serviced here since it was new. ".repeat(8)}`.trim();
  await price()?.fill("49990");
  await second?.getByRole("textbox", { name: "Colour" }).fill("Teal");
  await comments()?.fill(words);
  const save = second?.getByRole("button", { name: "Save" });
  await save?.click();
  const alert = second?.getByRole("alert");
  await alert?.getByText("Price is $51,990 by now, and yours was “$49,990”").waitFor();
  await alert?.getByText("Comments: “One owner.” stands there by now. Yours is in its field and not saved").waitFor();
  await second?.getByText("Saved: Colour.").waitFor();
  await expect.poll(() => price()?.inputValue()).toBe("$51,990");
  expect(await comments()?.inputValue()).toBe(words);
  await second?.getByText("Comments: not saved yet").waitFor();

  await price()?.fill("49990");
  await save?.click();
  await second?.getByText("Saved: Price, Comments.").waitFor();
  expect(await actsOn(db, `car:${car.id}`)).toMatchObject([
    { by: "Bo Late", before: { price: "51990", dealercomments: "One owner." }, after: { price: "49990" } },
    { by: "Bo Late", action: "change colour", before: { colour: car.colour ?? "" } },
    { by: "Ada Quick", action: "change price, dealercomments" },
  ]);

  // What is wrong besides does not bring a colleague's word to be written over unseen.
  await price(first)?.fill("47990");
  await first?.getByRole("textbox", { name: "Kilometres" }).fill("many");
  await first?.getByRole("button", { name: "Save" }).click();
  await first?.getByText("Kilometres must be written in digits alone").waitFor();
  await first?.getByText("Price is $49,990 by now, and yours was “$47,990”").waitFor();
  await expect.poll(() => price(first)?.inputValue()).toBe("$49,990");
  expect(await first?.getByRole("textbox", { name: "Kilometres" }).inputValue()).toBe("many");
  await leave(both);
});

test("photos that a colleague took off meanwhile are gone from the page that asks for one of them", async () => {
  const car = await someCar(1);
  const both = await two(`/desk/stock/${car.id}/photos`);
  const [first, second] = both.map(({ page }) => page);
  const photos = second?.getByRole("listitem").filter({ has: second.getByRole("figure") });
  const count = (await photos?.count()) ?? 0;
  expect(count).toBeGreaterThan(1);
  await first?.getByRole("button", { name: "Take photo 1 off" }).click();
  await first?.getByText("Taken off.").waitFor();
  await second?.getByRole("button", { name: "Move photo 1 later" }).click();
  await second?.getByText("That photo was taken off meanwhile. Here they are as they stand now.").waitFor();
  await expect.poll(() => photos?.count()).toBe(count - 1);
  await leave(both);
});

test("a held file that a colleague has set aside is shown as it stands to whoever presses after them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-two-"));
  const file = join(folder, "two-held.csv");
  writeFileSync(file, "Stock No,Make,Model,Year,Price,Km,Colour\nTW-1,Kia,Rio,2019,15990,41000,Red");
  await runCommand(["import", file, "--dealership", "halden-liverpool", "--full"], {
    env: { FORECOURT_DATA: inject("serverDataDir") },
  });
  rmSync(folder, { recursive: true, force: true });
  const run = await db
    .selectFrom("import_runs")
    .select("id")
    .where("file", "=", "two-held.csv")
    .executeTakeFirstOrThrow();
  const both = await two(`/desk/feeds/${run.id}`);
  const [first, second] = both.map(({ page }) => page);
  await first?.getByRole("button", { name: "Keep the stock as it is" }).click();
  await first?.getByText("Set aside: the file changes nothing.").waitFor();
  const keep = second?.getByRole("button", { name: "Keep the stock as it is" });
  await keep?.click();
  await second?.getByText("This file is not held any more.").waitFor();
  await second?.getByRole("heading", { name: "This file was set aside. Nothing has changed." }).waitFor();
  expect(await keep?.count()).toBe(0);
  await leave(both);
});

test("what is typed of a car and not saved yet stands there again after a reload, and after another car was looked at", async () => {
  const [car, other] = [await someCar(2), await someCar(3)];
  const visitor = await deskOf(visit, await colleague(db, "Rel Oader"), { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const price = page.getByRole("textbox", { name: "Price", exact: true });
  const comments = page.getByRole("textbox", { name: "Comments" });
  const isThere = async () => {
    await page.getByText("Price, Comments: not saved yet").waitFor();
    expect([await price.inputValue(), await comments.inputValue()]).toEqual(["$33,330", "Two\nlines"]);
  };
  await page.goto(at(DESK, `/desk/stock/${car.id}`));
  await price.fill("33,330");
  await comments.fill("Two\nlines");
  await page.reload();
  await isThere();
  await page.goto(at(DESK, `/desk/stock/${other.id}`));
  await page.getByRole("heading", { name: "History" }).waitFor();
  expect(await page.getByText("not saved yet").count()).toBe(0);
  await page.goto(at(DESK, `/desk/stock/${car.id}`));
  await isThere();
  // Where a colleague or a file was quicker meanwhile, the words stay, and a sentence tells of both.
  await db.updateTable("cars").set({ dealercomments: "One owner." }).where("id", "=", car.id).execute();
  await page.reload();
  await page.getByText("Comments: “One owner.” stands there by now. Yours is in its field and not saved").waitFor();
  await isThere();
  await page.getByRole("button", { name: "Leave as it was" }).click();
  expect(await comments.inputValue()).toBe("One owner.");
  await page.reload();
  await page.getByRole("heading", { name: "History" }).waitFor();
  expect(await page.getByText("not saved yet").count()).toBe(0);
  await visitor.leave();
});
