import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { strict } from "../../features/site/options/shapes.ts";
import { problemLine, problemsOf } from "../../features/site/reading/problems/problems.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { AnswerChecks } from "./asking.ts";
import { type Answers, type Known, MOST_PLACES, PLACE_QUESTIONS, type Question, siteQuestions } from "./questions.ts";

/**
 * Reads the answers from a JSON file with the questions' keys, and `places` as a list. A missing key gets the answer
 * that pressing `Enter` would give. The error lists all problems, a line each.
 */
export async function readAnswers(
  file: string,
  known: Known,
  checks: AnswerChecks,
): Promise<Result<Answers, readonly string[]>> {
  const source = await readFile(file, "utf8").catch(() => null);
  if (source === null) return err([`${file} cannot be read.`]);
  let written: unknown;
  try {
    written = JSON.parse(source);
  } catch {
    return err([`${file} is no JSON.`]);
  }
  const questions = siteQuestions(known);
  const list = v.optional(
    v.pipe(
      v.array(strict(texts(PLACE_QUESTIONS))),
      v.minLength(1, "Name at least one place."),
      v.maxLength(MOST_PLACES),
    ),
  );
  const shape = v.safeParse(strict({ ...texts(questions), places: list }), written);
  if (!shape.success) return err(problemsOf(file, shape.issues).map(problemLine));
  const { places: listed = [], ...about } = shape.output as Record<string, unknown> & {
    places?: Record<string, string>[];
  };
  const problems: string[] = [];
  const site = await filled(questions, about as Record<string, string>, checks, (key) => `${file}#/${key}`, problems);
  const places = [];
  for (const [index, one] of (listed.length > 0 ? listed : [{}]).entries())
    places.push(await filled(PLACE_QUESTIONS, one, checks, (key) => `${file}#/places/${index}/${key}`, problems));
  return problems.length > 0 ? err(problems) : ok({ site, places });
}

const texts = (questions: Readonly<Record<string, Question>>) =>
  Object.fromEntries(Object.keys(questions).map((key) => [key, v.optional(v.string())]));

async function filled<Q extends Readonly<Record<string, Question>>>(
  questions: Q,
  written: Readonly<Record<string, string>>,
  checks: AnswerChecks,
  place: (key: string) => string,
  problems: string[],
): Promise<{ readonly [Key in keyof Q]: string }> {
  const answers: Record<string, string> = {};
  for (const [key, { otherwise, schema }] of Object.entries(questions)) {
    const answer = written[key]?.trim() || otherwise(answers);
    const read = answer === null ? null : v.safeParse(schema, answer);
    const refused = read?.success ? ((await checks[key]?.(read.output)) ?? null) : read?.issues[0].message;
    if (read?.success && refused === null) answers[key] = read.output;
    else problems.push(`${place(key)}: ${refused ?? "An answer is needed here."}`);
  }
  return answers as { readonly [Key in keyof Q]: string };
}
