import { describe, expect, test } from "vitest";
import { CAR } from "../../../../test/fixtures/cars.ts";
import { words } from "../../../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { paymentSimulator } from "../../../services/payments/simulator.ts";
import { platformDefaults, type SiteConfig } from "../../site/schema.ts";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import type { Car } from "../../stock/schema.ts";
import { checkoutView } from "../checkout-view.ts";
import type { Payment, Reservation } from "../data.ts";
import { onlinePaymentView } from "../online-payment-view.ts";
import { outcomeView } from "../outcome-view.ts";
import { type ReserveOffer, reserveTerms } from "../rules.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { DepositPanel, NoCheckout } from "./checkout-page.tsx";
import { OnlinePaymentForm } from "./online-payment-form.tsx";
import { Outcome } from "./outcome.tsx";
import { ReserveLink } from "./reserve-link.tsx";
import { ReserveOnline } from "./reserve-terms.tsx";

const sim = paymentSimulator();
const processors = new Map([
  ["sim", sim],
  ["other", { ...sim, label: "Pay another way" }],
]);
const car = {
  ...CAR,
  slug: "a",
  path: "/cars/a",
  dealership_slug: "north",
  payment_processors: ["sim"],
} as unknown as Car;
const viewOf = (config: Partial<SiteConfig> = {}, names = ["sim"]) =>
  checkoutView(
    { ...car, payment_processors: names },
    testSite("test", [dealership(1, "north")], { config }),
    processors,
  );

const form = (config: Partial<SiteConfig> = {}, names = ["sim"]) =>
  siteMarkup(<CheckoutForm checkout={viewOf(config, names)} submissionId="id-1" />);

describe("the checkout's form", () => {
  test("RESV-001 posts to its own page, asks who reserves, and says who collects it; no card is ever asked for", () => {
    const html = form();
    expect(html).toMatch(/<form[^>]*action="\/cars\/a\/checkout"[^>]*>/);
    for (const name of ["name", "last_name", "email", "phone", "postcode"]) expect(html).toContain(`name="${name}"`);
    expect(html).toContain('name="submission_id" value="id-1"');
    expect(words(html)).toMatch(/Reserve Car Now .*We never see or keep a card number/);
    expect(words(html)).toContain("privacy policy");
    expect(html).not.toMatch(/card_?number|cvc|cc-number/i);
  });

  test("RESV-005 asks how to pay only where the car's processors leave a choice", () => {
    expect(form()).toMatch(/<input type="hidden"[^>]* name="processor" value="sim"/);
    const both = form({}, ["sim", "other"]);
    expect(words(both)).toContain("Pay with Simulated payment Pay another way");
    expect(both.match(/type="radio"/g)).toHaveLength(2);
  });

  test("LEAD-073 asks to agree to the terms where the site does", () => {
    expect(words(form())).not.toContain("terms of use");
    expect(words(form({ termsRequired: true }))).toContain("I agree to the terms of use");
  });

  test("comes back with what was typed and the same submission", () => {
    const view = viewOf();
    const lastResult = {
      status: "error" as const,
      initialValue: { name: "Zoë", submission_id: "id-0" },
      error: { email: ["Please enter a valid email address."] },
    };
    const html = siteMarkup(<CheckoutForm checkout={view} submissionId="id-1" lastResult={lastResult} />);
    expect(html).toContain('name="submission_id" value="id-0"');
    expect(html).toMatch(/name="name"[^>]*value="Zoë"|value="Zoë"[^>]*name="name"/);
    expect(words(html)).toContain("Email: Please enter a valid email address.");
  });
});

test("RESV-006 RESV-007 RESV-008 RESV-015 beside it stands what the deposit does, and the guarantee where it is given", () => {
  const said = (config: Partial<SiteConfig> = {}) => words(siteMarkup(<DepositPanel checkout={viewOf(config)} />));
  expect(said()).toContain(
    "Deposit today $200 Your deposit is fully refundable. The car is held for you for 48 hours.",
  );
  expect(said()).not.toContain("guarantee");
  expect(said({ moneyBackGuarantee: true, depositAmount: 750 })).toMatch(
    /\$750 .*48-hour money-back guarantee Tell us in writing within 2 days/,
  );
  expect(said({ texts: { "checkout.coolingOff": "No cooling-off in this state." } })).toContain("No cooling-off");
});

