import * as v from "valibot";
import { isCalendarDay } from "../../../lib/time/calendar-day.ts";
import { editDistance } from "../../../lib/words/edit-distance.ts";
import { LOCALE } from "../../../lib/words/locale.ts";
import { parsePhone } from "../../../lib/words/phone.ts";

/**
 * Small schemas from which the schemas of the operator's files are built. Each refuses a value with a sentence that
 * says what to write instead.
 */

/** An object with exactly these keys. For a misspelt key it suggests the right one. */
export function strict<E extends v.ObjectEntries>(entries: E) {
  const known = Object.keys(entries);
  return strictObject(
    entries,
    (key) => `"${key}" is not known here.${suggestion(key, known)} Known: ${known.join(", ")}.`,
  );
}

/** Like `strict`, with a custom sentence for unknown keys. An array is not accepted as an object. */
export function strictObject<E extends v.ObjectEntries>(entries: E, unknownKey: (key: string) => string) {
  const schema = v.strictObject(entries, (issue) => {
    const key = String(issue.path?.at(-1)?.key ?? "");
    if (issue.expected === "never") return unknownKey(key);
    return issue.expected === "Object" ? "Write an object in braces here." : `"${key}" is missing.`;
  });
  const run: (typeof schema)["~run"] = (dataset, config) =>
    schema["~run"](Array.isArray(dataset.value) ? { value: null } : dataset, config);
  return { ...schema, "~run": run };
}

/** One of these words. For a misspelt word it suggests the right one. */
export function oneOf<const T extends readonly string[]>(words: T) {
  return v.picklist(words, (issue) => {
    const written = String(issue.input);
    return `${issue.received} is not allowed here.${suggestion(written, words)} Allowed: ${words.join(", ")}.`;
  });
}

/** ` Did you mean "x"?` if a known word is close to the written one; otherwise an empty string. */
export function suggestion(written: string, known: readonly string[]): string {
  const simple = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, "");
  const ranked = known
    .map((word) => ({ word, distance: editDistance(simple(written), simple(word)) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  const near = best !== undefined && best.distance <= Math.ceil(written.length / 3);
  return near ? ` Did you mean "${best.word}"?` : "";
}

export const text = v.pipe(v.string(), v.nonEmpty("Write some text here, or leave the key out."));
export const anyText = v.string();
export const flag = v.boolean();

/** A whole number between two limits, both inclusive. */
export function whole(min: number, max?: number) {
  const sentence = `Write a whole number ${max === undefined ? `of at least ${min}` : `from ${min} to ${max}`}.`;
  return max === undefined
    ? v.pipe(v.number(), v.integer(sentence), v.minValue(min, sentence))
    : v.pipe(v.number(), v.integer(sentence), v.minValue(min, sentence), v.maxValue(max, sentence));
}

/** A number between two limits, both inclusive. */
export function between(min: number, max: number) {
  const sentence = `Write a number from ${min} to ${max}.`;
  return v.pipe(v.number(), v.minValue(min, sentence), v.maxValue(max, sentence));
}

export const positive = v.pipe(v.number(), v.gtValue(0, "Write a number above 0."));

/** The name of a host on the public internet: neither an IP address nor a name reserved for private networks. */
export const publicHost = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(
    /^(?!.*\.(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|arpa)$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'Write the name of a public host in small letters, without "https://" and path, like "photos.example.com".',
  ),
);

/** An address on this site. */
export const path = v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/, 'Write a path of this site, beginning with "/".'));
/** A path of this site, or a full http(s) address. */
export const address = v.pipe(
  v.string(),
  v.regex(
    /^(\/(?!\/)|https?:\/\/[^\s/])\S*$/,
    'Write a path beginning with "/", or an address beginning with "https://".',
  ),
);
/** A link's target: any kind of address except a script. */
export const href = v.pipe(
  v.string(),
  v.regex(
    /^(\/(?!\/)|#|https?:\/\/[^\s/]|mailto:|tel:|sms:)\S*$/,
    'Write a path beginning with "/", or an address beginning with "https://", "mailto:" or "tel:".',
  ),
);

/**
 * An address that may be framed. Its origin becomes part of the content security policy, so it must be a plain host.
 */
export const frameAddress = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?][^\s"'<>]*)?$/i,
    'Write a whole address, beginning with "https://".',
  ),
);

export const webAddress = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/]+\S*$/, 'Write a whole address, beginning with "https://".'),
);

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write small letters, digits and single hyphens only."),
);

const PHONE_SENTENCE =
  'Write a telephone number with its area code, like "02 5550 1962", "(02) 5550 1962", "+61 2 5550 1962" or "1300 123 456".';

/** The regular expression is a rough check for editors; `parsePhone` decides. */
export const phone = v.pipe(
  v.string(),
  v.regex(/^\s*\+?[\d\s().-]{6,30}$/, PHONE_SENTENCE),
  v.check((written) => parsePhone(written) !== null, PHONE_SENTENCE),
);

export const email = v.pipe(v.string(), v.email('Write an e-mail address, like "leads@dealer.example".'));

/** A calendar day, `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string(),
  v.isoDate('Write a day as YYYY-MM-DD, like "2026-07-01".'),
  v.check(isCalendarDay, "There is no such day in the calendar."),
);

/** A time of day on the 24-hour clock, `HH:MM`. */
export const timeOfDay = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time as HH:MM on the 24-hour clock, like "17:30".'),
);

export const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-fA-F]{6}$/, 'Write a colour as # and six hexadecimal digits, like "#0f5a47".'),
);

export const localeTag = v.pipe(v.string(), v.check(isLocale, `Write a language tag (BCP 47), like "${LOCALE}".`));

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1 && Intl.DateTimeFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}

export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, 'Write a time zone by its place, like "Australia/Sydney".'),
);

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat(LOCALE, { timeZone: zone });
    return zone.includes("/") || zone === "UTC";
  } catch {
    return false;
  }
}

export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Write a currency by its three letters, like "AUD".'));

export const texts = v.array(text);
export const amounts = v.array(positive);
