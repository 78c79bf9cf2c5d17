import { expect, test } from "vitest";
import type { Location, SpecialHours } from "../site/site.ts";
import { dayHours, timeText } from "./hours.ts";
import { earliest, nextTurnAt, openingRows, openNow, openTurns, windowAt } from "./opening.ts";

const ZONE = "Australia/Sydney";
const at = (local: string) => Date.parse(`${local}+11:00`);

function place(
  special: readonly SpecialHours[] = [],
  sunday = true,
): Pick<Location, "contact_detail" | "special_hours"> {
  const open = (weekday: number, from: string, to: string) => {
    const hour = { weekday, status: "Open" as const, open: from, close: to };
    return { ...hour, formated_hours: dayHours(hour).formated_hours };
  };
  const closed = { weekday: 0, status: "Closed" as const, open: null, close: null, formated_hours: "Closed" };
  const week = [1, 2, 3, 4, 5].map((day) => open(day, "08:30", "17:30"));
  const all = [...week, open(6, "09:00", "17:00"), sunday ? open(0, "10:00", "16:00") : closed];
  return { contact_detail: { phone: null, landline_phone: null, opening_hours: all }, special_hours: special };
}
const special = (date: string, status: "Open" | "Closed", start: string | null = null, end: string | null = null) => ({
  date,
  location_id: 1,
  status,
  start_hour: start,
  end_hour: end,
});

test.each([
  ["08:30", "8.30am"],
  ["17:00", "5pm"],
  ["12:00", "12pm"],
  ["00:05", "12.05am"],
  ["24:00", "midnight"],
])("the time %s is written %s", (time, written) => {
  expect(timeText(time)).toBe(written);
});

