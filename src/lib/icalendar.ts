/**
 * Calendar files (RFC 5545), as far as appointments need them. Times are written in UTC, which every calendar shows in
 * its owner's zone, so no time zone has to be described.
 */

/** One appointment. */
export interface CalendarEvent {
  /** Stays the same for an appointment, however often it is moved. */
  readonly uid: string;
  /** Counts its changes; a calendar uses the version with the highest number. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly endsAt: number;
  /** When it was last changed, epoch milliseconds. */
  readonly changedAt: number;
  readonly summary: string;
  readonly place?: string | undefined;
  readonly words?: string | undefined;
  readonly organizer?: { readonly name: string; readonly email: string } | undefined;
  readonly attendee?: string | undefined;
}

/** What a calendar should do with a file: show it, accept an invitation, or remove it. */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

interface Calendar {
  readonly method: CalendarMethod;
  readonly events: readonly CalendarEvent[];
  /** Its name in a list of calendars. */
  readonly name?: string;
}

/** Maximum octets of a line, without its line end. */
const LONGEST_LINE = 75;

/** A calendar file, with line ends and folding as the standard requires. */
export function calendarText({ method, events, name }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//Diary//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(name === undefined
      ? []
      : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT15M"]),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): readonly string[] {
  const { organizer, attendee, place, words } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SUMMARY:${escaped(event.summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(words ? [`DESCRIPTION:${escaped(words)}`] : []),
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${address(organizer.email)}`] : []),
    ...(attendee ? [`ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address(attendee)}`] : []),
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `TRANSP:${event.isCancelled ? "TRANSPARENT" : "OPAQUE"}`,
    "END:VEVENT",
  ];
}

const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Text without what the standard forbids: control characters and unpaired surrogates. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, (sign) => (sign === "\n" ? sign : " "));

const escaped = (text: string): string =>
  plain(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll("\n", "\\n");

/** A quoted parameter value. Parameters have no escapes, so quotes and line ends are left out. */
const quoted = (text: string): string => `"${plain(text).replace(/["\n]/g, " ")}"`;

const address = (email: string): string => plain(email).replace(/[\s"<>,;]/g, "");

/** Folds a line after at most 75 octets, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const sign of line) {
    const more = Buffer.byteLength(sign);
    // A continued line begins with a space, which counts.
    if (octets + more > LONGEST_LINE) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += sign;
    octets += more;
  }
  return [...parts, part].join("\r\n");
}
