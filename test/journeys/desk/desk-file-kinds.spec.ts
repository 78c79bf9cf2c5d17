import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { dealershipReach } from "../../../src/features/staff/ability.ts";
import { odsOf } from "../../fixtures/workbook.ts";
import { zipOf } from "../../fixtures/zip.ts";
import { at, openBrowser } from "../browser.ts";
import { colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser({ pictures: false });

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
  folder = mkdtempSync(join(tmpdir(), "forecourt-file-kinds-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await db.destroy();
});

const ROWS = [
  ["Stock No", "Make", "Model", "Year", "Price", "Km"],
  ["FK-1", "Kia", "Rio", "2019", "15990", "41000"],
  ["FK-2", "Kia", "Cerato", "2020", "17990", "31000"],
] as const;
const CSV = ROWS.map((row) => row.join(",")).join("\n");
const table = (tr: string, td: string, inner: (text: string) => string) =>
  ROWS.map((row) => `<${tr}>${row.map((text) => `<${td}>${inner(text)}</${td}>`).join("")}</${tr}>`).join("");

const FILES: Readonly<Record<string, string | Buffer>> = {
  "stock.docx": zipOf({
    "word/document.xml": `<w:document xmlns:w="urn:w"><w:body><w:tbl>${table("w:tr", "w:tc", (text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)}</w:tbl></w:body></w:document>`,
  }),
  "stock.ods": odsOf(
    `<table:table table:name="Stock">${table("table:table-row", "table:table-cell", (text) => `<text:p>${text}</text:p>`)}</table:table>`,
  ),
  "stock.html": `<!doctype html><title>Stock</title><table>${table("tr", "td", (text) => text)}</table>`,
  "stock.zip": zipOf({ "export/stock.csv": CSV }),
  "stock.eml": `From: Dave <dave@cars.example>\r\nTo: web@cars.example\r\nSubject: stock\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHi, the list is attached.\r\n--b\r\nContent-Type: text/csv; name="stock.csv"\r\nContent-Disposition: attachment; filename="stock.csv"\r\n\r\n${CSV}\r\n--b--\r\n`,
};

test("CAR-001 documents, spreadsheets, web pages, archives and mails are chosen at the desk and told in words, and one that would sell the stock is held", async () => {
  const manager = await colleague(db, "Kay Kinds", [{ role: "manager", reach: dealershipReach("halden-liverpool") }]);
  const { page, leave } = await deskOf(visit, manager, { viewport: { width: 390, height: 844 } });
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(folder, name);
    writeFileSync(file, content);
    await page.goto(at(DESK, "/desk/feeds/upload"));
    const field = page.getByLabel("Stock file: drop it here, or choose it");
    // A list of kinds would keep phones from offering the others.
    expect(await field.getAttribute("accept"), name).toBeNull();
    await field.setInputFiles(file);
    await page.getByRole("radio", { name: "The whole stock" }).check();
    await page.getByRole("button", { name: "Show its columns" }).click();
    await page.getByRole("heading", { name: "Which column says what?" }).waitFor();
    await page.getByRole("cell", { name: "Cerato" }).first().waitFor();
    expect(await page.getByLabel("What Price says").inputValue(), name).toBe("price");
  }
  await page.getByRole("button", { name: "Look first" }).click();
  await page.getByRole("heading", { name: /^This file would .*Nothing has changed yet\./ }).waitFor();
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("heading", { name: /This file would sell \d+ cars of .*Nothing has changed\./ }).waitFor();
  await page.getByRole("button", { name: "Keep the stock as it is" }).click();
  await page.getByRole("heading", { name: "This file was set aside. Nothing has changed." }).waitFor();
  expect(await db.selectFrom("cars").select("id").where("stocknum", "in", ["FK-1", "FK-2"]).execute()).toEqual([]);
  await leave();
});
