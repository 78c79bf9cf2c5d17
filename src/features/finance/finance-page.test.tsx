import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stockCar } from "../../../test/fixtures/cars.ts";
import { words } from "../../../test/fixtures/markup.tsx";
import { dealership, SHOPPER, testSite } from "../../../test/fixtures/site.ts";
import { type Database, migrate, openDatabase } from "../../db/open.ts";
import type { App, RequestScope } from "../../request.ts";
import { PageForm } from "../leads/components/page-form.tsx";
import { pageFormData } from "../leads/form-view.ts";
import { prepareLead } from "../leads/mutations.ts";
import type { Site } from "../site/site.ts";
import { siteMarkup } from "../site/site-page.testing.tsx";
import { carById } from "../stock/data.ts";
import { FinancePage } from "./components/finance-page.tsx";
import { financePage } from "./finance-page.ts";
import { FINANCE_PATHS, FINANCE_WORDS, type FinancePageName, movedFinancePage } from "./finance-pages.ts";
import { financeHref, financeParams } from "./links.ts";

const own = dealership(1, "parramatta");
const other = dealership(2, "elsewhere");
const site = testSite("halden", [own]);
let db: Database;
let carId = 0;
let foreign = 0;

beforeAll(async () => {
  db = await openDatabase({ url: "sqlite::memory:", dataDir: "" });
  await migrate(db);
  carId = await stockCar(db, own);
  foreign = await stockCar(db, other);
});
afterAll(() => db.destroy());

const at = (path: string, of: Site = site) => {
  const scope = { app: { db } as unknown as App, site: of, now: Date.UTC(2026, 10, 21) } as RequestScope;
  return financePage(scope, new URL(path, "http://halden.localhost"));
};

describe("the finance pages", () => {
  test.each([
    ["/finance", "finance"],
    ["/finance-enquiry", "enquiry"],
    ["/apply-for-finance", "apply"],
    ["/personalised/finance", "personalised"],
    ["/finance-pre-approval", "preApproval"],
    ["/finance-and-insurance", "insurance"],
  ] as const)(
    "FIN-084 FIN-085 FIN-086 FIN-087 FIN-088 FIN-090 %s is one, with a form of its own",
    async (path, name) => {
      const page = await at(path);
      expect(page).toMatchObject({ name, form: { kind: "finance", category: "Finance", path } });
      expect(await at(`${path}/`)).toMatchObject({ name });
      expect(page?.html).toMatch(/<h2>/);
    },
  );

  test("FIN-095 without JavaScript its calculator leads back to the page of the same car, with what else its link says", async () => {
    const lending = testSite("halden", [own], { config: { financeProvider: "Taurus" } });
    const car = await carById(db, lending, carId);
    const first = await at(`/finance?${financeParams(car ?? expect.fail())}`, lending);
    const html = siteMarkup(<FinancePage page={first ?? expect.fail()} form={null} />);
    const [form = ""] = /<form[^>]*class="calculator".*?<\/form>/s.exec(html) ?? [];
    const fields = [...form.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
      const isSent = !/type="radio"/.test(input) || /checked/.test(input);
      const [, name = ""] = /name="([^"]*)"/.exec(input) ?? [];
      return isSent ? [[name, /value="([^"]*)"/.exec(input)?.[1] ?? ""]] : [];
    });
    const sent = new URLSearchParams(fields);
    for (const [name, value] of financeParams(car ?? expect.fail())) expect(sent.get(name)).toBe(value);
    sent.set("tradeIn", "$2,000");
    const next = await at(`/finance?${sent}`, lending);
    expect(next?.car?.path).toBe(first?.car?.path);
    expect(next?.calculator?.asked).toMatchObject({ tradeIn: 2000 });
  });

  test("FIN-089 Mazda's stands where the site sells Mazda, or has written it", async () => {
    expect(await at("/mazda-finance-page")).toBeNull();
    const mazda = testSite("alderbank", [{ ...own, manufacturer_name: "Mazda" }]);
    expect(await at("/mazda-finance-page", mazda)).toMatchObject({ title: "Mazda finance" });
    const models = [{ manufacturer_name: "Mazda" }] as unknown as Site["models"];
    expect(await at("/mazda-finance-page", { ...site, models })).not.toBeNull();
    const locations = site.locations.map((place) => ({ ...place, manufacturers: ["Kia", "Mazda"] }));
    expect(await at("/mazda-finance-page", { ...site, locations })).not.toBeNull();
  });

  test("FIN-084 the page that the site names is its finance page too, in the site's own words", async () => {
    const named = testSite("halden", [own], { config: { financePagePath: "/money" } });
    expect(await at("/money", named)).toMatchObject({ name: "finance" });
    expect(await at("/money")).toBeNull();
    expect(await at("/finance", named)).toBeNull();
    const page = { path: "/finance", title: "Money", description: null, form: null, markdown: "Ours." };
    const written = { ...site, pages: new Map([["/finance", page]]) } as unknown as Site;
    expect(await at("/finance", written)).toMatchObject({ title: "Money", html: "<p>Ours.</p>" });
  });

  test("FIN-084 SITE-062 the finance page has one address: from the platform's it leads to the site's, with what was asked", () => {
    const moved = (financePagePath: string, href: string, over: Partial<Site> = {}) =>
      movedFinancePage(
        { ...testSite("halden", [own], { config: { financePagePath } }), ...over },
        new URL(href, "http://halden.localhost"),
      );
    expect(moved("/money", "/finance/?car_id=7&vin=A%20B")).toBe("/money?car_id=7&vin=A%20B");
    expect(moved("/money", "/finance")).toBe("/money");
    for (const [path, href] of [
      ["/finance", "/finance"],
      ["/finance/", "/finance"],
      ["/money", "/money"],
      ["/money", "/finance-enquiry"],
    ] as const) {
      expect(moved(path, href), `${path} ${href}`).toBeNull();
    }
    const page = { path: "/finance", title: "Fleet finance", description: null, form: null, markdown: "Ours." };
    expect(
      moved("/money", "/finance", { pages: new Map([["/finance", page]]) } as unknown as Partial<Site>),
    ).toBeNull();
  });

  test("every page has its words and says who lends", async () => {
    for (const name of Object.keys(FINANCE_PATHS) as FinancePageName[]) {
      expect(FINANCE_WORDS[name].description.length).toBeGreaterThan(20);
    }
    expect((await at("/finance"))?.credit).toMatch(/is not a lender/);
    const named = testSite("halden", [own], { config: { siteName: "Halden Motors" } });
    expect((await at("/finance", named))?.credit).toContain("Halden Motors");
  });

  test("FIN-085 FIN-086 FIN-090 each leads to the others, in the site's words for them, and not to itself", async () => {
    const labels = async (path: string, of: Site) => (await at(path, of))?.others.map(({ label }) => label);
    expect(await labels("/finance", site)).toEqual([
      "Finance pre-approval",
      "Apply for finance",
      "Finance and insurance",
    ]);
    const page = { path: "/apply-for-finance", title: "Your application", description: null, form: null, html: "" };
    const written = { ...site, pages: new Map([[page.path, page]]) } as unknown as Site;
    expect(await labels("/finance-pre-approval", written)).toEqual(["Your application", "Finance and insurance"]);
  });
});

