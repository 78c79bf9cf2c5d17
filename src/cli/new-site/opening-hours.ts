import { err, ok, type Result } from "../../lib/result.ts";

/** A day of `locations.json`: 0 is Sunday, times are `HH:MM`. */
export interface DayHours {
  readonly weekday: number;
  readonly status: "Open" | "Closed";
  readonly open?: string;
  readonly close?: string;
}

const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const DAY = "(sun|mon|tue|wed|thu|fri|sat)[a-z]*";
const TIME = "(\\d{1,2})(?:[:.](\\d{2}))?";
const PART = new RegExp(`^${DAY}(?: ?- ?${DAY})? +${TIME} ?- ?${TIME}$`);

const SENTENCE = 'Write days and times on the 24-hour clock, like "Mon-Fri 8:30-17:30, Sat 9:00-16:00".';

/** Parses opening hours as people write them. Days that are not mentioned are closed; an empty text means no hours. */
export function readHours(written: string): Result<readonly DayHours[], string> {
  if (written.trim() === "") return ok([]);
  const hours = new Map<number, DayHours>();
  for (const part of written.toLowerCase().replaceAll(/[–—]/g, "-").split(",")) {
    const [, from = "", to = from, ...clock] = PART.exec(part.trim()) ?? [];
    const [open, close] = [timeOf(clock[0], clock[1]), timeOf(clock[2], clock[3])];
    if (from === "" || open === null || close === null) return err(SENTENCE);
    if (open >= close) return err("The close is not after the opening.");
    for (const weekday of daysBetween(from, to)) {
      if (hours.has(weekday)) return err(`${nameOf(weekday)} is named twice.`);
      hours.set(weekday, { weekday, status: "Open", open, close });
    }
  }
  return ok(DAYS.map((_, weekday) => hours.get(weekday) ?? { weekday, status: "Closed" }));
}

const nameOf = (weekday: number): string => (DAYS[weekday] ?? "").replace(/^./, (letter) => letter.toUpperCase());

function daysBetween(from: string, to: string): number[] {
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (first + index) % 7);
}

function timeOf(hour = "", minute = "00"): string | null {
  return Number(hour) < 24 && Number(minute) < 60 && hour !== "" ? `${hour.padStart(2, "0")}:${minute}` : null;
}
