import { expect, test } from "vitest";
import { continued } from "./edges.ts";

test("the vehicle's colours continue six pixels beyond its edge, and the vehicle is unchanged", () => {
  const [width, height] = [20, 3];
  const pixels = new Uint8Array(width * height * 4);
  const gain = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < 4; column++) {
      pixels.set([200, 100, 50, 255], (row * width + column) * 4);
      gain[row * width + column] = 90;
    }
  }
  const seen = pixels.slice(0, 16);
  continued({ width, height, pixels }, gain);
  const middle = [...gain.slice(width, 2 * width)];
  expect(middle).toEqual([...Array(10).fill(90), ...Array(10).fill(0)]);
  expect([...pixels.slice((width + 9) * 4, (width + 11) * 4)]).toEqual([200, 100, 50, 0, 0, 0, 0, 0]);
  expect(pixels.slice(0, 16)).toEqual(seen);
});

test("a picture that is opaque or clear everywhere is left as it is", () => {
  for (const alpha of [0, 255]) {
    const pixels = Uint8Array.from({ length: 16 }, (_, at) => (at % 4 === 3 ? alpha : 7));
    const gain = Uint8Array.from([1, 2, 3, 4]);
    continued({ width: 2, height: 2, pixels }, gain);
    expect([...gain]).toEqual([1, 2, 3, 4]);
  }
});
