import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { at, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

const field = (page: Page | Locator, name: string) => page.getByRole("textbox", { name, exact: true });

const message = (page: Page) => page.getByRole("textbox", { name: /^Message/ });

/** What this tab keeps of forms, as one text. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage)
      .filter(([name, text]) => name.includes(":draft") && text !== "null")
      .map(([name, text]) => `${name} ${text}`)
      .join("\n"),
  );

/** The first used car of a site, on whose page these words stand. */
async function carWith(site: string, words: string): Promise<string> {
  const { text } = await get(site, "/search/used-cars");
  for (const [, path = ""] of text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)) {
    if ((await get(site, path)).text.includes(words)) return path;
  }
  throw new Error(`no used car of ${site} has ${words}`);
}

describe("a reload loses nothing of what was typed, and what was sent is kept no longer", () => {
  test.each([
    ["an alert's page", "halden", "/alerts/new?search=%2Fsearch%2Fused-cars", { "Email address": "kim@example.com" }],
    ["a sign-in", "halden", "/sign-in?type=watchlist&redirect=%2F&back=%2F", { "Mobile number": "0491 570 156" }],
    ["a car that is offered", "alderbank", "/sell-my-car", { "Registration number": "REG4 DRAFT" }],
    [
      "what a plate does not lead to",
      "alderbank",
      "/sell-my-car?step=describe",
      { "Make, model and year": "2018 Kia" },
    ],
  ])("LEAD-028 of %s", async (_, site, address, fields) => {
    const { page, leave } = await visit();
    await page.goto(at(site, address));
    for (const [name, words] of Object.entries(fields)) await field(page, name).fill(words);
    await page.reload();
    for (const [name, words] of Object.entries(fields)) {
      await expect.poll(() => field(page, name).inputValue()).toBe(words);
    }
    await leave();
  });

  test.each(["halden", "kingtide"])("LEAD-028 of an enquiry over the car's page and on its own, %s", async (site) => {
    const { page, leave } = await visit();
    const path = await carWith(site, "Enquire Now");
    const open = async () => {
      const button = page.getByRole("link", { name: "Enquire Now" });
      await button
        .or(page.getByRole("button", { name: "Enquire Now" }))
        .locator("visible=true")
        .first()
        .click();
    };
    await page.goto(at(site, path));
    await open();
    await field(page, "First name").fill("Imogen");
    await message(page).fill("Does it tow?\nA boat, that is.");
    await page.reload();
    await open();
    await expect.poll(() => message(page).inputValue()).toBe("Does it tow?\nA boat, that is.");
    expect(await field(page, "First name").inputValue()).toBe("Imogen");
    await field(page, "Last name").fill(`Drafted-${site}`);
    await field(page, "Email").fill("imogen.drafted@example.com");
    await field(page, "Phone").fill("0491 570 156");
    const terms = page.getByRole("checkbox", { name: /terms of use/ });
    if ((await terms.count()) > 0) await terms.check();
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await page.waitForURL(/\/success/);
    expect(await kept(page)).toBe("");

    await page.goto(at(site, `${path}/enquire`));
    await message(page).fill("And does it float?");
    await page.reload();
    await expect.poll(() => message(page).inputValue()).toBe("And does it float?");
    await leave();
  });

  test("LEAD-028 RESV-001 of a reservation, until it is paid; one that was left is begun again with it", async () => {
    const { page, leave } = await visit();
    const path = await carWith("kingtide", "Reserve Car Now");
    await page.goto(at("kingtide", path));
    const link = page.getByRole("link", { name: "Reserve Car Now" }).locator("visible=true").first();
    const checkout = (await link.getAttribute("href")) ?? "";
    await page.goto(at("kingtide", checkout));
    const typed = {
      "First name": "Imogen",
      "Last name": "Drafter",
      Phone: "0491 570 156",
      Postcode: "4215",
      // An address of this file's own: one mailbox gets five mails an hour.
      Email: "reserving.drafter@example.com",
    };
    for (const [name, words] of Object.entries(typed)) await field(page, name).fill(words);
    await page.reload();
    for (const [name, words] of Object.entries(typed)) {
      await expect.poll(() => field(page, name).inputValue()).toBe(words);
    }
    const terms = page.getByRole("checkbox", { name: /terms of use/ });
    if ((await terms.count()) > 0) await terms.check();
    const reserve = page.getByRole("button", { name: "Reserve Car Now" });
    await reserve.click();
    await page.waitForURL(/\/demo-payment\//);
    await page.goto(at("kingtide", checkout));
    await expect.poll(() => field(page, "Last name").inputValue()).toBe("Drafter");
    await reserve.click();
    await page.waitForURL(/\/demo-payment\//);
    await page.getByRole("button", { name: /^Approve/ }).click();
    await page.getByRole("heading", { name: "The car is reserved for you" }).waitFor();
    await expect.poll(() => kept(page)).toBe("");
    await leave();
  });

  test("LEAD-028 USER-008 of a number to sign in by; its code is kept nowhere", async () => {
    const { page, leave } = await visit();
    await page.goto(at("halden", "/sign-in?type=watchlist&redirect=%2F&back=%2F"));
    await field(page, "Mobile number").fill("0491 570 110");
    expect(await kept(page)).toContain("0491 570 110");
    await page.getByRole("button", { name: "Text me a code" }).click();
    await field(page, "6-digit code").fill("111111");
    await expect.poll(() => kept(page)).toBe("");
    await leave();
  });

  test("LEAD-028 of an alert's dialog, until its link is on the way", async () => {
    const { page, leave } = await visit();
    const open = async () => {
      await page.getByRole("link", { name: "Tell Me of New Ones" }).click();
      await page.getByRole("dialog").waitFor();
    };
    await page.goto(at("halden", "/search/used-cars?make=Kia"));
    await open();
    await field(page, "Email address").fill("kim.drafted@example.com");
    await page.getByRole("dialog").getByText("Weekly").click();
    await page.reload();
    await open();
    await expect.poll(() => field(page, "Email address").inputValue()).toBe("kim.drafted@example.com");
    expect(await page.getByRole("radio", { name: /Weekly/ }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Tell Me When It Comes" }).click();
    await page.getByRole("heading", { name: "One step left" }).waitFor();
    await expect.poll(() => kept(page)).toBe("");
    await leave();
  });

  test("LEAD-028 LEAD-069 of an offered car's last step; 30k is an amount, and 10% is told to be none", async () => {
    const { page, leave } = await visit();
    await page.goto(at("alderbank", "/sell-my-car?step=describe"));
    await field(page, "Make, model and year").fill("2018 Mazda CX-5");
    await page.getByRole("button", { name: "Next: Upload Images" }).click();
    await page.getByRole("button", { name: "Next: Your Details" }).click();
    await page.getByRole("heading", { level: 2, name: "Your Details" }).waitFor();
    const price = page.getByRole("textbox", { name: /^The price you have in mind/ });
    await price.pressSequentially("10%");
    await field(page, "Comments").fill("New tyres");
    await page.getByRole("group", { name: "Condition" }).getByText("Good", { exact: true }).click();
    await page.getByRole("button", { name: "Send to our buying team" }).click();
    await page.getByText("Please enter an amount in dollars, like 25,000.").first().waitFor();
    expect(await price.inputValue()).toBe("10%");
    await price.fill("");
    await price.pressSequentially("30k");
    expect(await price.inputValue()).toBe("30k");
    await page.reload();
    await expect.poll(() => price.inputValue()).toBe("30k");
    expect(await field(page, "Comments").inputValue()).toBe("New tyres");
    expect(await page.getByRole("radio", { name: "Good" }).isChecked()).toBe(true);
    await page.getByRole("textbox", { name: "Odometer" }).fill("85k");
    const person = { "First name": "Imogen", "Last name": "Seller-Drafter", Email: "imogen.offers@example.com" };
    for (const [name, words] of Object.entries({ ...person, Phone: "0491 570 156", Postcode: "4000" })) {
      await field(page, name).fill(words);
    }
    for (const [group, answer] of [
      ["Service history", "Full"],
      ["Number of keys", "2"],
    ] as const) {
      await page.getByRole("group", { name: group }).getByText(answer, { exact: true }).click();
    }
    await page.getByRole("button", { name: "Send to our buying team" }).click();
    await page.waitForURL(/\/success/);
    await expect.poll(() => kept(page)).toBe("");
    await leave();
  });
});
