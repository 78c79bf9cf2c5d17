import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, becomePresent, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

test.each([
  ["LOC-083", "/contact", "Contact"],
  ["LOC-084", "/contact-us", "Contact"],
  ["LOC-085", "/contact-us/parramatta", "Contact Halden Parramatta"],
  ["LOC-086", "/our-location/parramatta-sales", "Halden Parramatta"],
  ["LOC-087", "/locations/parramatta-sales", "Halden Parramatta"],
  ["LOC-089", "/locations", "Our Locations"],
  ["LOC-088", "/dealer-locator", "Find Your Nearest Location"],
])("%s %s answers with the page %s", async (_, path, title) => {
  const answer = await get("halden", path);
  expect(answer.status).toBe(200);
  expect(answer.text).toMatch(new RegExp(`<h1[^>]*>${title}`));
});

test("LOC-088 a postcode lists the nearest location first, with its distance; an invalid one gets a message", async () => {
  const near = (await get("halden", "/dealer-locator?postcode=2170")).text;
  const order = ["Halden Liverpool", "Halden Brookvale"].map((name) => near.indexOf(`${name}</h3>`));
  expect(order[0]).toBeGreaterThan(0);
  expect(order[1]).toBeGreaterThan(order[0] ?? 0);
  expect(near).toMatch(/\d+ km away/);
  expect((await get("halden", "/dealer-locator?postcode=21")).text).toContain(
    "Invalid postcode. Please enter a 4-digit number.",
  );
});

test.each(["/locations/nowhere", "/contact/nowhere"])("%s is not found", async (path) => {
  expect((await get("halden", path)).status).toBe(404);
});

const words = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("LOC-007 CONT-012 the page about buying names the places that buy, with their phone and whether they are open", async () => {
  const told = words((await get("halden", "/buying")).text);
  expect(told).toMatch(/Where we buy Halden Alexandria.*(Open|Opens|Closed).*02 5550 1962/);
  expect(told).not.toMatch(/Where we buy.*Halden Brookvale(?=.*Rather talk now)/);
});

test("CONT-024 CONT-025 CONT-026 CONT-027 CONT-028 CONT-029 the page about warranties states what the specification states", async () => {
  const told = words((await get("halden", "/warranty")).text);
  for (const stated of [
    /pre-owned vehicle comes with 12 months roadside assist/,
    /Toyota certified vehicle has passed a 90-point inspection and carries an extra 1 year warranty and 12 months roadside assist/,
    /Mazda 5 years, unlimited km/,
    /Other makes, as standard 3 years/,
  ])
    expect(told).toMatch(stated);
});

test("MODEL-019 each brand shows its logo: the site's own file, or the platform's plate", async () => {
  const { text } = await get("everything", "/brands");
  const logos = [...text.matchAll(/<img[^>]*src="(\/(?:site\/makes|makes)\/[^"]+)"/g)].map(([, src = ""]) => src);
  expect(logos).toContain("/site/makes/mazda.svg");
  expect(logos).toContain("/makes/toyota.svg");
  for (const logo of logos) {
    const { status, headers, text: svg } = await get("everything", logo);
    expect([status, headers["content-type"]?.split(";")[0]], logo).toEqual([200, "image/svg+xml"]);
    expect(svg).toContain("<svg");
  }
  expect((await get("everything", "/makes/nobody.svg")).status).toBe(404);
});

test("MODEL-037 a model's page is at its new slug, and not at the old", async () => {
  expect((await get("corella", "/new-cfmoto-450mt")).text).toMatch(/<h1[^>]*>(?:(?!<\/h1>).)*450MT/s);
  expect((await get("corella", "/cfmoto-450mt")).text).not.toMatch(/<h1[^>]*>(?:(?!<\/h1>).)*450MT/s);
});

const hours = (page: Page) => page.locator(".tab-panel").locator("visible=true").textContent();

test("LOC-065 LOC-067 LEAD-027 LEAD-028 ERR-015 API-033 a location's page shows a department's hours as it is chosen, and Email Us sends its form to the lead call, or says that it could not and keeps it", async () => {
  const { page, leave, complaints } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto(at("halden", "/locations/alexandria-sales"));
  await becomePresent(page);
  await expectAccessible(page);
  const department = page.getByLabel("Department");
  expect(await hours(page)).toContain("8.30am – 5.30pm");
  await department.selectOption("Service");
  expect(await hours(page)).toContain("7.30am – 5pm");

  await page.getByRole("link", { name: "Email Us: Halden Alexandria", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Email Halden Alexandria" });
  await dialog.getByRole("textbox", { name: "First name" }).fill("Imogen");
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Last name" }).fill("Whitlock");
  await dialog.getByRole("textbox", { name: "Email" }).fill("imogen.whitlock@example.com");
  await dialog.getByRole("textbox", { name: "Phone" }).fill("0491 570 156");
  await dialog.getByRole("textbox", { name: "Message" }).fill("Is there parking on Huntley Street?");
  // Some dealers require the terms (LEAD-073).
  const terms = dialog.getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
  const send = dialog.getByRole("button", { name: "Send message" });
  await page.route("**/api/leads", (route) => route.abort(), { times: 1 });
  await send.click();
  await dialog.getByRole("alert").getByText("An error occurred when submitting this form").waitFor();
  (complaints as string[]).length = 0;
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await send.click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe("/api/leads");
  expect(request.postDataJSON().userData).toMatchObject({ category: "General Enquiry", location: "alexandria-sales" });
  await page.waitForURL(/\/success/);
  await leave();
});
