import type { ShareColours } from "../../features/media/share-picture.ts";
import type { VehicleSheet } from "../../features/vehicle/sheet.ts";
import { LOCALE } from "../../lib/words/locale.ts";
import { bytesOf, type Doc, heightOf, MUTED, words } from "./drawn-words.ts";

/** Everything drawn besides text. */
export interface SheetStyle {
  readonly colours: ShareColours;
  /** A 16:10 JPEG; null if the vehicle has no picture. */
  readonly picture: Buffer | null;
}

/** A4 in points, and the side margins. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const EDGE = 40;
const WIDE = PAGE.width - 2 * EDGE;
const PICTURE = { width: 300, height: 187.5 } as const;
const BAND = 58;
/** Vertical position of the dealer's lines at the foot, in points. */
const FOOT = 752;

/**
 * Draws the sheet as a one-page PDF, with the typefaces built into every PDF reader. The library is loaded with the
 * first sheet, because it would lengthen every start by a tenth.
 */
export async function drawSheet(sheet: VehicleSheet, style: SheetStyle): Promise<Buffer> {
  const info = { Title: [sheet.title, sheet.badge].filter(Boolean).join(" "), Author: sheet.siteName };
  const { default: PDFDocument } = await import("pdfkit");
  // With margin 0 the library never begins a second page; every text is limited to its own area below.
  const doc = new PDFDocument({ size: "A4", margin: 0, lang: LOCALE, displayTitle: true, info });
  const done = bytesOf(doc);
  drawHead(doc, sheet, style);
  drawPicture(doc, style);
  const offered = drawOffer(doc, sheet, style);
  drawWords(doc, sheet, style, Math.max(offered, TOP + PICTURE.height));
  drawFoot(doc, sheet, style);
  doc.end();
  return done;
}

/** Draws the dealer's name and the vehicle's title. */
function drawHead(doc: Doc, sheet: VehicleSheet, { colours }: SheetStyle): void {
  const { brand, onBrand, ink } = colours;
  doc.rect(0, 0, PAGE.width, BAND).fill(brand);
  words(doc, sheet.siteName, { x: EDGE, y: 20, width: 350 }, { size: 18, colour: onBrand, bold: true });
  if (sheet.phone) {
    const room = { x: EDGE + 350, y: 23, width: WIDE - 350, align: "right" } as const;
    words(doc, sheet.phone, room, { size: 13, colour: onBrand, bold: true });
  }
  words(doc, sheet.title, { x: EDGE, y: 78, width: WIDE }, { size: 24, colour: ink, bold: true });
  const under = [sheet.badge, `Stock no. ${sheet.stocknum}`, sheet.availability].filter(Boolean).join("  ·  ");
  words(doc, under, { x: EDGE, y: 108, width: WIDE }, { size: 11, colour: ink, strength: MUTED });
}

const TOP = 136;
/** Height of the content above the notice of a repayment. */
const ABOVE_NOTICE = 55;

function drawPicture(doc: Doc, { colours, picture }: SheetStyle): void {
  const { width, height } = PICTURE;
  doc.save().roundedRect(EDGE, TOP, width, height, 6).clip();
  doc.rect(EDGE, TOP, width, height).fill(colours.floor[1]);
  if (picture) doc.image(picture, EDGE, TOP, { cover: [width, height], align: "center", valign: "center" });
  doc.restore();
}

/**
 * Draws the price and the weekly repayment beside the picture, and returns where they end. The notice of a repayment is
 * never cut, whatever its length.
 */
function drawOffer(doc: Doc, { price, finance }: VehicleSheet, { colours }: SheetStyle): number {
  const { ink, brand, floor } = colours;
  const x = EDGE + PICTURE.width + 20;
  const width = WIDE - PICTURE.width - 20;
  let y = TOP + 2;
  if (!price) {
    return y + words(doc, "SOLD", { x, y, width }, { size: 30, colour: ink, bold: true });
  }
  const size = price.kind === "no-price" || price.kind === "pre-order" ? 17 : 30;
  y += words(doc, price.text, { x, y, width, height: 44 }, { size, colour: ink, bold: true });
  const note = [price.note, price.before ? `was ${price.before}` : null].filter(Boolean).join(", ");
  if (note) y += words(doc, note, { x, y, width }, { size: 11, colour: ink, strength: MUTED }) + 12;
  if (!finance) return y;
  const inside = { x: x + 10, width: width - 20 };
  const notice = { size: 6.2, colour: ink, strength: MUTED };
  const long = heightOf(doc, finance.notice, inside.width, notice);
  const end = Math.max(TOP + PICTURE.height, y + ABOVE_NOTICE + long + 8);
  doc.roundedRect(x, y, width, end - y, 6).fill(floor[1]);
  y += 10;
  words(doc, finance.title, { ...inside, y }, { size: 8.5, colour: brand, bold: true });
  y += 15;
  const column = inside.width / finance.figures.length;
  for (const [at, [value, unit]] of finance.figures.entries()) {
    const place = { x: inside.x + at * column, width: column };
    words(doc, value, { ...place, y }, { size: 13, colour: ink, bold: true });
    words(doc, unit, { ...place, y: y + 16 }, { size: 6.6, colour: ink, strength: MUTED });
  }
  words(doc, finance.notice, { ...inside, y: y + 30, height: long + notice.size }, notice);
  return end;
}

