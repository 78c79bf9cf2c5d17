import type { Department } from "../../db/desk/people-tables.ts";
import type { LeadRecord } from "../leads/rules.ts";
import { WORKSHOP_CATEGORIES } from "../staff/ability.ts";
import { contactsOf } from "../suppressions/rules.ts";

/** In place of a name that nobody gave. */
export const NAMELESS = "Name not given";

/** Which of a dealership's teams answers leads of this category. */
export const departmentOf = (category: string): Department =>
  WORKSHOP_CATEGORIES.includes(category) ? "workshop" : "sales";

const DEPARTMENTS: readonly Department[] = ["sales", "workshop"];

/** The departments whose threads somebody sees who sees these categories of leads; null for all categories. */
export const departmentsShown = (categories: readonly string[] | null): readonly Department[] =>
  categories === null
    ? DEPARTMENTS
    : DEPARTMENTS.filter((one) => categories.some((each) => departmentOf(each) === one));

/** By what a person is known again, the surest first: the phone number, then the e-mail address. */
export function keysOf({ phone, email }: Pick<LeadRecord["payload"], "phone" | "email">): readonly string[] {
  const keys = contactsOf({ phone, email }).map(({ contact_kind, contact }) => `${contact_kind}:${contact}`);
  return keys.sort((a, b) => Number(b.startsWith("phone:")) - Number(a.startsWith("phone:")));
}

/** Most characters of a lead's searched words. */
const MOST_WORDS = 4_000;

/** Most characters of the other spellings among them. */
const MOST_SPELLED = 1_000;

/** Letters whose stroke is no accent to Unicode: "dang" is typed for "đặng", "lukasz" for "łukasz". */
const STROKES: Readonly<Record<string, string>> = { đ: "d", ł: "l", ø: "o", ı: "i", æ: "ae", œ: "oe", ß: "ss" };

/** A word of small letters as it is typed on any keyboard. */
const plainSpelling = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[đłøıæœß]/g, (letter) => STROKES[letter] ?? letter)
    .replace(/[’‘ʼ]/g, "'");

/** How somebody else types a word: "o'brien", "o’brien" and "obrien", and "zoe" for "zoë". */
function otherSpellings(word: string): readonly string[] {
  const plain = plainSpelling(word);
  return [plain, plain.replaceAll("'", "’"), plain.replaceAll("'", "")].filter((one) => one !== word && one !== "");
}

/**
 * A text as it is searched: small letters, single blanks, words also as others type them, and numbers also as their
 * digits alone.
 */
export function searchedText(parts: readonly (string | null | undefined)[]): string {
  const text = parts.filter(Boolean).join(" ").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const numbers = (text.match(/\+?\d[\d\s().-]{5,}\d/g) ?? []).map((number) => number.replace(/\D/g, ""));
  const spelled = [...new Set(text.slice(0, MOST_WORDS).split(" ").flatMap(otherSpellings))].join(" ");
  const beside = [spelled.slice(0, MOST_SPELLED), ...numbers].filter(Boolean).join(" ");
  return [text.slice(0, MOST_WORDS - Math.min(beside.length + 1, MOST_WORDS / 2)), beside]
    .join(" ")
    .trim()
    .slice(0, MOST_WORDS);
}

/** How a searched term may stand in a lead's words: as it was typed, or on any keyboard. */
export const spellingsOf = (term: string): readonly string[] => [...new Set([term, plainSpelling(term)])];

/** Most words of a search that are looked for. */
const MOST_SEARCHED = 8;

/** The terms that a person's searched words must all hold; a phone number is one term, however it is written. */
export function searchedTerms(typed: string): readonly string[] {
  const text = typed.normalize("NFKC").toLowerCase().trim();
  const digits = text.replace(/\D/g, "");
  // From abroad a number is dialled by 0011 61, and papers write it with dashes of any length.
  if (digits.length >= 6 && /^[+\d\s().\p{Pd}/]+$/u.test(text)) return [withoutPrefix(digits)];
  const terms = text.split(/\s+/).filter(Boolean).slice(0, MOST_SEARCHED);
  return terms.map((term) => (/^\+?\d{9,15}$/.test(term) ? withoutPrefix(term.replace("+", "")) : term));
}

/** Digits of a number without those of the country or the area, which one person writes and another does not. */
const withoutPrefix = (digits: string): string => digits.replace(/^(?:0011)?(?:610?|0)/, "");
