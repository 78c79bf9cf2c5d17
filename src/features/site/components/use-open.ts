import { useEffect, useMemo, useState } from "react";
import { atInstant } from "../../../ui/at-instant.ts";
import type { OpeningRow, OpenTurn } from "../../hours/opening.ts";
import { useSite } from "./site-context.tsx";

/**
 * Index of the entry that holds at this minute, by the instants from which each holds (epoch ms, in order). A page
 * shows the first, as the server rendered it, until it is hydrated; then it changes at the very minute, because a
 * page may stay open for hours.
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

/** The sentence about a location at this minute; null where nothing is known any more. */
export function useOpen(turns: readonly OpenTurn[] | null): OpenTurn | null {
  const current = turns?.[useDue(turns)];
  return current?.text ? current : null;
}

/** `Open today until 5.30pm`, for the site's primary location; null where its hours are not known. */
export const useOpenToday = (): string | null => useOpen(useSite().open)?.text ?? null;

const HOUR_MS = 3_600_000;

/**
 * The instants at which each row of a week becomes today's: none before the first, after the last, or on a missing
 * day.
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

/** A week's rows with today's marked as of this minute, even if the page was made on another day. */
export function useWeek(rows: readonly OpeningRow[]): readonly OpeningRow[] {
  const days = useMemo(() => daysOf(rows), [rows]);
  const today = days[useDue(days)]?.row;
  return useMemo(() => rows.map((row) => ({ ...row, today: row === today })), [rows, today]);
}