/** Draws facts, then equipment, then prose, each below the last. */
function drawWords(doc: Doc, sheet: VehicleSheet, style: SheetStyle, top: number): void {
  const { ink } = style.colours;
  let y = top + 22;
  y = drawFacts(doc, sheet.facts, y, style);
  const more = sheet.moreFeatures > 0 ? [`and ${sheet.moreFeatures} more`] : [];
  const listed = [...sheet.features, ...more];
  const rows = Math.ceil(listed.length / 3);
  if (rows > 0 && y + 20 + rows * 13.5 < FOOT - 14) {
    y = heading(doc, "Features", y, style);
    const column = WIDE / 3;
    for (const [at, feature] of listed.entries()) {
      const place = { x: EDGE + Math.floor(at / rows) * column, y: y + (at % rows) * 13.5, width: column - 10 };
      words(doc, `•  ${feature}`, place, { size: 9, colour: ink });
    }
    y += rows * 13.5 + 16;
  }
  if (sheet.comments && y < FOOT - 50) {
    y = heading(doc, "From the dealer", y, style);
    const { shown, rest } = sheet.comments;
    const sentence = rest && !/[.!?]$/.test(shown) ? `${shown}…` : shown;
    words(doc, sentence, { x: EDGE, y, width: WIDE, height: FOOT - y - 14 }, { size: 9, colour: ink });
  }
}

function heading(doc: Doc, text: string, y: number, { colours }: SheetStyle): number {
  words(doc, text, { x: EDGE, y, width: WIDE }, { size: 12, colour: colours.ink, bold: true });
  return y + 20;
}

/** Draws labels and values on ruled lines, in two columns. */
function drawFacts(doc: Doc, facts: VehicleSheet["facts"], top: number, style: SheetStyle): number {
  if (facts.length === 0) return top;
  const { ink, floor } = style.colours;
  const y = heading(doc, "At a glance", top, style);
  const rows = Math.ceil(facts.length / 2);
  const column = (WIDE - 24) / 2;
  for (const [at, { label, value }] of facts.entries()) {
    const x = EDGE + (at < rows ? 0 : column + 24);
    const line = y + (at % rows) * 17;
    words(doc, label, { x, y: line, width: column * 0.5 }, { size: 9, colour: ink, strength: MUTED });
    const right = { x: x + column * 0.42, y: line, width: column * 0.58, align: "right" } as const;
    words(doc, value, right, { size: 9, colour: ink, bold: true });
    doc
      .moveTo(x, line + 13)
      .lineTo(x + column, line + 13)
      .lineWidth(0.5)
      .stroke(floor[2]);
  }
  return y + rows * 17 + 12;
}

/** Draws the location, the dealer with its licence, and the page's address. */
function drawFoot(doc: Doc, sheet: VehicleSheet, { colours }: SheetStyle): void {
  const { ink, brand, floor } = colours;
  doc
    .moveTo(EDGE, FOOT - 8)
    .lineTo(EDGE + WIDE, FOOT - 8)
    .lineWidth(0.75)
    .stroke(floor[2]);
  const left = { x: EDGE, width: 225 };
  const right = { x: EDGE + 235, width: WIDE - 235, align: "right" } as const;
  if (sheet.place) {
    words(doc, sheet.place.name, { ...left, y: FOOT }, { size: 10.5, colour: ink, bold: true });
    words(doc, sheet.place.address ?? "", { ...left, y: FOOT + 14 }, { size: 9, colour: ink, strength: MUTED });
  }
  words(doc, "See every picture online", { ...right, y: FOOT }, { size: 10.5, colour: brand, bold: true });
  doc.link(right.x, FOOT - 2, right.width, 28, sheet.link);
  const shown = sheet.link.replace(/^https?:\/\/(www\.)?/, "");
  words(doc, shown, { ...right, y: FOOT + 14.5 }, { size: 8, colour: ink, strength: MUTED });
  const sentence = `Printed ${sheet.printed}: ask us for today's price and whether it is still here. ${sheet.disclaimer ?? ""}`;
  const small = { size: 6.6, colour: ink, strength: MUTED };
  const used = words(doc, sentence, { x: EDGE, y: FOOT + 32, width: WIDE, height: 26 }, small);
  words(doc, sheet.licence, { x: EDGE, y: FOOT + 36 + used, width: WIDE }, small);
}
