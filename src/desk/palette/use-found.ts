import { useEffect, useState } from "react";
import type { Found, Hit } from "./found.ts";
import { isWorthAsking } from "./matching.ts";

/** The state of a search: nothing to ask, in progress, answered, or why there is no answer, as a sentence. */
export interface Asking {
  readonly found: Found | null;
  /** The text that was searched, which may be older than the text in the field. */
  readonly typed: string;
  readonly isBusy: boolean;
  readonly problem: string | null;
}

/** Milliseconds without typing before the server is asked. */
const RESTS_MS = 140;
/** The most characters that are sent. */
const LONGEST = 200;

const NOTHING: Asking = { found: null, typed: "", isBusy: false, problem: null };

const AWAY = "People, cars and payments cannot be searched just now: the desk does not answer.";
const OFFLINE = "There is no connection, so people, cars and payments cannot be searched.";
const SIGNED_OUT = "You are signed out. Reload the page and sign in again.";

class NoAnswer extends Error {}

/** The response to a palette query. Throws with a sentence if there is none. */
async function ask<T>(question: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(`/desk/find?${question}`, { signal, headers: { accept: "application/json" } });
  // A signed-out user is redirected to the sign-in page, which is not an answer to the query.
  if (response.redirected || response.status === 401) throw new NoAnswer(SIGNED_OUT);
  if (!response.ok) throw new NoAnswer(AWAY);
  return response.json();
}

const reason = (error: unknown): string =>
  error instanceof NoAnswer ? error.message : navigator.onLine ? AWAY : OFFLINE;

/** Searches the typed text once typing pauses. Outdated responses are dropped. A changed `round` searches again. */
export function useFound(typed: string, round: number): Asking {
  const words = typed.replace(/\s+/g, " ").trim().slice(0, LONGEST);
  const [asking, setAsking] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same once more
  useEffect(() => {
    if (!isWorthAsking(words)) {
      setAsking(NOTHING);
      return;
    }
    setAsking((before) => ({ ...before, isBusy: true, problem: null }));
    const overtaken = new AbortController();
    const { signal } = overtaken;
    const timer = setTimeout(() => {
      ask<Found>(new URLSearchParams({ q: words }).toString(), signal).then(
        (found) => signal.aborted || setAsking({ found, typed: words, isBusy: false, problem: null }),
        (error: unknown) =>
          signal.aborted || setAsking({ found: null, typed: words, isBusy: false, problem: reason(error) }),
      );
    }, RESTS_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [words, round]);
  return asking;
}

/** The recently used things with these ids; empty until the server has responded, or if it does not. */
export function useRecentHits(ids: readonly string[]): readonly Hit[] {
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const joined = ids.filter((id) => /^(person|car|payment) /.test(id)).join();
  useEffect(() => {
    if (joined === "") return;
    const closed = new AbortController();
    ask<readonly Hit[]>(new URLSearchParams({ again: joined }).toString(), closed.signal).then(
      (found) => closed.signal.aborted || setHits(found),
      // Recent items are only a convenience, so failing to load them is not worth an error message.
      () => undefined,
    );
    return () => closed.abort();
  }, [joined]);
  return hits;
}
