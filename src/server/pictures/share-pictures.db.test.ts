import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { stockCar, testCar } from "../../../test/fixtures/cars.ts";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { PAINT_ENCODING } from "../../features/media/paint.ts";
import type { Car } from "../../features/stock/schema.ts";
import { temporaryFolder, testServer } from "../testing.ts";

const of = dealership(1, "parramatta");
const site = testSite("halden", [of]);
const PICTURE = "/art/suv-a/b0202a/f34.webp";

async function artFolder(): Promise<string> {
  const art = await temporaryFolder();
  await mkdir(join(art, "suv-a"));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const black = sharp({ create: { width: 600, height: 375, channels: 4, background: "#202020" } }).extend({
    left: 300,
    right: 300,
    top: 200,
    bottom: 175,
    background: clear,
  });
  const gain = sharp({ create: { width: 1200, height: 750, channels: 3, background: "#909090" } });
  await writeFile(join(art, "suv-a", "f34.black.avif"), await black.avif({ effort: 0 }).toBuffer());
  await writeFile(join(art, "suv-a", "f34.gain.avif"), await gain.avif({ effort: 0 }).toBuffer());
  await writeFile(join(art, "manifest.json"), JSON.stringify({ encoding: PAINT_ENCODING }));
  return art;
}

async function pixel(jpeg: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

eachDatabase("the picture of a shared link", (openFresh) => {
  const shop = async () => {
    const db = await openFresh();
    const images = [{ image: { url: PICTURE } }];
    const id = await stockCar(db, of, { images, primary_image_url: PICTURE, photos_count: 1 });
    const { slug } = await db.selectFrom("cars").select("slug").where("id", "=", id).executeTakeFirstOrThrow();
    const search = await engineWith([]);
    return { db, slug, ...(await testServer({ db, art: await artFolder(), sites: [site], search })) };
  };

  test("is a JPEG of 1200 by 630: the car in its paint on a light floor, over a band of the brand", async () => {
    const server = await shop();
    const answer = await server.ask(`/og/cars/${server.slug}.jpg`);
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(answer.headers["cache-control"]).toBe("public, max-age=300");
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const [red = 0, green = 0] = await pixel(answer.bytes, 600, 240);
    expect(red).toBeGreaterThan(green * 1.5);
    expect(Math.min(...(await pixel(answer.bytes, 60, 300)))).toBeGreaterThan(180);
    const [r = 255, g = 0] = await pixel(answer.bytes, 8, 620);
    expect([r < 40, g > 70]).toEqual([true, true]);
  });

  test("is kept, and made anew when the price has changed or the car is sold", async () => {
    const server = await shop();
    const path = `/og/cars/${server.slug}.jpg`;
    const first = await server.ask(path);
    expect((await server.ask(path)).bytes.equals(first.bytes)).toBe(true);
    await server.db.updateTable("cars").set({ price: 19_990 }).execute();
    const cheaper = await server.ask(path);
    expect(cheaper.bytes.equals(first.bytes)).toBe(false);
    await stockCar(server.db, of, { images: [], status: "sold", sold: true });
    expect((await server.ask(path)).bytes.equals(cheaper.bytes)).toBe(false);
  });

  test("is there though the car's picture is not, and for the site itself, with and without stock", async () => {
    const server = await shop();
    await server.db.updateTable("cars").set({ images: "[]", primary_image_url: "/art/none.webp" }).execute();
    expect((await server.ask(`/og/cars/${server.slug}.jpg`)).status).toBe(200);
    expect((await server.ask("/og/site.jpg")).headers["content-type"]).toBe("image/jpeg");
    await server.db.deleteFrom("cars").execute();
    expect((await server.ask("/og/site.jpg")).status).toBe(200);
  });

  test("there is none of a car that the site does not have, or that its dealer hides", async () => {
    const server = await shop();
    expect((await server.ask("/og/cars/no-such-car.jpg")).status).toBe(404);
    await server.db.updateTable("cars").set({ show_on_dealer_website: 0 }).execute();
    expect((await server.ask(`/og/cars/${server.slug}.jpg`)).status).toBe(404);
  });

  test("for the site itself shows a car that it lists", async () => {
    const shown = async (changes: Partial<Car>) => {
      const search = await engineWith([testCar(1, { primary_image_url: PICTURE, ...changes })]);
      const server = await testServer({ db: await openFresh(), art: await artFolder(), sites: [site], search });
      return (await server.ask("/og/site.jpg")).bytes;
    };
    const listed = await shown({});
    expect((await shown({ show_on_dealer_website: false })).equals(listed)).toBe(false);
  });
});
