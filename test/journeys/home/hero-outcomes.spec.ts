import { describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";
import { announcement, button, cars, chooseMost, heroOf, list, SOON } from "./hero.ts";

const { visit } = openBrowser({ pictures: false });

describe.each(["halden", "kingtide"])("the hero search of %s", (site) => {
  test("where nothing matches, the button is disabled, and a link clears the choices", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site));
    const whole = (await button(page).textContent()) ?? "";
    await page.route("**/search-counts?*", (route) => route.fulfill({ json: { total: 0, counts: {}, models: [] } }));
    const body = list(page, "Body");
    await body.selectOption({ index: 1 });
    await heroOf(page).getByText("No cars match all of that.").waitFor();
    expect(await button(page, "Show Me 0 cars").isDisabled()).toBe(true);
    expect(await body.locator("option:checked").textContent()).toMatch(/ \(0\)$/);
    await expectAccessible(page);
    await heroOf(page).getByRole("button", { name: "Clear choices" }).click();
    await button(page, whole).waitFor();
    expect([await body.inputValue(), await button(page).isEnabled()]).toEqual(["", true]);
    await expect.poll(() => list(page, "Make").evaluate((select) => select === document.activeElement)).toBe(true);
    await leave();
  });

  test("going back from the results restores the choices and the counts", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site));
    const { value, count } = await chooseMost(page, "Make");
    await button(page).click();
    await page.waitForURL(/make=/);
    await page.goBack();
    await button(page, `Show Me ${cars(count)}`).waitFor();
    expect(await list(page, "Make").inputValue()).toBe(value);
    await leave();
  });
});

describe("the hero search of any site", () => {
  const site = "halden";

  test("while the stock cannot be counted, the last numbers stay and the form still works", async () => {
    const { page, leave, complaints } = await visit();
    await page.goto(at(site));
    const whole = await button(page).textContent();
    await page.route("**/search-counts?*", (route) => route.fulfill({ status: 503, json: { error: "" } }));
    const answered = page.waitForResponse(/search-counts/);
    await list(page, "Body").selectOption({ index: 1 });
    await answered;
    await expect.poll(() => heroOf(page).getAttribute("aria-busy"), SOON).toBe("false");
    expect([await button(page).textContent(), await button(page).isEnabled()]).toEqual([whole, true]);
    await button(page).click();
    await page.waitForURL(/simple_body=/);
    expect(complaints.every((complaint) => complaint.includes("503"))).toBe(true);
    (complaints as string[]).length = 0;
    await leave();
  });

  test("a superseded request is cancelled, and only the last one's answer is used", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site));
    const takenBack = page.waitForEvent("requestfailed", (request) => request.url().includes("search-counts"));
    let asked = 0;
    await page.route("**/search-counts?*", (route) => {
      asked += 1;
      // The first request is never answered.
      return asked > 1 ? route.continue() : undefined;
    });
    const first = page.waitForRequest(/search-counts/);
    await list(page, "Body").selectOption("SUV");
    await first;
    await list(page, "Make").selectOption("Toyota");
    expect((await takenBack).failure()?.errorText).toContain("ABORTED");
    const { total } = JSON.parse((await get(site, "/search-counts?make=Toyota&simple_body=SUV")).text);
    await button(page, `Show Me ${cars(total)}`).waitFor();
    expect(asked).toBe(2);
    await leave();
  });

  test("choices in quick succession make one request", async () => {
    const { page, leave } = await visit();
    await page.goto(at(site));
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("search-counts")) asked.push(new URL(request.url()).search);
    });
    await page.evaluate(() => {
      for (const [name, value] of [
        ["make", "Toyota"],
        ["simple_body", "SUV"],
      ]) {
        const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
        if (select && value) select.value = value;
        select?.dispatchEvent(new Event("change", { bubbles: true }));
      }
    });
    await expect.poll(() => announcement(page).textContent(), SOON).toMatch(/\d cars?$/);
    expect(asked).toEqual(["?make=Toyota&simple_body=SUV"]);
    await leave();
  });
});
