import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { at, becomePresent, expectAccessible, get, openBrowser } from "./browser.ts";

const { visit } = openBrowser();

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

test("LOC-088 a postcode lists the nearest first, with its distance; what is no postcode says so", async () => {
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
  // Some dealers ask for it (LEAD-073).
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