describe("on a vehicle's page", () => {
  const offer: ReserveOffer = {
    href: "/cars/a/checkout",
    action: true,
    tab: true,
    ...reserveTerms({ ...platformDefaults(), moneyBackGuarantee: true }),
  };

  test("VDP-107 RESV-004 the button is a plain link, and not there without an offer", () => {
    const html = siteMarkup(<ReserveLink offer={offer} />);
    expect(html).toMatch(/<a href="\/cars\/a\/checkout"[^>]*>Reserve Car Now<\/a>/);
    expect(siteMarkup(<ReserveLink offer={null} />)).toBe("");
    expect(siteMarkup(<ReserveLink offer={{ ...offer, action: false }} />)).toBe("");
  });

  test("VDP-081 RESV-015 the pane holds the terms, the guarantee and the button", () => {
    expect(words(siteMarkup(<ReserveOnline offer={offer} />))).toMatch(
      /^A deposit of \$200 .*fully refundable.*48 hours.*money-back guarantee.*12 months\. Reserve Car Now$/,
    );
  });
});

test("SITE-061 a checkout without a car leads to the stock", () => {
  const html = siteMarkup(
    <NoCheckout heading="Not found" text="Choose one." stock={{ label: "All", href: "/search/x" }} />,
  );
  expect(html).toContain('href="/search/x"');
});

test("RESV-016 an online payment asks for an amount and a reference, and to whom only among several", () => {
  const drawn = (slugs: readonly string[]) => {
    const site = testSite(
      "test",
      slugs.map((slug, at) => dealership(at + 1, slug)),
    );
    return siteMarkup(<OnlinePaymentForm view={onlinePaymentView(site, () => processors)} submissionId="id-1" />);
  };
  expect(words(drawn(["north"]))).toMatch(/^(?!.*Pay to).*Amount .*Invoice or reference number/);
  expect(drawn(["north", "south"])).toMatch(/<select[^>]*name="dealership_slug"/);
});

