import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { dealershipReach } from "../../../src/features/staff/ability.ts";
import { actsOn } from "../../../src/features/staff/audit/data.ts";
import { zipOf } from "../../fixtures/zip.ts";
import { ask } from "../../setup/ask.ts";
import { runCommand } from "../../setup/command.ts";
import { at, expectAccessible, openBrowser } from "../browser.ts";
import { colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser({ pictures: false });

let db: Database;
let folder: string;
let yard: string;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
  folder = mkdtempSync(join(tmpdir(), "forecourt-desk-feeds-"));
  const row = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["dealerships.slug", (all) => all.fn.countAll<number>().as("cars")])
    .where("dealerships.slug", "like", "corella%")
    .groupBy("dealerships.slug")
    .orderBy("cars", "desc")
    .executeTakeFirstOrThrow();
  yard = row.slug;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await db.destroy();
});

/** Imports a file of these rows for the yard by the command, and returns the run's number. */
async function imported(name: string, rows: readonly string[], ...options: string[]): Promise<number> {
  const file = join(folder, name);
  writeFileSync(file, ["Stock No,Make,Model,Year,Price,Km,Colour", ...rows].join("\n"));
  await runCommand(["import", file, "--dealership", yard, ...options], {
    env: { FORECOURT_DATA: inject("serverDataDir") },
  });
  const run = await db.selectFrom("import_runs").select("id").where("file", "=", name).executeTakeFirstOrThrow();
  return run.id;
}

