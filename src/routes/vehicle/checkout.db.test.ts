import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { SHOPPER } from "../../../test/fixtures/site.ts";
import type { Database } from "../../db/open.ts";
import { type Counter, NORTH, NOW, openCounter } from "../../features/reservations/testing.ts";
import type { SiteConfig } from "../../features/site/schema.ts";
import { carById } from "../../features/stock/data.ts";
import { writeStock } from "../../features/stock/mutations.ts";
import { requestScope } from "../../request.ts";
import { action, loader } from "./checkout.tsx";

const ORIGIN = "https://dealer.example";

/** The page's response: its status, its redirect, and what it shows. */
async function answerOf(given: Promise<unknown>) {
  const answer = await given.catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get("Location"), page: null };
  const wrapped = answer as { readonly init?: ResponseInit | null; readonly data?: unknown };
  const isWrapped = typeof answer === "object" && answer !== null && "init" in answer;
  const page = (isWrapped ? wrapped.data : answer) as Record<string, unknown> | null;
  return { status: (isWrapped && wrapped.init?.status) || 200, to: null, page };
}

function argsFor(counter: Counter, path: string, config: Partial<SiteConfig>, body?: Record<string, string>) {
  const { site, db, services } = counter;
  const context = new RouterContextProvider();
  const configured = { ...site, config: { ...site.config, ...config } };
  const scope = {
    app: { db, log: services.log, payments: { processorsOf: services.processorsOf, demoTill: null } },
    site: { ...configured, configFor: () => configured.config },
    now: NOW,
    ip: "192.0.2.1",
    userAgent: "Test",
    header: () => null,
    uncacheable: () => {},
  };
  context.set(requestScope, scope as never);
  const url = new URL(path, ORIGIN);
  const slug = /^\/cars\/([^/]+)\//.exec(url.pathname)?.[1];
  const request = new Request(url, body && { method: "POST", body: new URLSearchParams(body) });
  return { context, request, url, params: slug ? { slug } : {} } as never;
}

const load = (counter: Counter, path: string, config: Partial<SiteConfig> = {}) =>
  answerOf(Promise.resolve().then(() => loader(argsFor(counter, path, config))));
const post = (counter: Counter, path: string, body: Record<string, string>, config: Partial<SiteConfig> = {}) =>
  answerOf(Promise.resolve().then(() => action(argsFor(counter, path, config, body))));

const FORM = { ...SHOPPER, postcode: "2000", processor: "sim", website: "" };

