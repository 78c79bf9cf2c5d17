import * as v from "valibot";
import { type PlateAnswer, RECORD_TEXTS, type ValuationRecord } from "./port.ts";

/** What the vendor's answers mean. Whatever cannot be read is null: the client makes a failure of it. */

const TEXT_LIMIT = 200;
const MOST_DESCRIPTIONS = 100;

/** Text or a number, in one line; null for anything else and for nothing. */
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

/** Dollars, whole. */
const dollars = v.pipe(
  v.unknown(),
  v.transform((value) => (value === null || value === "" ? Number.NaN : Number(value))),
  v.transform((amount) => (Number.isFinite(amount) && amount > 0 ? Math.round(amount) : null)),
);

/** A list of texts, or of objects that hold one under `desc`, the name by which the choice is sent back. */
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
  // The vendor has written it both ways (API-026).
  VechielDescriptions: v.optional(descriptions),
  VechicleDescriptions: v.optional(descriptions),
  ...texts,
});
type Item = v.InferOutput<typeof ItemSchema>;

/** The first item of the list that every answer is; `"empty"` for a list of none, null for what is no list of items. */
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

/** Of `enter-vin`: descriptions are asked about before a valuation is believed (TRADE-014, TRADE-015). */
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

/** Of `manual-entry` and `update-eval`. */
export function recordAnswer(body: unknown): ValuationRecord | null {
  const item = firstItem(body);
  return item === null || item === "empty" ? null : recordOf(item);
}

/** What the other side says went wrong, for people: `{error}` or `{message}`; null where it says nothing. */
export function saidIn(body: unknown): string | null {
  const said = v.safeParse(v.object({ error: v.optional(text), message: v.optional(text) }), body);
  return said.success ? (said.output.error ?? said.output.message ?? null) : null;
}
