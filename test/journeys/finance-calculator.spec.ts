import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "./browser.ts";

const { visit } = openBrowser();

const calculator = (page: Page) => page.locator("#finance-calculator");
/** The three figures of the result, as they stand. */
const figures = (page: Page) => calculator(page).locator("dd").allTextContents();
const events = (page: Page) =>
  page.evaluate(() =>
    (globalThis.forecourtEvents ?? []).map(({ event }) => event).filter((event) => [9, 26].includes(event)),
  );

describe("the finance calculator of a car", () => {
  let car = "";
  beforeAll(async () => {
    const { text } = await get("alderbank", "/search/new-cars");
    for (const [, path = ""] of text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)) {
      const { text: page } = await get("alderbank", path);
      // The lender's offer that the sums below were made with: five years at this rate.
      if (!page.includes('id="finance-calculator"') || !page.includes("7.49%") || !page.includes("8.38%")) continue;
      car = path;
      return;
    }
    throw new Error("no new car has a calculator at 7.49%");
  });

  test("VDP-021 VDP-124 FIN-040 FIN-074 ANLY-002 ANLY-010 comes alive in its place, by keyboard and by typing, and leads to the enquiry", async () => {
    const { page, leave } = await visit({ viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto(at("alderbank", car), { waitUntil: "domcontentloaded" });
    const brought = () => asked.some((path) => /\/calculator-[^/]+\.js$/.test(path));
    expect(brought()).toBe(false);
    const drawn = await calculator(page).evaluate((place) => place.clientHeight);
    const code = page.waitForResponse((response) => /\/calculator-[^/]+\.js$/.test(response.url()));
    await calculator(page).scrollIntoViewIfNeeded();
    await code;
    const amount = calculator(page).getByRole("slider", { name: "Loan amount" });
    const [first = ""] = await figures(page);
    expect(first).toMatch(/^\$[\d,.]+$/);

    // The first press counts once the code is there.
    const pressed = async () => {
      await amount.press("ArrowLeft");
      return (await figures(page))[0];
    };
    await expect.poll(pressed, { timeout: 10_000 }).not.toBe(first);
    expect(Number(await amount.inputValue()) % 500).toBe(0);
    const typed = calculator(page).getByRole("textbox", { name: "Loan amount" });
    await typed.fill("$25,000.50");
    await typed.press("Tab");
    expect(await typed.inputValue()).toBe("$25,000.50");
    await typed.fill("a lot");
    await typed.press("Enter");
    expect(await typed.inputValue()).toBe("$25,000.50");
    await calculator(page).getByRole("textbox", { name: "Deposit or trade" }).fill("-9");
    await calculator(page).getByRole("textbox", { name: "Final payment" }).fill("0");
    const [week] = await figures(page);
    await calculator(page).getByText("Monthly", { exact: true }).click();
    const [month, interest, comparison] = await figures(page);
    expect(month).toBe("$500.84");
    expect(month).not.toBe(week);
    expect([interest, comparison]).toEqual(["7.49%", "8.38%"]);
    expect(await calculator(page).evaluate((place) => place.clientHeight)).toBe(drawn);
    expect(await events(page)).toEqual([26]);
    await expectAccessible(page);

    await calculator(page).getByRole("button", { name: "Enquire about finance" }).click();
    const message = page.getByRole("textbox", { name: "Message" });
    await message.waitFor();
    expect(await message.inputValue()).toBe(
      "I would like to talk about finance: $25,000.50 over 5 years at 7.49% p.a., paid monthly.",
    );
    expect(await events(page)).toEqual([26, 9]);
    await leave();
  });

  test("FIN-032 FIN-039 without JavaScript its fields are a form that the server answers", async () => {
    const { page, leave } = await visit({ javaScriptEnabled: false });
    await page.goto(at("alderbank", car), { waitUntil: "domcontentloaded" });
    await calculator(page).getByRole("textbox", { name: "Loan amount" }).fill("$30,000");
    await calculator(page).getByRole("textbox", { name: "Deposit or trade" }).fill("0");
    await calculator(page).getByRole("textbox", { name: "Final payment" }).fill("9000");
    await calculator(page).getByText("Monthly", { exact: true }).click();
    await calculator(page).getByRole("button", { name: "Calculate" }).click();
    expect(page.url()).toMatch(/#finance-calculator$/);
    expect(await figures(page)).toEqual(["$476.87", "7.49%", "8.38%"]);
    expect(await calculator(page).getByRole("textbox", { name: "Final payment" }).inputValue()).toBe("$9,000");
    await calculator(page).getByRole("button", { name: "Enquire about finance" }).click();
    expect(new URL(page.url()).pathname).toBe(`${car}/enquire`);
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toContain(
      "$30,000 over 5 years at 7.49% p.a., paid monthly; final payment $9,000.",
    );
    await leave();
  });
});
