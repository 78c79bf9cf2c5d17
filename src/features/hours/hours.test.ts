import { describe, expect, test } from "vitest";
import { dayHours } from "./hours.ts";

const open = (words: string | null, from: string | null = null, to: string | null = null) =>
  dayHours({ status: "Open", formated_hours: words, open: from, close: to });
const closed = (words: string | null) => dayHours({ status: "Closed", formated_hours: words, open: null, close: null });

describe("a day's hours, read", () => {
  test.each([
    [null, "09:00", "17:30", "9am – 5.30pm"],
    [null, "09:00", null, "From 9am"],
    [null, null, "17:00", "Until 5pm"],
    [null, null, null, "Open"],
    ["By arrangement", "09:00", "17:00", "By arrangement"],
  ])(
    "LOC-031 words %j with the times %s and %s: the times hold, and the words stand where there are any",
    (words, from, to, shown) => {
      expect(open(words, from, to)).toMatchObject({ status: "Open", open: from, close: to, formated_hours: shown });
    },
  );

  test.each([
    ["8.30am – 5.30pm", "08:30", "17:30"],
    ["8:30 to 5", "08:30", "17:00"],
    ["9-5.30", "09:00", "17:30"],
    ["9am - 12", "09:00", "12:00"],
    ["8.30am to noon", "08:30", "12:00"],
    ["10 a.m. until 4 p.m.", "10:00", "16:00"],
    ["12pm – 8pm", "12:00", "20:00"],
    ["12.30am – 5am", "00:30", "05:00"],
    ["1pm – 5pm", "13:00", "17:00"],
    ["9am – midnight", "09:00", "24:00"],
    ["9am–12pm, 1pm–5pm", "09:00", "17:00"],
    ["9am - 5pm (lunch 12-1)", "09:00", "17:00"],
    ["08:00 - 18:00", "08:00", "18:00"],
    ["9 til late", "09:00", null],
    ["From 7am", "07:00", null],
    ["Until 5pm", null, "17:00"],
    ["24 hours", "00:00", "24:00"],
    ["Open 24/7", "00:00", "24:00"],
    ["Most mornings", null, null],
    ["Call 0400 123 456", null, null],
    ["5pm – 9am", null, null],
    ["99 – 17.75", null, null],
    ["13am – 15pm", null, null],
    ["9am – 9am", null, null],
    ["9.59am – 5.59pm", "09:59", "17:59"],
    ["9am – 5.60pm", "09:00", null],
    ["0.30am – 12pm", "00:30", "12:00"],
    ["5 – 11", "05:00", "23:00"],
    ["4 – 11", "16:00", "23:00"],
    ["00:00 – 24:00", "00:00", "24:00"],
    ["04:30 – 14:00", "04:30", "14:00"],
    ["17:00 – 00:00", "17:00", "24:00"],
    ["9am – 12am", "09:00", "24:00"],
    ["24:00 – 24:00", null, null],
    ["9am – 24:30", "09:00", null],
    ["9am – 25:00", "09:00", null],
    ["Midnight to 5am", "00:00", "05:00"],
    ["Until noon, then till 5pm", null, "17:00"],
    ["Til late", null, null],
  ])("LOC-031 the words %j alone", (words, from, to) => {
    expect(open(words)).toEqual({
      status: "Open",
      open: from,
      close: to,
      byAppointment: false,
      formated_hours: words,
    });
  });

  test.each([
    [closed, null, "Closed"],
    [closed, "CLOSED", "Closed"],
    [closed, " closed. ", "Closed"],
    [closed, "9am – 5pm", "Closed"],
    [closed, "Closed for stocktake", "Closed for stocktake"],
    [open, "Closed", "Closed"],
    [open, "Closed, out at the shows", "Closed, out at the shows"],
  ])("LOC-030 a day that status or words call closed is closed: %#", (read, words, shown) => {
    const day = { status: "Closed", open: null, close: null, byAppointment: false, formated_hours: shown };
    expect(read(words)).toEqual(day);
  });

  test.each([
    [open, "By appointment"],
    [closed, "By appointment only"],
    [open, "Closed: appointments only"],
  ])("by appointment is neither open to all nor closed: %#", (read, words) => {
    expect(read(words)).toMatchObject({ status: "Open", byAppointment: true, open: null, close: null });
  });

  test("LOC-031 blank words say nothing", () => {
    expect(open("  ", "09:00", "17:00").formated_hours).toBe("9am – 5pm");
  });

  test("times that are told beside closed words are believed before them", () => {
    expect(open("Closed for lunch at noon", "09:00", "17:00")).toMatchObject({ status: "Open", close: "17:00" });
  });

  test("what was read is read again as the same", () => {
    for (const words of ["9 til late", "Until 5pm", "Closed, out at the shows", "By appointment", "24 hours"]) {
      const once = open(words);
      expect(dayHours(once)).toEqual(once);
    }
  });
});
