import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roomsFor } from "../rooms.ts";
import { groupsOf, KEYS, keyIn, ROOM_LETTERS } from "./record.ts";

const anywhere = () => true;
const nowhere = () => false;

test("no page has one key twice for one focus, every room has a letter of its own, and a room's keys work in it alone", () => {
  const pages = ["/leads", "/leads/1", "/stock", "/stock/1", "/stock/1/photos", "/diary", "/feeds", "/money", "/staff"];
  for (const page of pages) {
    const all = groupsOf(page).flatMap(({ keys }) => keys.map(({ key, on }) => `${key} ${on}`));
    expect(new Set(all).size, page).toBe(all.length);
    // `g` starts the sequence that opens another room.
    expect(groupsOf(page).flatMap(({ keys }) => keys.map(({ key }) => key))).not.toContain("g");
  }
  expect(new Set(KEYS.map(({ name }) => name)).size).toBe(KEYS.length);
  const rooms = roomsFor([{ role: "platform", reach: "*" }]).map(({ href }) => href);
  expect(Object.keys(ROOM_LETTERS).sort()).toEqual([...rooms].sort());
  expect(new Set(Object.values(ROOM_LETTERS)).size).toBe(rooms.length);
  expect(keyIn("/leads/12", "e", nowhere)?.says).toBe("write an answer");
  expect(keyIn("/stock", "e", anywhere)).toBeNull();
  expect(keyIn("/leadsman", "e", anywhere)).toBeNull();
  expect(keyIn("/leads", "Enter", anywhere)).toBeNull();
  expect(keyIn("/staff", "?", nowhere)).not.toBeNull();
});

test("a key of one place works only while the focus is there, and the page's own where it is not", () => {
  expect(keyIn("/leads/12", "Mod+Enter", nowhere)).toBeNull();
  expect(keyIn("/leads/12", "Mod+Enter", (on) => on === ".reply")?.does).toMatchObject({ kind: "press" });
  expect(keyIn("/diary", "ArrowLeft", nowhere)?.does).toEqual({ kind: "press", control: "before" });
  expect(keyIn("/diary", "ArrowLeft", anywhere)?.does).toEqual({ kind: "step", way: "left" });
  expect(keyIn("/stock/7", "r", anywhere)).toBeNull();
  expect(keyIn("/stock/7/photos", "r", anywhere)?.says).toBe("turn the photo");
});

test("every key of the record has its control, and every control that names a key is in the record", () => {
  const folder = join(import.meta.dirname, "..");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".tsx"));
  const named = files
    .flatMap((path) => [
      ...readFileSync(join(folder, path), "utf8").matchAll(/(?:data-key|dataKey)=(?:"|\{[^}]*\? ")([^"$]+)"/g),
    ])
    .map(([, name]) => name);
  const pressed = KEYS.flatMap(({ keys }) => keys).flatMap(({ does }) => (does.kind === "press" ? [does.control] : []));
  expect([...new Set(named)].sort()).toEqual([...new Set(pressed)].sort());
});