test("a held file is told in words and set aside, and an imported one is taken back, by whoever may", async () => {
  const held = await imported("collapsed.csv", ["DF-1,Kia,Rio,2019,15990,41000,Red"], "--full");
  const small = await imported("two-more.csv", [
    "DF-2,Kia,Rio,2019,15990,41000,Red",
    "DF-3,Kia,Cerato,2020,17990,31000,Blue",
    "DF-4,,,,,,",
  ]);
  const manager = await colleague(db, "Mana Ger", [{ role: "manager", reach: dealershipReach(yard) }]);
  const { page, leave } = await deskOf(visit, manager, { viewport: { width: 1440, height: 900 } });
  await page.goto(at(DESK, "/desk/feeds"));
  await page.getByRole("link", { name: /collapsed\.csv/ }).click();
  await page.getByRole("heading", { name: /This file would sell \d+ cars of .*Nothing has changed\./ }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep the stock as it is" }).click();
  await page.getByText("Set aside: the file changes nothing.").waitFor();
  await page.getByRole("heading", { name: "This file was set aside. Nothing has changed." }).waitFor();
  expect(await actsOn(db, `run:${held}`)).toMatchObject([{ action: "drop", by: "Mana Ger", before: "held" }]);

  await page.goto(at(DESK, `/desk/feeds/${small}`));
  await page.getByRole("heading", { name: "This file brought 2 cars." }).waitFor();
  await page.getByRole("heading", { name: "Rows that could not be taken" }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take back what it changed" }).click();
  await page.getByText("Taken back: the stock is as it was").waitFor({ timeout: 60_000 });
  const left = await db.selectFrom("cars").select("id").where("stocknum", "in", ["DF-2", "DF-3"]).execute();
  expect(left).toEqual([]);
  await leave();
});

test("a run of another yard is not found, and who may only read settles none", async () => {
  const run = await imported("one-more.csv", ["DF-9,Kia,Rio,2019,15990,41000,Red"]);
  const reader = await colleague(db, "Rea Der", [{ role: "reader", reach: dealershipReach(yard) }]);
  const elsewhere = await colleague(db, "Else Where", [
    { role: "manager", reach: dealershipReach("kingtide-southport") },
  ]);
  const status = async ({ token }: { readonly token: string }, intent?: string) =>
    (
      await ask(inject("serverPort"), DESK, `/desk/feeds/${run}`, {
        method: intent ? "POST" : "GET",
        headers: { cookie: `desk-session=${token}`, "content-type": "application/x-www-form-urlencoded" },
        ...(intent ? { body: new URLSearchParams({ intent }).toString() } : {}),
      })
    ).status;
  expect(await status(reader)).toBe(200);
  expect(await status(elsewhere)).toBe(404);
  for (const intent of ["release", "undo", "drop"]) {
    expect(await status(reader, intent), intent).toBe(403);
    expect(await status(elsewhere, intent), intent).toBe(404);
  }
});

const ODD = [
  "Ref,Maker,Zifra,Built,Asking,Odo",
  "UP-1,Kia,Rio,2019,15990,41000",
  "UP-2,Kia,Cerato,2020,17990,31000",
  '"UP-3",,,,=1+1,',
];

// Each reading of a file starts a process of its own, and this journey asks for a dozen.
test("a file with odd headings is uploaded, one column corrected, looked at first, imported and its refused row downloaded", async () => {
  const file = join(folder, "odd-headings.csv");
  writeFileSync(file, ODD.join("\n"));
  const manager = await colleague(db, "Uma Pload", [{ role: "manager", reach: dealershipReach(yard) }]);
  const { page, leave } = await deskOf(visit, manager, { viewport: { width: 390, height: 844 } });
  const cars = () =>
    db
      .selectFrom("cars")
      .select(["slug", "price"])
      .where("stocknum", "in", ["UP-1", "UP-2"])
      .orderBy("stocknum")
      .execute();
  const download = async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download these rows" }).click(),
    ]);
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
  };
  await page.goto(at(DESK, "/desk/feeds"));
  await page.getByRole("link", { name: "Upload a file" }).click();
  await page.getByLabel("Stock file: drop it here, or choose it").setInputFiles(file);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show its columns" }).click();
  await page.getByRole("heading", { name: "Which column says what?" }).waitFor();
  await page.getByRole("cell", { name: "17990" }).waitFor();
  await page.getByText("No column says photos").waitFor();
  await expectAccessible(page);
  // Each choice has the first rows read anew at once, as the cars that the site would show.
  await page.getByLabel("What Asking says").selectOption("Not used");
  await page.getByText("No column says the price").waitFor();
  await page.getByLabel("What Asking says").selectOption("Price");
  const firstCar = page.getByRole("region", { name: "The site would show" }).getByRole("listitem").first();
  await page.getByLabel("What Zifra says").selectOption("Make");
  await page.getByLabel("What Maker says").selectOption("Model");
  await page.getByRole("button", { name: "Look first" }).click();
  await page.getByText("Are the make and the model swapped? “Zifra” begins with Rio, and “Maker” with Kia.").waitFor();
  await page.getByRole("button", { name: "Swap them" }).click();
  await expect.poll(() => page.getByLabel("What Zifra says").inputValue()).toBe("model");
  expect(await page.getByLabel("What Maker says").inputValue()).toBe("make");
  await firstCar.getByText("$15,990").waitFor();
  // Each door at the foot of a phone's screen is whole, and as high as the others.
  const feet = await page.locator("nav.tabs > a, nav.tabs summary").all();
  const boxes = await Promise.all(feet.map((foot) => foot.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size, JSON.stringify(boxes)).toBe(1);
  await page.getByRole("button", { name: "Look first" }).click();
  const verdict = page.getByRole("heading", {
    name: "This file would bring 2 new cars. 1 row cannot be taken. Nothing has changed yet.",
  });
  await verdict.waitFor();
  // It is seen, and not only there.
  await expect.poll(() => verdict.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  await expectAccessible(page);
  expect(await cars()).toEqual([]);
  const rows = { name: "refused-odd-headings.csv", text: expect.stringMatching(/UP-3,,,,'=1\+1,,"?Row 4/) };
  expect(await download()).toEqual(rows);
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("heading", { name: "This file brought 2 cars." }).waitFor();
  expect(await download()).toEqual(rows);
  expect(await cars()).toMatchObject([{ price: 15990 }, { price: 17990 }]);
  const run = Number(/\d+$/.exec(page.url())?.[0]);
  expect(await actsOn(db, `run:${run}`)).toMatchObject([{ action: "import", by: "Uma Pload" }]);
  const [car] = await cars();
  const onSite = async () => (await ask(inject("serverPort"), "corella", `/cars/${car?.slug}`)).text;
  await expect.poll(onSite).toContain("Rio");

  // The next file with these headings is read as this one was, until somebody has that forgotten.
  writeFileSync(file, ODD.slice(0, 2).join("\n"));
  await page.goto(at(DESK, "/desk/feeds/upload"));
  await page.getByLabel("Stock file: drop it here, or choose it").setInputFiles(file);
  await page.getByRole("button", { name: "Show its columns" }).click();
  await page.getByText("The columns are as Uma Pload chose them for odd-headings.csv").waitFor();
  expect(await page.getByLabel("What Zifra says").inputValue()).toBe("model");
  await page.getByRole("button", { name: "Forget that" }).click();
  await expect.poll(() => page.getByText("The columns are as Uma Pload").count()).toBe(0);
  await leave();
});

test("an upload is nobody else's, and a hostile or empty file is answered in words", async () => {
  const reach = dealershipReach(yard);
  const [manager, other, reader, elsewhere] = await Promise.all([
    colleague(db, "Up One", [{ role: "manager", reach }]),
    colleague(db, "Up Two", [{ role: "manager", reach }]),
    colleague(db, "Up Three", [{ role: "reader", reach }]),
    colleague(db, "Up Four", [{ role: "manager", reach: dealershipReach("kingtide-southport") }]),
  ]);
  const port = inject("serverPort");
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const send = ({ token }: { readonly token: string }, content: string | Buffer) =>
    ask(port, DESK, "/desk/feeds/upload", {
      method: "POST",
      headers: { cookie: `desk-session=${token}`, "content-type": "multipart/form-data; boundary=x" },
      body: Buffer.concat([
        Buffer.from(
          `${field("intent", "keep")}${field("dealership", yard)}--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n`,
        ),
        Buffer.from(content),
        Buffer.from("\r\n--x--\r\n"),
      ]),
    });
  const get = ({ token }: { readonly token: string }, path: string) =>
    ask(port, DESK, path, { headers: { cookie: `desk-session=${token}` } });

  const sent = await send(manager, ODD.join("\n"));
  const path = sent.headers.location?.split("?")[0] ?? "";
  expect([sent.status, path]).toEqual([302, expect.stringMatching(/^\/desk\/feeds\/upload\/[0-9a-f-]{36}$/)]);
  expect((await get(manager, path)).text).toContain("Zifra");
  const refused = `${path}/refused?${"column=&".repeat(6)}`;
  for (const who of [other, elsewhere]) {
    expect((await get(who, path)).status, who.name).toBe(404);
    expect((await get(who, refused)).status, who.name).toBe(404);
  }
  expect((await get(reader, path)).status).toBe(403);
  expect((await send(reader, "a")).status).toBe(403);
  expect((await send(elsewhere, "a")).status).toBe(404);
  expect((await send({ token: "" }, "a")).status).toBe(401);

  const hostile: readonly (readonly [string | Buffer, string])[] = [
    ["<!doctype html><title>Sign in</title><p>Please sign in", "web page"],
    [zipOf({ "stock.csv": Buffer.alloc(80_000_000, 97) }), "as a zip bomb does"],
    [`${Array.from({ length: 300 }, (_, at) => `h${at}`).join(",")}\n${"1,".repeat(299)}1\n`, "has 300 columns"],
  ];
  for (const [content, says] of hostile) {
    const { headers } = await send(manager, content);
    const page = await get(manager, headers.location ?? "");
    expect([page.status, page.text], says).toEqual([200, expect.stringContaining(says)]);
  }
  expect((await send(manager, "")).text).toContain("The file is empty.");
  expect((await send(manager, Buffer.alloc(33 * 1024 * 1024, 97))).status).toBe(413);
});
