import { type RefObject, useEffect, useRef, useState } from "react";
import { carTypeValue, type HeroCounts, type HeroFacets } from "../../../hero/hero-schema.ts";
import { choicesQuery, HERO_COUNTS_PATH, type HeroChoices, withChoice } from "../../hero-form.ts";

/** Milliseconds within which choices in quick succession cause only one request. */
const PAUSE = 120;

export interface HeroSearch {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly choices: HeroChoices;
  readonly choose: (name: string, value: string) => void;
  /** The last counts loaded; null while those of the page itself are valid. */
  readonly counts: HeroCounts | null;
  readonly total: number;
  /** True when a choice has been made and counted since the page was opened, so that the total is news. */
  readonly counted: boolean;
  /** True while the shown counts belong to an earlier choice. */
  readonly busy: boolean;
  /** True when the choice differs from the first one. */
  readonly narrowed: boolean;
  readonly startOver: () => void;
  /** Increases with each reset: as a key it resets components with their own state (a slider). */
  readonly round: number;
}

/** The choices in the hero's form, and their counts, which are loaded as they change. */
export function useHeroSearch(facets: HeroFacets): HeroSearch {
  const atFirst: HeroChoices = {
    "car-type": carTypeValue(facets.carTypes.find((type) => type.selected)?.values ?? []),
  };
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState(atFirst);
  const [round, setRound] = useState(0);
  const query = choicesQuery(choices);
  const { counts, counted, busy } = useHeroCounts(query, choicesQuery(atFirst), facets.narrowed);
  // Choices made before this ran, or restored by Back, are in the fields already.
  useEffect(() => {
    if (!form.current) return;
    const entries = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    setChoices((before) => ({ ...before, ...Object.fromEntries(entries) }));
  }, []);
  return {
    form,
    choices,
    choose: (name, value) => setChoices((before) => withChoice(before, name, value)),
    counts,
    total: counts?.total ?? facets.total,
    counted,
    busy,
    narrowed: query !== choicesQuery(atFirst),
    startOver: () => {
      setChoices(atFirst);
      setRound((before) => before + 1);
    },
    round,
  };
}

/** The counts of a query string; the previous ones until they are loaded, or if loading fails. */
function useHeroCounts(query: string, firstQuery: string, first: HeroCounts | null) {
  const [answer, setAnswer] = useState({ query: firstQuery, counts: first, counted: false });
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (query === firstQuery) {
      setAnswer((before) => (before.query === query ? before : { query, counts: first, counted: true }));
      return;
    }
    const superseded = new AbortController();
    const timer = setTimeout(() => {
      countsOf(query, superseded.signal).then(
        (counts) => setAnswer({ query, counts, counted: true }),
        () => superseded.signal.aborted || setFailed(query),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      superseded.abort();
    };
  }, [query, firstQuery, first]);
  return { ...answer, busy: answer.query !== query && failed !== query };
}

async function countsOf(query: string, signal: AbortSignal): Promise<HeroCounts> {
  const response = await fetch(`${HERO_COUNTS_PATH}?${query}`, { signal });
  if (!response.ok) throw new Error(`The counts answered ${response.status}.`);
  return response.json();
}
