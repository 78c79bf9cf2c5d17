import { expect, test } from "vitest";
import { FoundByAlert, MAX_STORED_CARS } from "./found.ts";

test("of an import that an alert finds whole, so many cars are kept and the rest only counted; its hour is that of the first", () => {
  const found = new FoundByAlert();
  let calls = 0;
  for (let at = 0; at < 500; at++) {
    for (const id of [1, 2]) {
      if (id === 2 && at >= MAX_STORED_CARS) continue;
      found.add(
        { id },
        { car_slug: `car-${at}`, kind: "new", amount_before: null, includes_before: null },
        () => 1_000 + ++calls,
      );
    }
  }
  expect(calls).toBe(2);
  expect(found.all.get(1)).toMatchObject({ more: 500 - MAX_STORED_CARS, mailAt: 1_001 });
  expect(found.all.get(1)?.kept.map(({ car_slug }) => car_slug)).toEqual(
    Array.from({ length: MAX_STORED_CARS }, (_, at) => `car-${at}`),
  );
  expect(found.all.get(2)).toMatchObject({ more: 0, mailAt: 1_002, kept: { length: MAX_STORED_CARS } });
});
