import { useEffect, useState } from "react";
import type { OpenTurn } from "../opening.ts";
import { useSite } from "./site-context.tsx";

/** A browser's timer holds no longer than this, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/**
 * What is said of a place at this minute. A page says what the server told of the time it was made at, and turns by
 * itself at the minute of the next turn: it may stand open for hours, and a header stays through many pages.
 */
export function useOpen(turns: readonly OpenTurn[] | null): OpenTurn | null {
  const [at, setAt] = useState(0);
  const current = turns?.[Math.min(at, turns.length - 1)] ?? null;
  useEffect(() => {
    if (!turns) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const now = Date.now();
      const due = turns.findLastIndex(({ from }) => from <= now);
      setAt(Math.max(0, due));
      const next = turns[due + 1];
      if (next) timer = setTimeout(show, Math.min(next.from - now, LONGEST_WAIT));
    };
    show();
    return () => clearTimeout(timer);
  }, [turns]);
  return current;
}

/** `Open today until 5.30pm`, of the site's primary location; null where its hours are not told. */
export const useOpenToday = (): string | null => useOpen(useSite().open)?.text ?? null;
