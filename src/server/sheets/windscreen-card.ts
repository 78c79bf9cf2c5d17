import type { ShareColours } from "../../features/media/share-picture.ts";
import type { VehicleSheet } from "../../features/vehicle/sheet.ts";
import { LOCALE } from "../../lib/words/locale.ts";
import { bytesOf, type Doc, fittingSize, heightOf, MUTED, words } from "./drawn-words.ts";

/** Everything is drawn for A4, in points, and scaled down for A5. */
const PAPERS = { a4: { size: "A4", scale: 1 }, a5: { size: "A5", scale: 419.53 / 595.28 } } as const;
const WIDTH = 595.28;
const HEIGHT = 841.89;
const EDGE = 40;
const WIDE = WIDTH - 2 * EDGE;
const BAND = 62;
const CODE = 118;
/** Vertical position of the foot, with the code, the car's location and the seller. */
const FOOT = HEIGHT - EDGE - CODE;
const FACT = 25;
const GAP = 16;

/**
 * Draws a car's windscreen card as a one-page PDF: its price, legible from two metres away, its facts, the dealer's
 * licence, and a code that leads to its page. A repayment is printed with its rate and comparison rate in one size and
 * with the whole warning; if they do not all fit, none of them is printed.
 */
export async function drawWindscreenCard(
  sheet: VehicleSheet,
  colours: ShareColours,
  paper: keyof typeof PAPERS,
): Promise<Buffer> {
  const [{ default: PDFDocument }, { encode }] = await Promise.all([import("pdfkit"), import("uqr")]);
  const { size, scale } = PAPERS[paper];
  const info = { Title: [sheet.title, sheet.badge].filter(Boolean).join(" "), Author: sheet.siteName };
  // With margin 0 the library never begins a second page; every text is limited to its own area below.
  const doc = new PDFDocument({ size, margin: 0, lang: LOCALE, displayTitle: true, info });
  const done = bytesOf(doc);
  doc.scale(scale);
  const { data } = encode(sheet.link, { ecc: "M", border: 0 });
  let y = drawName(doc, sheet, colours);
  y = drawPrice(doc, sheet, colours, y);
  y = drawRepayment(doc, sheet, colours, y);
  drawFacts(doc, sheet, colours, y);
  drawCode(doc, data);
  drawSeller(doc, sheet, colours);
  doc.end();
  return done;
}

function drawName(doc: Doc, sheet: VehicleSheet, { brand, onBrand, ink }: ShareColours): number {
  doc.rect(0, 0, WIDTH, BAND).fill(brand);
  const phone = sheet.phone ?? "";
  words(doc, sheet.siteName, { x: EDGE, y: 20, width: 330 }, { size: 20, colour: onBrand, bold: true });
  const right = { x: EDGE + 340, y: 21, width: WIDE - 340, align: "right" } as const;
  words(doc, phone, right, { size: 17, colour: onBrand, bold: true });
  const room = { width: WIDE, height: 104 };
  const size = fittingSize(doc, sheet.title, room, [46, 40, 34, 28, 23]);
  let y = BAND + 24;
  y += words(doc, sheet.title, { x: EDGE, y, ...room }, { size, colour: ink, bold: true }) + 4;
  const under = [sheet.badge, `Stock no. ${sheet.stocknum}`].filter(Boolean).join("  ·  ");
  return (
    y + words(doc, under, { x: EDGE, y, width: WIDE, height: 44 }, { size: 16, colour: ink, strength: MUTED }) + GAP
  );
}

function drawPrice(doc: Doc, { price }: VehicleSheet, { ink }: ShareColours, top: number): number {
  const headline = price?.text ?? "SOLD";
  const room = { width: WIDE, height: 100 };
  const size = fittingSize(doc, headline, room, [84, 72, 60, 46, 36, 28, 22]);
  let y = top + words(doc, headline, { x: EDGE, y: top, ...room }, { size, colour: ink, bold: true });
  const note = [price?.note, price?.before ? `was ${price.before}` : null].filter(Boolean).join(", ");
  if (note) y += words(doc, note, { x: EDGE, y, width: WIDE, height: 48 }, { size: 20, colour: ink });
  return y + GAP;
}

