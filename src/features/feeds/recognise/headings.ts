import { headingInOurScript } from "../normalise/scripts/headings.ts";
import { FIELDS, type Field, REPEATED } from "./fields.ts";
import { keyOf, longOf, UNITS, wordsOf } from "./heading-spelling.ts";
import { HEADING_KEYWORDS, HEADINGS, WEAK_HEADINGS } from "./heading-words.ts";
import { fieldOfNames } from "./name-headings.ts";

/** Words that say nothing about a column's meaning. */
const NOISE = new Set(
  "wpcm acf wpcf pa meta tax vehicle vehicles veh vh vhcl cd kr car cars auto item listing advert ad adv the of g c details detail info information data field value values text display raw formatted txt is tenthousands fahrzeug pojazdu standard".split(
    " ",
  ),
);
/** Facts that old systems write as codes, under "TRANS_CODE": the code itself is the fact. */
const CODED = /^(trans|transmission|body|fuel|make|variant|drive)$/;
/** Facts that databases store under a key, which is their name: "maker_key", "model_key". */
const KEYED = /^(make|maker|brand|manufacturer|marque|model|variant|body|fuel|transmission|gearbox|colou?r)$/;
/** Beginnings of paths that are not about the vehicle, where the last word alone proves nothing (`seller.name`). */
const OTHERS =
  /^(dealer|dealership|seller|vendor|location|address|contact|customer|store|yard|branch|company|finance|user|owner|agent|warranty|site|provider|video|engine|battery|sales(person|man|rep|consultant)|staff|consultant|buyer|supplier|auction|hotspot)/;
/** Words that change a longer heading's meaning: "electric range km" is no odometer, "price rating" no price. */
const MEASURES = new Set(
  "range per co2 economy consumption service last next rating rank count history min low high change drop flag estimate estimated guide wheel wheels roof seat seats trim tyre tyres engine key keys".split(
    " ",
  ),
);
/** Words that may follow the one naming the column: "Price inc. GST", "Odometer reading (km)", "Photo 3". */
const AFTERTHOUGHT =
  /^(inc|incl|including|ex|excl|excluding|plus|gst|ttc|mwst|egc|aud|drive|away|driveaway|ride|only|of|the|on|at|in|for|to|reading|showing|shown|value|amount|type|name|names|description|desc|text|code|no|num|number|url|urls|link|links|list|now|online|web|website|internet|special|shopper|customer|public|cents?|cts|thousands?|nsw|vic|qld|sa|wa|tas|act|nt|dap|da|ono|neg|negotiable|indicated|advertised|recorded|actual|approx|brutto|netto|affiche|generic|mwst|vat|tva|btw|moms|iva|orcs?|onroads?|roads?|guide|x?\d+s?)$/;
export interface Heading {
  /** Lower-case words, including units and noise. */
  readonly words: readonly string[];
  /** Look-up keys, the most certain first, each with its certainty (0 to 1). */
  readonly keys: readonly (readonly [key: string, sure: number])[];
  readonly unit: string | null;
}

