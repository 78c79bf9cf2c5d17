/** A time `HH:MM` as Australians write it: `8.30am`, `5pm`, `12pm` at noon; the day's end is `midnight`. */
export function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  if (hours === 24) return "midnight";
  const onClock = hours % 12 === 0 ? 12 : hours % 12;
  return `${onClock}${minutes === 0 ? "" : `.${String(minutes).padStart(2, "0")}`}${hours < 12 ? "am" : "pm"}`;
}

/** A day as an operator or a feed writes it: a status, times and text, each of which may be missing. */
export interface WrittenHours {
  readonly status: "Open" | "Closed";
  readonly open: string | null;
  readonly close: string | null;
  readonly formated_hours?: string | null | undefined;
}

/** A day's opening hours as understood: header, cards, pages, bookings and structured data all use this reading. */
export interface DayHours {
  /** Closed also where people may come by appointment only. */
  readonly status: "Open" | "Closed";
  /** `HH:MM`; null where no time is known ("till late", "by appointment"). The day's end is `24:00`. */
  readonly open: string | null;
  readonly close: string | null;
  readonly byAppointment: boolean;
  /** The text in the day's row: `8.30am – 5.30pm`, `9 til late`, `Closed` (LOC-030, LOC-031). */
  readonly formated_hours: string;
}

const CLOSED = /^\W*(closed|shut)\W*$/i;
const SAYS_CLOSED = /\b(closed|shut|not open)\b/i;
const BY_APPOINTMENT = /\bappointments?\b|\bappt\b/i;
const ALL_DAY = /\b24\s*(h|hrs?|hours?)\b|\b24\s*\/\s*7\b/i;
const UNTIL = /^(open )?(un)?'?till?\b/i;
const TIME = /(?<![\d.:])(\d{1,2})(?:[.:](\d{2}))?(?![\d:])\s*(a\.?m\b|p\.?m\b)?|\b(noon|midday|midnight)\b/gi;

/**
 * Reads a day. Where status and text disagree, closed wins, so that nobody drives to a shut door. Times in their own
 * fields come before those in the text.
 */
export function dayHours(written: WrittenHours): DayHours {
  const words = written.formated_hours?.trim() ?? "";
  const byAppointment = BY_APPOINTMENT.test(words);
  if (written.status === "Closed" && !byAppointment) {
    const text = SAYS_CLOSED.test(words) && !CLOSED.test(words) ? words : "Closed";
    return { status: "Closed", open: null, close: null, byAppointment, formated_hours: text };
  }
  const read = ALL_DAY.test(words) ? { open: "00:00", close: "24:00" } : timesIn(words);
  const open = written.open ?? read.open;
  const close = written.close ?? read.close;
  if (SAYS_CLOSED.test(words) && !byAppointment && open === null) return dayHours({ ...written, status: "Closed" });
  return { status: "Open", open, close, byAppointment, formated_hours: words || hoursText(open, close) };
}

function hoursText(open: string | null, close: string | null): string {
  if (open && close) return `${timeText(open)} – ${timeText(close)}`;
  if (open) return `From ${timeText(open)}`;
  return close ? `Until ${timeText(close)}` : "Open";
}

/** The first and the latest time in a text like `9am – 5.30pm`, `8:30 to 5`, `9 til late`; null where there is none. */
function timesIn(words: string): { open: string | null; close: string | null } {
  const times = [...words.matchAll(TIME)];
  const first = UNTIL.test(words) ? undefined : times.shift();
  const open = first ? timeOf(first, "open") : null;
  const closes = times.flatMap((time) => timeOf(time, "close") ?? []);
  const close = closes.toSorted().at(-1) ?? null;
  // Times that do not run forwards were misread, so only the text is kept.
  return open !== null && close !== null && close <= open ? { open: null, close: null } : { open, close };
}

/**
 * Without am or pm an opening time is in the morning from 5 on, or earlier with a leading zero (`04:30`), and a
 * closing time in the afternoon. Null for no time of day.
 */
function timeOf([, hour = "", minutes = "00", half, word]: RegExpExecArray, which: "open" | "close"): string | null {
  const clockHour = Number(hour);
  if (Number(minutes) > 59 || (half && clockHour > 12)) return null;
  const isEarly = which === "open" ? clockHour >= 5 || hour.startsWith("0") : clockHour >= 12 || clockHour === 0;
  const isLate = half ? /^p/i.test(half) : !isEarly;
  const hours = (half ? clockHour % 12 : clockHour) + (isLate ? 12 : 0);
  const written = `${String(hours).padStart(2, "0")}:${minutes}`;
  const time = word ? (word.toLowerCase() === "midnight" ? "00:00" : "12:00") : written;
  if (time === "00:00" && which === "close") return "24:00";
  return time > "24:00" ? null : time;
}
