import { useEffect, useState } from "react";
import type { Found, Hit } from "./found.ts";
import { isWorthAsking } from "./matching.ts";

/** How asking the desk stands: nothing to ask, under way, answered, or why there is no answer, in a sentence. */
export interface Asking {
  readonly found: Found | null;
  /** What the answer was asked for; it may be older than what stands in the field. */
  readonly typed: string;
  readonly isBusy: boolean;
  readonly problem: string | null;
}

/** Milliseconds that typing must rest before the desk is asked. */
const RESTS_MS = 140;
/** Most letters that are sent. */
const LONGEST = 200;

const NOTHING: Asking = { found: null, typed: "", isBusy: false, problem: null };

const AWAY = "People, cars and payments cannot be searched just now: the desk does not answer.";
const OFFLINE = "There is no connection, so people, cars and payments cannot be searched.";
const SIGNED_OUT = "You are signed out. Reload the page and sign in again.";

class NoAnswer extends Error {}

/** The answer to a question of the palette; a refusal is a sentence. */
async function ask<T>(question: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(`/desk/find?${question}`, { signal, headers: { accept: "application/json" } });
  // Whoever is signed out is led to the sign-in, which is a page and no answer.
  if (response.redirected || response.status === 401) throw new NoAnswer(SIGNED_OUT);
  if (!response.ok) throw new NoAnswer(AWAY);
  return response.json();
}

const reason = (error: unknown): string =>
  error instanceof NoAnswer ? error.message : navigator.onLine ? AWAY : OFFLINE;

/** Asks for what is typed once typing rests. An answer that has been overtaken is thrown away. `round` asks again. */
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

/** What the ids name that were used last; nothing until the desk has said it, or where it does not. */
export function useFoundAgain(ids: readonly string[]): readonly Hit[] {
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const asked = ids.filter((id) => /^(person|car|payment) /.test(id)).join();
  useEffect(() => {
    if (asked === "") return;
    const closed = new AbortController();
    ask<readonly Hit[]>(new URLSearchParams({ again: asked }).toString(), closed.signal).then(
      (found) => closed.signal.aborted || setHits(found),
      // What was used last is a help, and no reason to say that something is wrong before anybody has asked.
      () => undefined,
    );
    return () => closed.abort();
  }, [asked]);
  return hits;
}
