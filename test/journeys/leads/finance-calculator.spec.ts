import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

const calculator = (page: Page) => page.locator("#finance-calculator");
/** The three figures of the result as they are shown. */
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
      // The figures below are those of this lender's offer: five years at this rate.
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

    // A press has no effect until the calculator's code has loaded.
    const pressed = async () => {
      await amount.press("ArrowLeft");
      return (await figures(page))[0];
    };
    await expect.poll(pressed).not.toBe(first);
    expect(Number(await amount.inputValue()) % 500).toBe(0);
    const typed = calculator(page).getByRole("textbox", { name: "Loan amount" });
    await typed.fill("$25,000.50");
    await typed.press("Tab");
    expect(await typed.inputValue()).toBe("$25,000.50");
    await typed.fill("a lot");
    await typed.press("Enter");
    expect(await typed.inputValue()).toBe("$25,000.50");
    // Thousands are read as such, and a share is no amount.
    for (const [words, shown] of [
      ["30k", "$30,000"],
      ["10%", "$30,000"],
      ["25000.5", "$25,000.50"],
    ] as const) {
      await typed.fill(words);
      await typed.press("Tab");
      expect(await typed.inputValue()).toBe(shown);
    }
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
    await expect.poll(() => figures(page)).toEqual(["$476.87", "7.49%", "8.38%"]);
    expect(await calculator(page).getByRole("textbox", { name: "Final payment" }).inputValue()).toBe("$9,000");
    await calculator(page).getByRole("button", { name: "Enquire about finance" }).click();
    expect(new URL(page.url()).pathname).toBe(`${car}/enquire`);
    expect(await page.getByRole("textbox", { name: "Message" }).inputValue()).toContain(
      "$30,000 over 5 years at 7.49% p.a., paid monthly; final payment $9,000.",
    );
    await leave();
  });
});

/** The first car of a search whose page holds all of these words. */
async function carWith(site: string, search: string, ...words: readonly string[]): Promise<string> {
  const { text } = await get(site, search);
  for (const [, path = ""] of text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)) {
    const page = (await get(site, path)).text;
    if (words.every((one) => page.includes(one))) return path;
  }
  throw new Error(`${site} has no such car`);
}

/** The styles of a list's figures and of their names, which make one more prominent than another. */
const dressOf = (page: Page, list: string) =>
  page
    .locator(list)
    .first()
    .evaluate((element) => {
      const dress = (part: Element) => {
        const { fontSize, fontWeight, color, opacity, visibility } = getComputedStyle(part);
        const { width, height } = part.getBoundingClientRect();
        const isSeen =
          part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 8 && height > 8;
        return { fontSize, fontWeight, color, opacity, visibility, isSeen };
      };
      const groups = [...element.children]
        .filter((group) => group.querySelector("dd")?.textContent?.match(/[$%]/))
        .slice(0, 3);
      const named = groups.map((group) => group.querySelector("dt")).filter((name) => name !== null);
      const figures = groups.map((group) => group.querySelector("dd")).filter((figure) => figure !== null);
      return { names: named.map((name) => name.textContent), dressed: [named.map(dress), figures.map(dress)] };
    });

