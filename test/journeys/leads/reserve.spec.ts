import { describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser, type Visitor } from "../browser.ts";
import { mailWith } from "../mailbox.ts";

const { visit } = openBrowser();

/** Opens a used car that can be reserved online, and returns its path. */
async function openReservable(page: Visitor["page"], site: string): Promise<string> {
  const { text } = await get(site, "/search/used-cars");
  for (const path of new Set([...text.matchAll(/href="(\/cars\/[^"/]+)"/g)].map(([, found = ""]) => found))) {
    if (!(await get(site, path)).text.includes("Reserve Car Now")) continue;
    await page.goto(at(site, path));
    return path;
  }
  throw new Error(`${site} has no car to reserve`);
}

async function fillIn(page: Visitor["page"]) {
  await page.getByRole("textbox", { name: "First name" }).fill("Imogen");
  await page.getByRole("textbox", { name: "Last name" }).fill("Whitlock");
  // An address of this file's own: one mailbox gets five mails an hour, and other journeys write to theirs.
  await page.getByRole("textbox", { name: "Email" }).fill("reserving.whitlock@example.com");
  await page.getByRole("textbox", { name: "Phone" }).fill("0491 570 156");
  await page.getByRole("textbox", { name: "Postcode" }).fill("4215");
  const terms = page.getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
}

const reserve = (page: Visitor["page"]) => page.getByRole("button", { name: "Reserve Car Now" }).click();

describe("a shopper who reserves a car", () => {
  test("ANLY-004 SITE-009 RESV-001 VDP-107 pays on the payment's own page, has a deadline, and the car shows reserved", async () => {
    const { page, leave } = await visit();
    await page.goto(at("kingtide", "/?utm_source=newsletter&utm_campaign=spring-plates"));
    const path = await openReservable(page, "kingtide");
    const button = page.getByRole("link", { name: "Reserve Car Now" }).locator("visible=true").first();
    await page.goto(at("kingtide", (await button.getAttribute("href")) ?? ""));
    await expectAccessible(page);
    await reserve(page);
    await page.getByText("This field is required").first().waitFor();
    await fillIn(page);
    await reserve(page);
    await page.waitForURL(/\/demo-payment\//);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Approve/ }).click();
    await page.waitForURL(/payment=/);
    await page.getByRole("heading", { name: "The car is reserved for you" }).waitFor();
    await page.getByText("Held for you until").waitFor();
    const events = () => page.evaluate(() => globalThis.forecourtEvents ?? []);
    const known = { car_id: expect.any(Number), dealership_id: expect.any(Number) };
    // The payment's page sends a whole document, whose code runs after what it shows.
    await expect.poll(events).toMatchObject([{ event: 15, ...known }]);
    await expectAccessible(page);
    await page.reload();
    expect(await events()).toEqual([]);
    expect(await page.getByRole("main").textContent()).toContain("reserved for you");
    const shown = async () => (await get("kingtide", path)).text;
    await expect.poll(shown, { interval: 100 }).not.toContain("Reserve Car Now");
    const mail = await mailWith("kingtide", "spring-plates");
    for (const told of ["utm_source=newsletter", `Page id: ${path}/`, `Pages visited: /, ${path}`]) {
      expect(mail).toContain(told);
    }
    expect(await shown()).toContain("Reserved");
    // By Back, say, the same shopper comes to the form once more.
    const { text: again } = await get("kingtide", `${path}/checkout`);
    expect(again).toContain("If it was you who reserved it, the email with your receipt leads to your reservation.");
    expect(again).not.toContain("Nothing was charged");
    const reference = /payment=([0-9A-Z-]+)/.exec(page.url())?.[1] ?? "";
    const receipt = await mailWith("kingtide", "The car is reserved for you");
    for (const words of [reference, "$", "Your deposit is fully refundable.", "and give the reference"]) {
      expect(receipt).toContain(words);
    }
    const [html = ""] = /\/dev\/mailbox\/[\w-]+\/html/.exec(receipt) ?? [];
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at("kingtide", html));
      await page.getByRole("heading", { name: "The car is reserved for you" }).waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `what stands beyond ${width} px`).toBe(0);
      expect(
        await page.locator("img").evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
      ).toBe(true);
    }
    await expectAccessible(page);
    await leave();
  });

  test("RESV-003 without JavaScript may be declined, and tries again with what was typed", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await openReservable(page, "switchyard");
    await page.getByRole("link", { name: "Reserve Car Now" }).locator("visible=true").first().click();
    await page.waitForURL(/\/checkout-journey\?car_id=/);
    await page.getByRole("textbox", { name: "First name" }).fill("Imogen");
    await reserve(page);
    await page.getByText("This field is required").first().waitFor();
    expect(await page.getByRole("textbox", { name: "First name" }).inputValue()).toBe("Imogen");
    await fillIn(page);
    await reserve(page);
    await page.getByRole("button", { name: "Decline" }).click();
    await page.getByRole("heading", { name: "Your payment was declined" }).waitFor();
    expect(await mailWith("switchyard", "Your payment was declined")).toContain("Try again");
    expect(await mailWith("switchyard", "Nothing was charged and nothing is held")).toContain("Whitlock");
    await page.getByRole("button", { name: "Try the payment again" }).click();
    await page.getByRole("button", { name: /^Approve/ }).click();
    await page.getByText("Held for you until").waitFor();
    // The refusal has status 422, which the browser reports on the console.
    await page.context().close();
  });
});
