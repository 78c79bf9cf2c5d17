import * as v from "valibot";
import { type PlateAnswer, RECORD_TEXTS, type ValuationRecord } from "./port.ts";

/** Parsers of the vendor's answers. Whatever cannot be read is null, which the client turns into a failure. */

const TEXT_LIMIT = 200;
const MOST_DESCRIPTIONS = 100;

/** Text or a number, on one line; null for anything else and for nothing. */
const text = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === "number" ? String(value) : value)),
  v.transform((value) => (typeof value === "string" ? oneLine(value).slice(0, TEXT_LIMIT) || null : null)),
);

const oneLine = (value: string) =>
  value
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();

/** An amount in whole dollars. */
const dollars = v.pipe(
  v.unknown(),
  v.transform((value) => (value === null || value === "" ? Number.NaN : Number(value))),
  v.transform((amount) => (Number.isFinite(amount) && amount > 0 ? Math.round(amount) : null)),
);

/** A list of texts, or of objects with a text under `desc`; the text is sent back to choose that vehicle. */
const descriptions = v.pipe(
  v.fallback(
    v.array(
      v.union([
        v.string(),
        v.pipe(
          v.object({ desc: v.string() }),
          v.transform(({ desc }) => desc),
        ),
      ]),
    ),
    [],
  ),
  v.transform((list) => [...new Set(list.map((one) => oneLine(one).slice(0, TEXT_LIMIT)))]),
  v.transform((list) => list.filter(Boolean).slice(0, MOST_DESCRIPTIONS)),
);

const texts = Object.fromEntries(RECORD_TEXTS.map((name) => [name, v.optional(text)])) as Record<
  (typeof RECORD_TEXTS)[number],
  v.OptionalSchema<typeof text, undefined>
>;

const ItemSchema = v.object({
  EvalID: v.optional(text),
  offer_price: v.optional(dollars),
  // The vendor's answers have both spellings (API-026).
  VechielDescriptions: v.optional(descriptions),
  VechicleDescriptions: v.optional(descriptions),
  ...texts,
});
type Item = v.InferOutput<typeof ItemSchema>;

/** The first item of the list that every answer is; `"empty"` for an empty list, null for anything else. */
function firstItem(body: unknown): Item | "empty" | null {
  if (!Array.isArray(body)) return null;
  if (body.length === 0) return "empty";
  const read = v.safeParse(ItemSchema, body[0]);
  return read.success ? read.output : null;
}

function recordOf({ VechielDescriptions, VechicleDescriptions, ...item }: Item): ValuationRecord | null {
  if (!item.EvalID) return null;
  const known = Object.fromEntries(RECORD_TEXTS.map((name) => [name, item[name] ?? null]));
  return {
    ...(known as Omit<ValuationRecord, "EvalID" | "offer_price">),
    EvalID: item.EvalID,
    offer_price: item.offer_price ?? null,
  };
}

/**
 * Parses the answer of `enter-vin`. Where it has descriptions, the shopper chooses before any valuation in it is used
 * (TRADE-014, TRADE-015).
 */
export function plateAnswer(body: unknown): PlateAnswer | null {
  const item = firstItem(body);
  if (item === null) return null;
  if (item === "empty") return { kind: "none" };
  const offered = [...(item.VechielDescriptions ?? []), ...(item.VechicleDescriptions ?? [])];
  if (offered.length > 0 && item.VIN)
    return { kind: "descriptions", vin: item.VIN, descriptions: [...new Set(offered)] };
  const record = recordOf(item);
  return record ? { kind: "valued", record } : { kind: "none" };
}

/** Parses the answers of `manual-entry` and `update-eval`. */
export function recordAnswer(body: unknown): ValuationRecord | null {
  const item = firstItem(body);
  return item === null || item === "empty" ? null : recordOf(item);
}

/** The vendor's own error text: `{error}` or `{message}`; null where there is none. */
export function vendorErrorIn(body: unknown): string | null {
  const parsed = v.safeParse(v.object({ error: v.optional(text), message: v.optional(text) }), body);
  return parsed.success ? (parsed.output.error ?? parsed.output.message ?? null) : null;
}
