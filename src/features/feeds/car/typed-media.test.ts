import { describe, expect, test } from "vitest";
import { BASE, build } from "./testing.ts";

const at = (name: string) => `https://media.example/${name}`;
const media = (...entries: readonly (readonly [type: string, url: string, order?: number])[]) => ({
  "media.type": entries.map(([type]) => type).join("|"),
  "media.url": entries.map(([, url]) => url).join("|"),
  ...(entries.some(([, , order]) => order !== undefined) && {
    "media.order": entries.map(([, , order]) => order ?? 0).join("|"),
  }),
});
const read = (cells: Record<string, string>) => build({ ...BASE, ...cells }).car;

describe("a list of media with their types", () => {
  test("CAR-035 each comes where it belongs, the photographs in the file's order", () => {
    const car = read(
      media(
        ["image", at("2.jpg"), 2],
        ["video", "https://youtu.be/abc", 3],
        ["interior_360", at("pano.jpg"), 4],
        ["PHOTO", at("1.jpg"), 1],
        ["report", at("history.pdf"), 5],
        ["spin", at("s2.jpg"), 7],
        ["spin", at("s1.jpg"), 6],
        ["thumbnail", at("t.jpg"), 8],
        ["brochure", at("b.jpg"), 9],
      ),
    );
    expect(car).toMatchObject({
      images: [{ image: { url: at("1.jpg") } }, { image: { url: at("2.jpg") } }],
      photos_count: 2,
      video_url: "https://youtu.be/abc",
      spin_images: [at("s1.jpg"), at("s2.jpg")],
      spin_interior_image: at("pano.jpg"),
      file: at("history.pdf"),
    });
  });

  test("CAR-035 columns of their own count before it, and a list without as many types is one of photographs", () => {
    const typed = media(["image", at("1.jpg")], ["video", "https://youtu.be/abc"], ["spin", at("s1.jpg")]);
    expect(read({ ...typed, "Video URL": "https://youtu.be/own" })?.video_url).toBe("https://youtu.be/own");
    expect(read({ ...typed, "media.type": "image" })?.images).toHaveLength(2);
    expect(read({ ...media(["image", at("1.jpg")], ["interior", at("2.jpg")]) })?.images).toHaveLength(2);
  });
});

test.each([
  ["interior", at("seats.jpg"), "images", [{ image: { url: at("seats.jpg") } }]],
  ["walkaround_url", "https://youtu.be/abc", "video_url", "https://youtu.be/abc"],
  ["External Video", "https://youtu.be/abc", "video_url", "https://youtu.be/abc"],
  ["exterior360", `${at("1.jpg")},${at("2.jpg")}`, "spin_images", [at("1.jpg"), at("2.jpg")]],
  ["spin_frames", `${at("1.jpg")},${at("2.jpg")}`, "spin_images", [at("1.jpg"), at("2.jpg")]],
  ["Interior 360", at("pano.jpg"), "spin_interior_image", at("pano.jpg")],
  ["vehicle_history", at("history.pdf"), "file", at("history.pdf")],
  ["vehicle_history_report_link", at("history.pdf"), "file", at("history.pdf")],
  ["interior", "Black leather", "interior_colour", "Black leather"],
] as const)("CAR-035 the column %s with %s fills %s", (heading, cell, field, value) =>
  expect(read({ [heading]: cell })?.[field]).toEqual(value),
);

test.each([
  ["Photos", "/cars/1.jpg"],
  ["Photos", "rav4_front.jpg; rav4_back.jpg"],
  ["image", "/cars/1.jpg|/cars/2.jpg"],
])(
  "pictures that are named without their site's address are shown nowhere, and told of: %s is %s",
  (heading, value) => {
    const { car, warned } = build({ ...BASE, [heading]: value });
    expect([car?.images, car?.spin_images, car?.primary_image_url, car?.photos_count]).toEqual([[], [], null, 0]);
    expect(warned["picture-path"]).toBe(1);
  },
);

test("files of the site's own public folder are shown as they are", () => {
  expect(read({ Photos: "/site/rio.jpg|/sites/rio.jpg" })?.images).toEqual([{ image: { url: "/site/rio.jpg" } }]);
});

test("a file's name beside a car is neither its title nor a part of its name", () => {
  const car = read({ asset: "2019 Kia Rio GT-Line.jpg" });
  expect([car?.badge, car?.name]).toEqual([read({})?.badge, read({})?.name]);
});
