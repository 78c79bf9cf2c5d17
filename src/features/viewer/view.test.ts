import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import type { Car } from "../stock/schema.ts";
import { viewerView } from "./view.ts";

const CONFIG = {
  imageServiceUrl: "/images",
  viewerDefaultMode: "spinner",
  videoPosition: "second",
  spinAutoRotate: true,
} as const;
const images = [1, 2].map((at) => ({ image: { url: `/art/${at}.webp` } }));
const FILM = "/art/videos/a.mp4";
const fullCar: Partial<Car> = {
  images,
  spin_images: ["/art/s0.webp", "/art/s1.webp"],
  spin_interior_image: "/art/cabins/a.avif",
  walkaround_videos: [{ video: { url: FILM } }],
};
const viewOf = (car: Partial<Car>, config: Partial<Parameters<typeof viewerView>[2]> = {}) =>
  viewerView(testCar(1, car), "2020 Mazda CX-5", { ...CONFIG, ...config });

test("VDP-010 VDP-011 a car with all media has all modes and opens with the spin", () => {
  const view = viewOf(fullCar);
  expect(view).toMatchObject({
    modes: ["spinner", "walkaround", "gallery", "interior"],
    opensWith: "spinner",
    filmAt: 1,
    spin: { frames: ["/art/s0.webp", "/art/s1.webp"], turns: true },
    interior: { src: "/art/cabins/a.avif" },
  });
  expect(view.spin?.first.srcSet).toContain("/images/width=1200,quality=75,crop=16:10/art/s0.webp 1200w");
});

test("VDP-087 VDP-091 VDP-007 what the site decides", () => {
  const view = viewOf(fullCar, { viewerDefaultMode: "gallery", spinAutoRotate: false, videoPosition: "end" });
  expect(view).toMatchObject({ opensWith: "gallery", filmAt: 2, spin: { turns: false } });
});

test("a car with nothing to see still has its gallery's place", () => {
  expect(viewOf({})).toMatchObject({
    modes: ["gallery"],
    opensWith: "gallery",
    spin: null,
    interior: null,
    filmAt: null,
  });
  expect(viewOf({ spin_images: ["/art/s0.webp"] }).spin).toBeNull();
});

test("VDP-005 VDP-086 a car with a video but no walkaround opens with its pictures, the first two of them first", () => {
  const film = { video_url: FILM, walkaround_videos: [], spin_images: [] };
  expect(viewOf({ ...fullCar, ...film })).toMatchObject({ opensWith: "gallery", filmAt: 1 });
  const elsewhere = { walkaround_videos: [{ video: { url: "https://tours.example/1" } }], spin_images: [] };
  expect(viewOf({ ...fullCar, ...elsewhere }).opensWith).toBe("gallery");
  expect(viewOf({ ...fullCar, spin_images: [] }).opensWith).toBe("walkaround");
});

test("a film without pictures is a mode, and no place among them", () => {
  expect(viewOf({ ...fullCar, images: [], spin_images: [] })).toMatchObject({ opensWith: "walkaround", filmAt: null });
});

test("a car with only a leading picture shows that", () => {
  const view = viewOf({ primary_image_url: "/art/only.webp" });
  expect(view.pictures.map(({ id, large }) => [id, large.alt])).toEqual([
    ["picture-1", "2020 Mazda CX-5, picture 1 of 1"],
  ]);
});
