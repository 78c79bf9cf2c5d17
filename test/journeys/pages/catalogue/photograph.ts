import type { Page } from "playwright-core";
import sharp from "sharp";
import { CELL, type Part, shrink } from "./parts.ts";

/**
 * Room around a part for its outline and its shadow, in pixels: less than half of the narrowest gap between two parts.
 */
const MARGIN = 6;

/**
 * Switches off for the picture what differs between machines: glyphs are set where the font says, not where a pixel
 * begins; a script that none of our fonts has, and the browser's handle of a text area, are not drawn. The page around
 * the catalogue and its table of contrasts, which has only figures of its own, are hidden.
 */
export const STILL = `
  * { text-rendering: geometricPrecision !important; -webkit-font-smoothing: antialiased !important; }
  main bdi { display: inline-block; inline-size: 8em; block-size: 1lh; vertical-align: top; color: transparent; overflow: hidden; }
  body :not(main, main *, :has(main)) { visibility: hidden !important; }
  textarea { resize: none !important; }
  #contrast { display: none; }
`;

/** Adds a stylesheet to the page as its own script would: the content policy allows nothing else. */
export async function addStyles(page: Page, text: string): Promise<void> {
  await page.evaluate(async (styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.ready;
  }, text);
}

/** Every part of the catalogue as the page draws it, in the page's order. */
export async function photographParts(page: Page): Promise<Part[]> {
  await addStyles(page, STILL);
  const places = await page.evaluate(placeParts);
  const picture = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const cells = (length: number) => Math.ceil((length + 2 * MARGIN) / CELL);
  return places.map(({ name, x, y, width, height }) => {
    const rectangle = { left: x - MARGIN, top: y - MARGIN, columns: cells(width), rows: cells(height) };
    return { name, ...shrink(pixels, rectangle) };
  });
}

/**
 * In the page: moves every part onto a whole pixel, so that it looks the same wherever on the page it stands, and says
 * where it is.
 */
function placeParts() {
  // This sample's texts change with time.
  const CHANGING = '[data-sample="Loading messages"]';
  const PARTS = `[data-sample]:not(${CHANGING}), [data-token] > :first-child, [data-type], [data-ground=dark]`;
  const parts = [...document.querySelectorAll<HTMLElement>(`main section :is(${PARTS})`)].filter(
    (one) => one.checkVisibility() && !one.parentElement?.closest(PARTS),
  );
  for (const part of parts) Object.assign(part.style, { position: "relative", left: "0", top: "0" });
  const corners = parts.map((one) => one.getBoundingClientRect());
  for (const [at, part] of parts.entries()) {
    const { x = 0, y = 0 } = corners[at] ?? {};
    Object.assign(part.style, { left: `${Math.ceil(x) - x}px`, top: `${Math.ceil(y) - y}px` });
  }
  return parts.map((one) => {
    const { sample, type } = one.dataset;
    const group = sample && one.closest("div:has(> h3)")?.querySelector("h3")?.textContent;
    const own = sample ?? type ?? one.parentElement?.dataset.token ?? "On a dark ground";
    const { x, y, width, height } = one.getBoundingClientRect();
    return {
      name: [one.closest("section")?.id, group, own].filter(Boolean).join(" / "),
      x: Math.round(x + scrollX),
      y: Math.round(y + scrollY),
      width: Math.round(width),
      height: Math.round(height),
    };
  });
}
