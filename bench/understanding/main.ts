import { readFileSync } from "node:fs";
import { cpuUsage } from "node:process";
import { stockRule } from "../../src/features/search/data.ts";
import { siteVocabulary } from "../../src/features/search/understand/lexicon/site-vocabulary.ts";
import type { Vocabulary } from "../../src/features/search/understand/lexicon/vocabulary.ts";
import { readWords } from "../../src/features/search/understand/read-words.ts";
import { tellChanges } from "./changes/tell.ts";
import { demoSites, NOW, THIS_YEAR } from "./demo-sites.ts";
import { CORPUS, type Line, linesOf } from "./lines.ts";
import { missesOf } from "./score.ts";

/** The words of every demo site that the corpus names, or other lines. */
export async function demoVocabularies(
  lines: readonly Line[] = [...CORPUS.known, ...CORPUS.heldOut],
): Promise<ReadonlyMap<string, Vocabulary>> {
  const { sites, search } = await demoSites();
  const vocabularies = new Map<string, Vocabulary>();
  for (const slug of new Set(lines.map(({ site }) => site))) {
    const site = sites.get(slug);
    const vocabulary = site && (await siteVocabulary(search, site, stockRule(site, NOW)));
    if (vocabulary?.ok) vocabularies.set(slug, vocabulary.value);
  }
  return vocabularies;
}

/**
 * How many queries of the corpus become the choices that they should, and how long a reading takes. `--file=` scores
 * the lines of a text file instead, written as those of the corpus are. `--changes` types every query in other words
 * that ask for the same and tells what is read otherwise, `--changes=pairs` with two changes at once.
 */
export async function benchUnderstanding(options: readonly string[] = []): Promise<void> {
  const file = options.find((option) => option.startsWith("--file="))?.slice("--file=".length);
  if (file !== undefined) {
    const lines = linesOf(readFileSync(file, "utf8"));
    tell(file, lines, await demoVocabularies(lines));
    return;
  }
  const vocabularies = await demoVocabularies();
  if (options.some((option) => option.startsWith("--changes"))) {
    const lines = [...CORPUS.known, ...CORPUS.heldOut];
    tellChanges(lines, vocabularies, { each: 100, inPairs: options.includes("--changes=pairs") });
    return;
  }
  tell("Corpus", CORPUS.known, vocabularies);
  tell("Held out", CORPUS.heldOut, vocabularies);
  const kingtide = vocabularies.get("kingtide");
  if (!kingtide) return;
  for (const length of [25, 100, 400, 1_600]) {
    const micros = microsecondsOf(textOf(length), kingtide);
    console.log(`Reading ${length} characters takes ${micros.toFixed(0)} µs of a processor.`);
  }
}

function tell(name: string, lines: readonly Line[], vocabularies: ReadonlyMap<string, Vocabulary>): void {
  const misses = missesOf(lines, vocabularies);
  const right = lines.length - misses.length;
  console.log(`${name}: ${right} of ${lines.length} queries, ${((100 * right) / lines.length).toFixed(1)} %`);
  for (const { line, read } of misses) {
    console.log(`  ${line.site}: ${line.typed}\n    wanted ${line.wanted.join(" · ")}\n    read   ${read.join(" · ")}`);
  }
}

const SENTENCE = "used automatic toyota or mazda suv under 30k with sunroof near brisbane 2018 or newer not white ";

const textOf = (length: number): string => SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length);

/**
 * Processor time of one reading, in microseconds: what other work of the machine takes does not count. The median of
 * several rounds, after the engine has compiled what it reads with, as on a server that has been asked before.
 */
export function microsecondsOf(text: string, vocabulary: Vocabulary, times = 2_000): number {
  const once = () => readWords(text, vocabulary, { thisYear: THIS_YEAR });
  for (let turn = 0; turn < times * 2; turn += 1) once();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = cpuUsage();
    for (let turn = 0; turn < times / ROUNDS; turn += 1) once();
    const { user, system } = cpuUsage(before);
    return ((user + system) * ROUNDS) / times;
  });
  return rounds.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
}

const ROUNDS = 20;
