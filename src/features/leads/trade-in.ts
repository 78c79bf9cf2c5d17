import { dayText } from "../../lib/time/moments.ts";
import { formatKm, formatMoney } from "../../lib/words/format.ts";
import type { ValuationRecord } from "../../services/valuation/port.ts";

/** The car that a shopper offers, as the dealer is told of it: what the vendor knows, and where its photos lie. */
export interface LeadTradeIn {
  /** As on the plate; null where the car has none. */
  readonly rego: string | null;
  readonly regoState: string | null;
  /** The shopper's own words, where no plate led to the car. */
  readonly vehicle: string | null;
  /** What the vendor knows; null where it was not asked or knew nothing. */
  readonly valuation: ValuationRecord | null;
  /** Kilometres, as the shopper told them. */
  readonly km: number | null;
  /** Whole dollars: the estimate that the shopper was shown; null where there was none. */
  readonly offer_price: number | null;
  /** ISO 8601: until when the estimate holds. */
  readonly offer_until: string | null;
  /** The shopper has accepted the estimate (TRADE-043). */
  readonly accepted: boolean;
  /** Absolute addresses, each of which opens one photo. */
  readonly photos: readonly string[];
}

/** `2019 Mazda CX-5 Touring`, or the shopper's words, or the plate; null for nothing at all. */
export function tradeInTitle({ valuation, vehicle, rego }: LeadTradeIn): string | null {
  const known = valuation && [valuation.Year, valuation.Make, valuation.Model, valuation.Variant];
  return known?.filter(Boolean).join(" ") || vehicle || rego;
}

type Line = readonly [label: string, value: string];

/**
 * What a person wants to know of the car, as label and value: what this server and the vendor know, apart from what the
 * shopper typed. Dates are those of the dealership's zone.
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
  // A plate that led the vendor to a car names that car; any other is but what somebody typed.
  return known ? { known: [...car, ...facts], typed: distance } : { known: facts, typed: [...car, ...distance] };
}

const filled = (lines: readonly (readonly [string, string | null | undefined])[]): Line[] =>
  lines.filter((line): line is Line => Boolean(line[1]));

const monthOf = (month: string | null | undefined, year: string | null | undefined) =>
  [month, year].filter(Boolean).join("/");
