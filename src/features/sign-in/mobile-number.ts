/**
 * An Australian mobile number as typed ("0491 570 156", "+61 (0)491-570-156", "61491570156") in E.164 (`+61491570156`);
 * null for any other. Only mobiles, the numbers that begin with 04, can receive text messages (ACMA, Telecommunications
 * Numbering Plan 2025).
 */
export function mobileNumber(typed: string): string | null {
  const signs = typed.normalize("NFKC").replace(/[\s().\u2010-\u2015-]/g, "");
  const [, digits] = /^(?:(?:\+|0011)?61(?:0)?|0)(4\d{8})$/.exec(signs) ?? [];
  return digits ? `+61${digits}` : null;
}

/** The number in its Australian notation: `0491 570 156`. */
export const spokenNumber = (mobile: string): string => mobile.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, "0$1 $2 $3");
