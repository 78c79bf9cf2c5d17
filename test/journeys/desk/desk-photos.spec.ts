import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { photoHash, photoKey } from "../../../src/features/stock-pictures/rules.ts";
import { largePhoto, TWENTY_MB, variantOf } from "../../setup/large-photos.ts";
import { type ServerProcess, startServerProcess } from "../../setup/server-process.ts";
import { openBrowser } from "../browser.ts";
import { colleague } from "./desk-people.ts";

const { visit } = openBrowser();

/** How many photos of 20 MB are sent: enough that memory which grows with their number would be seen. */
const PHOTOS = 12;
/** Megabytes that the server may take for them, above what it took before; all of them together have 240. */
const MOST_MORE = 450;

let folder: string;
let server: ServerProcess;
let db: Database;
const names = Array.from({ length: PHOTOS }, (_, at) => `IMG_${100 + at}.jpg`);
const environment = () => ({ FORECOURT_DATA: join(folder, "data"), FORECOURT_DEMO_STOCK: "60" });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-photos-"));
  server = await startServerProcess(environment());
  db = await openDatabase({ url: null, dataDir: server.dataDir });
  const photo = await largePhoto(900, 600);
  for (const [at, name] of names.entries()) writeFileSync(join(folder, name), variantOf(photo, at));
  writeFileSync(join(folder, "notes.jpg"), "no picture");
  writeFileSync(join(folder, "scan.jpg"), Buffer.alloc(TWENTY_MB + 1, 1));
});
afterAll(async () => {
  await db.destroy();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Megabytes of the server's memory: now, and at most so far. */
function memory(): { readonly now: number; readonly most: number } {
  const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
  const megabytes = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1024;
  return { now: megabytes("VmRSS"), most: megabytes("VmHWM") };
}

async function photosOf(car: number): Promise<readonly string[]> {
  const { images } = await db.selectFrom("cars").select("images").where("id", "=", car).executeTakeFirstOrThrow();
  return (JSON.parse(images) as { image?: { url: string } }[])
    .flatMap(({ image }) => image?.url ?? [])
    .filter((url) => photoHash(url) !== null);
}

test("CAR-035 many photos of 20 MB all arrive in their order, through a server that is killed meanwhile", async () => {
  const { token } = await colleague(db, "Yara Dawn");
  const { page, leave, complaints } = await visit({ viewport: { width: 390, height: 844 } });
  const { id } = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select("cars.id")
    .where("dealerships.slug", "=", "halden-liverpool")
    .executeTakeFirstOrThrow();
  const address = `http://desk.localhost:${server.port}/desk/stock/${id}/photos`;
  await page.context().addCookies([{ name: "desk-session", value: token, url: address }]);
  await page.goto(address);
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  const before = memory();
  const chosen = [...names.slice(0, 3), "notes.jpg", "scan.jpg", ...names.slice(3)];
  await page.getByLabel("Add photos").setInputFiles(chosen.map((name) => join(folder, name)));

  await expect.poll(() => photosOf(id).then(({ length }) => length), { timeout: 120_000 }).toBeGreaterThan(PHOTOS / 2);
  expect(memory().most - before.now, "megabytes more").toBeLessThan(MOST_MORE);
  const gone = once(server.child, "close");
  server.child.kill("SIGKILL");
  await gone;
  const arrived = await photosOf(id);
  for (const photo of arrived) expect(isStored(photo), `${photo} is shown and has no file`).toBe(true);

  server = await startServerProcess({ ...environment(), PORT: String(server.port) });
  await goOn();
  await expect.poll(() => photosOf(id).then(({ length }) => length), { timeout: 120_000 }).toBe(PHOTOS);
  await page.getByText("notes.jpg: It is no JPEG, PNG, WebP, AVIF or GIF.").waitFor();
  await page.getByText("scan.jpg: It is larger than 20 MB.").waitFor();
  const photos = await photosOf(id);
  expect(photos.slice(0, arrived.length)).toEqual(arrived);
  expect(new Set(photos).size, "no photo is there twice").toBe(PHOTOS);
  expect(await sentInOrder(photos)).toBe(true);
  const files = readdirSync(join(server.dataDir, "files", "photos"), { recursive: true }).map(String);
  expect(files.filter((name) => name.endsWith(".jpg")).length).toBeLessThanOrEqual(PHOTOS + 1);
  // The browser itself reports the connection that broke.
  (complaints as string[]).length = 0;
  await leave();

  /** Presses the button where the page has given up before the server was back; else it goes on by itself. */
  async function goOn() {
    const button = page.getByRole("button", { name: "Go on" });
    const isOnItsWay = async () => (await photosOf(id)).length > arrived.length;
    await expect.poll(async () => (await button.isVisible()) || (await isOnItsWay()), { timeout: 60_000 }).toBe(true);
    if (await button.isVisible()) await button.click();
  }
}, 300_000);

const fileOf = (photo: string) => join(server.dataDir, "files", photoKey(photoHash(photo) ?? ""));
const isStored = (photo: string): boolean => readFileSync(fileOf(photo)).length > 1_000;

/** Whether the rows of the photos were first written in the order in which the car has them. */
async function sentInOrder(photos: readonly string[]): Promise<boolean> {
  const rows = await db
    .selectFrom("stock_pictures")
    .select("source")
    .where("source", "in", photos)
    .orderBy("id")
    .execute();
  return JSON.stringify(rows.map(({ source }) => source)) === JSON.stringify(photos);
}
