import type { AuditLine } from "../../../features/staff/audit/data.ts";
import type { CarEdit, PriceChange } from "../../../features/stock/edits/data.ts";
import { undoing } from "../../../features/stock/edits/undoing.ts";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { abridged } from "../../../lib/words/abridged.ts";
import { formatMoney } from "../../../lib/words/format.ts";
import { labelOf, valueWords } from "./panel-fields.ts";

/** An entry in a car's history, by a person or the feed. */
export interface HistoryLine {
  readonly key: string;
  /** Null for the feed. */
  readonly by: string | null;
  readonly text: string;
  readonly reason: string | null;
  readonly when: string;
  /** How it can be undone; null if it cannot, given the car's current state. */
  readonly undo: { readonly act: number; readonly says: string } | null;
}

interface History {
  readonly acts: readonly AuditLine[];
  readonly prices: readonly PriceChange[];
  readonly edits: readonly CarEdit[];
  /** The car's current field values, in the form of the audit log. */
  readonly standing: Readonly<Record<string, string>>;
  /** Formats an instant in short form. */
  readonly when: (at: number) => string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The most lines of history in a panel; the audit log has the older ones. */
const MOST_LINES = 30;
const LONGEST_VALUE = 60;

/** A car's history, newest first: what people did, and the feed's price changes. */
export function carHistory({ acts, prices, edits, standing, when, now }: History): readonly HistoryLine[] {
  const done = acts.map((act) => ({
    at: act.at,
    line: {
      key: `act ${act.id}`,
      by: act.by,
      ...actWords(act),
      when: when(act.at),
      undo: undoing(act, standing, edits, now).ok ? { act: act.id, says: `${act.by}: ${act.action}` } : null,
    },
  }));
  const brought = prices
    .filter(({ by }) => by === null)
    .map(({ at, was, price, run }) => ({
      at,
      line: {
        key: `price ${at} ${price}`,
        by: null,
        text: `Price ${was === null ? "nothing" : formatMoney(was)} → ${price === null ? "nothing" : formatMoney(price)}`,
        reason: run === null ? null : `file ${run}`,
        when: when(at),
        undo: null,
      },
    }));
  return [...done, ...brought]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
}

/** "Price $64,990 → $61,990" with the reason, from an entry of the audit log. */
function actWords({ action, before, after }: AuditLine): Pick<HistoryLine, "text" | "reason"> {
  const [did = "", ...reasons] = action.split(": ");
  const changes = changesIn(before, after);
  const isPlain = /^change /.test(did) && changes !== "";
  const sentence = did.slice(0, 1).toUpperCase() + did.slice(1);
  if (isPlain) return { text: changes, reason: reasons.join(": ") || null };
  return { text: reasons.length > 0 ? `${sentence}: ${reasons.join(": ")}` : sentence, reason: changes || null };
}

function changesIn(before: unknown, after: unknown): string {
  if (!isRecord(before) || !isRecord(after)) return "";
  const words = (name: string, value: unknown) =>
    abridged(valueWords(name, typeof value === "string" ? value : ""), LONGEST_VALUE);
  return Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${labelOf(name)} ${words(name, before[name])} → ${words(name, after[name])}`)
    .join(", ");
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * Whole days for which a car was last offered at a price; null if it never was. `listed` is when the car arrived, in
 * epoch milliseconds.
 */
export function daysOfferedAt(
  prices: readonly PriceChange[],
  price: number | null,
  { listed, now }: { readonly listed: number; readonly now: number },
): number | null {
  if (price === null) return null;
  const lastUse = prices.findLastIndex(({ was }) => was === price);
  const firstUse = prices.findLast((one, index) => one.price === price && (lastUse < 0 || index < lastUse));
  if (lastUse < 0 && !firstUse) return null;
  return Math.max(0, Math.floor(((prices[lastUse]?.at ?? now) - (firstUse?.at ?? listed)) / DAY_MS));
}