describe("figures of finance in a browser", () => {
  test.each(["halden", "corella", "kingtide", "alderbank"])(
    "FIN-031 VDP-103 %s: repayment, rate and comparison rate are named, seen, and dressed alike: on the card, in the box, by the calculator",
    async (site) => {
      const { page, leave } = await visit();
      const search = "/search/new-used-and-demo-cars";
      const path = await carWith(site, search, "data-estimate", 'id="finance-calculator"');
      for (const [address, list, names] of [
        [search, "dl[data-estimate]", [/^a (week|month)$/, /^p\.a\.$/, /^p\.a\. comparison$/]],
        [path, "dl[data-estimate]", [/^repayment$/, /^p\.a\.$/, /^p\.a\. comparison$/]],
        [path, ".calculator-figures", [/^a (week|month)$/, /^interest p\.a\.$/, /^comparison p\.a\.$/]],
      ] as const) {
        if (!page.url().endsWith(address)) await page.goto(at(site, address));
        const { names: told, dressed } = await dressOf(page, list);
        expect(told, `${address} ${list}`).toEqual(names.map((name) => expect.stringMatching(name)));
        for (const parts of dressed) {
          expect(parts.map(({ isSeen }) => isSeen)).toEqual([true, true, true]);
          expect(
            new Set(parts.map((part) => JSON.stringify(part))).size,
            `${address} ${list}: ${JSON.stringify(parts)}`,
          ).toBe(1);
          expect(Number.parseFloat(parts[2]?.fontSize ?? "0")).toBeGreaterThanOrEqual(11);
        }
      }
      await leave();
    },
  );

  test("FIN-052 FIN-039 a fixed rate cannot be changed, each slider agrees with its field, and an address sets the frequency", async () => {
    const { page, leave } = await visit();
    const path = await carWith(
      "alderbank",
      "/search/new-used-and-demo-cars",
      'id="finance-calculator"',
      "data-estimate",
    );
    await page.goto(at("alderbank", `${path}?frequency=monthly`));
    await calculator(page).scrollIntoViewIfNeeded();
    expect(await calculator(page).locator("dt").first().textContent()).toBe("a month");
    const track = calculator(page).getByRole("slider", { name: "Interest rate" });
    expect(await track.isDisabled()).toBe(true);
    expect(await calculator(page).getByRole("textbox", { name: "Interest rate" }).isDisabled()).toBe(true);
    for (const name of ["Loan amount", "Interest rate", "Deposit or trade", "Final payment"]) {
      const field = await calculator(page).getByRole("textbox", { name }).inputValue();
      const place = await calculator(page).getByRole("slider", { name }).inputValue();
      expect(Number(place), name).toBe(Number(field.replaceAll(/[$,%]/g, "")));
    }
    await leave();
  });

  test("FIN-075 of a figure that is typed digit by digit the last words count, and a share is no amount", async () => {
    const { page, leave } = await visit();
    await page.goto(at("kingtide", "/finance?vehiclePriceBudget=25000"));
    const price = calculator(page).getByRole("textbox", { name: "Price" });
    for (const [words, shown] of [
      ["30k", "$30,000"],
      ["10%", "$30,000"],
      ["2,5", "$30,000"],
    ] as const) {
      await price.fill("");
      await price.pressSequentially(words);
      await price.press("Tab");
      await expect.poll(() => price.inputValue()).toBe(shown);
    }
    await leave();
  });

  test("FIN-083 once a broker has quoted, the page shows the quote's rate, notice and loan, and none of the lender's", async () => {
    const { page, leave } = await visit();
    await page.route("**/api/youx/quote", (route) =>
      route.fulfill({ json: { weeklyRepaymentAmount: 129.4, advertisedRate: 0.0625, comparisonRate: 7.1 } }),
    );
    const search = "/search/new-used-and-demo-cars";
    const path = await carWith(
      "everything",
      search,
      "The lender’s conditions",
      'id="finance-calculator"',
      "to approved applicants",
    );
    const box = page.locator("dl[data-estimate]").first();
    const notice = page.locator("p[data-estimate]").first();
    await page.goto(at("everything", path));
    await notice.filter({ hasText: "A quote by YouX" }).waitFor();
    expect(await box.locator("dd").allTextContents()).toEqual(["$130/week*", "6.25%", "7.10%"]);
    expect(await page.getByText(/lender’s conditions/).count()).toBe(0);
    expect(await page.locator("#financeDisclaimer").count()).toBe(0);
    await calculator(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await figures(page)).slice(1)).toEqual(["6.25%", "7.10%"]);
    expect(await calculator(page).locator(".calculator-notice").textContent()).toMatch(/A quote by YouX.*WARNING/);
    expect(await calculator(page).textContent()).not.toContain("Includes fees");
    expect(await calculator(page).getByRole("textbox", { name: "Final payment" }).inputValue()).toBe("$0");
    await leave();
  });
});
