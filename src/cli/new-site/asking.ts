import { createInterface } from "node:readline";
import * as v from "valibot";
import { err, ok, type Result } from "../../lib/result.ts";
import {
  type Answers,
  type Known,
  MOST_PLACES,
  PLACE_QUESTIONS,
  type PlaceAnswers,
  type Question,
  siteQuestions,
} from "./questions.ts";

/** The dialogue in which questions are asked. A null answer means that the input has ended. */
export interface Dialogue {
  ask(words: string): Promise<string | null>;
  say(words: string): void;
}

interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly isTerminal: boolean;
}

/** Opens a terminal or a pipe. With a pipe, each answer is printed after its question, as a terminal would show it. */
export function openDialogue({ input, output, isTerminal }: Streams): Dialogue & { close(): void } {
  const reader = createInterface(isTerminal ? { input, output } : { input });
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (words) => {
      if (isTerminal) {
        reader.setPrompt(words);
        reader.prompt();
      } else output.write(words);
      const { value, done } = await lines.next();
      if (!isTerminal && !done) output.write(`${value}\n`);
      return done ? null : String(value);
    },
    say: (words) => void output.write(`${words}\n`),
    close: () => reader.close(),
  };
}

export type DialogueResult = Result<Answers, "ended">;
/** Further checks of an answer beyond its text, such as whether a file exists. */
export type AnswerChecks = Readonly<Record<string, (answer: string) => Promise<string | null>>>;

/** Asks all questions, repeating each until its answer is valid. */
export async function askAll(teller: Dialogue, known: Known, checks: AnswerChecks): Promise<DialogueResult> {
  const site = await askEach(teller, siteQuestions(known), checks);
  if (!site) return err("ended");
  const places: PlaceAnswers[] = [];
  for (;;) {
    teller.say(places.length === 0 ? "\nIts first place:" : "\nThe next place:");
    const place = await askEach(teller, PLACE_QUESTIONS, checks);
    if (!place) return err("ended");
    places.push(place);
    const more = places.length < MOST_PLACES ? await teller.ask("Another place? [no] ") : "no";
    if (more === null) return err("ended");
    if (!/^y/i.test(more.trim())) return ok({ site, places });
  }
}

async function askEach<Q extends Readonly<Record<string, Question>>>(
  teller: Dialogue,
  questions: Q,
  checks: AnswerChecks,
): Promise<{ readonly [Key in keyof Q]: string } | null> {
  const answers: Record<string, string> = {};
  for (const [key, question] of Object.entries(questions)) {
    const answer = await askOne(teller, key, question, answers, checks);
    if (answer === null) return null;
    answers[key] = answer;
  }
  return answers as { readonly [Key in keyof Q]: string };
}

async function askOne(
  teller: Dialogue,
  key: string,
  { asks, says, otherwise, schema }: Question,
  answers: Readonly<Record<string, string>>,
  checks: AnswerChecks,
): Promise<string | null> {
  const instead = otherwise(answers);
  if (says) teller.say(says);
  for (;;) {
    const typed = await teller.ask(`${asks}${instead ? ` [${instead}]` : ""}: `);
    if (typed === null) return null;
    const written = typed.trim() || instead;
    if (written === null) {
      teller.say("  An answer is needed here.");
      continue;
    }
    const read = v.safeParse(schema, written);
    const refused = read.success ? ((await checks[key]?.(read.output)) ?? null) : read.issues[0].message;
    if (refused === null && read.success) return read.output;
    teller.say(`  ${refused}`);
  }
}
