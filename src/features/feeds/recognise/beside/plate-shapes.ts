/** Letters and digits mixed, no longer than a plate. One letter before a number is a stock number instead. */
export function isPlate(text: string): boolean {
  const signs = text.replace(/[ ·-]/g, "");
  if (INDIAN.test(signs)) return true;
  if (!/^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{5,7}$/i.test(signs)) return false;
  return /^[A-Z]{3}\d{3}$/i.test(signs) || !/^[A-Z]+\d+$/i.test(signs);
}

/** Indian plates: state, district, series and number ("MH 12 AB 1234"). */
const INDIAN = /^[A-Z]{2}\d{1,2}[A-Z]{1,3}\d{4}$/i;

/** South Australian plates begin with an S and end in letters: S412BXK. */
const SOUTH_AUSTRALIAN = /^S\d{3}[A-Z]{3}$/i;

export const isSouthAustralian = (text: string) => SOUTH_AUSTRALIAN.test(text.replace(/[ ·-]/g, ""));
