import fc from "fast-check";
import { expect, test } from "vitest";
import { ok } from "../../../lib/result.ts";
import { varied, variedPage } from "./varied.ts";

const seed = Number(process.env.SEED ?? 20261122);
const car = fc.record({
  make: fc.constant("M"),
  model: fc.constantFrom("a", "a", "a", "b", "c"),
  custom_rank: fc.constantFrom(0, 0, 0, 5),
  for_sale: fc.constantFrom(1, 1, 1, 0),
});
const stock = fc
  .array(car, { maxLength: 320 })
  .map((cars) =>
    cars
      .toSorted((a, b) => b.custom_rank - a.custom_rank || b.for_sale - a.for_sale)
      .map((one, at) => ({ ...one, id: at + 1 })),
  );
const group = ({ custom_rank, for_sale }: { custom_rank: number; for_sale: number }) => `${custom_rank} ${for_sale}`;

test(`over all pages each car is shown once, in the order of rank and availability (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(stock, fc.constantFrom(5, 21, 24, 100), async (cars, size) => {
      const ask = async (offset: number, limit: number) =>
        ok({ hits: cars.slice(offset, offset + limit), total: cars.length, facets: {}, stats: {}, milliseconds: 0 });
      const shown: typeof cars = [];
      for (let page = 1; page <= Math.ceil(cars.length / size); page++) {
        const found = await variedPage(ask, page, size);
        if (!found.ok) return expect.unreachable();
        expect(found.value.hits).toHaveLength(Math.min(size, cars.length - (page - 1) * size));
        shown.push(...(found.value.hits as typeof cars));
      }
      expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(cars.map(({ id }) => id));
      expect(shown.map(group)).toEqual(cars.map(group));
    }),
    { numRuns: 200, seed },
  );
});

test(`no more than two of one model follow one another while another of their rank is left (seed ${seed})`, () => {
  fc.assert(
    fc.property(stock, (cars) => {
      const shown = varied(cars.slice(0, 96));
      for (let at = 2; at < shown.length; at++) {
        const [one, two, three] = shown.slice(at - 2, at + 1);
        if (!one || !two || !three || one.model !== two.model || two.model !== three.model) continue;
        const others = shown.slice(at).filter((other) => group(other) === group(three));
        expect(others.every(({ model }) => model === three.model)).toBe(true);
      }
    }),
    { numRuns: 300, seed },
  );
});

test("what came before counts, and the better car keeps its place where it may", () => {
  const of = (models: string) =>
    [...models].map((model, at) => ({ id: at + 1, make: "M", model, custom_rank: 0, for_sale: 1 }));
  const models = (cars: readonly { readonly model: string }[]) => cars.map(({ model }) => model).join("");
  expect(models(varied(of("aaaabc")))).toBe("aabaac");
  expect(models(varied(of("aabc"), of("aa")))).toBe("baac");
  expect(varied(of("aab")).map(({ id }) => id)).toEqual([1, 2, 3]);
});
