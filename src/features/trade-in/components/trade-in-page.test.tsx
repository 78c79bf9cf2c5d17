import { expect, test } from "vitest";
import { CAR, testCar } from "../../../../test/fixtures/cars.ts";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { PostcodeField } from "../../../ui/controls/postcode-field.tsx";
import { KilometreField, MoneyField } from "../../leads/components/amount-fields.tsx";
import { SiteViewProvider } from "../../site/components/site-context.tsx";
import { markdownToHtml } from "../../site/markdown.ts";
import type { SiteConfig } from "../../site/schema.ts";
import { siteView } from "../../site/view.ts";
import type { Car } from "../../stock/schema.ts";
import type { Valuation } from "../data.ts";
import { EMPTY_STATE, type ValuationState } from "../schema.ts";
import { tradeInView } from "../trade-in-view.ts";
import { TradeInPage } from "./trade-in-page.tsx";

const NOW = Date.UTC(2026, 10, 20, 23);
const RECORD = {
  EvalID: "EV-1",
  Year: "2019",
  Make: "Mazda",
  Model: "3",
  offer_price: 18_400,
} as ValuationState["record"];
const PLATE = { rego: "937XKD", regoState: "qld" } as const;
const SEVERAL = { found: "descriptions", vin: "V", descriptions: ["2019 Mazda 3 Neo", "2019 Mazda 3 Pure"] } as const;

interface Shown {
  readonly state?: Partial<ValuationState>;
  readonly row?: Partial<Valuation>;
  readonly config?: Partial<SiteConfig>;
  readonly asked?: string;
  readonly photos?: readonly { readonly name: string; readonly type: string }[];
  readonly car?: Car | null;
  readonly answer?: Parameters<typeof TradeInPage>[0]["answer"];
}

function page({ state, row, config, asked, photos = [], car = null, answer = null }: Shown = {}): string {
  const site = testSite("halden", [dealership(1, "north")], { config });
  const valuation: Valuation | null = state
    ? ({
        uid: "u1",
        id: 1,
        lead_id: null,
        accepted_at: null,
        created_at: NOW,
        dealership_slug: "north",
        ...row,
      } as Valuation)
    : null;
  const shown = {
    path: "/sell-my-car",
    asked: asked ?? null,
    valuation: valuation && { ...valuation, state: { ...EMPTY_STATE, ...PLATE, ...state } },
    photos: photos.map((photo, at) => ({ ...photo, uid: `p${at}`, bytes: 2_516_582, place: at + 1 })) as never,
    photoProblem: null,
    car,
    estimates: true,
    now: NOW,
  } as const;
  return markup(
    <SiteViewProvider site={siteView(site, NOW)}>
      <TradeInPage
        view={tradeInView(site, shown)}
        intro={{ html: markdownToHtml("Our words") }}
        picture={null}
        answer={answer}
      />
    </SiteViewProvider>,
  );
}

test("TRADE-006 TRADE-010 TRADE-012 TRADE-013 the first step asks for plate and state, the questions stand under it", () => {
  const html = page();
  expect(words(html)).toContain("Step 1 of 4 Vehicle Details");
  expect(html).toMatch(/<li[^>]*aria-current="step"[^>]*><span[^>]*>Vehicle Details/);
  expect(
    [...html.matchAll(/name="state"[^>]*value="(\w+)"|value="(\w+)"[^>]*name="state"/g)].map((m) => m[1] ?? m[2]),
  ).toEqual(["qld", "nsw", "vic", "sa", "wa", "tas", "act", "nt"]);
  expect(words(html)).toContain("QLD NSW VIC SA WA TAS ACT NT");
  expect(html.match(/<input[^>]*checked=""[^>]*>/)?.[0]).toContain('value="qld"');
  expect(html.match(/<details/g)).toHaveLength(9);
  expect(words(html)).toContain("Buying team Mon–Fri 8.30am–5.30pm, Sat 9am–5pm");
  expect(html).toContain('href="/value-my-car-terms-and-conditions"');
});

test("TRADE-001 the car that the shopper looks at stands beside the steps, with its price and the way back to it", () => {
  const wanted = { ...CAR, id: 7, path: "/cars/cx-5", images: [], dealership_slug: "north" } as unknown as Car;
  const html = page({ car: wanted });
  expect(words(html)).toContain("Towards this one 2021 Mazda CX-5");
  expect(words(html)).toContain("$33,990");
  expect(html).toContain('href="/cars/cx-5"');
  expect(html).toMatch(/<form[^>]*action="\/sell-my-car\?car_id=7&amp;step=details#valuation"/);
});

test("TRADE-007 TRADE-014 the second step offers what fits, one of which is to be chosen", () => {
  const html = page({ state: SEVERAL });
  expect(words(html)).toContain("Step 2 of 4 Vehicle Selection");
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(words(html)).toContain("2019 Mazda 3 Neo 2019 Mazda 3 Pure");
  const error = { desc: ["* Please choose one car."] };
  const answer = { reply: { status: "error", error }, status: 422, without: false } as const;
  expect(words(page({ state: SEVERAL, answer }))).toContain("* Please choose one car.");
});