/** Normalises a heading: case, spaces, underscores, camelCase, dotted paths and units are removed. */
export function readHeading(raw: string): Heading {
  const plain = headingInOurScript(fieldOfNames(raw) ?? raw)
    .replace(/^(?:str|lng|int(?!Colo|Tri|Uph|Fab|Mat|Fin)|bln|bool|cur|dbl|dtm|dte|txt|fld|tbl_?[a-z]+\.)(?=[A-Z])/, "")
    .replace(/^tbl_?[a-z]+\./i, "")
    .replace(/^\W*[£€₹]\W*$/, "price")
    .replace(/^\W*(?:A?U?D?\s?\$)+(?:\s?AUD?)?\W*$/i, "price")
    .replace(/\b(US|NZ|CA|HK)\$/gi, (_, country: string) => ` ${country.slice(0, 2).toLowerCase()}d `)
    .replace(/\$\s?k\b|\bk\s?\$/i, " price thousands ")
    .replace(/\$/g, (_sign, _at, text: string) => (MONEY_WORD.test(text) ? " " : " price "))
    .replace(/ ?\(R\)$/, " zar")
    .replace(/\bn[°º]|№/gi, "no ")
    .replaceAll("ß", "ss")
    .replace(/\bD\/A\b/gi, "DA")
    .replace(/\bdrv?[ _-]?a(?:wa)?y(?![a-z])/gi, "drive away")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\[\d+\]/g, "")
    .replace(/ \((?!000\))\d+\)$/, "");
  const words = wordsOf(plain);
  const unit = words.length > 1 ? (words.map((word) => UNITS[word]).find(Boolean) ?? null) : null;
  const keys: [string, number][] = [[keyOf(words), 1]];
  const bare = words.filter((word, at) => !NOISE.has(word) && !isEnding(word, words[at - 1] ?? ""));
  keys.push([keyOf(bare), 0.95]);
  const unitless = bare.filter((word) => !UNITS[word]);
  keys.push([keyOf(unitless), 0.93]);
  const long = words.map(longOf);
  if (long.some((word, at) => word !== words[at])) {
    keys.push([keyOf(long), 0.92], [keyOf(long.filter((word) => !NOISE.has(word))), 0.9]);
  }
  const numbered = NUMBERED.exec(unitless.join(""))?.[1];
  if (numbered !== undefined) keys.push([`${numbered}nummer`, 0.9], [`${numbered}nr`, 0.89]);
  const untaxed = unitless.join(" ").replace(TAX_WORDS, "").split(" ");
  if (untaxed.length < unitless.length) keys.push([keyOf(untaxed), 0.91]);
  const [one, two, three] = unitless;
  if (one !== undefined && two !== undefined && three === undefined) keys.push([keyOf([two, one]), 0.86]);
  keys.push([keyOf(tellingOf(unitless)), 0.84]);
  const segments = plain.split(PATH).filter(Boolean);
  const sized = SIZED.exec(plain)?.[1];
  if (sized !== undefined) keys.push([keyOf(wordsOf(sized)), 0.9]);
  const last = wordsOf(segments.at(-1) ?? "");
  const glued = GLUED.exec(keyOf(last))?.[1];
  if (glued !== undefined) keys.push([glued, 0.86]);
  if (segments.length > 1 && !OTHERS.test(plain.toLowerCase()) && !/^(image|photo|picture)/i.test(plain)) {
    const before = wordsOf(segments.at(-2) ?? "");
    // The "value" of a measure belongs to that measure, and is not a price.
    if (!VALUE.test(last.join("")) && !(NAME_OF.test(last.join("")) && FACT.test(before.join(""))))
      keys.push([keyOf(last), 0.85], [keyOf(last.filter((word) => !NOISE.has(word))), 0.84]);
    // In `identification.registration.state` the last two words tell which state it is.
    if (segments.length > 2) keys.push([keyOf([...before, ...last]), 0.86]);
    const ancestor = wordsOf(segments.at(-3) ?? "");
    // In `price.dealer.value` it is the dealer's price, not a dealer.
    const complete = /^prices?$/.test(ancestor.join("")) ? [...before, "price"] : before;
    if (VALUE.test(last.join("")) || SAYING.test(last.join(""))) keys.push([keyOf(complete), 0.87]);
    if (last.some((word) => longOf(word) !== word) || before.some((word) => longOf(word) !== word))
      keys.push([keyOf([...before, ...last].map(longOf)), 0.83]);
  }
  return { words, keys: keys.filter(([key]) => key !== ""), unit };
}

/** Separators of a path's keys. A point followed by a space marks an abbreviation instead: "Reg. Mark". */
const PATH = /(?:\.(?! )|[/>@])+/;
/** Last keys that only lead to the value of the key before. */
const VALUE = /^(v|val|value|varde|verdi|wert|waarde|valeur|valore?)$/;
const SAYING = /^(amt|amount|name|label|title|text|description|display|url|href|src)$/;
/** Names of the fact in the key before: in `exterior_color.name` the name of a colour, not of a vehicle. */
const NAME_OF = /^(?:name|label|text|description|display)$/;
const FACT =
  /^(?:(?:ext(?:erior)?|body|paint)?(?:colou?r|paint)|body(?:type|style)?|fuel(?:type)?|gear(?:box)?(?:type)?|transmission(?:type)?|drive(?:train|type)?|make|marque|brand|manufacturer|model|range|family|series|variant|badge|trim|grade)$/;
/** One of several pictures, or the largest of its sizes: "Pics.p", "photos.large". */
const SIZED =
  /(?:^|[./>])(images?|photos?|pictures?|pics|gallery|media|fotos?)[./>](?:x?large|full(?:[ _-]?size)?|original|big|xl|hd|p|i|u|url|uri|item|link|src)$/i;
/** The ending of a heading that mentions tax: "Buy Now (inc GST)". */
const TAX_WORDS = / (?:inc|incl|including|ex|exc|excl|excluding|plus) (?:gst|vat|tax|btw|moms|mwst|tva|iva)$/;

