import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { zipOf } from "../../../test/fixtures/zip.ts";
import type { Database } from "../../db/open.ts";
import { err } from "../../lib/result.ts";
import { folderStore } from "../../services/files/folder.ts";
import type { FileStore } from "../../services/files/port.ts";
import { importFeed } from "./import.ts";
import type { ImportOrder } from "./order.ts";
import { yardsOf } from "./place.ts";

const NOW = Date.UTC(2026, 4, 1);
const LIST =
  "Stock No,Make,Model,Year,Price,Photos\nU1,Kia,Rio,2019,9990,\nU2,MG,ZS,2020,8000,front.png\nU3,Ford,Ranger,2021,30000,https://photos.example.com/3.jpg\nU4,Kia,Picanto,2018,7000,\n";
const flat = (background: string) => sharp({ create: { width: 40, height: 30, channels: 3, background } });

let folder = "";
let archive: Buffer = Buffer.alloc(0);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "feed-packed-"));
  const [red, blue, green] = await Promise.all(
    ["#ff0000", "#0000ff", "#00ff00"].map((one) => flat(one).jpeg().toBuffer()),
  );
  archive = zipOf({
    "list.csv": LIST,
    "U1_2.jpg": blue ?? "",
    "U1_1.jpg": red ?? "",
    "more/front.png": await flat("#ffffff").png().toBuffer(),
    "U3_1.jpg": green ?? "",
    "U4.jpg": "<html>no picture</html>",
  });
});
afterAll(() => rm(folder, { recursive: true }));

async function run(db: Database, changes: Partial<ImportOrder>) {
  const file = join(folder, "stock.zip");
  await writeFile(file, archive);
  const order = {
    dealership: { id: 1, slug: "us", name: "Us" },
    yards: yardsOf([], "us"),
    mode: "full",
    mapping: null,
  } as const;
  return importFeed(db, { ...order, file, dryRun: false, clock: () => NOW, ...changes });
}

async function pictures(db: Database) {
  const cars = await db.selectFrom("cars").select(["stocknum", "images", "photos_count"]).orderBy("stocknum").execute();
  return cars.map(({ stocknum, images, photos_count }) => ({
    stocknum,
    urls: (JSON.parse(String(images)) as { image: { url: string } }[]).map(({ image }) => image.url),
    photos_count,
  }));
}

eachDatabase("pictures that come in one archive with the stock file", (openFresh) => {
  test("are kept in the store and shown with their cars, in order; addresses stay, what is no picture is left out", async () => {
    const db = await openFresh();
    const files = folderStore({ folder: join(folder, `files-${Math.random()}`) });
    const first = await run(db, { files });
    if (!first.ok) return expect.unreachable(first.error);
    const kinds = Object.fromEntries(first.value.warnings.map(({ kind, example }) => [kind, example?.value]));
    expect(kinds["picture-refused"]).toContain("U4.jpg: ");
    const [one, two, three, four] = await pictures(db);
    expect([one?.photos_count, two?.photos_count, four?.photos_count]).toEqual([2, 1, 0]);
    expect(three?.urls).toEqual(["https://photos.example.com/3.jpg"]);
    const colours = await Promise.all(
      (one?.urls ?? []).map(async (url) => {
        const hash = /^\/photos\/([0-9a-f]{32})\.jpg$/.exec(url)?.[1] ?? "";
        const stored = await files.get(`photos/${hash.slice(0, 2)}/${hash}.jpg`);
        if (!stored.ok || !stored.value) throw new Error(`${url} is not stored`);
        const { data } = await sharp(stored.value).raw().toBuffer({ resolveWithObject: true });
        return [data[0], data[2]].map((channel) => (channel ?? 0) > 128);
      }),
    );
    expect(colours).toEqual([
      [true, false],
      [false, true],
    ]);
    const again = await run(db, { files });
    expect(again).toMatchObject({ ok: true, value: { unchanged: 4, updated: 0, created: 0 } });
  });

  test("are not stored by a dry run, and an import without a store says that they were not taken", async () => {
    const db = await openFresh();
    const place = join(folder, "dry");
    expect(await run(db, { files: folderStore({ folder: place }), dryRun: true })).toMatchObject({
      value: { created: 4 },
    });
    expect(existsSync(join(place, "photos"))).toBe(false);
    const without = await run(db, {});
    expect(without.ok && without.value.warnings.map(({ kind }) => kind)).toContain("pictures-packed");
  });

  test("change nothing where the store does not take them", async () => {
    const db = await openFresh();
    const full: FileStore = {
      ...folderStore({ folder: join(folder, "full") }),
      put: async () => err({ message: "The disk is full." }),
    };
    const refused = await run(db, { files: full });
    expect(refused.ok ? "" : refused.error).toBe(
      "The archive's pictures could not be stored, so nothing was changed: The disk is full.",
    );
    expect(await pictures(db)).toEqual([]);
  });
});
