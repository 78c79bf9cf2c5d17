import { encode } from "uqr";
import { expect, test } from "vitest";
import type { ShareColours } from "../../features/media/share-picture.ts";
import type { VehicleSheet } from "../../features/vehicle/sheet.ts";
import { drawnBy, pagesOf, pdfLines } from "./testing.ts";
import { drawWindscreenCard } from "./windscreen-card.ts";

const COLOURS: ShareColours = {
  brand: "#1d4e89",
  onBrand: "#ffffff",
  ink: "#111111",
  onInk: "#ffffff",
  surface: "#ffffff",
  floor: ["#ffffff", "#f0f0f0", "#cccccc"],
};
const NOTICE =
  "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. " +
  "Different terms, fees or other loan amounts might result in a different comparison rate.";
const FULL: VehicleSheet = {
  siteName: "Halden Motor Group",
  title: "2021 Mazda CX-5",
  badge: "Maxx Sport KF Series",
  stocknum: "A1024",
  availability: "In Stock",
  price: { kind: "reduced", text: "$33,990", note: "Drive away", before: "$35,990" },
  finance: {
    title: "Weekly finance estimate",
    figures: [
      ["$148.20", "a week"],
      ["7.49%", "p.a."],
      ["8.38%", "p.a. comparison"],
    ],
    notice: NOTICE,
  },
  picture: null,
  facts: Array.from({ length: 16 }, (_, at) => ({ label: `Fact ${at}`, value: `Value ${at}` })),
  features: [],
  moreFeatures: 0,
  comments: null,
  place: { name: "Halden Liverpool", address: "12 Orange Grove Rd, Liverpool NSW 2170" },
  phone: "(02) 5550 1234",
  licence: "Halden Motors Pty Ltd, MD 012345",
  disclaimer: "Prices may change.",
  link: "https://www.halden.example/cars/2021-mazda-cx-5-a1024",
  printed: "22 November 2026",
};
const BARE: VehicleSheet = {
  ...FULL,
  badge: null,
  price: null,
  finance: null,
  facts: [],
  place: null,
  phone: null,
  disclaimer: null,
};

async function card(sheet: Partial<VehicleSheet>, paper: "a4" | "a5" = "a4") {
  const pdf = await drawWindscreenCard({ ...FULL, ...sheet }, COLOURS, paper);
  const source = pdf.toString("latin1");
  const [, width] = /\/MediaBox \[0 0 ([\d.]+)/.exec(source) ?? [];
  return {
    source,
    pages: pagesOf(pdf),
    said: pdfLines(pdf),
    drawn: drawnBy(pdf).join("\n"),
    width: Math.round(Number(width)),
  };
}

test.each([
  ["a4", 595],
  ["a5", 420],
] as const)(
  "the windscreen card is one page of %s with price, facts, licence and the page's address",
  async (paper, points) => {
    const { pages, said, drawn, width, source } = await card({}, paper);
    expect([pages, width]).toEqual([1, points]);
    for (const words of ["$33,990", "Drive away, was $35,990", "Value 3", "MD 012345", "A1024", "22 November 2026"])
      expect(said).toContain(words);
    expect(source).toContain(FULL.link);
    // Every dark square of the code, and none beside them; and all of the page as large as the paper.
    const rows = encode(FULL.link, { ecc: "M", border: 0 }).data;
    const side = 118 / rows.length;
    const squares = [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) \3 re$/gm)].map(
      ([, x, y]) => `${Math.round((Number(x) - 40) / side)} ${Math.round((Number(y) - 841.89 + 158) / side)}`,
    );
    expect(squares).toEqual(rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))));
    const [, scale] = /^([\d.]+) 0 0 \1 0 0 cm$/m.exec(drawn) ?? [];
    expect(Math.round(Number(scale ?? 1) * 595.28)).toBe(points);
  },
);

test("a repayment stands on it with both rates and the whole warning, or not at all", async () => {
  const hasTerms = (said: string) =>
    ["$148.20", "7.49%", "8.38%", "different comparison rate."].map((one) => said.replaceAll("\n", " ").includes(one));
  expect(hasTerms((await card({})).said)).toEqual([true, true, true, true]);
  const crowded = { finance: FULL.finance && { ...FULL.finance, notice: `${NOTICE} `.repeat(40) } };
  expect(hasTerms((await card(crowded)).said)).toEqual([false, false, false, false]);
});

test("what is missing leaves no gap, and what is long stays on the page", async () => {
  const bare = await card(BARE);
  expect([bare.pages, bare.said.includes("SOLD"), bare.said.includes("null")]).toEqual([1, true, false]);
  const long = {
    title: "2021 ".padEnd(400, "Longname "),
    badge: "x".repeat(300),
    siteName: "y ".repeat(300),
    licence: "z ".repeat(400),
    stocknum: "S1",
  };
  const { pages, said } = await card(long, "a5");
  expect(pages).toBe(1);
  for (const words of ["$33,990", "8.38%", "Value 1"]) expect(said).toContain(words);
});