describe("a car's finance", () => {
  const car = {
    id: 7,
    dealership_slug: "parramatta",
    price: 33_990,
    offer_price: null,
    car_type: "used",
    vin: "JM0KF4W2A10512345",
  } as const;

  test("FIN-091 FIN-092 FIN-093 FIN-094 FIN-095 its links carry dealership, price, id, type and VIN to the form", () => {
    const links = { links: {}, financePagePath: "/money" } as unknown as Parameters<typeof financeHref>[1];
    expect(financeHref(car, links)).toBe(
      "/money?preferredDealership=parramatta&vehiclePriceBudget=33990&car_id=7&car_type=used&vin=JM0KF4W2A10512345#finance-form",
    );
    // The page asks less than the record's price where the car is on offer.
    expect(financeParams({ ...car, offer_price: 31_990 }).get("vehiclePriceBudget")).toBe("31990");
    for (const price of [null, 0]) {
      expect(String(financeParams({ ...car, price, vin: null }))).toBe(
        "preferredDealership=parramatta&car_id=7&car_type=used",
      );
    }
  });

  test("FIN-087 FIN-095 its page shows it, asks nothing of it, and its lead is about it", async () => {
    const page = await at(`/personalised/finance?car_id=${carId}`);
    expect(page).toMatchObject({ car: { name: "2021 Mazda CX-5 Maxx Sport KF" }, lost: false, form: { carId } });
    if (!page) return;
    const names = page.form.fields.map(({ name }) => name);
    expect(["vehicle", "budget", "deposit"].filter((name) => names.includes(name))).toEqual(["deposit"]);
    const html = siteMarkup(<FinancePage page={page} form={<PageForm form={page.form} submissionId="" />} />);
    expect(html).toContain('id="finance-form"');
    expect(words(html)).toContain("$33,990");
    const userData = pageFormData({ ...SHOPPER, deposit: "$5,000", message: undefined }, page.form, {
      url: "http://x/",
      pageId: "/",
      submissionId: crypto.randomUUID(),
    });
    const lead = await prepareLead(db, site, { userData }, { now: 1, ip: "", userAgent: "" });
    expect(lead).toMatchObject({ ok: true, value: { carId, dealershipSlug: "parramatta" } });
    expect(lead.ok && lead.value.record).toMatchObject({
      payload: {
        category: "Finance",
        message: "Please contact me about finance for the 2021 Mazda CX-5 Maxx Sport KF.",
      },
      extras: { deposit: "$5,000" },
    });
  });

  test("VDP-097 its lead names it as its page does", async () => {
    await db.updateTable("cars").set({ carsales_title: "Mazda, one owner" }).where("id", "=", carId).execute();
    const listing = testSite("halden", [own], { config: { titleField: "carsales_title" } });
    const page = await at(`/finance?car_id=${carId}`, listing);
    expect(page?.car?.name).toBe("Mazda, one owner");
    expect(page?.form.saying).toBe("Please contact me about finance for the Mazda, one owner.");
  });

  test("its form offers the places of the car's own dealership, since no other's is taken with it", async () => {
    const two = testSite("halden", [own, other], { config: { enquiryShowLocation: true } });
    const places = async (query: string) => {
      const field = (await at(`/finance${query}`, two))?.form.fields.find(({ name }) => name === "location");
      return [field?.options?.map(({ value }) => value), field?.defaultValue];
    };
    expect(await places("")).toEqual([["parramatta-yard", "elsewhere-yard"], undefined]);
    expect(await places(`?car_id=${carId}`)).toEqual([["parramatta-yard"], "parramatta-yard"]);
  });

  test("LEAD-073 its form asks for the terms where the car's own dealership does", async () => {
    const strict = testSite("halden", [own], { dealershipConfig: { termsRequired: true } });
    expect((await at(`/finance?car_id=${carId}`, strict))?.form.termsRequired).toBe(true);
    expect((await at(`/finance?car_id=${carId}`))?.form.termsRequired).toBe(false);
  });

  test.each(["0", "abc", "-1", "999999999", "foreign"])("a car_id of %s shows no car and says so", async (id) => {
    const page = await at(`/finance?car_id=${id === "foreign" ? foreign : id}`);
    expect(page).toMatchObject({ car: null, lost: true });
    expect(page?.form.carId).toBeUndefined();
    expect(page?.form.path).toBe("/finance");
  });

  test("FIN-091 FIN-092 without a car the budget and the dealership that were given stand in the form", async () => {
    const asks = testSite("halden", [own, dealership(3, "ryde")], { config: { enquiryShowDealership: true } });
    const of = async (query: string) =>
      Object.fromEntries(
        ((await at(`/finance?${query}`, asks))?.form.fields ?? []).map((field) => [field.name, field.defaultValue]),
      );
    expect(await of("preferredDealership=parramatta&vehiclePriceBudget=25000")).toMatchObject({
      budget: "$25,000",
      dealership_slug: "parramatta",
    });
    const bad = await of("preferredDealership=elsewhere&vehiclePriceBudget=1e99");
    expect([bad.budget, bad.dealership_slug]).toEqual([undefined, undefined]);
    const budget = async (dollars: number) => (await of(`vehiclePriceBudget=${dollars}`)).budget;
    expect(await Promise.all([0, 1, 10_000_000, 10_000_001].map(budget))).toEqual([
      undefined,
      "$1",
      "$10,000,000",
      undefined,
    ]);
  });
});

describe("the calculator of a finance page", () => {
  const lends = testSite("halden", [own], { config: { financeProvider: "Taurus" } });

  test("FIN-075 FIN-092 begins with the car's price or the budget, and leads to the form below", async () => {
    expect((await at(`/finance?car_id=${carId}`, lends))?.calculator).toMatchObject({
      asked: { amount: 33_990 },
      enquireHref: "#finance-form",
    });
    expect((await at("/finance?vehiclePriceBudget=25000", lends))?.calculator?.asked.amount).toBe(25_000);
    expect((await at(`/finance?car_id=${carId}&amount=9000`, lends))?.calculator?.asked.amount).toBe(9000);
    expect((await at("/finance"))?.calculator).toBeNull();
    expect((await at("/finance-and-insurance", lends))?.calculator).toBeNull();
  });
});
