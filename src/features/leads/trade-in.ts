import { dayText } from "../../lib/time/moments.ts";
import { formatKm, formatMoney } from "../../lib/words/format.ts";
import type { ValuationRecord } from "../../services/valuation/port.ts";

/**
 * The car that a shopper offers, as described to the dealer: what the vendor knows, and the addresses of its photos.
 */
export interface LeadTradeIn {
  /** The plate's text; null where the car has none. */
  readonly rego: string | null;
  readonly regoState: string | null;
  /** The shopper's own description, where no plate led to the car. */
  readonly vehicle: string | null;
  /** The vendor's data; null where it was not asked or knew nothing. */
  readonly valuation: ValuationRecord | null;
  /** Kilometres that the shopper stated. */
  readonly km: number | null;
  /** Whole dollars: the estimate that the shopper saw; null for none. */
  readonly offer_price: number | null;
  /** ISO 8601: the end of the estimate's validity. */
  readonly offer_until: string | null;
  /** True when the shopper has accepted the estimate (TRADE-043). */
  readonly accepted: boolean;
  /** Absolute addresses, each of one photo. */
  readonly photos: readonly string[];
}

/** `2019 Mazda CX-5 Touring`, or the shopper's description, or the plate; null for nothing at all. */
export function tradeInTitle({ valuation, vehicle, rego }: LeadTradeIn): string | null {
  const known = valuation && [valuation.Year, valuation.Make, valuation.Model, valuation.Variant];
  return known?.filter(Boolean).join(" ") || vehicle || rego;
}

type Line = readonly [label: string, value: string];

/**
 * Facts about the car as label and value: those from this server and the vendor, apart from those that the shopper
 * typed. Dates are in the dealership's time zone.
 */
export function tradeInLines(
  tradeIn: LeadTradeIn,
  timezone: string,
): { readonly known: readonly Line[]; readonly typed: readonly Line[] } {
  const { valuation: known, rego, regoState, km, offer_price: offer, offer_until: until } = tradeIn;
  const car: Line[] = filled([
    ["Offered car", tradeInTitle(tradeIn)],
    ["Registration", [rego, regoState?.toUpperCase()].filter(Boolean).join(" ")],
  ]);
  const facts: Line[] = filled([
    ["Registered until", known?.RegExpiry],
    ["Its VIN", known?.VIN],
    ["Engine number", known?.EngineNo],
    ["Built", monthOf(known?.BuildMth, known?.BuildYr)],
    ["Complied", monthOf(known?.CompMth, known?.CompYr)],
    ["Body", known?.Body],
    ["Transmission", known?.Transmission],
    ["Cylinders", known?.Cylinders],
    ["Series", known?.Series],
    ["RedBook code", known?.redbookCode],
    ["Valuation", known?.EvalID],
    ["Estimate shown", offer === null ? null : `${formatMoney(offer)}, indicative, subject to inspection`],
    ["Estimate holds until", until === null ? null : dayText(Date.parse(until), timezone)],
    ["Estimate accepted", tradeIn.accepted ? "Yes" : null],
    ...tradeIn.photos.map((address, at): [string, string] => [`Photo ${at + 1}`, address]),
  ]);
  const distance = filled([["It has gone", km === null ? null : formatKm(km)]]);
  // A plate by which the vendor found a car names that car; any other is only something that somebody typed.
  return known ? { known: [...car, ...facts], typed: distance } : { known: facts, typed: [...car, ...distance] };
}

const filled = (lines: readonly (readonly [string, string | null | undefined])[]): Line[] =>
  lines.filter((line): line is Line => Boolean(line[1]));

const monthOf = (month: string | null | undefined, year: string | null | undefined) =>
  [month, year].filter(Boolean).join("/");
