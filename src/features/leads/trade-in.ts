import { dayText } from "../../lib/time/moments.ts";
import { formatKm, formatMoney } from "../../lib/words/format.ts";
import type { ValuationRecord } from "../../services/valuation/port.ts";

/**
 * The car that a shopper offers, as described to the dealer: the valuation vendor's data, and the addresses of its
 * photos.
 */
export interface LeadTradeIn {
  /** The plate's text; null if the car has none. */
  readonly rego: string | null;
  readonly regoState: string | null;
  /** The shopper's own description, if the plate did not identify the car. */
  readonly vehicle: string | null;
  /** The vendor's data; null if the vendor was not asked or knew nothing. */
  readonly valuation: ValuationRecord | null;
  /** Kilometres that the shopper stated. */
  readonly km: number | null;
  /** The estimate that the shopper saw, in whole dollars; null for none. */
  readonly offer_price: number | null;
  /** The end of the estimate's validity, ISO 8601. */
  readonly offer_until: string | null;
  /** Whether the shopper has accepted the estimate (TRADE-043). */
  readonly accepted: boolean;
  /** Absolute addresses, one for each photo. */
  readonly photos: readonly string[];
}

/** `2019 Mazda CX-5 Touring`, or the shopper's description, or the plate; null if nothing is known. */
export function tradeInTitle({ valuation, vehicle, rego }: LeadTradeIn): string | null {
  const known = valuation && [valuation.Year, valuation.Make, valuation.Model, valuation.Variant];
  return known?.filter(Boolean).join(" ") || vehicle || rego;
}

type Line = readonly [label: string, value: string];

/**
 * Facts about the car as label and value: those from this server and the vendor, separate from those that the shopper
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
  // A plate that identified a car at the vendor names that car. Any other plate is only text that somebody typed.
  return known ? { known: [...car, ...facts], typed: distance } : { known: facts, typed: [...car, ...distance] };
}

const filled = (lines: readonly (readonly [string, string | null | undefined])[]): Line[] =>
  lines.filter((line): line is Line => Boolean(line[1]));

const monthOf = (month: string | null | undefined, year: string | null | undefined) =>
  [month, year].filter(Boolean).join("/");
