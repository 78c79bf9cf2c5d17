import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { firstPicture, pictureSources } from "./pictures.ts";

const { images } = testCar(1, {
  images: [{}, { image: { url: "/b.webp" } }, { image: { url: "/a.webp" } }],
});

test("a car's pictures come in its dealer's order, without the places that have none", () => {
  expect(pictureSources({ images, primary_image_url: "/a.webp" })).toEqual(["/b.webp", "/a.webp"]);
  expect(firstPicture({ images, primary_image_url: "/a.webp" })).toBe("/b.webp");
});

test("its main picture stands in where there are no others; without either there is none", () => {
  expect(firstPicture({ images: [{}], primary_image_url: "/a.webp" })).toBe("/a.webp");
  expect(firstPicture({ images: [], primary_image_url: null })).toBeNull();
});
