import { useEffect, useMemo, useRef, useState } from "react";
import { offersFor, type Remembered, withCounts, withPlaces } from "../../suggest/offering.ts";
import type { Offer, OfferedCars, OfferGroup, StockWords } from "../../suggest/schema.ts";

/** Milliseconds after the last key press before cars and counts are requested. */
const ASK_AFTER_MS = 150;
/** Searches per call (`MOST_COUNTED` of suggest/offers-data.ts). */
const MOST_COUNTED = 10;
const MAX_CACHED = 60;

const EMPTY: StockWords = { noun: "car", path: "/search", makes: [], models: [], choices: [], places: [] };

let loading: Promise<StockWords> | null = null;

/** The names of the stock, loaded once. A failed request is repeated at the next focus. */
function loadWords(): Promise<StockWords> {
  loading ??= askFor<StockWords>("/search-words").catch(() => {
    loading = null;
    return EMPTY;
  });
  return loading;
}

async function askFor<Answer>(address: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal, headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

export interface Offers {
  readonly words: StockWords;
  readonly groups: readonly OfferGroup[];
  /** The search that the cars belong to: that of the first offer, otherwise of the words as typed. */
  readonly leading: { readonly text: string; readonly query: string } | null;
  /** Null until they have loaded. */
  readonly cars: OfferedCars | null;
}

/** The offers for a text: names from memory at once, then cars and counts. */
export function useOffers(text: string, remembered: Remembered): Offers {
  const [words, setWords] = useState(EMPTY);
  const [answers, setAnswers] = useState<ReadonlyMap<string, OfferedCars>>(new Map());
  const counts = useRef(new Map<string, number>());
  useEffect(() => {
    let isHere = true;
    loadWords().then((loaded) => {
      if (isHere) setWords(loaded);
    });
    return () => {
      isHere = false;
    };
  }, []);
  const offered = useMemo(() => offersFor(text, words, remembered), [text, words, remembered]);
  const leading = leadingOf(text, offered);
  const address = leading ? addressOf(text, leading.query, offered) : null;
  const key = address ?? "";
  useEffect(() => {
    if (address === null || answers.has(address)) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await askFor<OfferedCars>(address, controller.signal);
        const queries = new URL(address, location.href).searchParams.getAll("search");
        for (const [at, query] of queries.entries()) counts.current.set(query, answer.counts[at] ?? 0);
        setAnswers((previous) => new Map([...previous].slice(-MAX_CACHED)).set(address, answer));
      } catch {
        // Without a response the names stay as they are, because they came from memory.
      }
    }, ASK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, answers]);
  const cars = answers.get(key) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts change with the answers
  const groups = useMemo(
    () => withPlaces(withCounts(offered, counts.current), cars?.places ?? []),
    [offered, answers, cars],
  );
  return { words, groups, leading, cars };
}

function leadingOf(text: string, groups: readonly OfferGroup[]): Offers["leading"] {
  const first = groups[0]?.offers[0];
  if (text.trim() === "") return null;
  const isLast = !first || first.remembered || first.icon === "pin";
  return isLast ? { text, query: new URLSearchParams({ q: text.trim() }).toString() } : first;
}

function addressOf(text: string, leading: string, groups: readonly OfferGroup[]): string {
  const uncounted = groups.flatMap(({ offers }) => offers.filter(isUncounted)).map(({ query }) => query);
  const searches = [...new Set([leading, ...uncounted])].slice(0, MOST_COUNTED);
  const pairs = searches.map((search) => ["search", search]);
  return `/search-offers?${new URLSearchParams([...pairs, ["words", text.trim()]])}`;
}

const isUncounted = ({ count, remembered }: Offer) => count === null && !remembered;
