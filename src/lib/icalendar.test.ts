import fc from "fast-check";
import { expect, test } from "vitest";
import { type CalendarEvent, calendarText } from "./icalendar.ts";

const AT = Date.UTC(2026, 10, 23, 23, 0);
const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "one@forecourt",
  sequence: 2,
  isCancelled: false,
  startsAt: AT,
  endsAt: AT + 45 * 60_000,
  changedAt: AT - 60_000,
  summary: "Test drive",
  ...changes,
});

/** What a calendar reads: unfolded lines. */
const read = (text: string) => text.replace(/\r\n /g, "").trimEnd().split("\r\n");
const textOf = (text: string, name: string) =>
  read(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\(n|.)/g, (_, sign: string) => (sign === "n" ? "\n" : sign));

test("an appointment is written in UTC, with its change counted, and a cancelled one says so", () => {
  const text = calendarText({ method: "CANCEL", events: [event({ isCancelled: true })] });
  expect(read(text)).toEqual([
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Forecourt//Diary//EN", "CALSCALE:GREGORIAN", "METHOD:CANCEL"],
    ...[
      "BEGIN:VEVENT",
      "UID:one@forecourt",
      "SEQUENCE:2",
      "DTSTAMP:20261123T225900Z",
      "LAST-MODIFIED:20261123T225900Z",
    ],
    ...["DTSTART:20261123T230000Z", "DTEND:20261123T234500Z", "SUMMARY:Test drive", "STATUS:CANCELLED"],
    ...["TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR"],
  ]);
});

test("no name breaks a calendar: it reads back as written, in lines of at most 75 octets, and no line is forged", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.constantFrom(
      "Zoë\r\nEND:VEVENT\r\nBEGIN:VEVENT",
      "a;b,c\\d\ne",
      "👩‍👩‍👧‍👦".repeat(40),
      "\u202Egnp.exe",
      "=1+1",
      '"; X="',
    ),
  );
  const property = fc.property(hostile, hostile, (summary, words) => {
    const text = calendarText({
      method: "REQUEST",
      name: words,
      events: [event({ summary, words, organizer: { name: summary, email: "a@b.example" } })],
    });
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(text).toString()).toBe(text);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
    const lines = read(text);
    expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    for (const line of lines) expect(line).toMatch(/^[A-Z-]+[;:]/);
    const expected = summary
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      .replace(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => (sign === "\n" ? sign : " "));
    expect(textOf(text, "SUMMARY")).toBe(expected);
    expect(lines.find((line) => line.startsWith("ORGANIZER"))).toMatch(/^ORGANIZER;CN="[^"]*":mailto:a@b\.example$/);
  });
  fc.assert(property, { numRuns: 200, seed: 20_261_122 });
});
