/** Said of a postcode that has not four digits (LEAD-064). */
export const INVALID_POSTCODE = "Invalid postcode. Please enter a 4-digit number.";
/** Said where no postcode was typed (VDP-064, ERR-001). */
const ENTER_POSTCODE = "Please enter a postcode.";
/** A postcode of four digits that no place has (LEAD-067). */
export const UNKNOWN_POSTCODE = "Invalid postcode";

/** What is wrong with a postcode as it was typed; null for four digits (LEAD-063, LEAD-064). */
export function postcodeProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return ENTER_POSTCODE;
  return /^[0-9]{4}$/.test(text) ? null : INVALID_POSTCODE;
}
