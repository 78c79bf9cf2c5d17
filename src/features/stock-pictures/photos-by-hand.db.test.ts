import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { CAR } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import type { Database } from "../../db/open.ts";
import { err } from "../../lib/result.ts";
import { DAY_MS } from "../../lib/time/spans.ts";
import { folderStore } from "../../services/files/folder.ts";
import { carsAfter } from "../stock/data.ts";
import { handBack } from "../stock/edits/mutations.ts";
import { writeStock } from "../stock/mutations.ts";
import type { PhotoChange } from "./arranging.ts";
import { forgetUnusedPictures } from "./fetch-queue.ts";
import { arrangePhotos, LARGEST_PHOTO, redrawnPhoto, restorePhotos, storePhoto } from "./photos-by-hand.ts";
import { photoHash, photoKey } from "./rules.ts";

const NOW = Date.UTC(2026, 10, 22);
const NORTH = { id: 1, slug: "north", name: "North" };
const MARCUS = { by: "Marcus", now: NOW };
const folder = mkdtempSync(join(tmpdir(), "forecourt-photos-"));
const files = folderStore({ folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jpeg = (colour: string, width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const stored = async (db: Database, bytes: Buffer) => {
  const photo = await storePhoto({ db, files, now: NOW }, bytes);
  if (!photo.ok) throw new Error(photo.error);
  return photo.value;
};
const theCar = async (db: Database) => {
  const [car] = await carsAfter(db, 0, 1);
  if (!car) throw new Error("no car");
  return car;
};
const urls = async (db: Database) => (await theCar(db)).images.map(({ image }) => image?.url);
const feed = (db: Database, photos: readonly string[]) =>
  writeStock(db, NORTH, { now: NOW }, (writer) =>
    writer.upsert([
      {
        ...CAR,
        stocknum: "A",
        primary_image_url: photos[0] ?? null,
        photos_count: photos.length,
        images: photos.map((url) => ({ image: { url } })),
      },
    ]),
  );
const arrange = async (db: Database, change: PhotoChange) => arrangePhotos(db, (await theCar(db)).id, change, MARCUS);

eachDatabase("photos that people take", (openFresh) => {
  test("CAR-035 they stand over every file that comes, until they are handed back", async () => {
    const db = await openFresh();
    await feed(db, ["/f1.jpg", "/f2.jpg"]);
    const own = await stored(db, await jpeg("red"));
    expect(await arrange(db, { kind: "add", photos: [own] })).toBe(true);
    expect(await arrange(db, { kind: "place", photo: own, at: 0 })).toBe(true);
    expect(await urls(db)).toEqual([own, "/f1.jpg", "/f2.jpg"]);
    expect(await theCar(db)).toMatchObject({ primary_image_url: own, photos_count: 3 });
    await feed(db, ["/f3.jpg"]);
    expect(await urls(db)).toEqual([own, "/f1.jpg", "/f2.jpg"]);
    expect(await handBack(db, (await theCar(db)).id, ["images"], MARCUS)).toHaveLength(4);
    expect(await urls(db)).toEqual(["/f3.jpg"]);
    expect(await theCar(db)).toMatchObject({ primary_image_url: "/f3.jpg", photos_count: 1 });
  });

  test("photos that were handed back can be said again, unless somebody changed them since or they are deleted", async () => {
    const db = await openFresh();
    await feed(db, ["/f1.jpg", "/f2.jpg"]);
    const [own, gone] = [await stored(db, await jpeg("navy")), await stored(db, await jpeg("olive"))];
    await arrange(db, { kind: "add", photos: [own] });
    await arrange(db, { kind: "place", photo: own, at: 0 });
    const before = (await urls(db)) as string[];
    await handBack(db, (await theCar(db)).id, ["images"], MARCUS);
    await feed(db, ["/f3.jpg"]);
    const read = await theCar(db);
    expect(await restorePhotos(db, read, before, MARCUS)).toEqual({ ok: true, value: null });
    expect(await urls(db)).toEqual([own, "/f1.jpg", "/f2.jpg"]);
    await feed(db, ["/f4.jpg"]);
    expect(await urls(db), "they stand over files again").toEqual(before);
    expect(await restorePhotos(db, read, before, MARCUS)).toMatchObject({
      error: expect.stringContaining("changed meanwhile"),
    });
    await db.deleteFrom("stock_pictures").where("source", "=", gone).execute();
    const refused = await restorePhotos(db, await theCar(db), [gone], MARCUS);
    expect(refused).toMatchObject({ error: expect.stringContaining("deleted by now") });
    expect(await urls(db)).toEqual(before);
  });

  test("two people who add at once both add, and two who move photos at once both move them", async () => {
    const db = await openFresh();
    await feed(db, ["/f1.jpg"]);
    const { id } = await theCar(db);
    const [one, other] = [await stored(db, await jpeg("green")), await stored(db, await jpeg("blue"))];
    const add = (photo: string) => arrangePhotos(db, id, { kind: "add", photos: [photo] }, MARCUS);
    expect(await Promise.all([add(one), add(other)])).toEqual([true, true]);
    expect((await urls(db)).toSorted()).toEqual(["/f1.jpg", one, other].toSorted());
    const first = (photo: string) => arrange(db, { kind: "place", photo, at: 0 });
    expect(await Promise.all([first(one), first(other)])).toEqual([true, true]);
    expect((await urls(db)).toSpliced(0, 2)).toEqual(["/f1.jpg"]);
    expect(await Promise.all([1, 2].map(() => arrange(db, { kind: "remove", photo: one })))).toContain(false);
    expect(await urls(db)).toEqual([other, "/f1.jpg"]);
  });

  test("a photo is turned and trimmed in our own store only, and what is no photo is refused in a sentence", async () => {
    const db = await openFresh();
    const place = { db, files, now: NOW };
    const own = await stored(db, await jpeg("grey"));
    const sizeOf = async (photo: string) => {
      const file = await files.get(photoKey(photoHash(photo) ?? ""));
      const { width, height } = await sharp(file.ok && file.value ? file.value : Buffer.alloc(0)).metadata();
      return [width, height];
    };
    const turned = await redrawnPhoto(place, own, { turn: 90 });
    expect(await sizeOf(turned.ok ? turned.value : turned.error)).toEqual([400, 640]);
    const trimmed = await redrawnPhoto(place, own, { trim: { left: 25, right: 25, top: 0, bottom: 10 } });
    expect(await sizeOf(trimmed.ok ? trimmed.value : trimmed.error)).toEqual([320, 360]);
    expect(await redrawnPhoto(place, own, { trim: { left: 45, right: 45, top: 0, bottom: 0 } })).toMatchObject({
      error: "Too little would be left of it.",
    });
    expect(await redrawnPhoto(place, "https://elsewhere.example/a.jpg", { turn: 90 })).toMatchObject({ ok: false });
    expect(await storePhoto(place, Buffer.from("<html>"))).toMatchObject({ error: expect.stringContaining("no JPEG") });
    expect(await storePhoto(place, Buffer.alloc(LARGEST_PHOTO + 1))).toMatchObject({
      error: "It is larger than 20 MB.",
    });
    const noRoom = {
      ...files,
      put: async () => err({ message: "The folder of files failed.", isFull: true as const }),
    };
    expect(await storePhoto({ ...place, files: noRoom }, await jpeg("plum"))).toMatchObject({
      error: expect.stringMatching(/disk is full.*Ask whoever runs the server to make room/),
    });
  });

  test("a photo that a car has is kept for good, and one that nothing names is deleted after a month", async () => {
    const db = await openFresh();
    await feed(db, []);
    const [own, unused] = [await stored(db, await jpeg("pink")), await stored(db, await jpeg("brown"))];
    await arrange(db, { kind: "add", photos: [own] });
    await feed(db, ["/f4.jpg"]);
    expect(await forgetUnusedPictures(db, NOW + 29 * DAY_MS)).toEqual([]);
    expect(await forgetUnusedPictures(db, NOW + 40 * DAY_MS)).toEqual([photoKey(photoHash(unused) ?? "")]);
    expect(await forgetUnusedPictures(db, NOW + 400 * DAY_MS)).toEqual([]);
    await handBack(db, (await theCar(db)).id, ["images"], MARCUS);
    expect(await forgetUnusedPictures(db, NOW + 440 * DAY_MS)).toEqual([photoKey(photoHash(own) ?? "")]);
  });
});
