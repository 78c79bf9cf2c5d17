import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roomsFor } from "../rooms.ts";
import { KEYS, keyIn, ROOM_LETTERS } from "./record.ts";

test("no room has one key twice, every room has a letter of its own, and a room's keys work in it alone", () => {
  const common = KEYS.find(({ room }) => room === null)?.keys ?? [];
  for (const { name, keys } of KEYS.filter(({ room }) => room !== null)) {
    const all = [...common, ...keys].map(({ key }) => key);
    expect(new Set(all).size, name).toBe(all.length);
    // `g` begins the way to another room.
    expect(all, name).not.toContain("g");
  }
  const rooms = roomsFor([{ role: "platform", reach: "*" }]).map(({ href }) => href);
  expect(Object.keys(ROOM_LETTERS).sort()).toEqual([...rooms].sort());
  expect(new Set(Object.values(ROOM_LETTERS)).size).toBe(rooms.length);
  expect(keyIn("/leads/12", "e")?.says).toBe("write an answer");
  expect(keyIn("/stock", "e")).toBeNull();
  expect(keyIn("/leadsman", "e")).toBeNull();
  expect(keyIn("/leads", "Enter")).toBeNull();
  expect(keyIn("/staff", "?")).not.toBeNull();
});

test("every key of the record has its control, and every control that names a key is in the record", () => {
  const folder = join(import.meta.dirname, "..");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".tsx"));
  const named = files
    .flatMap((path) => [...readFileSync(join(folder, path), "utf8").matchAll(/data-key=(?:"|\{[^}]*\? ")([^"$]+)"/g)])
    .map(([, name]) => name);
  const pressed = KEYS.flatMap(({ keys }) => keys).flatMap(({ does }) => (does.kind === "press" ? [does.control] : []));
  expect([...new Set(named)].sort()).toEqual([...new Set(pressed)].sort());
});
