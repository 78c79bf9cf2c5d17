import type { Page } from "playwright-core";
import sharp from "sharp";
import { CELL, type Part, shrink } from "./parts.ts";
import { addStyles, STILL } from "./photograph.ts";

/** Shows only the part that opens over the page, and puts the button that opens it at the window's corner. */
const ALONE = `
  main section[id], main h1, main h1 + p { visibility: hidden !important; }
  #overlays { position: fixed; inset: 0 0 auto; }
  #overlays [popovertarget], dialog, .tip { visibility: visible !important; }
`;

/**
 * Photographs the whole window for each part that opens over the page: dialogs, the tooltip, bars at the window's
 * edges.
 */
export async function photographOverlays(page: Page): Promise<Part[]> {
  await addStyles(page, STILL + ALONE);
  const parts: Part[] = [];
  for (const opener of await page
    .locator("#overlays button")
    .filter({ hasText: /^Open / })
    .all()) {
    await opener.dispatchEvent("click");
    await page.locator("dialog[open]").waitFor();
    parts.push(await photographWindow(page, `overlays / Dialog / ${await opener.textContent()}`));
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
  }
  await page.evaluate(() => scrollTo(0, 1_000));
  await page.locator("main .sticky-header[data-shown]").waitFor();
  await page.locator("main .action-bar[data-grown]").waitFor({ state: "attached" });
  parts.push(await photographWindow(page, "overlays / Bars / Scrolled"));
  await page.locator("#overlays [popovertarget]").click();
  await page.locator("#overlays .tip:popover-open").waitFor();
  parts.push(await photographWindow(page, "overlays / Tooltip / Open"));
  return parts;
}

async function photographWindow(page: Page, name: string): Promise<Part> {
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [columns, rows] = [Math.ceil(info.width / CELL), Math.ceil(info.height / CELL)];
  return { name, ...shrink({ data, width: info.width, height: info.height }, { left: 0, top: 0, columns, rows }) };
}
