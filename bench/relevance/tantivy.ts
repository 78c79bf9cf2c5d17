import { join } from "node:path";
import type { SearchDocument } from "../../src/services/search/port.ts";
import { type Talk, talkTo } from "../python-process.ts";
import { carsOf, type Ranked, TEXTS, textsOf } from "./engines.ts";

/** Tantivy where a Python on this machine has it, until `end`; no engine elsewhere. */
export function tantivyBeside() {
  const talks: Talk[] = [];
  const beside = async (cars: readonly SearchDocument[]): Promise<readonly Ranked[]> => {
    const talk = await talkTo(join(import.meta.dirname, "../ask-tantivy.py"));
    if (!talk) return [];
    talks.push(talk);
    talk.tell({ texts: TEXTS, cars: cars.map((car) => ({ id: car.id, ...textsOf(car) })) });
    const find = async (typed: string) => carsOf(cars, (await talk.ask({ typed })) as number[]);
    return [{ name: "Tantivy", find }];
  };
  return {
    beside,
    end: () => {
      for (const { child } of talks) child.kill();
    },
  };
}
