import type { SearchDocument } from "../../src/services/search/port.ts";
import { BY_HAND, BY_RULE } from "./queries.ts";

/** Whether a car meets a condition. */
type Meets = (car: SearchDocument) => boolean;

export interface JudgedQuery {
  readonly typed: string;
  /** 0 to 3 (queries.ts says the rule). */
  readonly gradeOf: (car: SearchDocument) => number;
}

const CONDITION = /^(\w+)(<=|>=|!=|!~|=|~)(.+)$/;

function conditionOf(text: string): Meets {
  const [, field = "", sign = "", value = ""] = CONDITION.exec(text) ?? [];
  if (sign === "") throw new Error(`"${text}" is no condition.`);
  const wanted = value.replaceAll("+", " ").toLowerCase().split("/");
  const name = field === "has" ? "equipment" : field;
  const valuesOf = (car: SearchDocument) => [car[name] ?? []].flat().map((one) => String(one).toLowerCase());
  switch (sign) {
    case "<=":
      return (car) => typeof car[name] === "number" && car[name] <= Number(value);
    case ">=":
      return (car) => typeof car[name] === "number" && car[name] >= Number(value);
    case "=":
      return (car) => valuesOf(car).some((own) => wanted.includes(own));
    case "~":
      return (car) => valuesOf(car).some((own) => wanted.some((word) => own.includes(word)));
    default:
      return (car) => !conditionOf(`${field}${sign.slice(1)}${value}`)(car);
  }
}

const conditionsOf = (text = ""): readonly Meets[] =>
  text
    .split(" ")
    .filter((part) => part !== "")
    .map(conditionOf);

function queryOf(line: string): JudgedQuery {
  const [typed = "", must, should] = line.split(/ \|/);
  const [all, more] = [conditionsOf(must), conditionsOf(should)];
  return {
    typed: typed.trim(),
    gradeOf: (car) => {
      if (!all.every((meets) => meets(car))) return 0;
      const grade = more.every((meets) => meets(car)) ? 3 : 1;
      return Math.max(0, grade - (car.for_sale === 1 ? 0 : 1));
    },
  };
}

/** Models that the rule makes queries of: those with the most cars. */
const MODELS = 14;

/** All queries for a stock: those written by hand, and those that the rule makes of its commonest models. */
export function judgedQueries(cars: readonly SearchDocument[]): readonly JudgedQuery[] {
  const byHand = BY_HAND.trim().split("\n");
  const byModel = [...Map.groupBy(cars, ({ model }) => String(model))].sort((a, b) => b[1].length - a[1].length);
  const byRule = byModel.slice(0, MODELS).flatMap(([model, own], at) => {
    const car = own[at % own.length];
    const known: Readonly<Record<string, unknown>> = {
      model,
      make: car?.make,
      year: car?.year,
      badge: car?.badge,
      colour: car?.colour,
      fuel: car?.simple_fuel,
      price: Math.ceil(Number(car?.price ?? 30_000) / 5_000) * 5_000,
    };
    return BY_RULE.trim()
      .split("\n")
      .filter((line) => [...line.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => known[name]))
      .map((line) => {
        const [typed = "", ...rest] = line.split(/ \|/);
        const filled = (text: string, join: (value: string) => string) =>
          text.replace(/\{(\w+)\}/g, (_, name: string) => join(String(known[name])));
        return [filled(typed, String), ...rest.map((part) => filled(part, (value) => value.replaceAll(" ", "+")))].join(
          " |",
        );
      });
  });
  return [...byHand, ...byRule].map(queryOf);
}

const LOOKED_AT = 10;
const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
const sum = (grades: readonly number[]) =>
  grades.slice(0, LOOKED_AT).reduce((all, grade, at) => all + gain(grade, at), 0);

/** NDCG@10: 1 for the best ten that the stock has, in the best order. Null where the stock has nothing of it. */
export function ndcg(
  query: JudgedQuery,
  found: readonly SearchDocument[],
  stock: readonly SearchDocument[],
): number | null {
  const best = sum(stock.map(query.gradeOf).sort((a, b) => b - a));
  return best === 0 ? null : sum(found.map(query.gradeOf)) / best;
}
