import type { Result } from "../../lib/result.ts";

/** The texts of a valuation record, named as the vendor names them (TRADE-045 to TRADE-062). */
export const RECORD_TEXTS = [
  "VIN",
  "Make",
  "Model",
  "Variant",
  "Year",
  "Body",
  "Transmission",
  "Cylinders",
  "CompMth",
  "CompYr",
  "BuildMth",
  "BuildYr",
  "EngineNo",
  "Registration",
  "RegExpiry",
  "KM",
  "Series",
  "redbookCode",
] as const;

/**
 * The data known of a vehicle that is being valued. Every text is kept as it was given (codes have leading zeros);
 * null where none was.
 */
export type ValuationRecord = Readonly<Record<(typeof RECORD_TEXTS)[number], string | null>> & {
  /** The vendor's id of the valuation (TRADE-044). */
  readonly EvalID: string;
  /** Whole Australian dollars; null where no estimate is given (TRADE-042). */
  readonly offer_price: number | null;
};

/** The answer to a number plate. */
export type PlateAnswer =
  /** Several vehicles fit, and the shopper must choose one (TRADE-014). */
  | { readonly kind: "descriptions"; readonly vin: string; readonly descriptions: readonly string[] }
  /** The plate belongs to exactly one vehicle (TRADE-015). */
  | { readonly kind: "valued"; readonly record: ValuationRecord }
  | { readonly kind: "none" };

/**
 * `rejected`: the vendor will refuse this however often it is sent; `unavailable`: a later call may succeed.
 * `message` is for the log and names no person; `said` is the vendor's own text for the shopper, null where there is
 * none (TRADE-037).
 */
export interface ValuationFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
  readonly said: string | null;
}

type Answered<T> = Promise<Result<T, ValuationFailure>>;

export interface ValuationPhoto {
  readonly name: string;
  /** MIME type: `image/jpeg` and the like. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The details that the form's last step adds to a valuation, with the field names of the vendor's API (API-029). */
export interface ValuationUpdate {
  readonly km: number;
  /** The dealer's account with the vendor. */
  readonly userEmail: string;
  readonly cName: string;
  readonly cEmail: string;
  readonly cPhone: string;
}

/**
 * Values vehicles. Every call may cost the dealer money. None of them throws.
 *
 * @example
 * ```ts
 * import assert from "node:assert/strict";
 * import { valuationClient } from "./live.ts";
 * import { valuationSimulator } from "./simulator.ts";
 *
 * const vendor = await valuationSimulator({ key: "k3y" });
 * const valuer = valuationClient({ url: vendor.url, key: "k3y" });
 *
 * const found = await valuer.byPlate("REG4SUCCESS", "qld");
 * assert(found.ok && found.value.kind === "valued");
 * const valued = await valuer.update(found.value.record.EvalID, {
 *   km: 62_000,
 *   userEmail: "valuer@dealer.example",
 *   cName: "Zoë",
 *   cEmail: "zoe@shopper.example",
 *   cPhone: "0491570156",
 * });
 * assert(valued.ok);
 * assert.equal(valued.value.KM, "62000");
 *
 * await vendor.close();
 * ```
 */
export interface Valuer {
  /** Finds the vehicle with a number plate (API-025, API-026). */
  byPlate(rego: string, state: string): Answered<PlateAnswer>;
  /** Values the vehicle that the shopper chose among several (API-027). */
  byDescription(vin: string, description: string): Answered<ValuationRecord>;
  /** Adds one photo to a valuation (API-028). */
  addPhoto(evalId: string, photo: ValuationPhoto): Answered<null>;
  /** Adds the last step's details, and answers with the record and its estimate (API-029, API-030). */
  update(evalId: string, update: ValuationUpdate): Answered<ValuationRecord>;
}
