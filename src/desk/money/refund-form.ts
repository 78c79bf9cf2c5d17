import * as v from "valibot";
import { plainFigure } from "../../lib/words/plain-figure.ts";

/** The reasons for a refund to choose from; the first is the most likely. */
export const REFUND_REASONS = [
  "Customer changed their mind",
  "Car not as described",
  "Car sold to somebody else",
  "Charged by mistake",
  "Taken off the price",
  "Goodwill",
] as const;

const MOST_WORDS = 500;

/** The submitted values of a refund form. */
export interface TypedRefund {
  readonly share: "all" | "part";
  readonly amount: string;
  readonly reason: string;
  readonly words: string;
}

const one = (form: FormData, name: string): string => String(form.get(name) ?? "").trim();

export const typedRefund = (form: FormData): TypedRefund => ({
  share: one(form, "share") === "part" ? "part" : "all",
  amount: one(form, "amount").slice(0, 20),
  reason: one(form, "reason").slice(0, 100),
  words: one(form, "words").replace(/\r\n?/g, "\n").slice(0, MOST_WORDS),
});

const AMOUNT = "Write how much goes back in dollars, like 300 or 299.50.";
/** Dollars and cents as people write them, converted to whole cents. */
const centsTyped = v.pipe(
  v.string(),
  v.transform(plainFigure),
  v.regex(/^\d{1,6}(\.\d{1,2})?$/, AMOUNT),
  v.transform((text) => Math.round(Number(text) * 100)),
  v.minValue(1, AMOUNT),
);

/** The cents to refund out of those that are left; or the problem, as a sentence. */
export function centsOf(
  { share, amount, reason }: TypedRefund,
  leftCents: number,
): { readonly ok: true; readonly value: number } | { readonly ok: false; readonly error: string } {
  if (!REFUND_REASONS.some((each) => each === reason)) return { ok: false, error: "Choose why the money goes back." };
  if (share === "all") return { ok: true, value: leftCents };
  const cents = v.safeParse(centsTyped, amount);
  return cents.success ? { ok: true, value: cents.output } : { ok: false, error: AMOUNT };
}
