import { useEffect, useMemo, useState } from "react";
import { atInstant } from "../../../ui/at-instant.ts";
import type { OpeningRow, OpenTurn } from "../../hours/opening.ts";
import { useSite } from "./site-context.tsx";

/**
 * Index of the entry that holds now; each entry holds from its instant (epoch ms, in order). Until it is hydrated, a
 * page shows the first entry, as the server rendered it. Afterwards the index changes on the minute, because a page may
 * stay open for hours.
 */
function useDue(list: readonly { readonly from: number }[] | null): number {
  const [due, setDue] = useState(0);
  useEffect(() => {
    if (!list) return;
    let stop = () => {};
    const show = () => {
      const now = Date.now();
      const at = list.findLastIndex(({ from }) => from <= now);
      setDue(Math.max(0, at));
      const next = list[at + 1];
      if (next) stop = atInstant(next.from, show);
    };
    show();
    return () => stop();
  }, [list]);
  return due;
}

/** The sentence about a location's opening at this minute; null once nothing more is known. */
export function useOpen(turns: readonly OpenTurn[] | null): OpenTurn | null {
  const current = turns?.[useDue(turns)];
  return current?.text ? current : null;
}

/** `Open today until 5.30pm` for the site's primary location; null if its hours are not known. */
export const useOpenToday = (): string | null => useOpen(useSite().open)?.text ?? null;

const HOUR_MS = 3_600_000;

/**
 * The instants at which each row of a week becomes today's. The row is null before the first day, after the last, and
 * on a missing day.
 */
function daysOf(rows: readonly OpeningRow[]): readonly { readonly from: number; readonly row: OpeningRow | null }[] {
  const inOrder = rows.toSorted((a, b) => a.from - b.from);
  const days = inOrder.flatMap((row, at) => {
    const next = inOrder[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    // The longest day has 25 hours, when clocks are put back.
    const isFollowed = next - row.from <= 25 * HOUR_MS;
    return [{ from: row.from, row }, ...(isFollowed ? [] : [{ from: row.from + 24 * HOUR_MS, row: null }])];
  });
  return days[0]?.row?.today ? days : [{ from: 0, row: null }, ...days];
}

/** A week's rows with the current day marked, even if the server rendered the page on another day. */
export function useWeek(rows: readonly OpeningRow[]): readonly OpeningRow[] {
  const days = useMemo(() => daysOf(rows), [rows]);
  const today = days[useDue(days)]?.row;
  return useMemo(() => rows.map((row) => ({ ...row, today: row === today })), [rows, today]);
}