/** A word with "number" attached, as Germanic languages write it: "Voorraadnr", "Lagernummer". */
const NUMBERED = /^([a-z]{4,})(?:nr|num|nummer|no)$/;

/** A word for the vehicle with the fact attached: "cartransmission". */
const GLUED = /^(?:car|vehicle)([a-z]{4,})$/;

/** Words for money, beside which "$" adds nothing. */
const MONEY_WORD = /pric|cost|value|amount|aud|preis|prix/i;

/** Whether a word only tells how the fact before it is stored. */
const isEnding = (word: string, before: string) =>
  (word === "code" && CODED.test(before)) || (word === "key" && KEYED.test(before));

/** From this many phrases on, later ones lose no certainty, or the last of a long list would count for nothing. */
const MOST_LATER = 75;
const byKey = new Map<string, Map<Field, number>>();
function learn(field: Field, phrases: string, weight: number): void {
  phrases.split("|").forEach((phrase, at) => {
    const key = keyOf(wordsOf(phrase));
    const fields = byKey.get(key) ?? new Map<Field, number>();
    // A field's first phrases are its proper names: where two columns name one field, the earlier phrase wins.
    fields.set(field, Math.max(fields.get(field) ?? 0, weight - Math.min(at, MOST_LATER) * 0.004));
    byKey.set(key, fields);
  });
}
for (const field of FIELDS) {
  learn(field, HEADINGS[field], 1);
  const weak = WEAK_HEADINGS[field];
  if (weak) learn(field, weak, 0.7);
}

/** Certainty of a field named by only one word of a longer heading. */
export const BY_KEYWORD = 0.5;
/** Above this certainty a phrase is one of the stock number's proper names: "stock ref", but not "id". */
const PROPER_NUMBER = 0.75;

/** Fields that a heading may name, each with its certainty (0 to 1). */
export function fieldsOfHeading(heading: Heading): ReadonlyMap<Field, number> {
  const found = new Map<Field, number>();
  for (const [key, sure] of heading.keys) {
    for (const [field, weight] of byKey.get(key) ?? [])
      found.set(field, Math.max(found.get(field) ?? 0, weight * sure));
  }
  const { words } = heading;
  if (found.size === 0 && /^(dealers?|sellers?|vendors?|yards?|branch)$/.test(words[0] ?? "")) {
    // The dealer's stock number is the vehicle's; the dealer's name is not.
    const own = byKey.get(keyOf(words.slice(1)))?.get("stocknum") ?? 0;
    if (own > PROPER_NUMBER && words.length > 2) found.set("stocknum", own * 0.9);
  }
  if (found.size > 0 || isOfOthers(heading)) return found;
  const unnumbered = /^(.*\D)\d{1,3}$/.exec(words.join(""))?.[1];
  for (const [field, weight] of byKey.get(keyOf([unnumbered ?? ""])) ?? [])
    if (REPEATED[field]) found.set(field, weight * REPEATED[field]);
  const cut = found.size > 0 ? null : fieldOfCut(words.join(""));
  if (cut) found.set(cut, CUT);
  if (found.size > 0 || words.some((word) => MEASURES.has(word))) return found;
  const telling = tellingOf(words);
  const heads = [telling.at(-1) ?? "", telling.findLast((word) => !UNITS[word]) ?? "", romanceHead(telling)];
  for (const [field, pattern] of HEADING_KEYWORDS)
    if (heads.some((head) => pattern.test(longOf(head)))) found.set(field, BY_KEYWORD);
  return found;
}

/** Certainty of a truncated heading, and the least letters it must have. */
const [CUT, FEWEST_OF_CUT] = [0.8, 8];

/** The only field with a name that begins so: old databases cut "STOCKNUMBER" at ten letters. Null if ambiguous. */
function fieldOfCut(beginning: string): Field | null {
  if (beginning.length < FEWEST_OF_CUT) return null;
  const fields = new Set<Field>();
  for (const [key, named] of byKey) if (key.startsWith(beginning)) for (const field of named.keys()) fields.add(field);
  const [only, another] = fields;
  return only !== undefined && another === undefined ? only : null;
}

const tellingOf = (words: readonly string[]) => words.filter((word) => !AFTERTHOUGHT.test(word));

/** Romance languages put the main word first: "Prix affiché TTC", "Precio de venta". */
function romanceHead([first = ""]: readonly string[]): string {
  return /^(prix|precio|prezzo|preco|annee|couleur|kilometrage|marque|modele|carburant)$/.test(first) ? first : "";
}

