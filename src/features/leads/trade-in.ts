import { formatKm, formatMoney } from "../../lib/format.ts";
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

/** What a person wants to know of the car, as label and value. */
export function tradeInLines(tradeIn: LeadTradeIn): readonly (readonly [string, string])[] {
  const { valuation: known, rego, regoState, km, offer_price: offer } = tradeIn;
  const lines: [string, string | null | undefined][] = [
    ["Offered car", tradeInTitle(tradeIn)],
    ["Registration", [rego, regoState?.toUpperCase()].filter(Boolean).join(" ")],
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
    ["It has gone", km === null ? null : formatKm(km)],
    ["Estimate shown", offer === null ? null : `${formatMoney(offer)}, indicative, subject to inspection`],
    ["Estimate holds until", tradeIn.offer_until?.slice(0, 10)],
    ["Estimate accepted", tradeIn.accepted ? "Yes" : null],
    ...tradeIn.photos.map((address, at): [string, string] => [`Photo ${at + 1}`, address]),
  ];
  return lines.filter((line): line is [string, string] => Boolean(line[1]));
}

const monthOf = (month: string | null | undefined, year: string | null | undefined) =>
  [month, year].filter(Boolean).join("/");
