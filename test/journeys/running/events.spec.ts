import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AnalyticsEvent, EVENTS, type EventName } from "../../../src/features/analytics/events.ts";
import { ask } from "../../setup/ask.ts";
import { QUICK_PICTURES, type ServerProcess, startServerProcess } from "../../setup/server-process.ts";
import { openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });
const SITE = "halden";
const ENDPOINT = "https://events.example/in";

/**
 * A demo site with features that it does not use itself: an endpoint for events, the calculator's own enquiry, history
 * reports.
 */
let folder: string;
let server: ServerProcess;
/** Paths of cars whose pages can send every event. */
const cars = { new: "", used: "" };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-events-"));
  cpSync("sites", folder, { recursive: true });
  const file = join(folder, SITE, "site.json");
  const settings = JSON.parse(readFileSync(file, "utf8"));
  const changed = {
    ...settings,
    site: { ...settings.site, websitePlugins: [{ feature: "history-report", name: "PPSR Report" }] },
    services: { ...settings.services, analyticsEndpoint: ENDPOINT },
    calculator: { ...settings.calculator, calcEnquiryModal: true },
  };
  writeFileSync(file, JSON.stringify(changed));
  server = await startServerProcess({ FORECOURT_SITES: folder, POSTS_PER_MINUTE: "1000", ...QUICK_PICTURES });
  for (const kind of ["new", "used"] as const) cars[kind] = await carOf(kind);
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function html(path: string): Promise<string> {
  const { status, text } = await ask(server.port, SITE, path);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
  return text;
}

