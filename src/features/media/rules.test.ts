import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IMAGE_CROPS, IMAGE_WIDTHS, imageSrcSet, imageUrl, parseImageAddress, pictureKind } from "./rules.ts";

const service = { imageServiceUrl: "/images" };
const none = { imageServiceUrl: null };

describe("the address of a picture", () => {
  test("IMG-001 without an image service the original address is used unchanged", () => {
    const original = "https://photos.example.com/a b/1.jpg?v=2#x";
    expect(imageUrl(original, { width: 320, quality: 50, crop: "4:3" }, none)).toBe(original);
    expect(imageUrl("/art/suv-white-f34.webp", {}, {})).toBe("/art/suv-white-f34.webp");
    expect(imageSrcSet(original, {}, none)).toBeUndefined();
  });

  test("IMG-001 with an image service configured the picture is asked of it", () => {
    const config = { imageServiceUrl: "https://img.example.com/cars/" };
    expect(imageUrl("https://photos.example.com/1.jpg?v=2", { width: 320 }, config)).toBe(
      "https://img.example.com/cars/width=320,quality=75/https%3A%2F%2Fphotos.example.com%2F1.jpg%3Fv%3D2",
    );
  });

  test("IMG-002 IMG-003 IMG-004 the address carries width, quality and crop", () => {
    expect(imageUrl("/art/ute.webp", { width: 800, quality: 60, crop: "16:10" }, service)).toBe(
      "/images/width=800,quality=60,crop=16:10/art/ute.webp",
    );
  });

  test("IMG-005 IMG-006 quality is 75 and width 640 when nothing is said", () => {
    expect(imageUrl("/art/ute.webp", {}, service)).toBe("/images/width=640,quality=75/art/ute.webp");
  });

  test("IMG-006 the hero map's 600 is a width of the ladder", () => {
    expect(imageUrl("/art/map.webp", { width: 600 }, service)).toContain("/width=600,");
  });

  test.each([
    [1, 160],
    [160, 160],
    [161, 320],
    [1920, 1920],
    [1921, 2048],
    [100_000, 4096],
  ])("a width of %i is asked as %i", (requested, expected) => {
    expect(imageUrl("/art/ute.webp", { width: requested }, service)).toContain(`/width=${expected},`);
  });

  test.each([
    "data:image/png;base64,AAAA",
    "/site/logo.svg?v=1",
    "//other.example/x.jpg",
    "x.jpg",
    "http://a.example/x.jpg",
  ])("%s does not go through the service", (source) => expect(imageUrl(source, {}, service)).toBe(source));

  test("a source set names each width once, with its descriptor", () => {
    expect(imageSrcSet("/art/ute.webp", { widths: [300, 320, 640], crop: "4:3" }, service)).toBe(
      "/images/width=320,quality=75,crop=4:3/art/ute.webp 320w, /images/width=640,quality=75,crop=4:3/art/ute.webp 640w",
    );
  });
});

describe("reading an address back", () => {
  test("gives exactly what it was made from", () => {
    const path = fc
      .array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })
      .map((parts) => `/${parts.join("/")}`)
      .filter((path) => /^\/[^/]/.test(path) && !/\.svg/i.test(path));
    const host = fc.constantFrom("https://cdn.example", "https://a.b-c.example:8443");
    const query = fc.string().filter((text) => !/\.svg/i.test(text));
    const source = fc.oneof(
      path,
      fc.tuple(host, path, query).map(([at, file, requested]) => `${at}${file}?${requested}`),
    );
    fc.assert(
      fc.property(
        source,
        fc.constantFrom(...IMAGE_WIDTHS),
        fc.integer({ min: 40, max: 90 }),
        fc.option(fc.constantFrom(...IMAGE_CROPS)),
        (from, width, quality, crop) => {
          const address = imageUrl(from, { width, quality, ...(crop ? { crop } : {}) }, service);
          expect(parseImageAddress(address.slice("/images".length))).toEqual({
            ok: true,
            value: { width, quality, crop, source: from },
          });
        },
      ),
      { seed: 7, numRuns: 100 },
    );
  });

  test.each([
    ["/width=100000,quality=75/art/a.webp", "Pictures are made at these widths: 160, 320"],
    ["/width=0,quality=75/art/a.webp", "Pictures are made at these widths"],
    ["/width=641,quality=75/art/a.webp", "Pictures are made at these widths"],
    ["/width=640,quality=39/art/a.webp", "quality goes from 40 to 90"],
    ["/width=640,quality=91/art/a.webp", "quality goes from 40 to 90"],
    ["/width=640,quality=75,crop=5:4/art/a.webp", "cut to these shapes"],
    ["/width=640,quality=75/", "A picture's address is"],
    ["/640/art/a.webp", "A picture's address is"],
    ["/width=640,quality=75/art/%zz.webp", "not well formed"],
  ])("refuses %s in a sentence", (path, sentence) => {
    const parsed = parseImageAddress(path);
    expect(parsed.ok ? "" : parsed.error).toContain(sentence);
  });
});

test("a picture is known by its first bytes", () => {
  const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
  expect(pictureKind(bytes("\xff\xd8\xff\xe0"))).toBe("jpeg");
  expect(pictureKind(bytes("RIFF\x00\x00\x00\x00WEBPVP8 "))).toBe("webp");
  expect(pictureKind(bytes("\x00\x00\x00\x1cftypavif"))).toBe("avif");
  expect(pictureKind(bytes("<svg xmlns="))).toBeNull();
  expect(pictureKind(bytes(""))).toBeNull();
});