test("LOC-029 the week runs from Monday to Sunday", () => {
  const { value } = openingRows(place(), at("2026-11-25T12:00"), ZONE);
  expect(value.map((row) => row.weekday)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(value.filter((row) => row.today).map((row) => row.day)).toEqual(["Wednesday"]);
});

test("LOC-030 LOC-031 a day shows its hours, a closed day Closed", () => {
  const { value } = openingRows(place([], false), at("2026-11-25T12:00"), ZONE);
  expect(value.at(0)?.hours).toBe("8.30am – 5.30pm");
  expect(value.at(-1)?.hours).toBe("Closed");
});

test("LOC-038 a special day within the coming seven replaces its weekday's row, the eighth does not", () => {
  const days = [special("2026-12-01", "Closed"), special("2026-12-02", "Open", "10:00", "12:00")];
  const { value, changesAt } = openingRows(place(days), at("2026-11-25T12:00"), ZONE);
  expect(value.find((row) => row.weekday === 2)).toMatchObject({ hours: "Closed", special: true });
  expect(value.find((row) => row.weekday === 3)).toMatchObject({ hours: "8.30am – 5.30pm", special: false });
  expect(changesAt).toBe(at("2026-11-26T00:00"));
});

test.each([
  ["2026-11-25T08:29:59", "Opens today at 8.30am", false, "2026-11-25T08:30"],
  ["2026-11-25T08:30:00", "Open today until 5.30pm", true, "2026-11-25T17:30"],
  ["2026-11-25T17:29:59", "Open today until 5.30pm", true, "2026-11-25T17:30"],
  ["2026-11-25T17:30:00", "Closed now, opens tomorrow at 8.30am", false, "2026-11-26T00:00"],
  ["2026-11-28T17:00:00", "Closed now, opens tomorrow at 10am", false, "2026-11-29T00:00"],
])("at %s a location says: %s (open: %s), until %s", (now, text, isOpen, until) => {
  expect(openNow(place(), at(now), ZONE)).toEqual({ value: { text, now: isOpen }, changesAt: at(until) });
});

/** A location that is open only on Wednesdays, with this text or these times. */
function wednesdays(words: string | null, open: string | null = null, close: string | null = null) {
  const hours = { weekday: 3, status: "Open" as const, open, close, formated_hours: words ?? "" };
  return { contact_detail: { phone: null, landline_phone: null, opening_hours: [hours] }, special_hours: [] };
}

test.each([
  ["24 hours", "00:00", "Open 24 hours today", true, "2026-11-26T00:00"],
  ["9am – midnight", "23:59", "Open today until midnight", true, "2026-11-26T00:00"],
  ["midnight – 5pm", "12:00", "Open today until 5pm", true, "2026-11-25T17:00"],
  ["From 7am", "06:59", "Opens today at 7am", false, "2026-11-25T07:00"],
  ["From 7am", "07:00", "Open today, from 7am", true, "2026-11-26T00:00"],
  ["9 til late", "23:00", "Open today, 9 til late", true, "2026-11-26T00:00"],
  ["Open", "03:00", "Open today", true, "2026-11-26T00:00"],
  ["By appointment", "12:00", "By appointment today", false, "2026-11-26T00:00"],
  ["9am – 5pm by appointment", "16:59", "Today: 9am – 5pm by appointment", false, "2026-11-25T17:00"],
  ["9am – 5pm by appointment", "17:00", "Closed today", false, "2026-11-26T00:00"],
  ["9am – 5pm", "18:00", "Closed now, opens Wednesday at 9am", false, "2026-11-26T00:00"],
  ["Open until 5pm", "18:00", "Closed now, opens Wednesday", false, "2026-11-26T00:00"],
])("a Wednesday of %j at %s says: %s (open: %s), until %s", (words, time, text, isOpen, until) => {
  const now = at(`2026-11-25T${time}`);
  expect(openNow(wednesdays(words), now, ZONE)).toEqual({ value: { text, now: isOpen }, changesAt: at(until) });
});

test("a page carries the five things that are said of a place next, each with its beginning, and when they end", () => {
  expect(openTurns(place(), at("2026-11-25T08:00"), ZONE)).toEqual({
    value: [
      { text: "Opens today at 8.30am", now: false, from: at("2026-11-25T08:00") },
      { text: "Open today until 5.30pm", now: true, from: at("2026-11-25T08:30") },
      { text: "Closed now, opens tomorrow at 8.30am", now: false, from: at("2026-11-25T17:30") },
      { text: "Opens today at 8.30am", now: false, from: at("2026-11-26T00:00") },
      { text: "Open today until 5.30pm", now: true, from: at("2026-11-26T08:30") },
      { text: "", now: false, from: at("2026-11-26T17:30") },
    ],
    changesAt: at("2026-11-25T08:30"),
  });
});

test("what is said next ends where the hours are not known any more", () => {
  const silent = { phone: null, landline_phone: null, opening_hours: [] };
  const only = { contact_detail: silent, special_hours: [special("2026-11-25", "Open", "09:00", "17:00")] };
  expect(openTurns(only, at("2026-11-25T12:00"), ZONE)?.value.map(({ text }) => text)).toEqual([
    "Open today until 5pm",
    "Closed today",
    "",
  ]);
  expect(openTurns(only, at("2026-11-26T00:00"), ZONE)).toBeNull();
});

test.each([
  [[30, null, 10, undefined, 20], 10],
  [[null, undefined], null],
  [[], null],
])("the earliest of %j is %s", (instants, first) => {
  expect(earliest(instants)).toBe(first);
});

test("a location closed tomorrow names the day it opens on", () => {
  expect(openNow(place([], false), at("2026-11-28T18:00"), ZONE)?.value.text).toBe(
    "Closed now, opens Monday at 8.30am",
  );
});

test("a special closed day is closed", () => {
  const now = at("2026-12-25T11:00");
  expect(openNow(place([special("2026-12-25", "Closed")]), now, ZONE)?.value.text).toBe(
    "Closed now, opens tomorrow at 9am",
  );
});

test("the clocks going forward move the opening with them", () => {
  const saturday = Date.parse("2026-10-03T23:00:00+10:00");
  expect(openNow(place(), saturday, ZONE)?.changesAt).toBe(Date.parse("2026-10-04T00:00:00+10:00"));
  const sunday = Date.parse("2026-10-04T09:00:00+11:00");
  expect(openNow(place(), sunday, ZONE)?.changesAt).toBe(Date.parse("2026-10-04T10:00:00+11:00"));
});

test("a location without hours says nothing", () => {
  const silent = { contact_detail: { phone: null, landline_phone: null, opening_hours: [] }, special_hours: [] };
  expect(openNow(silent, at("2026-11-25T12:00"), ZONE)).toBeNull();
  expect(openingRows(silent, at("2026-11-25T12:00"), ZONE)).toEqual({ value: [], changesAt: null });
});

test.each([
  ["2025-06-30T23:59:59.999", false, "2025-07-01T00:00"],
  ["2025-07-01T00:00:00", true, "2025-07-25T00:00"],
  ["2025-07-24T23:59:59.999", true, "2025-07-25T00:00"],
  ["2025-07-25T00:00:00", false, null],
])("HOME-034 the campaign of 1 to 24 July at %s Brisbane time: %s", (now, open, until) => {
  const instant = (local: string) => Date.parse(`${local}+10:00`);
  const window = { start: "2025-07-01", end: "2025-07-24" };
  expect(windowAt(window, instant(now), "Australia/Brisbane")).toEqual({
    value: open,
    changesAt: until === null ? null : instant(until),
  });
});

test("HOME-035 SRCH-010 SRCH-011 a window without an end, or without a beginning, has no bound there", () => {
  const now = at("2026-11-25T12:00");
  expect(windowAt({ start: null, end: null }, now, ZONE)).toEqual({ value: true, changesAt: null });
  expect(windowAt({ start: "2026-11-26", end: null }, now, ZONE)).toEqual({
    value: false,
    changesAt: at("2026-11-26T00:00"),
  });
  expect(windowAt({ start: null, end: "2026-11-24" }, now, ZONE)).toEqual({ value: false, changesAt: null });
});

test("a page is made anew when any of the site's places turns, not its header's alone", () => {
  const early = { ...place([], false), visible: true };
  const hours = early.contact_detail.opening_hours.map((hour) => ({ ...hour, open: hour.open && "07:00" }));
  const late = { ...early, contact_detail: { ...early.contact_detail, opening_hours: hours } };
  const hidden = { ...late, visible: false };
  const siteOf = (places: readonly object[]) => ({
    locations: places,
    configFor: (slug?: string) => ({ timezone: slug === "adelaide" ? "Australia/Adelaide" : ZONE }),
  });
  const now = at("2026-11-25T06:00");
  expect(nextTurnAt(siteOf([early, late]) as never, now)).toBe(at("2026-11-25T07:00"));
  expect(nextTurnAt(siteOf([early, hidden]) as never, now)).toBe(at("2026-11-25T08:30"));
  expect(nextTurnAt(siteOf([]) as never, now)).toBeNull();
  // A yard in another state opens by the clock of its own dealership: 8:30 in Adelaide is 9:00 in Sydney.
  const west = { ...early, dealership_slug: "adelaide" };
  expect(nextTurnAt(siteOf([west]) as never, now)).toBe(Date.parse("2026-11-25T08:30:00+10:30"));
});
