import { type RefObject, useEffect, useRef, useState } from "react";
import { carTypeValue, type HeroCounts, type HeroFacets } from "../../hero/hero-schema.ts";
import { choicesQuery, HERO_COUNTS_PATH, type HeroChoices, withChoice } from "../hero-form.ts";

/** Choices in quick succession are asked about once, milliseconds. */
const PAUSE = 120;

export interface HeroSearch {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly choices: HeroChoices;
  readonly choose: (name: string, value: string) => void;
  /** The last counts known; null while those that came with the page still hold. */
  readonly counts: HeroCounts | null;
  readonly total: number;
  /** What was chosen since the page came has been counted: the total is news. */
  readonly counted: boolean;
  /** The counts shown are of an earlier choice. */
  readonly busy: boolean;
  /** Something else is chosen than at first. */
  readonly narrowed: boolean;
  readonly startOver: () => void;
  /** Grows with each start over: what keeps a state of its own (a slider) begins anew by it. */
  readonly round: number;
}

/** What is chosen in the hero's form, and the counts beside it, asked for as it changes. */
export function useHeroSearch(facets: HeroFacets): HeroSearch {
  const atFirst: HeroChoices = {
    "car-type": carTypeValue(facets.carTypes.find((type) => type.selected)?.values ?? []),
  };
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState(atFirst);
  const [round, setRound] = useState(0);
  const query = choicesQuery(choices);
  const { counts, counted, busy } = useHeroCounts(query, choicesQuery(atFirst), facets.narrowed);
  // What was chosen before this ran, or stands there again after a way back, is in the fields already.
  useEffect(() => {
    if (!form.current) return;
    const given = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    setChoices((before) => ({ ...before, ...Object.fromEntries(given) }));
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

/** The counts of a query string; those before it until they come, and where they do not come at all. */
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
