import { expect, test } from "vitest";
import { emptyCarInput } from "../stock/empty-car.ts";
import type { CarInput } from "../stock/schema.ts";
import { fetchedSources, pauseAfter, photoHash, photoKey, photoPath, shownPictures } from "./rules.ts";

const HOSTS = ["photos.dealer.example"];
const at = (name: string) => `https://photos.dealer.example/${name}.jpg`;
const pictured = (more: Partial<CarInput>): CarInput => ({ ...emptyCarInput(), ...more });
const images = (...urls: string[]) => urls.map((url) => ({ image: { url } }));

test("pictures are fetched in the order in which shoppers see them, each once, from the allowed hosts alone", () => {
  const car = pictured({
    images: images(at("2"), at("1"), "https://elsewhere.example/3.jpg", "/art/suv-a/front.webp", at("2")),
    primary_image_url: at("1"),
    spin_images: [at("spin-1"), "http://photos.dealer.example/plain.jpg"],
    spin_interior_image: at("inside"),
  });
  expect(fetchedSources(car, HOSTS)).toEqual([at("2"), at("1"), at("spin-1"), at("inside")]);
  expect(fetchedSources(car, [])).toEqual([]);
});

test("no address is too long for the table, and no car has more pictures fetched than any gallery shows", () => {
  const long = at("x".repeat(2000 - at("").length));
  const many = Array.from({ length: 400 }, (_, index) => at(`n${index}`));
  expect(fetchedSources(pictured({ images: images(long, `${long}x`) }), HOSTS)).toEqual([long]);
  expect(fetchedSources(pictured({ images: images(...many) }), HOSTS)).toEqual(many.slice(0, 300));
});

test("a car is shown with the pictures that are stored, in its feed's order, and without those that are not", () => {
  const photos = new Map([
    [at("1"), null],
    [at("2"), "/photos/two.jpg"],
    [at("3"), "/photos/three.jpg"],
    [at("spin-1"), "/photos/s1.jpg"],
    [at("spin-2"), null],
    [at("inside"), "/photos/in.jpg"],
  ]);
  const car = pictured({
    images: [
      ...images(at("1"), at("2"), "/art/a.webp"),
      { isVideo: true },
      { image: { url: at("3"), thumb: { url: "x" } } },
    ],
    primary_image_url: at("1"),
    photos_count: 9,
    spin_images: [at("spin-1"), at("spin-2")],
    spin_interior_image: at("inside"),
  });
  expect(shownPictures(car, (source) => photos.get(source))).toEqual({
    images: [...images("/photos/two.jpg", "/art/a.webp"), { isVideo: true }, ...images("/photos/three.jpg")],
    thumbnails: [],
    primary_image_url: "/photos/two.jpg",
    photos_count: 3,
    // A spin without one of its frames would jump.
    spin_images: [],
    spin_interior_image: "/photos/in.jpg",
  });
  photos.set(at("spin-2"), "/photos/s2.jpg");
  expect(shownPictures(car, (source) => photos.get(source)).spin_images).toEqual(["/photos/s1.jpg", "/photos/s2.jpg"]);
});

test("pictures that are not fetched stay as the feed names them", () => {
  const car = pictured({
    images: images("/art/a.webp"),
    thumbnails: ["/art/t.webp"],
    primary_image_url: "/art/a.webp",
    photos_count: 7,
  });
  expect(shownPictures(car, () => undefined)).toEqual({
    images: images("/art/a.webp"),
    thumbnails: ["/art/t.webp"],
    primary_image_url: "/art/a.webp",
    photos_count: 7,
    spin_images: [],
    spin_interior_image: null,
  });
});

test("an address names a picture by its content and nothing else", () => {
  const hash = "0123456789abcdef0123456789abcdef";
  expect(photoHash(photoPath(hash))).toBe(hash);
  expect(photoKey(hash)).toBe(`photos/01/${hash}.jpg`);
  for (const path of [
    "/photos/../secret.jpg",
    `/photos/${hash}`,
    `/photos/${hash.toUpperCase()}.jpg`,
    `/photos/${hash}0.jpg`,
  ]) {
    expect(photoHash(path)).toBeNull();
  }
});

test("a picture that does not come is asked for ever less often, at least twice a day", () => {
  expect([1, 2, 3, 4, 5, 6, 100].map((attempts) => pauseAfter(attempts) / 60_000)).toEqual([
    1, 5, 30, 120, 720, 720, 720,
  ]);
});
