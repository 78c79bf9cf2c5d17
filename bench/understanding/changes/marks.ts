import { type Change, eachPiece, fieldOf, whole } from "./query.ts";

const CONTRACTIONS = {
  "don't": "dont",
  "i'm": "im",
  "what's": "whats",
  "can't": "cant",
  "i'd": "id",
  "that's": "thats",
  "doesn't": "doesnt",
  "isn't": "isnt",
  "you've": "youve",
  "i've": "ive",
  "it's": "its",
  "won't": "wont",
  "who's": "whos",
  "where's": "wheres",
  "there's": "theres",
  "aren't": "arent",
  "haven't": "havent",
} as const;

export const contraction: Change = ({ typed }) =>
  Object.entries(CONTRACTIONS).flatMap(([full, short]) => {
    const changed = [
      typed.replace(new RegExp(`\\b${full}\\b`, "gi"), short),
      typed.replace(new RegExp(`\\b${short}\\b`, "gi"), full),
    ];
    return changed.filter((each) => each !== typed);
  });

export const letterCase = whole(
  (typed) => typed.toUpperCase(),
  (typed) => typed.toLowerCase(),
  (typed) => typed.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
);

/** Without marks that say nothing: not those inside figures, before names or between them. */
export const noPunctuation: Change = (query) => (IS_LIST.test(query.typed) ? [] : plain(query));

/** Commas between things of one kind, and the numbers of a list, say what belongs together. */
const IS_LIST = /\w, \S+ (?:or|and) |^\S* ?1[.)]/i;
const plain = whole((typed) => typed.replace(/[,;:!?.](?=\s|$)|(?<=[a-z])['’](?=[a-z])/gi, ""));

export const punctuation = whole(
  (typed) => `${typed}!`,
  (typed) => `${typed}...`,
  (typed) => `${typed}.`,
  (typed) => `  ${typed}  `,
  (typed) => typed.replace(/ /g, "  "),
  (typed) => `“${typed}”`,
  (typed) => `(${typed})`,
  (typed) => typed.replace(/'/g, "’"),
  (typed) => typed.replace(/(?<=\w)-(?=\w)/g, "–"),
  (typed) => typed.replace(/(?<=\w)-(?=\w)/g, "\u2011"),
  (typed) => `- ${typed}`,
  (typed) => `${typed} !!`,
);

/** "Cx-5" without its hyphen, and with a blank; "f150" with either. */
export const hyphens = eachPiece(({ choice, words }) => {
  if (!["vehicle", "badge"].includes(fieldOf(choice)) || choice.negated) return [];
  if (/^[a-z]{1,4}-[a-z0-9]+$/i.test(words)) return [words.replace("-", " "), words.replace("-", "")];
  if (/^[a-z]{1,3} ?\d{1,3}$/i.test(words))
    return [words.replace(" ", ""), words.replace(/ ?(?=\d)/, " "), words.replace(/ ?(?=\d)/, "-")];
  return [];
});
