import { describe, expect, test } from "vitest";
import { at, get, openBrowser } from "../browser.ts";
import { mailWith } from "../mailbox.ts";

const { visit } = openBrowser({ pictures: false });

describe.each(["halden", "kingtide"])("a shopper of %s", (site) => {
  test.each([
    ["with JavaScript", true],
    ["without JavaScript", false],
  ])(
    "SITE-005 SITE-006 SITE-007 SITE-053 LEAD-050 finds a car, enquires, and the dealer has the mail, %s",
    async (_, javaScriptEnabled) => {
      const { page, leave } = await visit({ javaScriptEnabled });
      // The visit comes from a dealer's newsletter: with JavaScript it remembers which one, and sends it with the lead.
      await page.goto(at(site, "/?utm_source=autumn-letter&utm_campaign=utes"));
      await page
        .getByRole("button", { name: /^Show Me [\d,]+ cars?$/ })
        .first()
        .click();
      await page.waitForURL(/\/search/);
      await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toMatch(/\d/);

      const title = page.getByRole("main").locator('a[href^="/cars/"]').first();
      await title.click();
      await page.waitForURL(/\/cars\/[^/]+$/);
      const name = await page.getByRole("heading", { level: 1 }).textContent();

      await page
        .getByRole("link", { name: "Enquire Now" })
        .or(page.getByRole("button", { name: "Enquire Now" }))
        .locator("visible=true")
        .first()
        .click();
      const surname = `Whitlock-${site}-${javaScriptEnabled ? "js" : "plain"}`;
      await page.getByRole("textbox", { name: "First name" }).fill("Imogen");
      await page.getByRole("textbox", { name: "Last name" }).fill(surname);
      await page.getByRole("textbox", { name: "Email" }).fill("imogen.whitlock@example.com");
      await page.getByRole("textbox", { name: "Phone" }).fill("0491 570 156");
      await page.getByRole("textbox", { name: "Message" }).fill("Is it still available?");
      // Some dealers require the terms (LEAD-073).
      const terms = page.getByRole("checkbox", { name: /terms of use/ });
      if ((await terms.count()) > 0) await terms.check();
      await page.getByRole("button", { name: "Send enquiry" }).click();

      await page.waitForURL(/\/success/);
      await expect.poll(() => page.getByRole("main").textContent()).toMatch(/thank/i);
      const mail = await mailWith(site, surname);
      expect(mail).toContain("Is it still available?");
      if (javaScriptEnabled) expect(mail).toContain("Came with: utm_source=autumn-letter, utm_campaign=utes\n");
      expect(name?.length).toBeGreaterThan(4);
      await leave();
    },
  );

  test("LEAD-074 an enquiry left empty says what is missing and loses nothing, without JavaScript", async () => {
    const { page, leave } = await visit({ javaScriptEnabled: false });
    await page.goto(at(site, "/search/used-cars"));
    await page.getByRole("main").locator('a[href^="/cars/"]').first().click();
    await page.getByRole("link", { name: "Enquire Now" }).locator("visible=true").first().click();
    await page.getByRole("textbox", { name: "First name" }).fill("Imogen");
    await page.getByRole("textbox", { name: "Phone" }).fill("0491 570 156");
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect.poll(() => page.getByText("* This field is required").count()).toBeGreaterThan(0);
    expect(await page.getByRole("textbox", { name: "First name" }).inputValue()).toBe("Imogen");
    expect(await page.getByRole("textbox", { name: "Phone" }).inputValue()).toBe("0491 570 156");
    await page.context().close();
    void leave;
  });
});

describe.each([
  ["with JavaScript", true],
  ["without JavaScript", false],
])("a shopper of everything, %s,", (_way, javaScriptEnabled) => {
  test("LEAD-002 LEAD-029 a file that is refused has the reason at its field, and nothing else must be entered again", async () => {
    const { page, complaints, leave } = await visit({ javaScriptEnabled });
    await page.goto(at("everything", "/contact"));
    const form = page.locator("form#general");
    const field = (name: string) => form.locator(`[name="${name}"]:not([type=hidden])`);
    const surname = `Filer-${javaScriptEnabled ? "js" : "plain"}`;
    const next = form.getByRole("button", { name: /^Next: / });
    const typed = { name: "Imogen", last_name: surname, phone: "0491 570 156", email: "imogen.filer@example.com" };
    for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    if (javaScriptEnabled) await next.click();
    await field("message").fill("The tail-light is cracked.");
    for (const list of await form.locator("select:visible").all()) await list.selectOption({ index: 1 });
    await form.getByRole("checkbox", { name: /terms of use/ }).check();
    const choose = (name: string, words: string) =>
      field("photos").setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(words) });
    const problem = async () => {
      const all = await form.getByRole("alert").allTextContents();
      return all.join("\n");
    };
    if (javaScriptEnabled) {
      // The browser itself refuses such a file at once, and sends nothing.
      await choose("notes.txt", "words");
      await form.getByRole("button", { name: /^Send/ }).click();
      await expect.poll(problem).toContain("notes.txt is not a JPEG, PNG or WebP photo or a PDF.");
    }
    await choose("quote.pdf", "MZ this is a program");
    await form.getByRole("button", { name: /^Send/ }).click();
    await expect.poll(problem).toContain("quote.pdf is not a JPEG, PNG or WebP photo or a PDF.");
    expect(await field("message").inputValue()).toBe("The tail-light is cracked.");
    expect(await field("last_name").inputValue()).toBe(surname);
    await choose("quote.pdf", "%PDF-1.7 a quote %%EOF");
    await form.getByRole("button", { name: /^Send/ }).click();
    await page.waitForURL(/\/success/);
    const mail = await mailWith("everything", surname);
    const [, link = ""] = /(\/api\/lead-files\?id=[0-9a-f-]{36}) \(PDF, 1 kB\)/.exec(mail) ?? [];
    expect(mail).toContain("Photos: quote.pdf");
    expect((await get("everything", link)).text).toBe("%PDF-1.7 a quote %%EOF");
    // The refusal has status 422, which the browser reports on the console.
    expect(complaints.filter((words) => !words.includes("status of 422"))).toEqual([]);
    await page.context().close();
    void leave;
  });
});