/** Least height that must remain for the facts: three rows. */
const FACTS_LEFT = 3 * FACT + GAP;

function drawRepayment(doc: Doc, { finance }: VehicleSheet, { ink, brand, floor }: ShareColours, y: number): number {
  if (!finance) return y;
  const inside = { x: EDGE + 14, width: WIDE - 28 };
  const room = FOOT - GAP - FACTS_LEFT - y;
  const heightAt = (size: number) => 82 + heightOf(doc, finance.notice, inside.width, { size });
  const size = [10, 9, 8].find((one) => heightAt(one) <= room);
  if (size === undefined) return y;
  const height = heightAt(size);
  doc.roundedRect(EDGE, y, WIDE, height, 8).fill(floor[1]);
  words(doc, finance.title, { ...inside, y: y + 12 }, { size: 11, colour: brand, bold: true });
  const column = inside.width / finance.figures.length;
  for (const [at, [value, unit]] of finance.figures.entries()) {
    const place = { x: inside.x + at * column, width: column - 8 };
    words(doc, value, { ...place, y: y + 28 }, { size: 24, colour: ink, bold: true });
    words(doc, unit, { ...place, y: y + 54 }, { size: 11, colour: ink });
  }
  words(doc, finance.notice, { ...inside, y: y + 74, height: height }, { size, colour: ink });
  return y + height + GAP;
}

/** Draws as many facts as fit, in two columns; a value too long for its line ends in dots. */
function drawFacts(doc: Doc, { facts }: VehicleSheet, { ink, floor }: ShareColours, top: number): void {
  const rows = Math.min(Math.floor((FOOT - GAP - top) / FACT), Math.ceil(facts.length / 2));
  const column = (WIDE - 28) / 2;
  for (const [at, { label, value }] of facts.slice(0, Math.max(0, 2 * rows)).entries()) {
    const x = EDGE + (at % 2) * (column + 28);
    const y = top + Math.floor(at / 2) * FACT;
    words(doc, label, { x, y, width: column * 0.46 }, { size: 12, colour: ink, strength: MUTED });
    const right = { x: x + column * 0.46, y, width: column * 0.54, align: "right" } as const;
    words(doc, value, right, { size: 13, colour: ink, bold: true });
    doc
      .moveTo(x, y + 18)
      .lineTo(x + column, y + 18)
      .lineWidth(0.6)
      .stroke(floor[2]);
  }
}

/** Draws the code in black on the paper's white, whatever the site's colours are, so that every phone can read it. */
function drawCode(doc: Doc, rows: readonly (readonly boolean[])[]): void {
  const square = CODE / rows.length;
  // Slightly enlarged, so that no light line shows between two squares.
  for (const [down, row] of rows.entries())
    for (const [across, isDark] of row.entries())
      if (isDark) doc.rect(EDGE + across * square, FOOT + down * square, square + 0.05, square + 0.05);
  doc.fill("#000000");
}

function drawSeller(doc: Doc, sheet: VehicleSheet, { ink, brand }: ShareColours): void {
  const room = { x: EDGE + CODE + 24, width: WIDE - CODE - 24 };
  let y = FOOT;
  const line = (text: string | null, height: number, setting: { size: number; bold?: boolean; strength?: number }) => {
    if (text) y += words(doc, text, { ...room, y, height }, { colour: ink, ...setting }) + 3;
  };
  y += words(doc, "Scan for every picture", { ...room, y }, { size: 16, colour: brand, bold: true }) + 5;
  doc.link(room.x, FOOT, room.width, 20, sheet.link);
  line(sheet.place?.name ?? null, 14, { size: 11, bold: true });
  line(sheet.place?.address ?? null, 13, { size: 10.5, strength: MUTED });
  line(sheet.licence, 26, { size: 10.5, bold: true });
  line(`Printed ${sheet.printed}. ${sheet.disclaimer ?? ""}`, FOOT + CODE - y, { size: 7.5, strength: MUTED });
}
