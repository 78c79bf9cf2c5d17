import { describe, expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser, type Visitor } from "./browser.ts";

const { visit } = openBrowser();

/** Opens a used car that can be reserved online, and gives its path. */
async function findReservable(page: Visitor["page"], site: string, skip = 0): Promise<string> {
  await page.goto(at(site, "/search/used-cars"));
  const links = page.getByRole("main").locator('a[href^="/cars/"]:not([href$="/enquire"])');
  const paths = [...new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")))];
  let found = 0;
  for (const path of paths) {
    const { text } = await get(site, path);
    if (!text.includes("Reserve Car Now") || found++ < skip) continue;
    await page.goto(at(site, path));
    return path;
  }
  throw new Error(`${site} has no car to reserve`);
}

async function fillIn(page: Visitor["page"]) {
  await page.getByRole("textbox", { name: "First name" }).fill("Imogen");
  await page.getByRole("textbox", { name: "Last name" }).fill("Whitlock");
  await page.getByRole("textbox", { name: "Email" }).fill("imogen.whitlock@example.com");
  await page.getByRole("textbox", { name: "Phone" }).fill("0491 570 156");
  await page.getByRole("textbox", { name: "Postcode" }).fill("4215");
  const terms = page.getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
}

const reserve = (page: Visitor["page"]) => page.getByRole("button", { name: "Reserve Car Now" }).click();

describe("a shopper who reserves a car", () => {
  test("SITE-009 RESV-001 VDP-107 pays on the payment's own page, has a deadline, and the car shows reserved within a second or so", async () => {
    const { page, leave } = await visit();
    const path = await findReservable(page, "kingtide");
    await page.getByRole("link", { name: "Reserve Car Now" }).locator("visible=true").first().click();
    await page.waitForURL(/\/checkout$/);
    await expectAccessible(page);
    await reserve(page);
    await expect.poll(() => page.getByText("This field is required").count()).toBeGreaterThan(0);
    await fillIn(page);
    await reserve(page);
    await page.waitForURL(/\/demo-payment\//);
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Approve/ }).click();
    await page.waitForURL(/payment=/);
    await expect.poll(() => page.getByRole("main").textContent()).toMatch(/reserved for you.*Held for you until/s);
    await expectAccessible(page);
    await page.reload();
    expect(await page.getByRole("main").textContent()).toContain("reserved for you");
    const shown = async () => (await get("kingtide", path)).text;
    await expect.poll(shown, { timeout: 3_000 }).not.toContain("Reserve Car Now");
    expect(await shown()).toContain("Reserved");
    await leave();
  });

  test("RESV-003 without JavaScript may be declined, and tries again with what was typed", async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await findReservable(page, "switchyard", 1);
    await page.getByRole("link", { name: "Reserve Car Now" }).locator("visible=true").first().click();
    await page.waitForURL(/\/checkout-journey\?car_id=/);
    await page.getByRole("textbox", { name: "First name" }).fill("Imogen");
    await reserve(page);
    await expect.poll(() => page.getByText("This field is required").count()).toBeGreaterThan(0);
    expect(await page.getByRole("textbox", { name: "First name" }).inputValue()).toBe("Imogen");
    await fillIn(page);
    await reserve(page);
    await page.getByRole("button", { name: "Decline" }).click();
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Your payment was declined");
    await page.getByRole("button", { name: "Try the payment again" }).click();
    await page.getByRole("button", { name: /^Approve/ }).click();
    await expect.poll(() => page.getByRole("main").textContent()).toContain("Held for you until");
    // The refused form is an answer of 422, of which the console speaks.
    await page.context().close();
  });
});
