import { describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";
import { announcement, button, cars, chooseMost, heroOf, list, optionsOf, SOON } from "./hero.ts";

const { visit } = openBrowser({ painted: true });
const SITES = ["halden", "kingtide"];
const STOCK = "/search/new-used-and-demo-cars";

describe.each(SITES)("the hero search of %s", (site) => {
  test("HOME-002 HOME-005 HOME-006 HOME-007 HOME-008 the counts follow each choice, and the button leads to so many cars", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site));
    expect(await list(page, "Model").isDisabled()).toBe(true);
    const make = await chooseMost(page, "Make");
    await expect.poll(() => list(page, "Model").isEnabled(), SOON).toBe(true);
    const models = await optionsOf(list(page, "Model"));
    expect(models.reduce((sum, { count }) => sum + count, 0)).toBe(make.count);
    const model = await chooseMost(page, "Model");
    const bodies = await optionsOf(list(page, "Body"));
    expect(bodies.reduce((sum, { count }) => sum + count, 0)).toBe(model.count);
    const body = await chooseMost(page, "Body");
    const location = await chooseMost(page, "Location");
    expect(await announcement(page).textContent()).toBe(cars(location.count));
    await button(page).click();
    const address = new URL(page.url());
    expect(address.pathname).toBe(STOCK);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      make: make.value,
      model: model.value,
      simple_body: body.value,
      location_name: location.value,
    });
    const counted = page.getByRole("main").getByText(new RegExp(`\\b${location.count}\\b`));
    await counted.filter({ visible: true }).first().waitFor();
    await leave();
  });

  test("HOME-004 HOME-013 HOME-014 the car types are a row of which the first is chosen; the counts follow it", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site));
    const types = heroOf(page).getByRole("group", { name: "Car type" }).getByRole("radio");
    const all = ["All", "New", "New / Demo", "Used", "Demo"];
    const names = await types.evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent));
    expect(names).toEqual(site === "halden" ? all : ["All", "Used", "Demo"]);
    expect(await types.first().isChecked()).toBe(true);
    const whole = await button(page).textContent();
    await heroOf(page).getByRole("radio", { name: "Used", exact: true }).check({ force: true });
    await expect.poll(() => button(page).textContent(), SOON).not.toBe(whole);
    await button(page).click();
    expect(new URL(page.url()).pathname).toBe("/search/used-cars");
    await leave();
  });

  test("by keyboard alone", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site));
    const whole = await button(page).textContent();
    await list(page, "Make").focus();
    await page.keyboard.type("Toyota");
    await expect.poll(() => button(page).textContent(), SOON).not.toBe(whole);
    await expect.poll(() => list(page, "Model").isEnabled(), SOON).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    expect(await list(page, "Model").inputValue()).not.toBe("");
    await expectAccessible(page);
    await button(page).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/make=Toyota&model=/);
    await leave();
  });

  test("HOME-002 without JavaScript the form leads to the canonical address of the choices", async () => {
    const { page, leave } = await visit({ javaScriptEnabled: false });
    await page.goto(at(site));
    expect(await list(page, "Model").count()).toBe(0);
    await list(page, "Make").selectOption("Toyota");
    await list(page, "Body").selectOption("SUV");
    await button(page).click();
    const address = new URL(page.url());
    expect(`${address.pathname}${address.search}`).toBe(`${STOCK}?make=Toyota&simple_body=SUV`);
    await leave();
  });
});

