import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { runCommand } from "../../setup/command.ts";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser();

test("CAR-001 a car with nothing but its make, model and year has a whole page, without the rows it lacks", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-bare-"));
  const file = join(folder, "stock.csv");
  writeFileSync(file, "Stock No,Year,Make,Model\nBARE-1,2019,Toyota,Yaris\n");
  const env = { FORECOURT_DATA: inject("serverDataDir") };
  const { code } = await runCommand(["import", file, "--dealership", "halden-alexandria"], { env });
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(0);

  const path = "/cars/2019-toyota-yaris-bare-1";
  await expect.poll(async () => (await get("halden", path)).status).toBe(200);
  const { page, leave } = await visit();
  await page.goto(at("halden", path));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("2019 Toyota Yaris");
  const [said = ""] = ((await page.getByRole("main").textContent()) ?? "").split("Similar Cars");
  expect(said).toContain("Contact Us For Price");
  expect(said).not.toMatch(/\bnull\b|undefined|NaN|Kilometres|Key information|Engine Size|VIN/);
  await expectAccessible(page);
  await leave();
});

test("FIN-016 FIN-031 SRCH-086 a car whose feed knows no lender says what it costs a week: on its page, card, filter and order", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-lent-"));
  const file = join(folder, "stock.csv");
  const rows = ["LENT-1,2024,Zeekr,Lent,26000", "LENT-2,2024,Zeekr,Lent,13000", "LENT-3,2001,Zeekr,Lent,9000"];
  const photos = "/art/suv-a/132d5c/f34.webp";
  writeFileSync(file, `Stock No,Year,Make,Model,Price,Photos\n${rows.map((row) => `${row},${photos}\n`).join("")}`);
  const env = { FORECOURT_DATA: inject("serverDataDir") };
  const { code } = await runCommand(["import", file, "--dealership", "kingtide-southport"], { env });
  rmSync(folder, { recursive: true, force: true });
  expect(code).toBe(0);

  const path = "/cars/2024-zeekr-lent-lent-1";
  await expect.poll(async () => (await get("kingtide", path)).status).toBe(200);
  const { page, leave } = await visit();
  await page.goto(at("kingtide", path));
  // $26,000 and $395 over seven years at 7.99%, with $8 a month.
  const told = await page.locator("dl[data-estimate]").first().textContent();
  expect(told).toMatch(/\$97.*7\.99%.*9\.11%/s);
  const notice = page.locator("p[data-estimate]").first();
  expect(await notice.textContent()).toMatch(
    /7 year loan, no deposit, no final payment.*Everyday is lent by Lanternbay/s,
  );
  await expectAccessible(page);

  await page.goto(at("kingtide", "/search/zeekr?sort=weekly-asc"));
  const cards = page.locator("article:has(dl[data-estimate])");
  const weekly = async () => (await cards.locator("dl[data-estimate] dd:first-of-type").allTextContents()).join(" ");
  expect(await weekly()).toMatch(/^\$50\b.*\$97\b/s);
  expect(await page.locator("article").count()).toBe(3);
  await page.goto(at("kingtide", `/search/zeekr?weekly_price_range=${encodeURIComponent("Under $75")}`));
  expect(await page.locator("article").count()).toBe(1);
  expect(await weekly()).toMatch(/\$50\b/);
  await leave();
});
