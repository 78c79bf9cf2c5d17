import { WEIGHTLESS } from "../../lexicon/plain-words.ts";
import { phraseOf, phraseTable } from "../phrase-table.ts";
import type { Word } from "../words.ts";

/** Ages of people, which say nothing about a car: "for my 18yo daughter", "a 16 year old learner", "I'm 65". */

const PERSONS = new Set(
  (
    "learner learners son sons daughter daughters boy boys girl girls kid kids child children teen teens teenager " +
    "teenagers driver drivers rider riders student students male female man woman lady bloke guy grandson granddaughter " +
    "grandma grandpa grandmother grandfather mother father mum mom dad nan pop brother sister nephew niece wife husband " +
    "partner pensioner retiree plater apprentice and who he she they " +
    "needs need wants want wanting looking after"
  ).split(" "),
);
/** After these words an age is a person's: "my 17 year old". */
const WHOSE = new Set("my our his her their aged turning turns".split(" "));
const IS = phraseTable(["im|i am|were|we are|shes|hes|she is|he is|is|whos|who is|just turned|turned|are", true]);
const LONGEST_IS = 2;
const OLD = phraseTable(["yo|yos|y o|year old|years old|yr old|yrs old|yearold|year olds|yr olds", true]);
const LONGEST_OLD = 2;
const YOUNGEST = 1;
const LEAST_ALONE = 13;
const OLDEST = 99;

/** Index of the word after a person's age; null if none begins here. */
export function ageAt(words: readonly Word[], at: number): number | null {
  const word = words[at];
  if (word?.value == null || word.dollar || word.plus || !Number.isInteger(word.value)) return null;
  if (word.value < YOUNGEST || word.value > OLDEST) return null;
  const isOneWord = /^(yo|yos|yearold)$/.test(word.unit);
  const to = isOneWord ? at + 1 : word.unit === "" ? (phraseOf(OLD, words, at + 1, LONGEST_OLD)?.to ?? null) : null;
  if (to !== null) {
    const isSomebodys = WHOSE.has(words[at - 1]?.key ?? "") || isPersonAt(words, to) || isOf(words, at);
    return isSomebodys || isForSomebody(words, at, to) ? to : null;
  }
  return word.unit === "" && word.value >= LEAST_ALONE && isOf(words, at) && isEnd(words, at + 1) ? at + 1 : null;
}

/** "18yo learner", "17yo needs a car". */
const isPersonAt = (words: readonly Word[], at: number): boolean => PERSONS.has(words[at]?.key ?? "");

/** "First car for a 17 year old please", but not "for a 10 year old van". */
const isForSomebody = (words: readonly Word[], at: number, to: number): boolean =>
  /^an?$/.test(words[at - 1]?.key ?? "") &&
  words[at - 2]?.key === "for" &&
  (isEnd(words, to) || words.slice(to).every(({ key }) => WEIGHTLESS.has(key) && !VEHICLES.has(key)));
const VEHICLES = new Set("car cars vehicle vehicles one model".split(" "));

/** "I'm 17", "my son is 17", but not "max is 30". */
function isOf(words: readonly Word[], at: number): boolean {
  if (/^(aged|turning|turns)$/.test(words[at - 1]?.key ?? "")) return true;
  for (let from = Math.max(0, at - LONGEST_IS); from < at; from += 1) {
    if (phraseOf(IS, words, from, LONGEST_IS)?.to !== at) continue;
    const isPlain = words[from]?.key === "is" || words[from]?.key === "are";
    if (!isPlain || PERSONS.has(words[from - 1]?.key ?? "")) return true;
  }
  return false;
}

const JOINING = new Set("and need needs want wants looking so but with who just now got".split(" "));
/** Whether an age ends here: "I'm 17 and need a car", but not "we're 20 minutes away". */
const isEnd = (words: readonly Word[], at: number): boolean =>
  words[at] === undefined || words[at]?.gap !== "" || JOINING.has(words[at]?.key ?? "");
