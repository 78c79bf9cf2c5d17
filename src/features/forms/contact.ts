import * as v from "valibot";
import { isCalendarDay } from "../../lib/time/calendar-day.ts";
import { formatNumber } from "../../lib/words/format.ts";
import { INVALID_POSTCODE } from "../../lib/words/postcode.ts";

/** Contact fields and the message, shared by every form and by `POST /api/leads`. */

/** Message for a required field that was left empty (LEAD-074). */
export const REQUIRED = "* This field is required";
/** Message if the terms of use were not accepted (LEAD-073). */
export const TERMS_REQUIRED = "*You must agree to the terms of use before submitting.";
const INVALID_EMAIL = "Please enter a valid email address.";
const INVALID_PHONE = "Please enter a phone number of 8 to 15 digits.";
const WRONG_TYPE = "This field must be text.";

/** The longest name, in characters (LEAD-075). */
const NAME_LIMIT = 100;
const MESSAGE_LIMIT = 5000;
/** The longest address that mail can be delivered to (RFC 5321 §4.5.3.1.3). */
const EMAIL_LIMIT = 254;
/**
 * A local part without characters that are special to mail servers, then the labels of a host, none of which begins or
 * ends with a hyphen.
 */
const EMAIL = /^[^\s@<>()[\],;:"\\%]+@(?!-)[^\s@<>()[\],;:"\\.%]+(?<!-)(\.(?!-)[^\s@<>()[\],;:"\\.%]+(?<!-))+$/;

/** One line of text. Control characters and line ends become a space, so that no value can start a mail header. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .trim();
}

/** Text of several lines. Line ends become `\n`; other control characters except tabs are dropped. */
export function manyLines(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}

const tooLong = (limit: number) => `Please use ${formatNumber(limit)} characters or fewer.`;

/** A missing field gets the message for a required one; a value that is not text gets its own message. */
const string = v.string((issue) => (issue.input == null ? REQUIRED : WRONG_TYPE));

/** A required line of text with at most `limit` characters. */
export const line = (limit: number) =>
  v.pipe(string, v.transform(oneLine), v.nonEmpty(REQUIRED), v.maxLength(limit, tooLong(limit)));

/** A line of text that may be absent or empty, with at most `limit` characters. */
export const optionalLine = (limit: number) =>
  v.optional(v.pipe(string, v.transform(oneLine), v.maxLength(limit, tooLong(limit))));

export const nameField = line(NAME_LIMIT);

/** Local part, `@`, and a domain of at least two labels. Nothing that could add a second recipient. */
export const emailField = v.pipe(line(EMAIL_LIMIT), v.regex(EMAIL, INVALID_EMAIL));

/** A phone number, stored as written. It must have 8 to 15 digits besides spaces and the usual separators. */
export const phoneField = v.pipe(
  line(40),
  v.check((phone) => /^\+?\d{8,15}$/.test(phone.replace(/[\s().-]/g, "")), INVALID_PHONE),
);

export const postcodeField = v.pipe(line(10), v.regex(/^\d{4}$/, INVALID_POSTCODE));

export const messageField = v.pipe(
  string,
  v.transform(manyLines),
  v.nonEmpty(REQUIRED),
  v.maxLength(MESSAGE_LIMIT, tooLong(MESSAGE_LIMIT)),
);

export const optionalMessageField = v.optional(
  v.pipe(string, v.transform(manyLines), v.maxLength(MESSAGE_LIMIT, tooLong(MESSAGE_LIMIT))),
);

export const yearField = v.pipe(line(4), v.regex(/^(19|20)\d\d$/, "Please enter the year in four digits, like 2021."));
/** A day that exists, `YYYY-MM-DD`. */
export const dateField = v.pipe(
  line(10),
  v.isoDate("Please enter a date."),
  v.check(isCalendarDay, "There is no such day in the calendar."),
);
/** `HH:MM` */
export const timeField = v.pipe(line(5), v.isoTime("Please enter a time."));
const termsField = v.pipe(
  v.optional(v.boolean(TERMS_REQUIRED), false),
  v.check((agreed) => agreed, TERMS_REQUIRED),
);
/** Optional, and unticked until the shopper ticks it (LEAD-011). */
export const optInField = v.optional(v.boolean());

/**
 * The message for a form's object: a missing key gets the message for that field instead of one about keys and types.
 */
export const askForMissing = (issue: v.ObjectIssue): string =>
  issue.expected === "Object" ? "The form's fields must be an object." : REQUIRED;

/** The entries that the configuration adds to every form: the terms box of certain dealers (LEAD-073). */
export function termsEntries(config: { readonly termsRequired: boolean }): v.ObjectEntries {
  return config.termsRequired ? { terms_conditions: termsField } : {};
}
