import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { printable } from "../pages/printable.ts";
import { temporaryFolder, testServer } from "../testing.ts";
import { pagesOf, pdfLines } from "./testing.ts";

const of = dealership(1, "parramatta");
const FINANCE = { financeProvider: "Taurus" } as const;
const LENT = { taurus: { interestRate: 7.49, comparisonRate: 8.38 } };
const site = testSite("halden", [of], { config: { siteUrl: "https://www.halden.example", ...FINANCE } });

eachDatabase("the sheet of a vehicle", (openFresh) => {
  const shop = async (car: Parameters<typeof stockCar>[2] = {}) => {
    const db = await openFresh();
    const art = await temporaryFolder();
    await mkdir(join(art, "cars"));
    const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: "#336699" } });
    await writeFile(join(art, "cars", "a.webp"), await picture.webp().toBuffer());
    const images = [{ image: { url: "/art/cars/a.webp" } }];
    const id = await stockCar(db, of, { images, photos_count: 1, location_id: 1, ...car });
    const { slug } = await db.selectFrom("cars").select("slug").where("id", "=", id).executeTakeFirstOrThrow();
    const server = await testServer({ db, art, sites: [site] });
    return { db, slug, sheet: () => server.ask(`/api/cars/${slug}/pdf`), ...server };
  };

  test("API-024 VDP-075 is one page of A4, saved under the vehicle's slug, with its picture", async () => {
    const { slug, sheet } = await shop({
      dealercomments: "Tidy. ".repeat(900),
      standardEquipment: Array(60).fill("Heated seats with memory"),
    });
    const { status, headers, bytes } = await sheet();
    expect([status, headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(headers["content-disposition"]).toBe(`attachment; filename=${slug}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pagesOf(bytes)).toBe(1);
    expect(bytes.toString("latin1")).toContain("/DCTDecode");
    expect(bytes.toString("latin1")).toContain(`https://www.halden.example/cars/${slug}`);
  });

  test("says what it is, what it costs, who sells it, and no repayment without its rates and warning", async () => {
    const { sheet } = await shop({
      dealercomments: "One owner from new.",
      price_type: "Drive away",
      finance_lenders: LENT,
    });
    const lines = pdfLines((await sheet()).bytes);
    for (const words of [
      "Site halden",
      "2021 Mazda CX-5",
      "A1024",
      "$33,990",
      "Drive away",
      "45,210 km",
      "One owner from new.",
    ]) {
      expect(lines).toContain(words);
    }
    for (const words of ["a week", "7.49%", "8.38%", "different comparison rate."]) expect(lines).toContain(words);
    expect(lines).toContain("1 Test St, Sydney NSW 2000");
  });

  test("of a sold vehicle says so, without price and repayments", async () => {
    const { sheet } = await shop({ status: "sold", sold: true, finance_lenders: LENT });
    const { status, bytes } = await sheet();
    const lines = pdfLines(bytes);
    expect([status, lines.includes("SOLD"), lines.includes("$33,990"), lines.includes("a week")]).toEqual([
      200,
      true,
      false,
      false,
    ]);
  });

  test("is made though the picture cannot be had; a vehicle that the site does not have has none", async () => {
    const { sheet, ask } = await shop({ images: [{ image: { url: "/art/cars/none.webp" } }] });
    expect((await sheet()).status).toBe(200);
    const none = await ask("/api/cars/no-such-car/pdf");
    expect([none.status, JSON.parse(none.text)]).toEqual([404, { error: "There is no such vehicle here." }]);
  });

  test("ERR-014 a database that is away is an answer too", async () => {
    const { sheet, db } = await shop();
    await db.schema.alterTable("cars").renameTo("cars_away").execute();
    const { status, text } = await sheet();
    expect([status, JSON.parse(text)]).toEqual([500, { error: expect.stringMatching(/\.$/) }]);
  });

  test("ERR-014 VDP-076 what costs is not made without end: the answer is a sentence", async () => {
    const { ask } = await shop();
    const answers = await Promise.all(Array.from({ length: 31 }, () => ask("/api/cars/none/pdf")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(JSON.parse(refused[0]?.text ?? "")).toEqual({ error: expect.stringContaining("wait a minute") });
  });
});

test("words are printed in the characters that the typefaces have", () => {
  expect(printable("Škoda 4×4 – “as new” 🚗 ő→€5")).toBe("Škoda 4×4 – “as new”  o€5");
});
