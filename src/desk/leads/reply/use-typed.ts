import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef } from "react";
import { writeText } from "../../../lib/site-storage.ts";

/**
 * Keeps in this browser what was typed and has not reached the server: a session may end, or a thread be joined to
 * another one, while somebody writes. `names` are those of the open thread, its own first, and of the threads that were
 * joined to it, whose words come here. Returns what to call with a text that the server has.
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
    (known: string) => {
      if (localStorage.getItem(own) === known) localStorage.removeItem(own);
    },
    [own],
  );
}

/** Two texts as one: where the later goes on from the earlier, the later alone. */
const withMore = (earlier: string, later: string): string =>
  later.includes(earlier) ? later : `${earlier}\n\n${later}`;
