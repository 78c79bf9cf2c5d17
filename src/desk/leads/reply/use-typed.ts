import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef } from "react";
import { writeText } from "../../../lib/site-storage.ts";

/**
 * Stores typed text that has not reached the server in this browser, in case the session ends or the thread is joined
 * to another one. `names` are the storage names of the open thread, its own first, and of the threads that were joined
 * to it, whose text moves here. Returns a function to call with a text once the server has it.
 */
export function useTyped(
  names: readonly string[],
  text: string,
  setText: Dispatch<SetStateAction<string>>,
  saved: RefObject<string | null>,
): (known: string) => void {
  const [own = ""] = names;
  const all = useRef(names);
  all.current = names;
  useEffect(() => {
    const found = all.current.flatMap((name) => localStorage.getItem(name) ?? []);
    for (const name of all.current.slice(1)) localStorage.removeItem(name);
    if (found.length === 0) return;
    setText((now) => found.reduce((sum, one) => (sum.includes(one) ? sum : withMore(sum, one)), now));
  }, [setText]);
  useEffect(() => {
    if (text === saved.current) localStorage.removeItem(own);
    else writeText(() => localStorage, own, text);
  }, [own, text, saved]);
  return useCallback(
    (sent: string) => {
      if (localStorage.getItem(own) === sent) localStorage.removeItem(own);
    },
    [own],
  );
}

/** Combines two texts; the later one alone if it contains the earlier one. */
const withMore = (earlier: string, later: string): string =>
  later.includes(earlier) ? later : `${earlier}\n\n${later}`;
