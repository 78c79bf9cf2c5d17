import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE, build } from "../car/testing.ts";
import { fields } from "./testing.ts";

const PHOTO = "https://media.example/front.jpg";
/** The gallery's own column, where the file has one. */
const COMPANY: readonly Record<string, string>[] = [{}, { Images: PHOTO }, { "Photo 1": PHOTO }];
const address = (ending: string) => `https://media.example/x${ending}`;

describe("a gallery holds photographs of the vehicle and nothing else", () => {
  const other: readonly (readonly [heading: string, ending: string])[] = [
    ["Report PDF", ".pdf"],
    ["file", ".pdf"],
    ["Condition Report", ".pdf"],
    ["Inspection report image", ".jpg"],
    ["spin_interior_image", ".jpg"],
    ["Interior Panorama", ".jpg"],
    ["interior 360 image", ".jpg"],
    ["thumbnails", ".jpg"],
    ["Thumbnail 1", ".jpg"],
    ["images.image.thumb.url", ".jpg"],
    ["Thumb URL", ".jpg"],
    ["Spin Images", ".jpg"],
    ["360 photos", ".jpg"],
    ["Dealer Logo", ".jpg"],
    ["Logo image", ".png"],
    ["Brochure", ".pdf"],
    ["Brochure Image", ".jpg"],
    ["Salesperson Photo", ".jpg"],
    ["seller.photo", ".jpg"],
    ["Floor plan image", ".png"],
    ["QR image", ".png"],
    ["Video thumbnail", ".jpg"],
    ["Video poster", ".jpg"],
    ["Walkaround video", ".mp4"],
    ["Window sticker", ".pdf"],
  ];
  test.each(other)("CAR-035 %s (%s) is not in it", (heading, ending) => {
    for (const company of COMPANY) {
      const { car } = build({ ...BASE, ...company, [heading]: address(ending) });
      const expected = Object.values(company);
      expect(car?.images.map(({ image }) => image?.url)).toEqual(expected);
      expect(car).toMatchObject({ photos_count: expected.length, primary_image_url: expected[0] ?? null });
    }
  });

  test("CAR-035 photographs by any of their names are", () => {
    const names = [
      "Images",
      "image_urls",
      "Photo 1",
      "Picture URL",
      "photo3",
      "Image[0].url",
      "Main Photo",
      "Interior photos",
      "images.image.url",
      "Car photos",
      "Vehicle image links",
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(".jpg", ".jpeg?w=2", ".webp", ".PNG", ""),
        (heading, ending) => {
          expect(build({ ...BASE, [heading]: address(ending) }).car?.images).toEqual([
            { image: { url: address(ending) } },
          ]);
        },
      ),
      { seed: 35, numRuns: 60 },
    );
  });

  test("CAR-036 CAR-045 CAR-050 each lands in its own field", () => {
    const { car } = build({
      ...BASE,
      Images: PHOTO,
      Thumbnails: address("-small.jpg"),
      spin_interior_image: address("-inside.jpg"),
      file: address(".pdf"),
    });
    expect(car).toMatchObject({
      images: [{ image: { url: PHOTO, thumb: { url: address("-small.jpg") } } }],
      thumbnails: [address("-small.jpg")],
      spin_interior_image: address("-inside.jpg"),
      file: address(".pdf"),
    });
  });

  test("CAR-035 among photographs in one cell, films and documents are left out", () => {
    const { car } = build({
      ...BASE,
      Images: [PHOTO, address(".pdf"), address(".mp4"), "https://www.youtube.com/watch?v=1"].join("|"),
    });
    expect(car?.images.map(({ image }) => image?.url)).toEqual([PHOTO]);
  });

  test("CAR-046 words of hotspots are no colour, no comment and no price", () => {
    const dots = {
      "hotspots.interior.description": "Int dot",
      "hotspots.exterior.description": "White door",
      "hotspots.exterior.id": "7",
      "hotspots.interior.image": PHOTO,
      "Hotspot description": "Red scratch",
    };
    expect(fields(dots)).toEqual({});
    expect(build({ ...BASE, ...dots }).car).toMatchObject({
      interior_colour: null,
      colour: null,
      dealercomments: null,
      images: [],
    });
  });
});
