import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lookOver } from "./first-look.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-first-look-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function look(lines: readonly string[]) {
  const file = join(folder, "stock.csv");
  writeFileSync(file, lines.join("\n"));
  return lookOver(file, Date.UTC(2026, 10, 28));
}

const HEAD = "Stock No,Year,Make,Model,Body,Price,Images";
const VAN =
  "C1,2019,Jayco,Starcraft,Caravan,45990,https://photos.dealer.example/1.jpg|https://photos.dealer.example/2.jpg";
const CAR = "C2,2020,Toyota,Corolla,Hatch,21990,http://old.dealer.example/3.jpg";

test("a file's kinds and the hosts of its pictures are told, the most frequent first", async () => {
  expect(await look([HEAD, VAN, VAN.replace("C1", "C3"), CAR])).toEqual({
    ok: true,
    value: {
      kinds: ["caravan", "car"],
      pictureHosts: ["photos.dealer.example", "old.dealer.example"],
    },
  });
});

test("hosts inside a network, with a port or a password are never named", async () => {
  const inside = ["https://router.local/1.jpg", "https://127.0.0.1/2.jpg", "https://a.example:8443/3.jpg"];
  const seen = await look([HEAD, CAR.replace("http://old.dealer.example/3.jpg", inside.join("|"))]);
  expect(seen).toMatchObject({ ok: true, value: { pictureHosts: [] } });
});

test("a file of which nothing can be taken is refused with the first row's reason", async () => {
  const seen = await look(["Stock No,Make,Model,Price", "C1,Toyota,Corolla,21990"]);
  expect(seen).toMatchObject({ ok: false, error: expect.stringContaining("No row names a year: add a column") });
});

test("a file that cannot be read is refused with a sentence", async () => {
  expect(await look(["<html><body>Sign in</body></html>"])).toMatchObject({ ok: false, error: expect.any(String) });
});

test("a file whose names stand in the addresses of its pages alone is taken, every row of it", async () => {
  const row = (name: string) => `15990,https://cars.dealer.example/used/${name},https://photos.dealer.example/1.jpg`;
  const cars = Array.from({ length: 2100 }, (_, at) => row(`${2010 + (at % 10)}-kia-rio-s-${at}`));
  expect(await look(["Price,Page,Images", ...cars])).toMatchObject({ ok: true, value: { kinds: ["car"] } });
});
