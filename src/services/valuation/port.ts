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
 * What is known of a vehicle that is being valued. Every text is kept as it was given (codes have leading zeros), null
 * where it was not.
 */
export type ValuationRecord = Readonly<Record<(typeof RECORD_TEXTS)[number], string | null>> & {
  /** Names the valuation to whoever makes it (TRADE-044). */
  readonly EvalID: string;
  /** Whole Australian dollars; null where no estimate is given (TRADE-042). */
  readonly offer_price: number | null;
};

/** What a number plate leads to. */
export type PlateAnswer =
  /** Several vehicles fit: one is to be chosen (TRADE-014). */
  | { readonly kind: "descriptions"; readonly vin: string; readonly descriptions: readonly string[] }
  /** The very vehicle (TRADE-015). */
  | { readonly kind: "valued"; readonly record: ValuationRecord }
  | { readonly kind: "none" };

/**
 * `rejected`: however often it is asked; `unavailable`: it may pass later. `message` is for the log and names no
 * person; `said` is what the other side wrote for the shopper, null where it wrote nothing (TRADE-037).
 */
export interface ValuationFailure {
  readonly kind: "rejected" | "unavailable";
  readonly message: string;
  readonly said: string | null;
}

type Answered<T> = Promise<Result<T, ValuationFailure>>;

export interface ValuationPhoto {
  readonly name: string;
  /** `image/jpeg` and the like. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What is added to a valuation with its last step, by the names of API-029. */
export interface ValuationUpdate {
  readonly km: number;
  /** The dealer's account. */
  readonly userEmail: string;
  readonly cName: string;
  readonly cEmail: string;
  readonly cPhone: string;
}

/** Whoever values vehicles. Every question may cost the dealer money. None of them throws. */
export interface Valuer {
  /** Finds the vehicle of a number plate (API-025, API-026). */
  byPlate(rego: string, state: string): Answered<PlateAnswer>;
  /** The one that was chosen among several (API-027). */
  byDescription(vin: string, description: string): Answered<ValuationRecord>;
  /** One photo a call (API-028). */
  addPhoto(evalId: string, photo: ValuationPhoto): Answered<null>;
  /** Adds the last step's details, and answers with the record and its estimate (API-029, API-030). */
  update(evalId: string, update: ValuationUpdate): Answered<ValuationRecord>;
}
