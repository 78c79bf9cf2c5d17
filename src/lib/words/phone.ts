/** An Australian telephone number in any spelling. */
export interface PhoneNumber {
  /** Its digits as dialled within the country: `0755500001`, `1300123456`, `131234`. */
  readonly national: string;
  /** The text to dial: the digits, or `+` and the digits where the number was written with a country code. */
  readonly dialled: string;
}

/** Digits, with what people write around them: spaces, hyphens, dots, a bracketed area code, a country code. */
const WRITTEN = /^\+?[\d\s().-]+$/;
/** Area code and eight digits; mobile; free and local-rate numbers; six digits after 13. */
const AUSTRALIAN = /^(0[2378]\d{8}|04\d{8}|05\d{8}|1[38]00\d{6}|180\d{4}|13[1-9]\d{3})$/;
const BRACKETS = /^[^()]*(\(\d{1,4}\))?[^()]*$/;

/**
 * Parses a number as Australians write it: `(07) 5550 0001`, `+61 7 5550 0001`, `0061 7 5550 0001`, `+61 (0)7 5550
 * 0001`, `0755500001`, `1300 123 456`, `13 12 34`, `0412 345 678`. Null for a number that cannot be dialled here; a
 * foreign number is accepted with a `+` and its country code.
 */
export function parsePhone(written: string): PhoneNumber | null {
  const text = written.trim();
  if (text.length > 32 || !WRITTEN.test(text) || !BRACKETS.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  const country = text.startsWith("+") ? digits : digits.startsWith("0061") ? digits.slice(2) : null;
  if (country === null) return AUSTRALIAN.test(digits) ? { national: digits, dialled: digits } : null;
  if (!country.startsWith("61")) {
    return /^[1-9]\d{7,14}$/.test(country) ? { national: `+${country}`, dialled: `+${country}` } : null;
  }
  const subscriber = country.slice(2).replace(/^0/, "");
  const national = /^1[38]/.test(subscriber) ? subscriber : `0${subscriber}`;
  return AUSTRALIAN.test(national) ? { national, dialled: `+61${subscriber}` } : null;
}
