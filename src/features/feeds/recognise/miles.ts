/** Headings that prove that a file's odometers are in miles where their own heading does not say. */
const MILES_COLUMN =
  /^(mpg|city mpg|highway mpg|mmr|v5c?|mot|mot expiry|road tax|((dealer|seller|store|location|dealership) )?zip( ?code)?)$/;
const US_STATES = new Set(
  (
    "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC " +
    "SD TN TX UT VT VA WV WI WY DC"
  ).split(" "),
);
const LEAST_SHARE = 0.6;

/**
 * Whether a list comes from a country that uses miles: it has miles per gallon, or most of its states are American
 * (Washington's letters are Western Australia's, and prove nothing).
 */
export function listedInMiles(headings: readonly (readonly string[])[], states: readonly string[]): boolean {
  if (headings.some((words) => MILES_COLUMN.test(words.join(" ")))) return true;
  const american = states.filter((state) => US_STATES.has(state.toUpperCase())).length;
  return states.length > 0 && american / states.length >= LEAST_SHARE;
}
