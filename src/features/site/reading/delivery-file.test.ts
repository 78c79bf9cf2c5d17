import * as v from "valibot";
import { expect, test } from "vitest";
import { DeliveryFileSchema } from "./delivery-file.ts";

const problems = (bands: unknown) =>
  v.safeParse(DeliveryFileSchema, { bands }).issues?.map(({ message }) => message) ?? [];

test("VDP-062 delivery.json holds bands from the nearest to the farthest, in whole dollars", () => {
  expect(
    problems([
      { upToKm: 50, dollars: 0 },
      { upToKm: 400, dollars: 590 },
    ]),
  ).toEqual([]);
  expect(
    problems([
      { upToKm: 400, dollars: 590 },
      { upToKm: 50, dollars: 90 },
    ]),
  ).toEqual(["Write the bands from the nearest to the farthest."]);
  expect(problems([])).toEqual(["Write one band at least."]);
  expect(problems([{ upToKm: 0, dollars: 90 }])).toContain("Write a number above 0.");
  expect(problems([{ upToKm: 50, dollars: -1 }])).toHaveLength(1);
});
