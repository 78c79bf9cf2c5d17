import type { IndexedCar } from "../../../stock/data.ts";
import { KnownWords } from "./known-words.ts";
import { oncePerList, sharedText } from "./shared-values.ts";

/** The most words of a dealer's comments that are indexed, and the most characters of them that are read. */
const MOST_WORDS = 60;
const MOST_LETTERS = 6_000;

/** Words that nobody searches for, because nearly every dealer writes them. */
const WORDS_OF_ANY_CAR = new Set(
  `about after again all also along always among and any are area ask back because been before being best both bring but
  buy call can car cars clock come comes contact could dealer deserves does done drive drives easy email enough enquire
  equipment every example fine first for friendly from further get give good great had has have help here high home
  honest how idea inspection into its just know like look look make many may more most motors much need never new not
  number of off offer offers on one only open our out over own part people photo photos phone please price priced
  proper quote ready reference right road room same second see seen sell ship should shows showing since stock such
  suits take team test than that the their them then there these they this through today too trade traded under until
  use used vehicle vehicles very video visit want was way we well were what when where which while who will with work
  would yard year years yes you your`.split(/\s+/),
);

const RUN = /[\p{L}\p{N}]+/gu;

type CommentedCar = Pick<
  IndexedCar,
  "dealercomments" | "name" | "make" | "model" | "badge" | "colour" | "city" | "location_name" | "standardEquipment"
>;

/** Cached because dealers use the same few thousand words. */
const known = new KnownWords(distinctWord);

/** The distinct words in a dealer's comments about a car, without those that its other fields already contain. */
export function commentWords(car: CommentedCar): readonly string[] | null {
  const { dealercomments: comments, name, make, model, badge, colour, city, location_name, standardEquipment } = car;
  if (!comments) return null;
  const fitted = wordsOfList(standardEquipment);
  const words: string[] = [];
  known.begin();
  for (const part of [name, make, model, badge, colour, city, location_name])
    if (part) known.meetEach(plain(part), () => {});
  known.meetEach(plain(comments.slice(0, MOST_LETTERS)), (word) => fitted.has(word) || words.push(word));
  return words.length === 0 ? null : words.slice(0, MOST_WORDS);
}

/** The word, if it distinguishes one car from others; otherwise null. */
function distinctWord(found: string): string | null {
  return WORDS_OF_ANY_CAR.has(found) || !/\p{L}{3}/u.test(found) ? null : sharedText(found);
}

const wordsOfList = oncePerList((texts): ReadonlySet<string> => new Set(plain(texts.join(" ")).match(RUN)));

/** Lower case without accents, as the engine normalises words. Most texts are ASCII, which is quick to check. */
const plain = (text: string): string =>
  /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
