import { useEffect, useMemo, useState } from "react";
import { atInstant } from "../../../ui/at-instant.ts";
import type { OpeningRow, OpenTurn } from "../../hours/opening.ts";
import { useSite } from "./site-context.tsx";

/**
 * Which of several things is so at this minute, by the instants from which each is (epoch ms, in their order). A page
 * says the first, as the server made it, until it is alive; then it turns by itself at the very minute: it may stand
 * open for hours, and a header stays through many pages.
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

/** What is said of a place at this minute; null where nothing is known of it, or not any more. */
export function useOpen(turns: readonly OpenTurn[] | null): OpenTurn | null {
  const current = turns?.[useDue(turns)];
  return current?.text ? current : null;
}

/** `Open today until 5.30pm`, of the site's primary location; null where its hours are not told. */
export const useOpenToday = (): string | null => useOpen(useSite().open)?.text ?? null;

const HOUR_MS = 3_600_000;

/**
 * When which row of a week is today's, in order of time: none is before the first, after the last, or on a day left
 * out.
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

/** A week's rows with today's as it is at this minute, though the page was made on another day. */
export function useWeek(rows: readonly OpeningRow[]): readonly OpeningRow[] {
  const days = useMemo(() => daysOf(rows), [rows]);
  const today = days[useDue(days)]?.row;
  return useMemo(() => rows.map((row) => ({ ...row, today: row === today })), [rows, today]);
}
