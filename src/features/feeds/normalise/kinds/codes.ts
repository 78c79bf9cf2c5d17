/** Cells of a plate column whose whole text means that there is no plate: states, answers, conditions. */
const NO_PLATE =
  /^(NSW|VIC|QLD|SA|WA|TAS|ACT|NT|NZ|AUS?T?(RALIA)?|NEWSOUTHWALES|VICTORIA|QUEENSLAND|(SOUTH|WESTERN)AUSTRALIA|TASMANIA|YES|Y|NO|N|TRUE|FALSE|NA|NONE|NIL|NULL|X+|0+|TBA|TBC|TBD|UNK(NOWN)?|VARIOUS|OTHER|NEW|USED|DEMO|SOLD|RESERVED|HOLD|PENDING|EXP(IRED|IRING)?|LAPSED|CANCEL(LED)?|SURRENDERED|CURRENT|VALID|ACTIVE|ATTACHED|AVAILABLE|INCLUDED|INCL|EXCLUDED|REMOVED|RETURNED|LOST|STOLEN|MISSING|REGO|REGO?D|REGISTERED|REGISTRATION|PLATES?|PERMIT|TRADE|DEALER|STOCK|SHOWROOM|CUSTOM|PERSONALISED|WRITTENOFF|WOVR|SALVAGE|AUCTION|WHOLESALE|EXPORT|IMPORT|RECREG(O|ISTERED)?|CONDITIONAL)$/;
const UNREGISTERED = /^NO(T?REG|PLATE|T$)|^(UN|DE)REG/;
/** A cell that begins like this is a remark about plates, without one. */
const REMARK =
  /^(?:no|not|without|nil|none|un-?\s?reg\w*|de-?\s?reg\w*|unlicen[cs]ed|see|ask|call|contact|advise|to be|to come|coming|on order|on hold|awaiting|exp(?:ir\w*)?|due|valid|plates?|written|new|rego|registration|registered|current|available|removed|sold|tba|tbc)(?:\W|$)/i;
/** The beginning of a note after a plate. */
const NOTE =
  /\s*(?:[([{,;:/|*"“]|\s[-–—]\s?|\s\d{1,4}[/.-]\d|\s\d+ ?(?:months?|mths?|mnths?)\b|\s(?:exp(?:ir\w*)?|rego\w*|registered|registration|reg|until|till|til|to|due|valid|current|with|without|no|not|unreg\w*|plus|and|plates?|personali[sz]ed|custom|included|incl?|approx|month\w*|mth\w*|club|state|sold|written|from|on|was|is|jan\w*|feb\w*|mar(?:ch)?|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)\b).*$/is;
const STATE = "(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)";
const STATE_BEFORE = new RegExp(`^${STATE}\\s+(?=\\S)`, "i");
/** A state after the plate. The end of a Dutch plate ("S-133-NT") is not one. */
const STATE_BEHIND = new RegExp(`(?<=\\S)(?:\\s+|(?<!-.*)\\s*-\\s*)${STATE}$`, "i");
const LABEL = /^(?:rego|reg|registration|plate|number ?plate)s?(?:\s*(?:no|number|num))?\.?\s*[:#=-]\s*/i;

/**
 * A number plate in capitals, without spaces. A note after it ("ABC12D (exp 06/26)", "ABC12D QLD") is dropped. Null for
 * text that cannot be a plate: dates, states, "No plates", "Sold".
 */
export function readPlate(text: string): string | null {
  // Most files write the plate alone.
  if (/^[A-Z0-9]{2,9}$/.test(text)) return REMARK.test(text) ? null : plateOf(text);
  // This is only the age of a British plate: "19 plate", "68 reg".
  if (/^\d\d[ -]?(?:plate|reg)$/i.test(text)) return null;
  if (text.length > 80 || /^\d{1,4}[/.-]\d{1,2}([/.-]\d{1,4})?([ T].*)?$/.test(text)) return null;
  const labelled = text.replace(LABEL, "").trim();
  if (REMARK.test(labelled)) return null;
  const cut = labelled.replace(NOTE, "").trim();
  // "D/P 1234" is a dealer's plate, which is moved from car to car.
  if (cut.length === 1 && labelled.length > 1) return null;
  // "CAA 123-456" is a plate: its end only looks like a date.
  const found = /\d/.test(cut) || !/\s\d{1,4}-\d/.test(labelled) ? cut : labelled;
  const stateless = found.replace(STATE_BEFORE, "").replace(STATE_BEHIND, "");
  const plate = stateless.replace(/[\s·.-]/g, "").toUpperCase();
  // Thai and Arabic plates have letters of other scripts.
  if (/^\d{0,2}[\u0600-\u06ff\u0e01-\u0e2e]{1,3}\d{1,4}$/.test(plate)) return plate;
  return /^[A-Z0-9]{1,9}$/.test(plate) || INDIAN.test(plate) || IRISH.test(plate) ? plateOf(plate) : null;
}

/** Indian plates consist of state, district, series and number: KA 18 MB 1971. */
const INDIAN = /^[A-Z]{2}\d{2}[A-Z]{1,2}\d{4}$/;
/** Irish plates are the longest: year and half, county, and up to six digits, such as 231-LK-47557. */
const IRISH = /^\d{2,3}[A-Z]{1,2}\d{1,6}$/;

const plateOf = (signs: string) => (NO_PLATE.test(signs) || UNREGISTERED.test(signs) ? null : signs);

/** The state beside a plate: "YJC64D (ACT) exp Apr 2026", "CG58KN NT", "NSW ABC12D"; null if there is none. */
export function stateOfPlate(text: string): string | null {
  // A single word is a plate with nothing beside it.
  if (text.length > 80 || /^\w*$/.test(text) || readPlate(text) === null) return null;
  const labelled = text.replace(LABEL, "").trim();
  return (STATE_FIRST.exec(labelled) ?? STATE_AFTER.exec(labelled))?.[1]?.toUpperCase() ?? null;
}
const STATE_FIRST = new RegExp(`^(${STATE})\\s+(?=[A-Z0-9]*\\d)`, "i");
const STATE_AFTER = new RegExp(
  `^[A-Z0-9]{1,4}[ -]?[A-Z0-9]{1,6} ?(?:\\s|\\s-|(?<!-.*)-|\\(|\\[|,|/)\\s?(${STATE})(?![A-Z0-9])`,
  "i",
);

/** Reads yes or no; null if the cell says neither. */
export function readFlag(text: string): boolean | null {
  if (/^(true|t|yes|y|1|1\.0|ja|oui|si|sim|tak|j|on|x|-1|✓|✔|checked)$/i.test(text)) return true;
  return /^(false|f|no|n|0|0\.0|nein|nee|nej|nie|non|off|unchecked)$/i.test(text) ? false : null;
}
