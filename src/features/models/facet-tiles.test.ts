import { expect, test } from "vitest";
import { bodyTiles } from "./facet-tiles.ts";

const option = (label: string, count: number) => ({ label, value: label, count });

test("MODEL-028 a tile for each body in stock, the fullest first, each leading to its cars", () => {
  const field = { attribute: "simple_body", options: [option("Ute", 2), option("SUV", 9), option("Van", 0)] } as const;
  const models = [
    { bodies: ["SUV"], image: null },
    { bodies: ["Electric", "SUV"], image: "/art/suv.webp" },
  ];
  expect(bodyTiles(field, models, "/search/used-cars")).toEqual([
    { label: "SUV", count: 9, href: "/search/used-cars?simple_body=SUV", image: "/art/suv.webp" },
    { label: "Ute", count: 2, href: "/search/used-cars?simple_body=Ute", image: null },
  ]);
});

test("MODEL-028 at most twelve tiles", () => {
  const options = Array.from({ length: 13 }, (_, at) => option(`Body ${at}`, at + 1));
  expect(bodyTiles({ attribute: "body", options }, [], "/s")).toHaveLength(12);
});
