import { expect, test } from "vitest";
import { bestAngle, hotspotsView, positionAt, spotText, withRoom } from "./hotspots.ts";

type Hotspots = NonNullable<Parameters<typeof hotspotsView>[0]>;
const position = (hotspotId: string | number, activeAngle: number, posX: number, posY = 50) => ({
  hotspotId,
  activeAngle,
  posX,
  posY,
});
const BOTH: Hotspots = {
  exterior: [
    { id: 7, description: "Alloy wheels" },
    { id: "b", description: " Condition: light kerb mark " },
  ],
  interior: [{ id: "seat", description: "Heated seats" }],
  positions: [
    position("b", 4, 20),
    position("7", 9, 40),
    position(7, 8, 55, 80),
    position("seat", 0, 12.5),
    position("unknown", 1, 50),
  ],
};

test("VDP-096 CAR-046 CAR-047 positions beside the lists are joined by hotspotId, in the order of the frames", () => {
  expect(hotspotsView(BOTH, 36)).toEqual({
    exterior: [
      {
        id: "7",
        description: "Alloy wheels",
        positions: [
          { angle: 8, x: 55, y: 80 },
          { angle: 9, x: 40, y: 50 },
        ],
      },
      { id: "b", description: "Condition: light kerb mark", positions: [{ angle: 4, x: 20, y: 50 }] },
    ],
    interior: [{ id: "seat", description: "Heated seats", positions: [{ angle: 0, x: 12.5, y: 50 }] }],
  });
});

test("CAR-047 positions inside each hotspot are its own, whatever they say", () => {
  const inside: Hotspots = {
    exterior: [{ id: 1, description: "Tow bar", positions: [position("other", 17, 60), position(1, 18, 52)] }],
    interior: [{ id: 1, description: "Screen", positions: [position(1, 99, 50)] }],
  };
  expect(hotspotsView(inside, 36)).toEqual({
    exterior: [
      {
        id: "1",
        description: "Tow bar",
        positions: [
          { angle: 17, x: 60, y: 50 },
          { angle: 18, x: 52, y: 50 },
        ],
      },
    ],
    interior: [{ id: "1", description: "Screen", positions: [{ angle: 99, x: 50, y: 50 }] }],
  });
});

test.each([
  ["a frame that there is not", position(7, 36, 50)],
  ["a frame before the first", position(7, -1, 50)],
  ["between two frames", position(7, 1.5, 50)],
  ["left of the picture", position(7, 1, -0.1)],
  ["right of the picture", position(7, 1, 100.1)],
  ["below the picture", position(7, 1, 50, 101)],
  ["nowhere", position(7, 1, Number.NaN)],
])("VDP-096 CAR-047 a position %s is left out, and a hotspot that is nowhere with it", (_, wrong) => {
  expect(hotspotsView({ ...BOTH, interior: [], positions: [wrong] }, 36)).toBeNull();
});

test("VDP-096 without a spin only the cabin's are left, and without either there is nothing", () => {
  expect(hotspotsView(BOTH, 0)).toMatchObject({ exterior: [], interior: [{ id: "seat" }] });
  expect(hotspotsView({ ...BOTH, positions: undefined }, 36)).toBeNull();
  expect(hotspotsView({ exterior: [], interior: [] }, 36)).toBeNull();
  expect(hotspotsView(null, 36)).toBeNull();
});

test("VDP-096 one id is one hotspot, one frame one position; what says nothing is left out; two dozen are the most", () => {
  const twice: Hotspots = {
    exterior: [
      { id: 1, description: "First" },
      { id: "1", description: "Second" },
      { id: 2, description: "  " },
    ],
    interior: Array.from({ length: 40 }, (_, id) => ({
      id,
      description: `Thing ${id}`,
      positions: [position(id, 0, 5)],
    })),
    positions: [position(1, 3, 10), position(1, 3, 90), position(2, 3, 10)],
  };
  const view = hotspotsView(twice, 36);
  expect(view?.exterior).toEqual([{ id: "1", description: "First", positions: [{ angle: 3, x: 10, y: 50 }] }]);
  expect(view?.interior).toHaveLength(24);
});

test("VDP-096 a spot stands on the frames that show it, and best where it is nearest to the middle", () => {
  const [wheel] = hotspotsView(BOTH, 36)?.exterior ?? [];
  if (!wheel) throw new Error("there is no wheel");
  expect(positionAt(wheel, 9)).toEqual({ angle: 9, x: 40, y: 50 });
  expect(positionAt(wheel, 10)).toBeNull();
  expect(bestAngle(wheel)).toBe(8);
  expect(bestAngle({ ...wheel, positions: [] })).toBe(0);
});

test.each([
  ["Condition: light kerb mark", { isMark: true, text: "Light kerb mark" }],
  ["condition:\nscratch", { isMark: true, text: "Scratch" }],
  ["Air conditioning: rear vents", { isMark: false, text: "Air conditioning: rear vents" }],
  ["Condition:", { isMark: false, text: "Condition:" }],
])("VDP-096 %j tells marks from equipment", (description, expected) =>
  expect(spotText({ id: "1", description, positions: [] })).toEqual(expected),
);

test("VDP-096 dots that would cover each other are moved apart until each can be pressed; those with room stay", () => {
  const stage = { width: 320, height: 200 };
  const crowd = [
    { x: 50, y: 50 },
    { x: 52, y: 51 },
    { x: 50, y: 50 },
    { x: 90, y: 20 },
  ];
  const moved = withRoom(crowd, stage);
  const apart = (one = crowd[0], other = crowd[0]) =>
    Math.max(
      (Math.abs((one?.x ?? 0) - (other?.x ?? 0)) / 100) * stage.width,
      (Math.abs((one?.y ?? 0) - (other?.y ?? 0)) / 100) * stage.height,
    );
  for (const [at, one] of moved.entries())
    for (const other of moved.slice(at + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(24);
  expect(moved[3]).toEqual({ x: 90, y: 20 });
  expect(
    withRoom(
      [
        { x: 50, y: 50 },
        { x: 52, y: 50 },
      ],
      { width: 1600, height: 1000 },
    ),
  ).toEqual([
    { x: 50, y: 50 },
    { x: 52, y: 50 },
  ]);
});
