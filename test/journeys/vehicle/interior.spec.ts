import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import {
  directionAt,
  dragged,
  FIRST_VIEW,
  type PanoramaView,
  type Size,
} from "../../../src/features/viewer/panorama.ts";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ painted: true });

/** A car of halden's whose interior has hotspots, one of them on the screen, which the first view shows. */
async function carWithCabin(): Promise<string> {
  for (const page of [1, 2, 3]) {
    const { text } = await get("halden", `/search/new-used-and-demo-cars?page=${page}`);
    for (const [, path = ""] of text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)) {
      const car = (await get("halden", path)).text;
      if (
        car.includes("/art/cabins/family.avif") &&
        car.includes("Touchscreen with Apple CarPlay") &&
        car.includes("spin-35")
      )
        return path;
    }
  }
  throw new Error("no car of halden has a cabin that is pointed at");
}

const stageOf = (page: Page) => page.getByRole("application", { name: /^The inside of / });
const dots = (page: Page) => stageOf(page).locator("button[style]");
const told = (page: Page) => stageOf(page).getByRole("status");

async function openInterior(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Interior" }).click();
  await stageOf(page).and(page.locator("[aria-busy=false]")).waitFor();
}

type Pixels = { readonly data: Buffer; readonly info: Size & { readonly channels: number } };
const pixelsOf = (picture: Buffer | string): Promise<Pixels> =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const colourAt = ({ data, info }: Pixels, x: number, y: number): number[] => {
  const [column, row] = [Math.floor((x / 100) * info.width), Math.floor((y / 100) * info.height)];
  return [0, 1, 2].map((channel) => data[(row * info.width + column) * info.channels + channel] ?? 0);
};

/**
 * The average difference (of 255) between the stage and what this view should show of the cabin, in the stage's middle
 * band, where nothing lies over it.
 */
function offFrom(stage: Pixels, cabin: Pixels, view: PanoramaView): number {
  const off: number[] = [];
  for (let x = 12; x <= 88; x += 2) {
    for (let y = 20; y <= 80; y += 4) {
      const { yaw, pitch } = directionAt({ x, y }, view, stage.info);
      const [seen, wanted] = [colourAt(stage, x, y), colourAt(cabin, (yaw + 180) / 3.6, (90 - pitch) / 1.8)];
      off.push(...seen.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0))));
    }
  }
  return off.reduce((sum, one) => sum + one, 0) / off.length;
}

describe("the cabin", () => {
  let car = "";
  beforeAll(async () => {
    car = await carWithCabin();
  });

  test("VDP-011 VDP-088 VDP-096 is drawn in the direction of view, is turned by drag and keys, and describes its hotspots", async () => {
    const { page, leave } = await visit({ reducedMotion: "reduce" });
    await page.goto(at("halden", car));
    await openInterior(page);
    const cabin = await pixelsOf("demo/art/cabins/family.avif");
    const shown = async () => pixelsOf(await stageOf(page).screenshot());
    const turned = { ...FIRST_VIEW, yaw: 48 };
    const before = await shown();
    expect(offFrom(before, cabin, FIRST_VIEW)).toBeLessThan(10);
    expect(offFrom(before, cabin, turned)).toBeGreaterThan(20);
    await stageOf(page).focus();
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press("ArrowRight");
    expect(offFrom(await shown(), cabin, turned)).toBeLessThan(10);
    await page.keyboard.press("Home");

    const box = await stageOf(page).boundingBox();
    if (!box) throw new Error("the stage has no box");
    const x = box.x + box.width / 2;
    await page.mouse.move(x, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(x + 5, box.y + 40);
    await page.mouse.move(x - 95, box.y + 40);
    await page.mouse.up();
    const drawn = dragged(FIRST_VIEW, -100, 0, box);
    expect(drawn.yaw).toBeGreaterThan(5);
    expect(offFrom(await shown(), cabin, drawn)).toBeLessThan(10);

    await dots(page).first().press("Enter");
    const words = (await dots(page).first().getAttribute("aria-label")) ?? "none";
    await told(page).getByText(words).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => told(page).first().textContent()).toBe("");
    await stageOf(page)
      .getByRole("button", { name: /^Details/ })
      .click();
    const last = stageOf(page).getByRole("list", { name: "Points of interest" }).getByRole("button").last();
    const wanted = (await last.textContent()) ?? "none";
    await last.click();
    await told(page).getByText(wanted).waitFor();
    await leave();
  });

  test("VDP-011 is a strip that scrolls sideways where it cannot be turned, and can be loaded again where it failed", async () => {
    const { page, leave, complaints } = await visit({ viewport: { width: 390, height: 844 } });
    await page.route("**/width=2048,**", (route) => route.abort(), { times: 1 });
    await page.goto(at("halden", car));
    await page.getByRole("button", { name: "Interior" }).click();
    await page.getByText("The view inside did not load.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await stageOf(page).and(page.locator("[aria-busy=false]")).waitFor();
    // The browser reports the failed request on the console.
    (complaints as string[]).length = 0;

    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.reload();
    await page.getByRole("button", { name: "Interior" }).click();
    const strip = page.getByRole("region", { name: /^The inside of .+, all round$/ });
    await strip.getByRole("img", { name: /^The inside of / }).waitFor();
    await page.waitForFunction((element) => (element?.scrollLeft ?? 0) > 100, await strip.elementHandle());
    expect(await strip.evaluate((element) => element.scrollWidth / element.clientWidth)).toBeGreaterThan(2);
    await leave();
  });
});
