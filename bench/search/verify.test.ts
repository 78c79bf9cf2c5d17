import { describe, expect, test } from "vitest";
import { PEERS, type PeerName } from "./peers/all.ts";
import type { Answer } from "./peers/peer.ts";
import { answerByLoops, countedFor, hasWords } from "./peers/plain-loops.ts";
import type { BenchCar } from "./questions/stock.ts";
import { type Query, workload } from "./questions/workload.ts";
import { someCars } from "./testing.ts";
import { sameCounts, verdictOn } from "./verify.ts";

const cars = someCars(400);
const queries = workload(cars, 60, 3);
const right = queries.map((query) => answerByLoops(cars, query, (car) => hasWords(car.text.split(" "), query.words)));
const judged = (answers: readonly Answer[], ordersTies = true) =>
  verdictOn(queries, answers, right, { cars, ordersTies });

/** The right answers with one changed. */
function butFor(index: number, change: (answer: Answer) => Partial<Answer>): Answer[] {
  return right.map((answer, at) => (at === index ? { ...answer, ...change(answer) } : answer));
}
const withFew = right.findIndex(({ ids }) => ids.length > 2);

describe("the verdict on an engine's answers", () => {
  test("finds nothing wrong with the right answers, nor with counts of 0", () => {
    expect(judged(right)).toEqual({ checked: 60, wrong: 0, totals: 0, counts: 0, pages: 0 });
    const withZero = right.map((answer) => ({
      ...answer,
      facets: { ...answer.facets, make: { ...answer.facets.make, Saab: 0 } },
    }));
    expect(judged(withZero).wrong).toBe(0);
  });

  test("distinguishes wrong totals, counts and pages, and counts a query once", () => {
    expect(judged(butFor(withFew, ({ total }) => ({ total: total + 1 })))).toMatchObject({
      wrong: 1,
      totals: 1,
      counts: 0,
      pages: 0,
    });
    const more = (answer: Answer) => ({ facets: { ...answer.facets, make: { ...answer.facets.make, Saab: 1 } } });
    expect(judged(butFor(withFew, more))).toMatchObject({ wrong: 1, totals: 0, counts: 1, pages: 0 });
    expect(judged(butFor(withFew, ({ ids }) => ({ ids: ids.toReversed() })))).toMatchObject({ wrong: 1, pages: 1 });
    expect(judged(butFor(withFew, (answer) => ({ ...more(answer), total: -1, ids: [] })))).toMatchObject({ wrong: 1 });
  });

  test("judges only the queries that were answered", () => {
    expect(judged(right.slice(0, 7)).checked).toBe(7);
  });

  test("allows any order of cars that are equal in the order, only for an engine that does not order them", () => {
    const [car, ...others] = cars as [BenchCar, ...BenchCar[]];
    const twins = [car, { ...car, id: 2 }, { ...(others[0] as BenchCar), id: 3, price: car.price + 1 }];
    const query: Query = { words: [], facets: {}, ranges: {}, sort: "cheapest", page: 0 };
    const truth = answerByLoops(twins, query, () => true);
    const ofOrder = (ids: number[], ordersTies: boolean) =>
      verdictOn([query], [{ ...truth, ids }], [truth], { cars: twins, ordersTies }).pages;
    expect(truth.ids).toEqual([1, 2, 3]);
    expect(ofOrder([2, 1, 3], false)).toBe(0);
    expect(ofOrder([2, 1, 3], true)).toBe(1);
    expect(ofOrder([3, 1, 2], false)).toBe(1);
  });

  test("finds counts that are missing and counts that are too many", () => {
    expect(sameCounts({ a: 1 }, { a: 1, b: 0 })).toBe(true);
    expect(sameCounts({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameCounts({ a: 1, b: 2 }, { a: 1 })).toBe(false);
  });
});

test("plain loops do not let a field's own choice narrow its counts", () => {
  const query: Query = {
    words: [],
    facets: { make: ["Toyota"] },
    ranges: { year: [2015, 2027] },
    sort: "newest",
    page: 0,
  };
  const answer = answerByLoops(cars, query, () => true);
  const inYears = cars.filter(({ year }) => year >= 2015);
  const toyotas = inYears.filter(({ make }) => make === "Toyota");
  expect(answer.total).toBe(toyotas.length);
  expect(Object.keys(answer.facets.make).length).toBeGreaterThan(5);
  expect(answer.facets.make.Mazda).toBe(inYears.filter(({ make }) => make === "Mazda").length);
  expect(answer.facets.drive.FWD).toBe(toyotas.filter(({ drive }) => drive === "FWD").length);
  expect(countedFor(answer, query, "make")).toBe(inYears.length);
  expect(countedFor(answer, query, "drive")).toBe(toyotas.length);
  expect(answer.ids.slice(0, 3)).toEqual(
    toyotas
      .toSorted((a, b) => b.year - a.year || a.id - b.id)
      .slice(0, 3)
      .map(({ id }) => id),
  );
});

test("a query's last word is a beginning, the others are whole", () => {
  const words = ["2020", "toyota", "hilux"];
  expect([["hil"], ["toyota", "hi"], ["hilux", "toy"], []].every((wanted) => hasWords(words, wanted))).toBe(true);
  expect([["ilux"], ["toy", "hilux"], ["toyota", "hiluxx"]].some((wanted) => hasWords(words, wanted))).toBe(false);
});

test.each(["ours", "miniSearch", "itemsJs", "sqlite"] satisfies PeerName[])(
  "%s answers as plain loops do, before and after changes",
  async (name) => {
    const peer = await (await PEERS[name]()).build(cars);
    const answersOf = async (asked: readonly Query[]) => {
      const answers: Answer[] = [];
      for (const query of asked) answers.push(await (peer?.search(query) as Answer | Promise<Answer>));
      return answers;
    };
    expect(judged(await answersOf(queries)).wrong).toBe(0);
    if (!peer?.put) return;
    const changed = cars.map((car, index) => {
      const other = cars[(index * 7) % cars.length] as BenchCar;
      return index % 3 === 0 ? { ...other, id: car.id } : car;
    });
    for (const car of changed) await peer.put(car);
    const truth = queries.map((query) =>
      answerByLoops(changed, query, (car) => hasWords(car.text.split(" "), query.words)),
    );
    const verdict = verdictOn(queries, await answersOf(queries), truth, { cars: changed, ordersTies: true });
    expect(verdict.wrong).toBe(0);
  },
);