/** The first car of this kind whose page offers everything, for used cars including a report. */
async function carOf(kind: "new" | "used"): Promise<string> {
  for (const [, path = ""] of (await html(`/search/${kind}-cars`)).matchAll(/href="(\/cars\/[^"/?#]+)"/g)) {
    const page = await html(path);
    const has = (words: string) => page.includes(words);
    if (!has("Book Test Drive") || !has("data-car=") || has("Test Drive Only")) continue;
    if (kind === "new" || (has('id="finance-calculator"') && has("PPSR Report"))) return path;
  }
  throw new Error(`${SITE} has no such ${kind} car: ${server.said()}`);
}

const SHOPPER = {
  "First name": "Imogen",
  "Last name": "Whitlock",
  Email: "imogen.whitlock@example.com",
  Phone: "0491 570 156",
  Postcode: "4215",
  Odometer: "62000",
  Message: "Hello.",
  Comments: "New tyres.",
};

/** Fills in the visible form's required fields, ticks its terms, and sends it. */
async function send(page: Page, button: string): Promise<void> {
  const form = page.locator("form").filter({ has: page.getByRole("button", { name: button }) });
  await form.getByRole("button", { name: button }).waitFor();
  for (const [name, value] of Object.entries(SHOPPER)) {
    const field = form.getByRole("textbox", { name });
    if ((await field.count()) > 0) await field.fill(value);
  }
  for (const list of await form.locator("select[required]").all()) await list.selectOption({ index: 1 });
  const terms = form.getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
  await form.getByRole("button", { name: button }).click();
}

const press = (page: Page, name: string) =>
  page.getByRole("link", { name }).or(page.getByRole("button", { name })).locator("visible=true").first().click();

async function enquire(page: Page, path: string): Promise<void> {
  await page.goto(server.at(SITE, path));
  await press(page, "Enquire Now");
  await send(page, "Send enquiry");
  await page.waitForURL(/\/success/);
}

async function bookDrive(page: Page, path: string): Promise<void> {
  await page.goto(server.at(SITE, path));
  await press(page, "Book Test Drive");
  await send(page, "Request test drive");
  await page.waitForURL(/\/success/);
}

/** Offers a car in part payment for another, up to its estimate. */
async function offerCar(page: Page, wanted: string): Promise<void> {
  await page.goto(server.at(SITE, wanted));
  await page.goto(server.at(SITE, (await tradeInLink(page)) ?? ""));
  await page.getByRole("textbox", { name: "Registration number" }).fill("REG4 VINONLY");
  await page.getByRole("button", { name: "Find my car" }).click();
  await page.getByRole("radio").nth(1).check();
  await page.getByRole("button", { name: "Next: Upload Images" }).click();
  await page.getByRole("button", { name: "Next: Your Details" }).click();
  await page.getByRole("heading", { level: 2, name: "Your Details" }).waitFor();
  for (const [group, answer] of [
    ["Service history", "Full"],
    ["Number of keys", "2"],
    ["Condition", "Good"],
  ] as const) {
    await page.getByRole("group", { name: group }).getByText(answer, { exact: true }).click();
  }
  await send(page, "See my estimate");
  await page.getByRole("button", { name: "Accept this estimate" }).waitFor();
}

const tradeInLink = (page: Page) => page.locator('a[href^="/cars/trade-in?car_id="]').first().getAttribute("href");

interface Act {
  /** The subject of the event: one of the cars and its dealership, only a dealership, or only the site. */
  readonly about: keyof typeof cars | "a dealership" | "the site";
  /** Opens the page without any interaction. */
  readonly quiet?: boolean;
  readonly act: (page: Page) => Promise<unknown>;
  /** Other events that the same action sends. */
  readonly besides?: readonly EventName[];
}

/** A real action for each event that the code knows: an event without one does not compile. */
const ACTS: Readonly<Record<EventName, Act>> = {
  usedVehicleView: { about: "used", quiet: true, act: (page) => page.goto(server.at(SITE, cars.used)) },
  searchView: { about: "the site", quiet: true, act: (page) => page.goto(server.at(SITE, "/search/used-cars")) },
  newEnquiry: { about: "new", act: (page) => enquire(page, cars.new) },
  usedEnquiry: { about: "used", act: (page) => enquire(page, cars.used), besides: ["usedVehicleView"] },
  newTestDrive: { about: "new", act: (page) => bookDrive(page, cars.new) },
  usedTestDrive: { about: "used", act: (page) => bookDrive(page, cars.used), besides: ["usedVehicleView"] },
  otherForm: {
    about: "a dealership",
    act: async (page) => {
      await page.goto(server.at(SITE, "/contact-us"));
      await send(page, "Send message");
      await page.waitForURL(/\/success/);
    },
  },
  careerEnquiry: {
    about: "a dealership",
    act: async (page) => {
      await page.goto(server.at(SITE, "/careers"));
      await send(page, "Send application");
      await page.waitForURL(/\/success/);
    },
  },
  offerAccepted: {
    about: "new",
    act: async (page) => {
      await offerCar(page, cars.new);
      await page.getByRole("button", { name: "Accept this estimate" }).click();
      await page.getByRole("heading", { name: "Estimate accepted" }).waitFor();
      await page.reload();
    },
    besides: ["otherForm"],
  },
  phoneClick: {
    about: "new",
    act: async (page) => {
      await page.goto(server.at(SITE, cars.new));
      await page.getByRole("link", { name: "Call Now" }).locator("visible=true").first().click();
    },
  },
  financeCalculator: { about: "used", act: useCalculator, besides: ["usedVehicleView"] },
  calculatorEnquiry: {
    about: "used",
    act: async (page) => {
      await useCalculator(page);
      await press(page, "Enquire about finance");
    },
    besides: ["usedVehicleView", "financeCalculator"],
  },
  favourite: {
    about: "new",
    act: async (page) => {
      await page.goto(server.at(SITE, cars.new));
      await page.getByRole("button", { name: "Favourite", exact: true }).locator("visible=true").first().click();
    },
  },
  historyReport: {
    about: "used",
    act: async (page) => {
      await page.context().route(/ppsr|report/, (route) => route.fulfill({ body: "A report." }));
      await page.goto(server.at(SITE, cars.used));
      await press(page, "PPSR Report");
    },
    besides: ["usedVehicleView"],
  },
  print: {
    about: "new",
    act: async (page) => {
      await page.goto(server.at(SITE, cars.new));
      await Promise.all([page.waitForEvent("download"), press(page, "Print")]);
    },
  },
};

async function useCalculator(page: Page): Promise<void> {
  await page.goto(server.at(SITE, cars.used));
  const amount = page.locator("#finance-calculator").getByRole("slider", { name: "Loan amount" });
  await amount.scrollIntoViewIfNeeded();
  const told = () => page.evaluate(() => (globalThis.forecourtEvents ?? []).map(({ event }) => event));
  // A press has no effect until the calculator's code has loaded.
  const pressed = async () => {
    await amount.press("ArrowLeft");
    return told();
  };
  await expect.poll(pressed).toContain(EVENTS.financeCalculator);
}

/**
 * The page's own list of events. It ends with the page, so events from before the last load are only at the endpoint.
 */
const list = (page: Page) => page.evaluate(() => globalThis.forecourtEvents ?? []);

/** The ids that a page's event about its car must have. */
async function aboutOf(path: string): Promise<Pick<AnalyticsEvent, "car_id" | "dealership_id">> {
  const page = await html(path);
  const id = (name: string) => Number(new RegExp(`data-${name}="(\\d+)"`).exec(page)?.[1]);
  return { car_id: id("car"), dealership_id: id("dealership") };
}

test.each(Object.entries(EVENTS) as [EventName, number][])(
  "ANLY-001 to ANLY-016 LEAD-076 %s (event %i) is in the page's list and at the site's endpoint after the act itself",
  async (name, number) => {
    const { about, quiet = false, act, besides = [] } = ACTS[name];
    const { page, leave } = await visit({ quiet });
    const sent: AnalyticsEvent[] = [];
    await page.context().route(`${ENDPOINT}**`, async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ status: 204 });
    });
    await act(page);
    const expected = [...besides.map((other) => EVENTS[other]), number].sort((a, b) => a - b);
    const numbers = () => sent.map(({ event }) => event).sort((a, b) => a - b);
    await expect.poll(numbers).toEqual(expected);
    const told = sent.find(({ event }) => event === number);
    if (name !== "offerAccepted") expect(await list(page)).toContainEqual(told);
    expect(Object.keys(told ?? {})).toEqual(["event", "url", "car_id", "dealership_id", "timestamp"]);
    expect(told?.url).toMatch(new RegExp(`^http://${SITE}\\.localhost:\\d+/[a-z]`));
    expect(told?.timestamp).toBeGreaterThan(Date.UTC(2026, 0));
    const { car_id, dealership_id } = told ?? {};
    const none = { car_id: null, dealership_id: null };
    const some = { car_id: null, dealership_id: expect.any(Number) };
    const of = about === "the site" ? none : about === "a dealership" ? some : await aboutOf(cars[about]);
    expect({ car_id, dealership_id }).toEqual(of);
    await leave();
  },
);
