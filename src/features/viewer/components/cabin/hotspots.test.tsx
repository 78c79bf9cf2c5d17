import { expect, test } from "vitest";
import { markup, words } from "../../../../../test/fixtures/markup.tsx";
import type { Spot } from "../../schema.ts";
import { SpotLayer } from "./hotspot-layer.tsx";

const WHEEL: Spot = {
  id: "1",
  description: "Alloy wheels",
  positions: [
    { angle: 3, x: 20.5, y: 70 },
    { angle: 4, x: 31, y: 69 },
  ],
};
const KERB: Spot = { id: "2", description: "Condition: light kerb mark", positions: [{ angle: 3, x: 80, y: 40 }] };

const dots = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*style="([^"]*)"/g)].map(([, name, style]) => [name, style]);
const layer = (angle: number) => markup(<SpotLayer spots={[WHEEL, KERB]} angle={angle} onOpen={() => {}} />);

test("VDP-096 spots stand at posX and posY of the frame that is shown, closed, named by what they say", () => {
  expect(dots(layer(3))).toEqual([
    ["Alloy wheels", "left:20.5%;top:70%"],
    ["Condition: Light kerb mark", "left:80%;top:40%"],
  ]);
  expect(dots(layer(4))).toEqual([["Alloy wheels", "left:31%;top:69%"]]);
  expect(dots(layer(5))).toEqual([]);
  expect(layer(3).match(/aria-expanded="false"/g)).toHaveLength(3);
});

test("VDP-096 a mark of the car is drawn unlike its equipment", () => {
  const [equipment = "", mark = ""] = layer(3).match(/<button[^>]*style=.*?<\/button>/g) ?? [];
  expect(equipment).toContain("bg-brand");
  expect(mark).not.toContain("bg-brand");
  expect(mark).toContain("bg-caution-fill");
});

test("VDP-096 what no frame shows now can still be asked for", () => {
  expect(words(layer(5))).toBe("Details 2 points of interest");
});