describe("how a payment went", () => {
  const PAYMENT = {
    reference: "R7K2-9QXM-4TBD",
    purpose: "deposit",
    amount_cents: 20_000,
    state: "paid",
    page_url: "/pay",
    lead_id: 1,
    problem: null,
    ended_why: null,
    next_at: 1,
  } as Payment;
  const HELD = { held_until: Date.UTC(2026, 10, 23, 4, 10), ended_at: null } as Reservation;
  const said = (payment: Partial<Payment>, reservation: Reservation | null = null, isTaken = false, backCents = 0) => {
    const around = { timezone: "Australia/Sydney", noun: "car", isTaken, backCents };
    const outcome = outcomeView({ ...PAYMENT, ...payment }, reservation, around);
    return siteMarkup(
      <Outcome outcome={outcome} lead={null} path="/here">
        {null}
      </Outcome>,
    );
  };

  test("RESV-008 a held car: the reference, and until when by the dealership's clock", () => {
    const text = words(said({}, HELD));
    expect(text).toMatch(/The car is reserved for you/);
    expect(text).toMatch(
      /Reference R7K2-9QXM-4TBD Deposit \$200 Held for you until Monday 23 November at 3:10.pm AEDT/,
    );
  });

  test("one that is still open leads back to the payment, one that was declined may be tried again", () => {
    expect(said({ state: "begun" })).toContain('href="/pay"');
    expect(said({ state: "declined" })).toMatch(/<button[^>]*value="R7K2-9QXM-4TBD" name="repeat"/);
    for (const state of ["paid", "refunded", "abandoned"] as const) expect(said({ state })).not.toContain("<form");
  });

  test.each([
    ["refunding", null, /could not take your payment.*Your \$200 is on its way back to you in full/],
    ["refunded", null, /could not take your payment.*has been given back in full/],
    ["refunded", HELD, /Your reservation has ended.*\$200 deposit has been given back/],
    ["abandoned", null, /run out of time.*Nothing was charged/],
  ] as const)("%s says plainly where the money is", (state, reservation, text) => {
    expect(words(said({ state }, reservation))).toMatch(text);
  });

  test("RESV-007 whoever paid for a car that another has is told when the money comes, and what to do if it does not", () => {
    const state = "refunding";
    expect(words(said({ state }))).toMatch(/nothing to do.*5 to 10 working days.*say the reference R7K2-9QXM-4TBD/);
    expect(words(said({ state: "refunded" }))).toMatch(/It has gone back.*5 to 10 working days.*R7K2-9QXM-4TBD/);
    const late = words(said({ state, problem: "The bank is slow." }));
    expect(late).toMatch(/goes back to you in full, which the payment provider has not done yet.*goes back by itself/);
    expect(late).not.toContain("The bank is slow.");
    const stuck = words(said({ state, problem: "The card is closed.", next_at: null }));
    expect(stuck).toMatch(/Our team gives it back/);
    expect(stuck).not.toMatch(/by itself, and we write/);
  });

  test.each([
    ["taken", /The car was taken before your deposit came.*Your \$200 is on its way back/],
    ["own", /The car was taken before your deposit came.*Your \$200 is on its way back/],
    ["amount", /Another amount arrived than we asked for.*Your \$200 is on its way back/],
    [null, /We could not take your payment/],
  ] as const)("money that goes back because of %s is told why, and no other reason", (ended_why, text) => {
    expect(words(said({ state: "refunding", ended_why }))).toMatch(text);
  });

  test("RESV-007 of a deposit of which the desk has given a part back the page tells what is left, and of no more", () => {
    const part = (state: Payment["state"], reservation: Reservation) =>
      words(said({ state }, reservation, false, 5_050));
    expect(part("paid", HELD)).toMatch(/Deposit \$200 Given back \$50\.50 .*the \$149\.50 goes back to you in full/);
    const ended = { ...HELD, ended_at: 1, released_by: null } as Reservation;
    expect(part("refunding", ended)).toMatch(/Your \$149\.50 deposit is on its way back.*All of the \$149\.50/);
    expect(part("refunded", ended)).toMatch(/Your \$200 deposit has been given back in full/);
    const released = { ...ended, released_by: "Dana" } as Reservation;
    expect(words(said({}, released, false, 20_000))).toMatch(/Your \$200 deposit is on its way back to you in full/);
  });

  test("RESV-016 an invoice that was paid and is given back is not called one that could not be taken", () => {
    const invoice = (state: Payment["state"]) => words(said({ state, purpose: "invoice" }));
    expect(invoice("refunding")).toMatch(/Your payment goes back.*Your \$200 is on its way back/);
    expect(invoice("refunded")).toMatch(/Your payment has been given back.*Your \$200 has been given back in full/);
    expect(words(said({ state: "refunded", purpose: "invoice", lead_id: null }))).toMatch(
      /could not take your payment/,
    );
  });

  test.each(["taken", "own"] as const)(
    "a page that was closed (%s) says whether the car can be had again",
    (ended_why) => {
      const text = (isTaken: boolean) => words(said({ state: "abandoned", ended_why }, null, isTaken));
      expect(text(true)).toMatch(/reserved or sold by now.*Nothing was charged/);
      expect(text(true)).not.toContain("begin again");
      expect(text(false)).toMatch(
        /This payment was closed.*Nothing was charged\. It is free again by now.*begin again/,
      );
    },
  );

  test("nobody is asked to begin again, or to try again, for a car that is taken", () => {
    for (const state of ["abandoned", "declined"] as const) {
      const text = said({ state }, null, true);
      expect(words(text)).toMatch(/Nothing was charged\. The car is reserved or sold by now/);
      expect(text).not.toContain("<form");
    }
  });

  test("a page that was closed tells nobody whether a person whose details were typed has the car", () => {
    for (const isTaken of [true, false]) {
      for (const state of ["abandoned", "refunding", "refunded"] as const) {
        const [own, taken] = (["own", "taken"] as const).map((ended_why) => said({ state, ended_why }, null, isTaken));
        expect(own).toBe(taken);
      }
    }
    for (const state of ["begun", "abandoned", "declined"] as const) {
      const view = outcomeView({ ...PAYMENT, state }, null, {
        timezone: "Australia/Sydney",
        noun: "car",
        isTaken: true,
      });
      expect(view).toMatchObject({ mood: "bad", pageUrl: null, mayRepeat: false });
      expect(view.text).toMatch(/If you have reserved it yourself by another payment, that one stands\./);
    }
  });

  test("nobody is led on to pay for a car that another has reserved meanwhile", () => {
    const taken = said({ state: "begun" }, null, true);
    expect(words(taken)).toMatch(/This car is reserved or sold by now.*do not make it/);
    expect(taken).not.toContain('href="/pay"');
  });
});