test("TRADE-008 TRADE-020 TRADE-021 TRADE-022 the third step takes photos, shows them, and can be passed by", () => {
  const photos = [
    { name: "front.jpg", type: "image/jpeg" },
    { name: "rear.heic", type: "image/heic" },
  ];
  const html = page({ state: { found: "valued", record: RECORD }, photos });
  expect(words(html)).toContain("Upload Images If you would not like to upload images please click next");
  expect(html).toContain('accept=".jpeg,.jpg,.png,.gif,.heic,');
  expect(html).toMatch(/<form[^>]*action="\/api\/eval-expert\/image-upload"[^>]*enctype="multipart\/form-data"/i);
  expect(words(html)).toContain("2 of 10 photos");
  expect(words(html)).toContain("2.4 MB");
  expect(html).toContain('aria-label="Remove front.jpg"');
  expect([...html.matchAll(/<img[^>]*src="([^"]*photo[^"]*)"/g)].map((found) => found[1])).toEqual([
    "/api/eval-expert/photo?id=p0",
  ]);
});

test("TRADE-009 TRADE-069 TRADE-070 the last step asks for the car's state and who asks, with what was typed before", () => {
  const typed = { odometer: "62000", name: "Zoë", car_condition: "Good", comments: "One owner" };
  const html = page({ state: { found: "valued", record: RECORD, typed }, asked: "yours" });
  const text = words(html);
  expect(text).toContain("Step 4 of 4 Your Details 2019 Mazda 3 QLD 937XKD");
  for (const name of ["name", "last_name", "email", "phone", "postcode", "odometer", "comments"]) {
    expect(html, name).toMatch(new RegExp(`<(input|textarea)[^>]* name="${name}"`));
  }
  for (const label of ["Full Partial None", "1 2 3+", "Excellent Good Fair Poor", "Phone Email SMS", "Yes No"]) {
    expect(text).toContain(label);
  }
  expect(text).toContain("Is Your Car Currently Under Finance?");
  expect(html).toMatch(/<input[^>]*name="odometer"[^>]*value="62,000"|<input[^>]*value="62,000"[^>]*name="odometer"/);
  expect(html).toContain(">One owner</textarea>");
  expect(text).toContain("valuation terms");
});

test("TRADE-016 TRADE-017 ERR-017 nothing found says so, with phone, contact and the way back", () => {
  const html = page({ state: { found: "none" } });
  expect(words(html)).toContain(
    "Unfortunately, we could not find a match for your registration number. Please contact our team for help.",
  );
  expect(html).toContain('href="tel:0255501234"');
  expect(html).toContain('href="/contact-us"');
  expect(html).toContain('href="/sell-my-car?valuation=u1&amp;step=details#valuation"');
});

test("TRADE-037 a failure stands over the form, and the details may go without an estimate", () => {
  const reply = { status: "error" as const, error: { "": ["It is recorded as a write-off."] } };
  const html = page({
    state: { found: "valued", record: RECORD },
    asked: "yours",
    answer: { reply, status: 422, without: true },
  });
  expect(words(html)).toContain("It is recorded as a write-off.");
  expect(html).toMatch(/<button[^>]*name="without"[^>]*>Send without an estimate/);
});

test("TRADE-066 TRADE-072 TRADE-073 the estimate is indicative, subject to inspection and valid for seven days", () => {
  const sent = { state: { found: "valued", record: RECORD } as const, row: { lead_id: 5 } };
  const text = words(page(sent));
  expect(text).toContain("$18,400 This estimate is indicative and subject to inspection. It is valid for 7 days.");
  expect(text).toContain("until 28 November 2026");
  expect(text).toContain("Accept this estimate");
  expect(words(page({ ...sent, row: { lead_id: 5, accepted_at: NOW } }))).toContain("Estimate accepted");
  const old = words(page({ ...sent, row: { lead_id: 5, created_at: NOW - 8 * 86_400_000 } }));
  expect(old).toContain("It has expired");
  expect(old).not.toContain("Accept this estimate");
});

test("LEAD-068 LEAD-069 LEAD-070 dollars stand behind their sign, with separators and the site's amounts", () => {
  const html = markup(<MoneyField name="amount" label="Amount" defaultValue="25000" picks={[5000, 70_000]} />);
  expect(words(html)).toBe("Amount $ $5,000 $70,000");
  expect(html).toContain('value="25,000"');
  const site = testSite("x", [dealership(1, "north")]);
  expect(site.config.moneyQuickPicks).toEqual([5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000]);
});

test("LEAD-071 LEAD-072 kilometres stand before their unit, with the site's distances", () => {
  const html = markup(<KilometreField name="km" label="Odometer" picks={[10_000, 150_000]} error="No" />);
  expect(html).toContain("> kms</span>");
  expect(words(html)).toBe("Odometer kms 10,000 150,000 No");
  expect(html).toContain('aria-invalid="true"');
});

test("LEAD-063 LEAD-065 a postcode takes four characters, typed on a keypad of digits", () => {
  const html = markup(<PostcodeField label="Postcode" name="postcode" />);
  for (const part of ['maxLength="4"', 'inputMode="numeric"', 'autoComplete="postal-code"', 'required=""']) {
    expect(html.toLowerCase()).toContain(part.toLowerCase());
  }
});

test("VDP-097 the car that the shopper looks at is called as its page calls it", () => {
  const car = testCar(1, { carsales_title: "Mazda CX-5, one owner" });
  expect(words(page({ car }))).toContain("2020 Mazda CX-5");
  const called = words(page({ car, config: { titleField: "carsales_title" } }));
  expect(called).toContain("Mazda CX-5, one owner");
  expect(called).not.toContain("2020 Mazda CX-5");
});
