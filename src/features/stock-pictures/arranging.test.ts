import fc from "fast-check";
import { expect, test } from "vitest";
import { arranged, MOST_PHOTOS, type PhotoChange, picturedBy } from "./arranging.ts";

const [A, B, C] = ["/a.jpg", "/b.jpg", "/c.jpg"] as const;
const LIST = [A, B, C];

test("CAR-035 photos are added at the end, moved, replaced and taken off", () => {
  expect(arranged(LIST, { kind: "add", photos: ["/d.jpg", A] })).toEqual([...LIST, "/d.jpg"]);
  expect(arranged(LIST, { kind: "place", photo: C, at: 0 })).toEqual([C, A, B]);
  expect(arranged(LIST, { kind: "place", photo: A, at: 2 })).toEqual([B, C, A]);
  expect(arranged(LIST, { kind: "shift", photo: A, by: 1 })).toEqual([B, A, C]);
  expect(arranged(LIST, { kind: "shift", photo: C, by: -1 })).toEqual([A, C, B]);
  expect(arranged(LIST, { kind: "replace", photo: B, with: "/x.jpg" })).toEqual([A, "/x.jpg", C]);
  expect(arranged(LIST, { kind: "remove", photo: A })).toEqual([B, C]);
});

test("a photo that is gone changes nothing, a place beyond the ends is the end, and no other photo is lost or doubled", () => {
  const place = fc.integer({ min: -3, max: 12 });
  const photos = fc.uniqueArray(
    fc.integer({ min: 0, max: 9 }).map((number) => `/${number}.jpg`),
    { maxLength: 9 },
  );
  const photo = fc.integer({ min: 0, max: 9 }).map((number) => `/${number}.jpg`);
  const change: fc.Arbitrary<PhotoChange> = fc.oneof(
    fc.record({ kind: fc.constant("place" as const), photo, at: place }),
    fc.record({ kind: fc.constant("shift" as const), photo, by: place }),
    fc.record({ kind: fc.constant("remove" as const), photo }),
    fc.record({ kind: fc.constant("replace" as const), photo, with: fc.constant("/new.jpg") }),
  );
  fc.assert(
    fc.property(photos, change, (before, one) => {
      const after = arranged(before, one);
      if (one.kind === "add" || !before.includes(one.photo)) {
        expect(after).toBeNull();
        return;
      }
      const isMoved = one.kind === "place" || one.kind === "shift";
      expect(new Set(after).size).toBe(after?.length);
      expect(before.filter((each) => !after?.includes(each))).toEqual(isMoved ? [] : [one.photo]);
      const untouched = (list: readonly string[]) => list.filter((each) => each !== one.photo && each !== "/new.jpg");
      expect(untouched(after ?? [])).toEqual(untouched(before));
    }),
  );
});

test("a car has no more photos than there is room for", () => {
  const many = Array.from({ length: MOST_PHOTOS }, (_, at) => `/${at}.jpg`);
  expect(arranged([], { kind: "add", photos: many })).toEqual(many);
  expect(arranged(many, { kind: "add", photos: ["/0.jpg"] })).toEqual(many);
  expect(arranged(many, { kind: "add", photos: ["/more.jpg"] })).toBeNull();
});

test("CAR-035 the fields of a car say one list, with its films behind the photos", () => {
  const images = [{ isVideo: true }, { image: { url: A, thumb: { url: "/a-small.jpg" } } }];
  const pictured = picturedBy({ images }, ["/n.jpg", A]);
  expect(JSON.parse(pictured.images)).toEqual([
    { image: { url: "/n.jpg" } },
    { image: { url: A, thumb: { url: "/a-small.jpg" } } },
    { isVideo: true },
  ]);
  expect(pictured).toMatchObject({ primary_image_url: "/n.jpg", photos_count: 2, thumbnails: "[]" });
  expect(picturedBy({ images }, [])).toMatchObject({ primary_image_url: null, photos_count: 0 });
});