/** Whether a heading is about a person or thing other than the vehicle: `seller.name`, "Dealer logo". */
export function isOfOthers({ words }: Heading): boolean {
  return OTHERS.test(words.join(""));
}

/** Words in headings of numbers other than the vehicle's price or odometer. */
const OTHER_NUMBER =
  /^(phone|tel|telephone|mobile|fax|zip|postcode|lat|lng|long|longitude|latitude|views?|hits|enquir\w*|leads?|count|counts|id|ids|key|code|weight|mass|tare|gvm|gcm|atm|payload|power|torque|kw|hp|bhp|nm|cc|rpm|co2|emissions?|length|width|height|wheelbase|capacity|hours|hrs|date|time|timestamp|mpg)$/;

/** Whether a heading is about a measure or number that is neither price, odometer, plate nor stock number. */
export function isMeasure({ words }: Heading): boolean {
  return words.some((word) => MEASURES.has(word) || OTHER_NUMBER.test(word));
}

/** Words that make a number that of a part, a document or a person, instead of the dealer's number of the vehicle. */
const NOT_OF_VEHICLE =
  /^(vin|chassis|frame|engine|motor|key|keys|radio|body|gearbox|transmission|model|series|type|part|paint|colour|color|trim|tyre|tire|door|doors|seat|seats|gear|gears|cylinder|cylinders|axle|axles|owners?|previous|registration|reg|rego|plate|licen[cs]e|permit|dealers?|customer|client|account|abn|acn|tax|gst|vat|invoice|receipt|cheque|payment|bank|user|seller|vendor|listing|ad|advert|adv|yard|branch|store|site|location|country|currency|state|make|maker|brand|variant|badge|fuel|trans|status|category|class|session|record|feed|source|web|bank|policy|insurance|finance|contract|loan|po|box|street|house|page|row|line|photos?|images?|pictures?|ppsr|certificate|warranty|service|serial|version|compliance|redbook|nvic|glass|mm|days?|weeks?|months?|years?|warehouse|bay)$/;

/** Whether a heading names the vehicle's own number ("Sheet no.") or another one ("Engine no."); null for neither. */
export function numberOf({ words }: Heading): "vehicle" | "other" | null {
  if (words.length < 2 || !/^(number|no|num|nr|nbr|#|ref|reference|id|code)$/.test(words.at(-1) ?? "")) return null;
  return words.some((word) => NOT_OF_VEHICLE.test(word)) ? "other" : "vehicle";
}

/** Words of a longer heading that suggest what its numbers are. */
const HINTS = {
  km: /^(kms?|klms?|ks|kilomet(?:re|er)s?|odo|odometer|mileage|speedo\w*)$/,
  price: /^(prices?|pric(?:ed|ing)|sell|selling|sale|ask|asking|retail|sticker|windscreen|offer|offered)$/,
} as const;
/** Words that rule out kilometres travelled, or an asking price. */
const NO_HINT =
  /^(time|timezone|zone|range|service\w*|warranty|tow|towing|distance|away|economy|consumption|per|next|due|interval|allowance|included|free|excess|limit|rate|charge|fee|unit|units|type|source|status|date|verified|discrepancy|rating|rank|index|history|count|drop|change|changed|flag|co2|year|yearly|annual|pa|estimate|estimated)$/;

/** What a heading suggests although its other words leave it open: "Km at off-hire", "LAST ODO"; null for nothing. */
export function hintOf({ words }: Heading): keyof typeof HINTS | null {
  if (words.some((word) => NO_HINT.test(word))) return null;
  if (words.some((word) => HINTS.km.test(longOf(word)))) return "km";
  return words.some((word) => HINTS.price.test(longOf(word))) ? "price" : null;
}

/** Fields whose names are values in other files, such as "Automatic" and "Diesel". */
const ALSO_FACTS: ReadonlySet<Field> = new Set<Field>(["is_automatic", "is_diesel", "is_hybrid", "is_electric"]);

/** How much a row looks like headings: the number of its cells that name a field. */
export function headingStrength(cells: readonly string[]): number {
  let strength = 0;
  for (const cell of cells) {
    const text = cell.trim();
    if (text.length === 0 || text.length > 60 || /^[\d.,$ ]+$/.test(text)) continue;
    const { keys } = readHeading(text);
    if (keys.some(([key]) => [...(byKey.get(key)?.keys() ?? [])].some((field) => !ALSO_FACTS.has(field))))
      strength += 1;
  }
  return strength;
}
