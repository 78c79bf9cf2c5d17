import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type StripeSimulator,
  signedEvent,
  stripeSimulator,
} from "../../../src/services/payments/stripe/simulator/simulator.ts";
import { ask } from "../../setup/ask.ts";
import { type ServerWithClock, startServerAt } from "../../setup/clock/server-with-clock.ts";
import { openBrowser, type Visitor } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

const NOW = Date.UTC(2026, 10, 21, 4, 10);
const KEY = "sk_test_kingtide";
const SECRET = "whsec_kingtide";
const SITE = "kingtide";
const HOOK = "/api/payments/stripe/kingtide-southport";
const sites = mkdtempSync(join(tmpdir(), "forecourt-stripe-"));
let now = NOW;
let sim: StripeSimulator;
let server: ServerWithClock;

beforeAll(async () => {
  cpSync(join("sites", SITE), join(sites, SITE), { recursive: true });
  const file = join(sites, SITE, "site.json");
  const given = JSON.parse(readFileSync(file, "utf8"));
  const checkout = {
    ...given.checkout,
    stripeKey: { env: "KINGTIDE_STRIPE_KEY" },
    stripeWebhookSecret: { env: "KINGTIDE_STRIPE_WEBHOOK" },
    defaultPaymentProcessors: ["stripe"],
  };
  writeFileSync(file, JSON.stringify({ ...given, checkout }));
  sim = await stripeSimulator({ keys: { [KEY]: [] }, clock: () => now });
  server = await startServerAt(NOW, {
    FORECOURT_SITES: sites,
    FORECOURT_DEMO_STOCK: "300",
    STRIPE_URL: sim.url,
    KINGTIDE_STRIPE_KEY: KEY,
    KINGTIDE_STRIPE_WEBHOOK: SECRET,
  });
});
afterAll(async () => {
  await server?.stop();
  await sim?.close();
  rmSync(sites, { recursive: true, force: true });
});

const get = async (path: string) => (await ask(server.port, SITE, path)).text;

/** Cars that are reserved by Stripe, with the addresses of their checkouts. */
async function reservable(count: number): Promise<{ readonly path: string; readonly checkout: string }[]> {
  const found: { path: string; checkout: string }[] = [];
  for (let page = 1; page <= 12 && found.length < count; page++) {
    const list = await get(`/search/used-cars?page=${page}`);
    for (const path of new Set([...list.matchAll(/href="(\/cars\/[^"/]+)"/g)].map(([, href = ""]) => href))) {
      if (found.length === count) break;
      const [, checkout] = /href="([^"]+)"[^>]*>Reserve Car Now/.exec(await get(path)) ?? [];
      if (checkout && (await get(checkout)).includes('value="stripe"')) found.push({ path, checkout });
    }
  }
  expect(found, "cars that can be reserved by Stripe").toHaveLength(count);
  return found;
}

/** Fills in a checkout and goes on to Stripe's page, where the browser's policy must let the form lead. */
async function goToStripe(page: Visitor["page"], checkout: string, email: string): Promise<string> {
  await page.goto(server.at(SITE, checkout));
  for (const [name, text] of [
    ["First name", "Imogen"],
    ["Last name", "Whitlock"],
    ["Email", email],
    ["Phone", "0491 570 156"],
    ["Postcode", "4215"],
  ] as const) {
    await page.getByRole("textbox", { name }).fill(text);
  }
  const terms = page.getByRole("checkbox", { name: /terms of use/ });
  if ((await terms.count()) > 0) await terms.check();
  await page.getByRole("button", { name: "Reserve Car Now" }).click();
  await page.waitForURL(`${sim.url}/c/pay/**`);
  return page.url().split("/").at(-1) ?? "";
}

const isOffered = (path: string) => async () => (await get(path)).includes("Reserve Car Now");

test("RESV-005 deposits are paid on Stripe's page, also when a webhook comes twice or none comes at all", async () => {
  const [first, lost, twice] = await reservable(3);
  if (!first || !lost || !twice) return expect.unreachable();
  const { page, leave } = await visit({ javaScriptEnabled: false });

  await goToStripe(page, first.checkout, "first@shopper.example");
  await page.getByRole("button", { name: "Use a card that is declined" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByRole("link", { name: "Back to the dealer" }).click();
  await page.getByRole("heading", { name: "Your payment is not finished yet" }).waitFor();
  await page
    .getByRole("link", { name: /payment/i })
    .first()
    .click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("heading", { name: "The car is reserved for you" }).waitFor();
  await leave();

  // Two shoppers pay and close their browsers.
  const { page: other, leave: close } = await visit();
  const lostId = await goToStripe(other, lost.checkout, "lost@shopper.example");
  const twiceId = await goToStripe(other, twice.checkout, "twice@shopper.example");
  await close();
  for (const id of [lostId, twiceId]) expect(sim.account(KEY).decide(id, "approve")).toBe(true);
  const event = sim.events.findLast(({ type }) => type === "checkout.session.completed");
  const { body, signature } = signedEvent(event ?? {}, SECRET, NOW);
  for (const _ of [1, 2]) {
    const headers = { "stripe-signature": signature, "content-type": "application/json; charset=utf-8" };
    const told = await ask(server.port, SITE, HOOK, { method: "POST", headers, body });
    expect(told).toMatchObject({ status: 200 });
  }
  await expect.poll(isOffered(twice.path), { timeout: 15_000, interval: 200 }).toBe(false);
  expect(await isOffered(lost.path)(), "nobody has asked about it yet").toBe(true);
  now = NOW + 31_000;
  await server.setClock(now);
  await expect.poll(isOffered(lost.path), { timeout: 15_000, interval: 200 }).toBe(false);
  expect(sim.events.filter(({ type }) => type.startsWith("refund."))).toEqual([]);
});
