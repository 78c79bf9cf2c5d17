import * as v from "valibot";
import { FINANCE_PROVIDERS, type FinanceProvider } from "../../loans/finance-providers.ts";
import type { LenderProduct } from "../../loans/lender-products.ts";
import { CAR_TYPES } from "../../vocabulary/vehicle-kinds.ts";
import { between, day, oneOf, positive, strict, text } from "./shapes.ts";

const dollars = v.pipe(v.number(), v.minValue(0, "Write dollars, 0 or more."));
const years = between(0, 60);
const term = between(1, 10);
const share = between(0, 0.9);
const percent = between(0, 100);
const MOST_ROWS = 60;
const MOST_PRODUCTS = 30;

const RateSchema = strict({
  ageFrom: v.optional(years),
  ageTo: v.optional(years),
  termFrom: v.optional(term),
  termTo: v.optional(term),
  tier: v.optional(text),
  interest: percent,
  comparison: percent,
});

const ProductSchema = strict({
  lender: oneOf(Object.keys(FINANCE_PROVIDERS) as FinanceProvider[]),
  name: text,
  licence: text,
  from: v.optional(day),
  until: v.optional(day),
  carTypes: v.optional(v.pipe(v.array(oneOf(CAR_TYPES)), v.minLength(1, "Name at least one, or leave it out."))),
  makes: v.optional(v.pipe(v.array(text), v.minLength(1, "Name at least one, or leave it out."))),
  age: v.optional(strict({ least: v.optional(years, 0), most: v.optional(years), mostAtEnd: v.optional(years) }), {}),
  amount: strict({ least: dollars, most: positive }),
  rates: v.pipe(v.array(RateSchema), v.minLength(1, "Write at least one rate."), v.maxLength(MOST_ROWS)),
  fees: strict({
    establishment: v.optional(dollars, 0),
    securityRegistration: v.optional(dollars, 0),
    dealerAgency: v.optional(dollars, 0),
    monthlyAdmin: v.optional(dollars, 0),
    paid: v.optional(oneOf(["financed", "upfront"]), "financed"),
  }),
  balloons: v.optional(v.pipe(v.array(strict({ upToYears: term, most: share })), v.maxLength(MOST_ROWS)), []),
  estimate: strict({ years: term, deposit: share, balloon: share, tier: v.optional(text) }),
});

/** The loans that a site's lenders offer for any vehicle. `reading/` reports contradictions within a loan. */
export const lenderProducts: v.GenericSchema<unknown, readonly LenderProduct[]> = v.pipe(
  v.array(ProductSchema),
  v.maxLength(MOST_PRODUCTS),
);
