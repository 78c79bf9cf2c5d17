/** Message for a postcode that does not have four digits (LEAD-064). */
export const INVALID_POSTCODE = "Invalid postcode. Please enter a 4-digit number.";
/** Message for a missing postcode (VDP-064, ERR-001). */
const ENTER_POSTCODE = "Please enter a postcode.";
/** Message for four digits that are not an existing postcode (LEAD-067). */
export const UNKNOWN_POSTCODE = "Invalid postcode";

/** The message for a malformed postcode; null for four digits (LEAD-063, LEAD-064). */
export function postcodeProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return ENTER_POSTCODE;
  return /^[0-9]{4}$/.test(text) ? null : INVALID_POSTCODE;
}
