import { withoutEnd } from "../../lib/path-end.ts";
import { formatMoney } from "../../lib/words/format.ts";
import type { RequestScope } from "../../request.ts";
import type { EstimateView } from "../estimate/estimate-view.ts";
import { estimateWithNotice } from "../estimate/estimate-with-notice.ts";
import { type PageFormView, pageFormView } from "../leads/form-view.ts";
import { areTermsRequired } from "../leads/terms.ts";
import { type CheckoutCar, checkoutCar } from "../reservations/checkout-view.ts";
import { markdownToHtml, type SafeHtml } from "../site/markdown.ts";
import type { Site } from "../site/site.ts";
import { carIdOf } from "../stock/car-id.ts";
import { carById } from "../stock/data.ts";
import { carName } from "../stock/names.ts";
import { askingPrice } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { creditNote, FINANCE_PATHS, FINANCE_WORDS, type FinancePageName, financePageAt } from "./finance-pages.ts";
import { FINANCE_FORM, financeParams } from "./links.ts";
import { type PageCalculatorView, pageCalculatorView } from "./page-calculator-view.ts";

/** Data of a finance page: its text, its form, and the car that it is about. */
export interface FinancePageView {
  readonly name: FinancePageName;
  readonly title: string;
  readonly description: string | null;
  readonly html: SafeHtml;
  readonly form: PageFormView;
  readonly car: FinanceCar | null;
  /** Whether the address names a car that is not listed here. */
  readonly lost: boolean;
  readonly credit: string;
  /** Null without a finance provider, or if the page is about something else. */
  readonly calculator: PageCalculatorView | null;
  /** The site's other finance pages, for the same car. */
  readonly others: readonly { readonly label: string; readonly href: string }[];
}

export interface FinanceCar extends CheckoutCar {
  readonly estimate: EstimateView | null;
  readonly financeNotice: string | null;
}

/** The shopper's context in a page's address (FIN-091 to FIN-095). */
interface Asked {
  readonly car: Car | null;
  readonly dealership: string | null;
  /** Whole dollars. */
  readonly budget: number | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

const MOST_DOLLARS = 10_000_000;
const OTHERS: readonly FinancePageName[] = ["preApproval", "apply", "insurance"];

/** The finance page at this address, with the site's own text if it has a page there; null if there is none. */
export async function financePage(scope: RequestScope, url: URL): Promise<FinancePageView | null> {
  const { app, site, now } = scope;
  const path = withoutEnd(url.pathname);
  const name = financePageAt(site, path);
  if (!name) return null;
  const id = carIdOf(url.searchParams);
  const car = id === null ? null : await carById(app.db, site, id);
  const context = {
    car,
    dealership: url.searchParams.get("preferredDealership"),
    budget: budgetOf(url.searchParams),
    now,
  };
  const query = car ? `?${financeParams(car)}` : "";
  const own = site.pages.get(path);
  const { title, description, words } = FINANCE_WORDS[name];
  return {
    name,
    title: own?.title ?? title,
    description: own ? own.description : description,
    html: markdownToHtml(own?.markdown ?? words),
    form: financeForm(name, `${path}${query}`, site, context),
    car: car && financeCar(car, site, now),
    lost: url.searchParams.has("car_id") && !car,
    credit: creditNote(site.config),
    calculator: calculatorOf(name, path, url.searchParams, site, context),
    others: OTHERS.filter((other) => other !== name).map((other) => ({
      label: site.pages.get(FINANCE_PATHS[other])?.title ?? FINANCE_WORDS[other].title,
      href: `${FINANCE_PATHS[other]}${query}`,
    })),
  };
}

const CALCULATES: readonly FinancePageName[] = ["finance", "preApproval", "personalised"];

/** The calculator. It starts with the car's price or the given budget, until the shopper enters figures. */
function calculatorOf(
  name: FinancePageName,
  path: string,
  query: URLSearchParams,
  site: Site,
  { car, budget, now }: Asked,
): PageCalculatorView | null {
  const config = car ? site.configFor(car.dealership_slug) : site.config;
  if (!config.financeProvider || !CALCULATES.includes(name)) return null;
  const price = (car && askingPrice(car)) ?? budget;
  const params = new URLSearchParams(query);
  if (!params.has("amount") && price !== null) params.set("amount", String(price));
  return pageCalculatorView(config, path, params, { about: car && { car, now }, enquireHref: `#${FINANCE_FORM}` });
}

function budgetOf(params: URLSearchParams): number | null {
  const budget = Math.round(Number(params.get("vehiclePriceBudget")));
  return budget > 0 && budget <= MOST_DOLLARS ? budget : null;
}

function financeCar(car: Car, site: Site, now: number): FinanceCar {
  const { estimate, financeNotice } = estimateWithNotice(car, site.configFor(car.dealership_slug), now);
  return { ...checkoutCar(car, site), estimate, financeNotice };
}

/** The form with its page's texts. If the car is known, fields that the lead already contains are left out. */
function financeForm(
  name: FinancePageName,
  path: string,
  site: Site,
  { car, dealership, budget }: Omit<Asked, "now">,
): PageFormView {
  const form = pageFormView("finance", path, site);
  const called = car && carName(car, site.configFor(car.dealership_slug));
  const saying = called ? `Please contact me about finance for the ${called}.` : "Please contact me about finance.";
  const fields = form.fields
    .filter((field) => !car || (field.name !== "vehicle" && field.name !== "budget"))
    .map((field) => {
      if (field.name === "location" && car) return { ...field, ...placesOf(site, car, field) };
      if (field.name === "budget" && budget !== null) return { ...field, defaultValue: formatMoney(budget) };
      const isChosen = field.options?.some(({ value }) => value === dealership);
      return field.name === "dealership_slug" && isChosen ? { ...field, defaultValue: dealership ?? "" } : field;
    });
  // A lead about a car goes to the car's own dealership.
  const about = car && { carId: car.id, termsRequired: areTermsRequired(site, [car.dealership_slug]) };
  return { ...form, ...FINANCE_WORDS[name].form, fields, saying, ...about };
}

/** The choice among the locations of the car's own dealership, or among all if it has none. */
function placesOf(
  site: Site,
  { dealership_slug }: Pick<Car, "dealership_slug">,
  { options = [] }: PageFormView["fields"][number],
) {
  const places = site.locations.filter((place) => place.visible && place.dealership_slug === dealership_slug);
  const own = places.map(({ slug, name }) => ({ value: slug, label: name }));
  const offered = own.filter(({ value }) => options.some((option) => option.value === value));
  const choice = offered.length > 0 ? offered : own;
  const [only] = choice;
  if (!only) return {};
  return { options: choice, ...(choice.length === 1 ? { defaultValue: only.value } : {}) };
}
