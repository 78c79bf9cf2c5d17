import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { runCommand } from "../setup/command.ts";
import { at, expectAccessible, get, openBrowser } from "./browser.ts";

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
  await expect.poll(async () => (await get("halden", path)).status, { timeout: 5_000 }).toBe(200);
  const { page, leave } = await visit();
  await page.goto(at("halden", path));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("2019 Toyota Yaris");
  const [said = ""] = ((await page.getByRole("main").textContent()) ?? "").split("Similar Cars");
  expect(said).toContain("Contact Us For Price");
  expect(said).not.toMatch(/\bnull\b|undefined|NaN|Kilometres|Key information|Engine Size|VIN/);
  await expectAccessible(page);
  await leave();
});
