import { formatMoney } from "../../../../../lib/words/format.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { meaningId } from "../../meaning-id.ts";
import type { Meaning } from "../../meanings.ts";
import type { Phrase, Scanning } from "../scanning.ts";
import type { Figure } from "./figure.ts";
import { endsOf, rangeMeaning } from "./figure-ends.ts";

/** Weekly payments: the price of a subscription, or the repayments of a loan. A site may show both. */

const LEAST_WEEKLY = 20;
const MOST_WEEKLY = 1_500;
const NAMES = { subscription_price: "Subscription", weekly_price: "Repayments" } as const;
const SUBSCRIPTION_WORDS = new Set("subscription subscriptions subscribe subscribing sub subs".split(" "));

export function weekly(figure: Figure, { weekly, showsBothWeekly }: Vocabulary): Meaning | null {
  const ends = endsOf(figure, "max");
  if ((ends.max ?? ends.min ?? 0) < LEAST_WEEKLY || (ends.min ?? 0) > MOST_WEEKLY) return null;
  const attribute = weekly ?? "weekly_price";
  const { min, max } = ends;
  const amount =
    min !== undefined && max !== undefined
      ? `${formatMoney(min)} to ${formatMoney(max)} a week`
      : max !== undefined
        ? `Up to ${formatMoney(max)} a week`
        : `From ${formatMoney(min ?? 0)} a week`;
  return rangeMeaning(attribute, ends, showsBothWeekly ? named(attribute, amount) : amount);
}

const named = (attribute: keyof typeof NAMES, amount: string) =>
  `${NAMES[attribute]} ${amount.charAt(0).toLowerCase()}${amount.slice(1)}`;

/**
 * A weekly amount with its other possible meaning. Other figures are returned unchanged. If a site shows both,
 * repayments are meant unless a word says "subscription", because nearly every car has them and only some have a
 * subscription.
 */
export function withOtherWeekly(
  { words, vocabulary, picked }: Scanning,
  { meaning, to }: { readonly meaning: Meaning; readonly to: number },
): Phrase {
  const other = vocabulary.showsBothWeekly ? repaymentsOf(meaning) : null;
  if (!other) return { to, meaning, others: [] };
  const isPicked = picked.has(meaningId(meaning));
  const isSaid = words.some(({ key }) => SUBSCRIPTION_WORDS.has(key)) && !picked.has(meaningId(other));
  return isPicked || isSaid ? { to, meaning, others: [other] } : { to, meaning: other, others: [meaning] };
}

function repaymentsOf(meaning: Meaning): Meaning | null {
  if (meaning.kind !== "wants" || !isWeekly(meaning)) return null;
  const { wants, label } = meaning;
  const amount = label.slice(NAMES.subscription_price.length + 1);
  return {
    ...meaning,
    wants: { ...wants, attribute: "weekly_price" } as typeof wants,
    label: named("weekly_price", amount),
  };
}

/** Whether the meaning is a weekly price of either kind. */
export const isWeekly = (meaning: Meaning): boolean =>
  meaning.kind === "wants" &&
  meaning.wants.kind === "range" &&
  (meaning.wants.attribute === "subscription_price" || meaning.wants.attribute === "weekly_price");
