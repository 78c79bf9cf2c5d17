import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";
import { findChanges } from "./catalogue/compare.ts";
import { expectAsKept } from "./catalogue/kept.ts";
import { photographOverlays } from "./catalogue/overlays.ts";
import { addStyles, photographParts } from "./catalogue/photograph.ts";
import { looksOf } from "./catalogue.looks.ts";

const { visit } = openBrowser({ painted: true });
const PATH = "/dev/catalogue";
const SITES = globSync("sites/*/site.json").map((file) => basename(dirname(file)));

test.each(SITES)(
  "%s: every part in the site's own theme is clean for axe, fits every width, looks as kept",
  async (site) => {
    const { page, leave } = await visit({ reducedMotion: "reduce" });
    await page.goto(at(site, PATH));
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.locator("main").evaluate((main) => main.scrollWidth - main.clientWidth);
      expect(tooWide, `pixels wider than ${width}`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
    const reached = await page.getByRole("region", { name: "Contrast of each pair" }).getByRole("row").count();
    expect(reached).toBeGreaterThan(60);
    await expectAsKept(site, await photographParts(page));
    await leave();
  },
);

test("halden on a phone: every part looks like its saved picture", async () => {
  const { page, leave } = await visit({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  await page.goto(at("halden", PATH));
  await expectAsKept("halden-390", await photographParts(page));
  await leave();
});

test.each([
  [1440, 900],
  [390, 844],
])("halden, %i px wide: every dialog, sheet, tooltip and bar looks as kept when it is open", async (width, height) => {
  const { page, leave } = await visit({ reducedMotion: "reduce", viewport: { width, height } });
  await page.goto(at("halden", PATH));
  await expectAsKept(`halden-open-${width}`, await photographOverlays(page));
  await leave();
});

/** Each changes the appearance of one part by about the least that can be seen. */
const CHANGES: readonly (readonly [part: string, styles: string])[] = [
  ["buttons / Brand / Rest", "#buttons div:nth-child(1) > div > [data-sample=Rest] button { border-radius: 0 }"],
  [
    "buttons / Brand / Hover",
    "#buttons div:nth-child(1) > div > [data-sample=Hover] button { filter: brightness(0.96) }",
  ],
  ["buttons / Outline / Focus", "#buttons div:nth-child(2) > div > [data-sample=Focus] button { outline: none }"],
  ["buttons / Medium, 48 px", '[data-sample="Medium, 48 px"] button { padding-inline: 26px }'],
  ["buttons / With an icon", '[data-sample="With an icon"] svg { visibility: hidden }'],
  ["displays / Notice", '[data-sample="Notice"] > * { translate: 0 1px }'],
];

test("a part whose appearance changes is named, and bolder glyphs are no change", async () => {
  const { page, leave } = await visit({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  await page.goto(at("halden", PATH));
  // The whole page would be photographed twice and say no more.
  await addStyles(page, "main section:not(#buttons, #displays) { display: none }");
  const kept = await photographParts(page);
  await addStyles(page, "* { -webkit-text-stroke: 0.15px }");
  await addStyles(page, CHANGES.map(([, styles]) => styles.replaceAll(" }", " !important }")).join("\n"));
  const changes = findChanges(kept, await photographParts(page));
  expect(changes.map(({ name }) => name)).toEqual(CHANGES.map(([part]) => part));
  await leave();
});

test("every state of every part uses the expected tokens", async () => {
  const { page, leave } = await visit({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  await page.goto(at("halden", PATH));
  const looks = await looksOf(page);
  const lines = Object.entries(looks).map(([sample, look]) => `${sample}: ${look}`);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("catalogue.looks.txt");
  await leave();
});

test("a state that the catalogue shows without interaction looks like the real one", async () => {
  const { page, leave } = await visit({ reducedMotion: "reduce", viewport: { width: 1440, height: 900 } });
  await page.goto(at("halden", PATH));
  const sample = (name: string) => page.locator(`#buttons [data-sample="${name}"] button`).first();
  const look = (name: string) =>
    sample(name).evaluate((one) => {
      const { backgroundColor, borderTopColor, color, outline, boxShadow } = getComputedStyle(one);
      return { backgroundColor, borderTopColor, color, outline, boxShadow };
    });
  const rest = await look("Rest");
  await sample("Rest").hover();
  expect(await look("Rest")).toEqual(await look("Hover"));
  await page.mouse.move(1, 1);
  expect(await look("Rest")).toEqual(rest);
  await sample("Rest").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  expect(await look("Rest")).toEqual(await look("Focus"));
  await leave();
});

test("controls are at least 44 px high", async () => {
  const { page, leave } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto(at("halden", PATH));
  const low = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "main :is(button, select, textarea, input[type=text], summary, label:has(input))",
      ),
    ]
      .filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().height < (one.closest("fieldset") ? 40 : 44),
      )
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(low).toEqual([]);
  await leave();
});

test("without JavaScript every tab's panel can be read, and nothing covers the page", async () => {
  const { page, leave } = await visit({ javaScriptEnabled: false });
  await page.goto(at("kingtide", PATH));
  await expect.poll(() => page.getByText("Sleeps four: an island bed and two bunks.").first().isVisible()).toBe(true);
  expect(await page.locator("[role=tablist]:visible").count()).toBe(0);
  expect(await page.locator("dialog").count()).toBe(0);
  await leave();
});

test("an unknown site has no catalogue", async () => {
  expect((await get("nobody", PATH)).status).toBe(404);
});
