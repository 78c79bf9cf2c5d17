import type { Department } from "../../db/desk/people-tables.ts";
import type { LeadRecord } from "../leads/rules.ts";
import { WORKSHOP_CATEGORIES } from "../staff/ability.ts";
import { contactsOf } from "../suppressions/rules.ts";

/** Shown in place of a missing name. */
export const NAMELESS = "Name not given";

/** The team of a dealership that answers leads of this category. */
export const departmentOf = (category: string): Department =>
  WORKSHOP_CATEGORIES.includes(category) ? "workshop" : "sales";

const DEPARTMENTS: readonly Department[] = ["sales", "workshop"];

/** The departments whose threads are visible to staff who see these categories of leads; null is all categories. */
export const departmentsShown = (categories: readonly string[] | null): readonly Department[] =>
  categories === null
    ? DEPARTMENTS
    : DEPARTMENTS.filter((one) => categories.some((each) => departmentOf(each) === one));

/** The keys that identify a person, most reliable first: the phone number, then the e-mail address. */
export function keysOf({ phone, email }: Pick<LeadRecord["payload"], "phone" | "email">): readonly string[] {
  const keys = contactsOf({ phone, email }).map(({ contact_kind, contact }) => `${contact_kind}:${contact}`);
  return keys.sort((a, b) => Number(b.startsWith("phone:")) - Number(a.startsWith("phone:")));
}

/** The most characters of a lead's searchable words. */
const MOST_WORDS = 4_000;

/** The most characters of alternative spellings among them. */
const MOST_SPELLED = 1_000;

/** Letters whose stroke Unicode does not treat as an accent: people type "dang" for "đặng", "lukasz" for "łukasz". */
const STROKES: Readonly<Record<string, string>> = { đ: "d", ł: "l", ø: "o", ı: "i", æ: "ae", œ: "oe", ß: "ss" };

/** A lower-case word as it can be typed on any keyboard. */
const plainSpelling = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[đłøıæœß]/g, (letter) => STROKES[letter] ?? letter)
    .replace(/[’‘ʼ]/g, "'");

/** Other ways to type a word: "o'brien", "o’brien" and "obrien", and "zoe" for "zoë". */
function otherSpellings(word: string): readonly string[] {
  const plain = plainSpelling(word);
  return [plain, plain.replaceAll("'", "’"), plain.replaceAll("'", "")].filter((one) => one !== word && one !== "");
}

/**
 * Normalises a text for search: lower case, single spaces, words also in alternative spellings, and numbers also as
 * digits alone.
 */
export function searchedText(parts: readonly (string | null | undefined)[]): string {
  const text = parts.filter(Boolean).join(" ").normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const numbers = (text.match(/\+?\d[\d\s().-]{5,}\d/g) ?? []).map((number) => number.replace(/\D/g, ""));
  const spelled = [...new Set(text.slice(0, MOST_WORDS).split(" ").flatMap(otherSpellings))].join(" ");
  const variants = [spelled.slice(0, MOST_SPELLED), ...numbers].filter(Boolean).join(" ");
  return [text.slice(0, MOST_WORDS - Math.min(variants.length + 1, MOST_WORDS / 2)), variants]
    .join(" ")
    .trim()
    .slice(0, MOST_WORDS);
}

/** The spellings in which a search term may occur in a lead's words: as typed, or as typed on any keyboard. */
export const spellingsOf = (term: string): readonly string[] => [...new Set([term, plainSpelling(term)])];

/** The most words of a search that are used. */
const MOST_SEARCHED = 8;

/** The terms that a person's words must all contain; a phone number is one term, in whatever format. */
export function searchedTerms(typed: string): readonly string[] {
  const text = typed.normalize("NFKC").toLowerCase().trim();
  const digits = text.replace(/\D/g, "");
  // The prefix 0011 61 may stand for +61, and numbers in print use dashes of any length.
  if (digits.length >= 6 && /^[+\d\s().\p{Pd}/]+$/u.test(text)) return [withoutPrefix(digits)];
  const terms = text.split(/\s+/).filter(Boolean).slice(0, MOST_SEARCHED);
  return terms.map((term) => (/^\+?\d{9,15}$/.test(term) ? withoutPrefix(term.replace("+", "")) : term));
}

/** A number's digits without the country code or leading zero, which some people write and others omit. */
const withoutPrefix = (digits: string): string => digits.replace(/^(?:0011)?(?:610?|0)/, "");