eachDatabase("the checkout", (openFresh) => {
  let db: Promise<Database> | undefined;
  async function open(changes = {}) {
    db ??= openFresh();
    const counter = await openCounter(await db, changes);
    const car = await carById(await db, counter.site, counter.carId);
    return { counter, path: car?.path ?? "", slug: car?.slug ?? "" };
  }

  test.each([
    ["RESV-001", "checkout"],
    ["RESV-002", "buyOnline"],
    ["RESV-003", "journey"],
  ] as const)(
    "%s is at the address of the site's style %s, and the two others lead there",
    async (_, checkoutStyle) => {
      const { counter, path, slug } = await open();
      const addresses = {
        checkout: `${path}/checkout`,
        buyOnline: `${path}/buy-online`,
        journey: `/checkout-journey?car_id=${slug}`,
      };
      for (const [style, address] of Object.entries(addresses)) {
        const answer = await load(counter, address, { checkoutStyle });
        if (style === checkoutStyle) expect(answer.page).toMatchObject({ kind: "form", checkout: { action: address } });
        else expect(answer).toMatchObject({ status: 302, to: addresses[checkoutStyle] });
      }
    },
  );

  test("RESV-003 the journey takes the car's id as well as its slug", async () => {
    const { counter } = await open();
    const answer = await load(counter, `/checkout-journey?car_id=${counter.carId}`, { checkoutStyle: "journey" });
    expect(answer.page).toMatchObject({ kind: "form" });
  });

  test.each(["/checkout-journey", "/checkout-journey?car_id=", "/cars/never/checkout", "/cars/checkout"])(
    "SITE-061 without a car %s does not redirect, even where checkouts are gated, and leads to the stock",
    async (path) => {
      const { counter } = await open();
      const gated = { gatedRoutes: ["checkout" as const], checkoutGatedDealerships: [1] };
      const answer = await load(counter, path, gated);
      expect(answer).toMatchObject({
        status: 404,
        to: null,
        page: { kind: "nothing", stock: { href: "/search/new-used-and-demo-cars" } },
      });
    },
  );

  test("SITE-060 asks for a sign-in at the dealerships named for it and at no others", async () => {
    const { counter, path } = await open();
    const at = (ids: number[]) =>
      load(counter, `${path}/checkout`, { gatedRoutes: ["checkout"], checkoutGatedDealerships: ids });
    expect(await at([1])).toMatchObject({ status: 302, to: expect.stringMatching(/^\/sign-in\?type=checkout&/) });
    expect(await at([2])).toMatchObject({ status: 200 });
    expect(await load(counter, `${path}/checkout`, { checkoutGatedDealerships: [1] })).toMatchObject({ status: 200 });
  });

  test("RESV-004 a car that is not for sale has no form, and one that cannot be paid for has an enquiry instead", async () => {
    const kindOf = async (changes: object, config: Partial<SiteConfig> = {}) => {
      const { counter, path } = await open(changes);
      const { page } = await load(counter, `${path}/checkout`, config);
      const posted = await post(counter, `${path}/checkout`, FORM, config);
      expect(posted.status).toBe(409);
      expect(page?.mayBeOwn).toBe(page?.kind === "gone" ? "reserved" in changes : undefined);
      return page?.kind;
    };
    expect(await kindOf({ reserved: true })).toBe("gone");
    expect(await kindOf({ sold: true, status: "sold" })).toBe("gone");
    expect(await kindOf({ payment_processors: ["elsewhere"] })).toBe("enquiry");
    expect(await kindOf({}, { reservationsEnabled: false })).toBe("enquiry");
  });

  test("RESV-004 a car that its dealer hides is not offered, but a deposit paid before still says what became of it", async () => {
    const hide = async ({ counter }: Awaited<ReturnType<typeof open>>) =>
      counter.db.updateTable("cars").set({ show_on_dealer_website: 0 }).where("id", "=", counter.carId).execute();
    const hidden = await open();
    await hide(hidden);
    expect(await load(hidden.counter, `${hidden.path}/checkout`)).toMatchObject({
      status: 404,
      page: { kind: "nothing", car: null },
    });
    expect(await post(hidden.counter, `${hidden.path}/checkout`, FORM)).toMatchObject({ status: 404 });
    expect(hidden.counter.sim.orders()).toEqual([]);
    // Somebody is at the card page when the car is hidden: they get it, and the dealer gets their lead.
    const paid = await open();
    await post(paid.counter, `${paid.path}/checkout`, FORM);
    await hide(paid);
    const [order] = paid.counter.sim.orders();
    await paid.counter.sim.decide(`sim-${order?.reference}`, "approve");
    const back = await load(paid.counter, `${paid.path}/checkout?payment=${order?.reference}`);
    expect(back.page).toMatchObject({ kind: "outcome", outcome: { mood: "good" }, car: { path: paid.path } });
    const lead = paid.counter.db.selectFrom("leads").select("car_id").where("car_id", "=", paid.counter.carId);
    expect(await lead.execute()).toHaveLength(1);
  });

  test("RESV-008 whoever was declined first and paid then finds at the first address that their other payment stands", async () => {
    const { counter, path } = await open();
    await post(counter, `${path}/checkout`, FORM);
    const [first] = counter.sim.orders();
    const address = `${path}/checkout?payment=${first?.reference}`;
    await counter.sim.decide(`sim-${first?.reference}`, "decline");
    expect((await load(counter, address)).page).toMatchObject({ outcome: { heading: "Your payment was declined" } });
    await post(counter, `${path}/checkout`, { ...FORM, submission_id: crypto.randomUUID() });
    const second = counter.sim.orders().at(-1);
    await counter.sim.decide(`sim-${second?.reference}`, "approve");
    await load(counter, `${path}/checkout?payment=${second?.reference}`);
    expect((await load(counter, address)).page).toMatchObject({
      outcome: { text: expect.stringContaining("by another payment, that one stands."), mayRepeat: false },
    });
  });

  test("RESV-006 the form asks for the dealership's deposit, and leads to the processor's page for it", async () => {
    const { counter, path } = await open();
    const config = { depositAmount: 350 };
    expect((await load(counter, `${path}/checkout`, config)).page).toMatchObject({ checkout: { deposit: "$350" } });
    const posted = await post(counter, `${path}/checkout`, FORM, config);
    expect(posted).toMatchObject({ status: 303, to: expect.stringMatching(/^https:\/\/pay\.example\/sim-/) });
    expect(counter.sim.orders()).toMatchObject([{ amountCents: 35_000, currency: "AUD" }]);
    expect(counter.sim.orders()[0]?.returnUrl).toMatch(`${ORIGIN}${path}/checkout?payment=`);
  });

  test("a form with a mistake comes back with what was typed and why; one in the hidden field begins nothing", async () => {
    const { counter, path } = await open();
    const wrong = await post(counter, `${path}/checkout`, { ...FORM, email: "nobody", submission_id: "x" });
    expect(wrong).toMatchObject({
      status: 422,
      page: {
        error: { email: ["Please enter a valid email address."] },
        initialValue: { name: "Zoë", postcode: "2000" },
      },
    });
    expect(await post(counter, `${path}/checkout`, { ...FORM, website: "spam" })).toMatchObject({ status: 303 });
    counter.sim.behave("unavailable");
    expect(await post(counter, `${path}/checkout`, FORM)).toMatchObject({
      status: 503,
      page: { initialValue: { name: "Zoë" } },
    });
    expect(counter.sim.orders()).toEqual([]);
  });

  test("SITE-009 the outcome is what the processor says, whatever the address claims", async () => {
    const { counter, path } = await open();
    await post(counter, `${path}/checkout`, FORM);
    const [order] = counter.sim.orders();
    const back = `${path}/checkout?payment=${order?.reference}`;
    const outcome = async (address = back) => (await load(counter, address)).page;
    expect(await outcome(`${back}&state=paid`)).toMatchObject({ kind: "outcome", outcome: { mood: "waiting" } });
    await counter.sim.decide(`sim-${order?.reference}`, "approve");
    expect(await outcome()).toMatchObject({ outcome: { mood: "good", heading: "The car is reserved for you" } });
    expect((await load(counter, `${path}/checkout`)).page).toMatchObject({ kind: "gone" });
    expect((await load(counter, `${path}/checkout?payment=nothing`)).page).toMatchObject({ kind: "gone" });
    // When the dealer removes a car, its payment page still answers.
    const stocknum = (await carById(counter.db, counter.site, counter.carId))?.stocknum ?? "";
    await writeStock(counter.db, NORTH, { now: NOW }, (writer) => writer.remove([stocknum]));
    expect((await load(counter, back)).page).toMatchObject({ kind: "outcome", car: null });
    expect(await load(counter, `${path}/checkout`)).toMatchObject({ status: 404 });
    // Another car's page does not show this payment.
    const other = await open();
    expect((await load(other.counter, `${other.path}/checkout?payment=${order?.reference}`)).page).toMatchObject({
      kind: "form",
    });
    // Nobody is invited to begin again for a car that is gone.
    await post(other.counter, `${other.path}/checkout`, FORM);
    const [begun] = other.counter.sim.orders();
    const removed = (await carById(other.counter.db, other.counter.site, other.counter.carId))?.stocknum ?? "";
    await writeStock(other.counter.db, NORTH, { now: NOW }, (writer) => writer.remove([removed]));
    expect((await load(other.counter, `${other.path}/checkout?payment=${begun?.reference}`)).page).toMatchObject({
      outcome: { heading: "This car is reserved or sold by now", pageUrl: null },
    });
  });
});
