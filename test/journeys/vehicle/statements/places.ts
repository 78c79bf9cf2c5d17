import { readFileSync } from "node:fs";
import { SITES } from "./sites.ts";
import { dayAfter, weekdayOf } from "./wall.ts";

/** The dealers' own records of their locations, read without any of the product's code. */

/** A day at a location, with the hours during which anybody may visit. */
export interface Day {
  readonly isOpen: boolean;
  readonly byAppointment: boolean;
  /** In the form `HH:MM`; null where no time is given. */
  readonly open: string | null;
  readonly close: string | null;
  /** The text of its row in the week. */
  readonly words: string;
  readonly isSpecial: boolean;
}

export interface Place {
  readonly slug: string;
  readonly name: string;
  /** Null where nothing is known of that date (`YYYY-MM-DD`). */
  readonly on: (date: string) => Day | null;
  readonly specialDates: readonly string[];
}

export interface Dealer {
  readonly site: string;
  readonly zone: string;
  /** In the site's order. */
  readonly places: readonly Place[];
  /** The location whose hours are in the header. */
  readonly primary: Place;
  /** `/locations` */
  readonly prefix: string;
}

interface WrittenDay {
  readonly status: "Open" | "Closed";
  readonly open?: string | null;
  readonly close?: string | null;
  readonly start_hour?: string | null;
  readonly end_hour?: string | null;
  readonly hours?: { readonly begin: string; readonly end: string };
  readonly formated_hours?: string;
}

interface WrittenPlace {
  readonly slug: string;
  readonly name: string;
  readonly dealership_slug: string;
  readonly visible?: boolean;
  readonly primary?: boolean;
  readonly contact_detail: { readonly opening_hours?: readonly (WrittenDay & { readonly weekday: number })[] };
  readonly special_hours?: readonly (WrittenDay & { readonly date: string })[];
}

const SHUT = { isOpen: false, byAppointment: false, open: null, close: null };
const OPEN = { ...SHUT, isOpen: true };

/** The meaning of the texts in the dealers' records. A new text there needs an entry here. */
const MEANING: Readonly<Record<string, Omit<Day, "words" | "isSpecial">>> = {
  Closed: SHUT,
  CLOSED: SHUT,
  "Closed, out at the shows": SHUT,
  "9 til late": { ...OPEN, open: "09:00" },
  "10am to 3pm": { ...OPEN, open: "10:00", close: "15:00" },
  "24 hours": { ...OPEN, open: "00:00", close: "24:00" },
  "By appointment": { ...OPEN, byAppointment: true },
};

/** `8.30am`, `12pm`. */
export function spoken(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `.${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}

function dayOf(written: WrittenDay, isSpecial: boolean): Day {
  const open = written.open ?? written.start_hour ?? written.hours?.begin ?? null;
  const close = written.close ?? written.end_hour ?? written.hours?.end ?? null;
  const { status, formated_hours: words } = written;
  const meaning = words === undefined ? (status === "Open" ? OPEN : SHUT) : MEANING[words];
  if (!meaning) throw new Error(`A record says "${words}", of which this test has not been told the meaning.`);
  const times = { open: open ?? meaning.open, close: close ?? meaning.close };
  const told = times.open && times.close ? `${spoken(times.open)} – ${spoken(times.close)}` : status;
  const shown = words === undefined ? told : words === "CLOSED" ? "Closed" : words;
  return { ...meaning, ...(meaning.isOpen ? times : {}), words: shown, isSpecial };
}

function placeOf({ slug, name, contact_detail, special_hours = [] }: WrittenPlace): Place {
  const on = (date: string) => {
    const special = special_hours.find((one) => one.date === date);
    const usual = contact_detail.opening_hours?.find(({ weekday }) => weekday === weekdayOf(date));
    const written = special ?? usual;
    return written ? dayOf(written, special !== undefined) : null;
  };
  return { slug, name, on, specialDates: special_hours.map(({ date }) => date) };
}

const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const written = new Map<string, readonly WrittenPlace[]>(
  SITES.map((site) => [site, json(`sites/${site}/locations.json`)]),
);

/** A site's dealer. A group's site also shows locations of other dealers, by their dealerships. */
export function dealerOf(site: string): Dealer {
  const settings = json(`sites/${site}/site.json`);
  const { timezone, locations: named } = settings.site;
  const own = written.get(site) ?? [];
  const everybody = [...own, ...[...written].flatMap(([other, places]) => (other === site ? [] : places))];
  const chosen: readonly WrittenPlace[] = named
    ? named.map((slug: string) => everybody.find((place) => place.slug === slug))
    : own;
  const visible = chosen.filter((place) => place.visible !== false);
  const places = visible.map(placeOf);
  const primary =
    places[
      Math.max(
        0,
        visible.findIndex((place) => place.primary),
      )
    ];
  if (!primary) throw new Error(`${site} has no place`);
  return { site, zone: timezone, places, primary, prefix: settings.locationPages?.locationPathPrefix ?? "/locations" };
}

/** The date that a week's row for this weekday (0 Sunday) refers to: the first from `today` on. */
export function dateOfRow(today: string, weekday: number): string {
  let date = today;
  while (weekdayOf(date) !== weekday) date = dayAfter(date);
  return date;
}
