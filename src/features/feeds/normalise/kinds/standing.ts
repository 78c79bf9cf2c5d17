import { remember } from "../../../../lib/memory/remember.ts";
import type { CarType, ItemType } from "../../../vocabulary/vehicle-kinds.ts";
import { fold, withoutDenied } from "../text.ts";
import { simpleBody } from "./body.ts";

/**
 * New, demo or used, from words such as "New In Stock", "USED", "CPO", "Ex-Demo", "Like New"; null if they say none of
 * these.
 */
export const readCarType = remember((words: string): CarType | null => {
  const text = withoutDenied(fold(words));
  if (/\bdemo\w*\b|\bex demo\b|\bdriver\w* car\b|\bvorfuhrwagen\b|\bpre reg\w*\b|^d$/.test(text)) return "demo";
  if (/\b(like|as|near\w*|almost) new\b/.test(text)) return "used";
  if (
    /\b(used|pre ?owned|pre ?loved|second ?hand|2nd hand|cpo|certified|approved|gebraucht\w*|occasion|usado|ex (fleet|lease|govt?|rental)|salvage|excellent|very good|good|fair|poor|u)\b/.test(
      text,
    )
  )
    return "used";
  return /\b(new|brand new|neu\w*|neuf|nuevo|n|0 ?km|run ?out)\b/.test(text) ? "new" : null;
});

export interface Standing {
  readonly status: "in_stock" | "coming_soon" | "sold";
  readonly reserved: boolean;
}

const GONE =
  /\b(sold ?out|discontinued|(pre)?sold|delivered|wholesaled|disposed|deleted|delisted|off market|out ?of ?stock|unavailable|removed|archived|withdrawn|expired|inactive|verkauft|verkocht|vendue?|vendido|venduto|sald|solgt|sprzedan\w*)\b/;
const NO_MORE = /\b(not|no longer) (available|for sale|in ?stock|active|live|listed|published|current)\b/;
const COMING =
  /\b(coming soon|available soon|soon available|in ?transit|on (the|its) way|awaiting arrival|eta|due|expected|arriving|en ?route|on ?order|incoming|in production|on the water|pre ?order|available to order|build slot|pending arrival|inbound)\b/;
const RESERVED =
  /\b(on ?offer|under offer|deposit( taken)?|reserved|on ?hold|held|hold|under ?(contract|deposit)|sale pending|(?<!\b(photos?|pics?|pictures?|images?|videos?|ads?|advert|description|repairs?|service|inspection|roadworthy|rwc|rego|registration|plates?|compliance|paperwork|title|docs?|documents?|detail(ing)?|prep|parts?|keys?|report|prices?|pricing) )pending( sale)?|sale in progress|reserviert|gereserveerd|reserve|reserverad)\b/;
const FOR_SALE =
  /\b(in ?stock|avail(able)?|for ?sale|active|live|on (the )?(yard|lot)|stock|current|listed|new|used|demo|ready|publish(ed)?|dealer stock|open|forecourt|till salu|te koop|a vendre|zu verkaufen|en stock|beschikbaar|op voorraad|disponible|verfugbar|lagernd)\b/;

/**
 * Whether a status means for sale, coming soon, reserved or sold; null for text that says none of these ("Excellent").
 */
export const readStanding = remember((words: string): Standing | null => {
  const plain = fold(words);
  const text = withoutDenied(plain);
  if (GONE.test(text) || NO_MORE.test(plain)) return { status: "sold", reserved: false };
  if (COMING.test(text) || /\bnot yet (available|arrived|here)\b/.test(plain))
    return { status: "coming_soon", reserved: false };
  if (RESERVED.test(text)) return { status: "in_stock", reserved: true };
  return FOR_SALE.test(text) || /\bnot (yet )?sold\b|\bunsold\b/.test(plain)
    ? { status: "in_stock", reserved: false }
    : null;
});

const WITHHELD =
  /^(draft|hidden|trash(ed)?|offline|paused|suspended|unlisted|unpublished|(do ?n[o ]?t|not) (for |to be )?(publish|advertis|display|show)\w*)\b/;

/** Whether a status says that the vehicle must not be shown: a shop's "draft", "Hidden", "Do not advertise". */
export const isWithheld = remember((words: string): boolean => WITHHELD.test(fold(words)));

/** The possible kinds for each letter of a stock type, the likeliest first in case nothing else in the file decides. */
const LETTERS: Readonly<Record<string, readonly ItemType[]>> = {
  a: ["car"],
  b: ["caravan", "motorcycle"],
  c: ["car", "caravan"],
  h: ["truck"],
  m: ["motorcycle", "caravan"],
  p: ["car"],
  t: ["truck", "caravan"],
  v: ["car", "caravan"],
};
/** The letters in EasyCars' stock interface for car, boat, caravan, heavy truck, motorbike and trailer. */
const EASYCARS: Readonly<Record<string, ItemType>> = {
  a: "car",
  b: "caravan",
  c: "caravan",
  h: "truck",
  m: "motorcycle",
  t: "caravan",
};

const KIND_WORDS: readonly (readonly [RegExp, ItemType])[] = [
  [/\b(motor ?(bikes?|cycles?)|motos?|motocicletas?|motorrad|bikes?|scooters?|quads?|atvs?)\b/, "motorcycle"],
  [/\b(caravans?|camper\w*|motor ?homes?|rvs?|pop ?tops?|boats?|marine|(?<!semi )trailers?)\b/, "caravan"],
  [
    /\b((?<!light )trucks?|heavy|bus(es)?|coach(es)?|prime movers?|lorr(y|ies)|machinery|plant|semi trailers?|lkw|sattelzugmaschinen?|vrachtwagens?|camions?|lastebil|lastbil)\b/,
    "truck",
  ],
  [
    /\b(cars?|passenger|suvs?|utes?|light (commercial|vehicle|truck)s?|automobiles?|carros?|coches?|voitures?|4wd|4x4|van|pkw)\b/,
    "car",
  ],
];

/** The kinds of vehicle that a text may mean, such as "Motorbikes", "Heavy Truck", "car_truck" or the letter "C". */
export const kindsIn = remember((words: string): readonly ItemType[] => {
  const text = fold(words);
  return LETTERS[text] ?? KIND_WORDS.filter(([rule]) => rule.test(text)).map(([, kind]) => kind);
});

/**
 * The kind that a text names clearly; null for a single letter, for several kinds ("car/truck"), and for any other
 * text.
 */
export function readItemType(words: string): ItemType | null {
  const [kind, another] = kindsIn(words);
  return kind && !another && fold(words).length > 1 ? kind : null;
}

/** The kind that EasyCars' stock interface means by a letter; null for other letters. */
export function easycarsKind(words: string): ItemType | null {
  return EASYCARS[words.trim().toLowerCase()] ?? null;
}

const KINDS: Readonly<Record<string, ItemType>> = {
  Motorcycle: "motorcycle",
  Scooter: "motorcycle",
  Caravan: "caravan",
  "Camper Trailer": "caravan",
  Motorhome: "caravan",
  Trailer: "caravan",
  Boat: "caravan",
  Truck: "truck",
  "Light Truck": "truck",
};

/** The kind that a body belongs to: cars for every car body. Null if the words do not name a body. */
export function kindOfBody(words: string): ItemType | null {
  const body = simpleBody(words);
  return body ? (KINDS[body] ?? "car") : null;
}
