import type { NamedMutant } from "./mutant.ts";

export const SEARCH: readonly NamedMutant[] = [
  {
    what: "the address of a sold car leads to its make's search, though its model has one",
    file: "src/features/search/after-sale.ts",
    find: "[[make, slugOf(car.model)], [make]]",
    replace: "[[make], [make, slugOf(car.model)]]",
    tests: ["src/features/search/after-sale.test.ts"],
  },
  {
    what: "SRCH-030 whoever drops one of two makes drops both",
    file: "src/features/search/rules.ts",
    find: "chosen.filter((each) => each !== value)",
    replace: "[]",
    tests: ["src/features/search/rules.test.ts"],
  },
  {
    what: "SRCH-012 a promo card of place 0 stands before the last car",
    file: "src/features/search/answer/promos.ts",
    find: "index >= 0 && ",
    replace: "",
    tests: ["src/features/search/answer/promos.test.ts"],
  },
];