/** What no site arranges in its own way. */
describe("the hero search of any site", () => {
  const site = "halden";

  test("HOME-006 choosing another make clears the model, and no make disables the list of models", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site));
    await chooseMost(page, "Make");
    await expect.poll(() => list(page, "Model").isEnabled(), SOON).toBe(true);
    await chooseMost(page, "Model");
    const other = (await optionsOf(list(page, "Make"))).at(-1)?.value ?? "";
    await list(page, "Make").selectOption(other);
    await expect.poll(() => list(page, "Model").inputValue(), SOON).toBe("");
    await list(page, "Make").selectOption("");
    await expect.poll(() => list(page, "Model").isDisabled(), SOON).toBe(true);
    expect(await list(page, "Model").textContent()).toBe("Pick a make");
    await leave();
  });

  test("HOME-016 popular makes come before all makes, and options without a car are listed but disabled", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site));
    const groups = list(page, "Make").locator("optgroup");
    expect(await groups.evaluateAll((all) => all.map((one) => (one as HTMLOptGroupElement).label))).toEqual([
      "Popular Makes",
      "All Makes",
    ]);
    const before = await list(page, "Body").locator("option").count();
    await list(page, "Make").selectOption((await optionsOf(list(page, "Make"))).at(-1)?.value ?? "");
    await expect
      .poll(async () => (await optionsOf(list(page, "Body"))).some(({ count }) => count === 0), SOON)
      .toBe(true);
    expect(await list(page, "Body").locator("option").count()).toBe(before);
    for (const option of await list(page, "Body").locator("option").all()) {
      expect(await option.isDisabled()).toBe(/ \(0\)$/.test((await option.textContent()) ?? ""));
    }
    await leave();
  });

  test("HOME-017 the counts are plain JSON, cached like a page until the stock changes", async () => {
    const first = await get(site, "/search-counts?make=Toyota&car-type=used");
    expect(first.status).toBe(200);
    expect(first.headers["content-type"]).toContain("application/json");
    const { total, counts, models } = JSON.parse(first.text);
    expect(counts.make.Toyota).toBe(total);
    expect(models).toEqual([...models].sort((a, b) => a.localeCompare(b, "en-AU", { numeric: true })));
    expect((await get(site, "/search-counts?car-type=used&make=Toyota")).headers.etag).toBe(first.headers.etag);
  });
});

test("HOME-010 HOME-011 one site asks for fuel and a price range, the other for colour and a price by slider", async () => {
  const { page, leave } = await visit();
  await page.goto(at("halden"));
  await chooseMost(page, "Price range");
  const fuel = await chooseMost(page, "Fuel");
  await button(page).click();
  expect(new URL(page.url()).searchParams.get("simple_fuel")).toBe(fuel.value);
  expect(new URL(page.url()).searchParams.get("price_range")).toMatch(/\$/);
  await page.goto(at("kingtide"));
  expect(await list(page, "Fuel").count()).toBe(0);
  const colour = await chooseMost(page, "Colour");
  await button(page).click();
  expect(new URL(page.url()).searchParams.get("colour")).toBe(colour.value);
  await leave();
});

test("HOME-012 the slider counts when its handle is released, and at its ends it adds no filter", async () => {
  const { page, leave } = await visit();
  await page.goto(at("kingtide"));
  const whole = await button(page).textContent();
  const most = heroOf(page).getByRole("slider", { name: /to$/ });
  expect([await most.getAttribute("min"), await most.getAttribute("max"), await most.getAttribute("step")]).toEqual([
    "5000",
    "250000",
    "500",
  ]);
  await most.focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press("PageDown");
  await expect.poll(() => button(page).textContent(), SOON).not.toBe(whole);
  const bound = await most.inputValue();
  await button(page).click();
  expect(new URL(page.url()).searchParams.get("price")).toBe(`-${bound}`);
  await leave();
});

test("HOME-015 New / Demo leads to new and demo cars together", async () => {
  const { page, leave } = await visit();
  await page.goto(at("halden"));
  await heroOf(page).getByRole("radio", { name: "New / Demo", exact: true }).check({ force: true });
  const { counts } = JSON.parse((await get("halden", "/search-counts?make=")).text);
  expect(counts["car-type"]["new-demo"]).toBe(counts["car-type"].new + counts["car-type"].demo);
  await button(page, `Show Me ${cars(counts["car-type"]["new-demo"])}`).waitFor();
  await button(page).click();
  expect(new URL(page.url()).pathname).toBe("/search/new-and-demo-cars");
  await leave();
});

test("a hero's picture that does not load leaves its background, without the browser's broken-image icon", async () => {
  const { page, leave } = await visit();
  await page.route("**/images/**", (route) => route.fulfill({ contentType: "image/webp", body: "" }));
  await page.goto(at("halden"));
  const picture = page.getByRole("main").locator("img").first();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth]))
    .toEqual([true, 0]);
  const clip = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(clip.width).toBeGreaterThan(300);
  const left = await page.screenshot({ clip });
  await picture.evaluate((img) => img.style.setProperty("visibility", "hidden"));
  expect(left.equals(await page.screenshot({ clip }))).toBe(true);
  await leave();
});
