import { isPaint, isPlainColour } from "../kinds/colour.ts";

/** Words that may follow a colour at the end of a title: finish, body, gearbox, fuel, engine, numbers and paperwork. */
const AFTER_COLOUR =
  /^(?:metallic|pearl\w*|mica|solid|paint|auto(?:matic)?|man(?:ual)?|cvt|dsg|dct|pdk|sedan|hatch(?:back)?|wagon|ute|suv|van|coupe|convertible|cab|dual|double|single|4x[24]|[24]wd|awd|fwd|rwd|petrol|diesel|hybrid|electric|turbo|sold|rwc|rego|reg|roadworthy|kms?|klms?|kays|spd|speed|door|dr|seats?|seater|ltr|litres?|only|my\d\d|\$?\d[\d,.]*(?:k|kms?|l|sp|spd|dr|cyl|x+)?|v[68]|\d{1,2}[a-z]{1,2}|utility|chassis|pick-?up|speed|sports?|mt|at|no|exp|cyl(?:inders?)?|till|until|inc|with)$/i;

const CAB = "(?:dual|double|single|extra|king|crew|super|space|club) cab";
/** A body, some words, and then the engine or the gearbox: "5D Wagon Aurora Black Pearl 4 Cyl Diesel". */
const BETWEEN = new RegExp(
  `\\b(?:${CAB} pick-?up|${CAB} chassis|${CAB}|cab chassis|wagon|sedan|saloon|hatch(?:back)?|coupe|convertible|cabriolet|roadster|suv|van|bus|ute|utility|pick-?up|estate|liftback) ((?:[a-z]+ ){1,4}?)(?=\\d{1,2} ?cyl|\\d\\.\\d|petrol|diesel|unleaded|hybrid|electric|plug|turbo|lpg|v[68]\\b|\\d ?sp|auto|manual|cvt|dsg|dct|[24]wd|4x[24]|awd|fwd|rwd)`,
  "i",
);

/** The paint that an auction's title names between body and engine; null if there is none. */
function paintBetween(title: string): string | null {
  const words = BETWEEN.exec(title)?.[1]?.trim() ?? "";
  return isPaint(words) ? words : null;
}

const BEFORE_COLOUR = /^(?:dark|light|mid|bright|pale|deep)$/i;

/**
 * The colour that a title names before the year ("White 2017 Hyundai i30"), between body and engine, or at its end,
 * where only the gearbox and similar words follow ("Corolla Ascent silver auto"). Null if there is none: a "Black
 * Edition" and a Silver Shadow do not count.
 */
export function colourInTitle(title: string): string | null {
  const paint = paintBetween(title);
  if (paint !== null) return paint;
  const words = title.split(/[\s,;()/|-]+/).filter(Boolean);
  const from = words.findLastIndex((word) => !AFTER_COLOUR.test(word) || isPlainColour(word));
  const last = words[from] ?? "";
  const first = words[0] ?? "";
  const at =
    from > 0 && isPlainColour(last) ? from : isPlainColour(first) && /^(?:19|20)\d\d$/.test(words[1] ?? "") ? 0 : -1;
  if (at < 0) return null;
  const before = words[at - 1] ?? "";
  return BEFORE_COLOUR.test(before) ? `${before} ${words[at]}` : (words[at] ?? null);
}
