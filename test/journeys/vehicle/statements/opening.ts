import { expectedAt, isOpenByData, type Stated } from "./expected.ts";
import { wordsOf } from "./page.ts";
import { type Dealer, dateOfRow, type Place } from "./places.ts";
import { wall } from "./wall.ts";

/** A line that states whether a location is open. */

const STATEMENT =
  /^(Open 24 hours today|Open today(?: until [\d.]+[ap]m|, .+?)?|Opens today at [\d.]+[ap]m|Closed today|Closed now, opens .+?|By appointment today)(?:, \d+ [a-z]+)?$/;
const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const WEEKDAY = WEEKDAYS.join("|");
const ROW = new RegExp(`^(${WEEKDAY})(?: – (${WEEKDAY}))?( ?\\(?today\\)?)?(special hours)?$`, "i");
/** The heading after which a page gives the first location's phone number. */
const FIRST_PLACE = /^Rather talk now\?$/;

interface Line {
  readonly place: Place;
  readonly words: string;
  /** The text below the line. */
  readonly below: string;
}

/**
 * Each line of a page with the location that it is about: the last one named before it, else the primary one.
 */
function linesOf(html: string, { places, primary }: Dealer): readonly Line[] {
  const start = html.indexOf("<main");
  const end = html.indexOf("</main>");
  const parts = [html.slice(0, start), html.slice(start, end), html.slice(end)].map((part) =>
    wordsOf(part).split("\n"),
  );
  return parts.flatMap((lines, part) => {
    let place = primary;
    return lines.map((words, at) => {
      const named = places.find(({ name }) => new RegExp(`^(?:\\d*|[A-Z]\\w+: |See it at )${name}$`).test(words));
      if (FIRST_PLACE.test(words)) place = primary;
      else if (named && part === 1) place = named;
      return { place, words, below: lines[at + 1] ?? "" };
    });
  });
}

/** A page's statements about opening hours, by location. */
export interface Said {
  readonly statements: readonly { readonly place: Place; readonly text: string }[];
  readonly rows: readonly {
    readonly place: Place;
    /** 0 Sunday … 6 Saturday; a row may speak of several. */
    readonly weekdays: readonly number[];
    readonly isToday: boolean;
    readonly isSpecial: boolean;
    readonly hours: string;
  }[];
}

export function saidOf(html: string, dealer: Dealer): Said {
  const lines = linesOf(html, dealer);
  return {
    statements: lines.flatMap(({ place, words }) => {
      const [, text] = STATEMENT.exec(words) ?? [];
      return text ? [{ place, text }] : [];
    }),
    rows: lines.flatMap(({ place, words, below }) => {
      const [, first, last = first, today, special] = ROW.exec(words) ?? [];
      if (!first || !last) return [];
      const weekdays = [WEEKDAYS.indexOf(first)];
      for (let day = WEEKDAYS.indexOf(first); day !== WEEKDAYS.indexOf(last); ) {
        day = (day + 1) % 7;
        weekdays.push(day);
      }
      return [{ place, weekdays, isToday: today !== undefined, isSpecial: special !== undefined, hours: below }];
    }),
  };
}

/** A page's statements about opening hours that are wrong at `now` (epoch ms), a line each. */
export function wrongOf(html: string, dealer: Dealer, now: number): readonly string[] {
  const { zone } = dealer;
  const { date } = wall(now, zone);
  const { statements, rows } = saidOf(html, dealer);
  const wrong = statements.flatMap(({ place, text }) => {
    const is = expectedAt(place, now, zone)?.text;
    return text === is ? [] : [`of ${place.name} it says "${text}", and it is "${is}"`];
  });
  for (const { place, weekdays, isToday, isSpecial, hours } of rows) {
    for (const weekday of weekdays) {
      const of = dateOfRow(date, weekday);
      const day = place.on(of);
      const row = `the row of ${place.name} for ${of}`;
      if (day?.words !== hours) wrong.push(`${row} says "${hours}", and it is "${day?.words}"`);
      if (isSpecial && !day?.isSpecial) wrong.push(`${row} is marked as a special day's`);
      if (isToday && of !== date) wrong.push(`${row} is marked as today's`);
    }
  }
  const [, year = date.slice(0, 4)] = /© (?:<!-- -->)?(\d{4})/.exec(html) ?? [];
  if (!date.startsWith(year)) wrong.push(`its copyright is of ${year}`);
  for (const { place, hours } of dataOf(html, dealer)) {
    const is = expectedAt(place, now, zone)?.isOpen ?? false;
    // Structured data cannot state a day without times.
    const day = place.on(date);
    const canTell = !day?.isOpen || day.open !== null || day.close !== null;
    if (canTell && isOpenByData(hours, now, zone) !== is)
      wrong.push(`its data says that ${place.name} is open: ${!is}`);
  }
  return wrong;
}

/** The locations' hours in a page's structured data. */
function dataOf(
  html: string,
  { places }: Dealer,
): readonly { readonly place: Place; readonly hours: readonly Stated[] }[] {
  const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return texts
    .flatMap(([, json = "{}"]) => [JSON.parse(json)].flat())
    .flatMap(({ name, openingHoursSpecification: hours = [] }) => {
      const place = places.find((one) => one.name === name);
      return place ? [{ place, hours }] : [];
    });
}
