import { expect, test } from "vitest";
import type { Hit } from "./found.ts";
import { type Item, placesOf } from "./items.ts";
import { groupsFor } from "./shown-groups.ts";

const hit = (kind: Hit["kind"], id: number, name: string): Hit => ({
  kind,
  id,
  name,
  line: "Enquiry",
  plate: null,
  picture: null,
  end: "2 h",
});
const action = (name: string): Item => ({
  id: `key Stock ${name}`,
  name,
  line: "Stock",
  icon: "bolt",
  chord: "p",
  hit: null,
  does: { key: { key: "p", says: name, does: { kind: "press", control: "p" } } },
});
const ROOMS = [
  { href: "/leads", name: "Leads", icon: "message", daily: true },
  { href: "/stock", name: "Stock", icon: "car", daily: true },
] as const;
const PAGES = [{ href: "/routing", name: "Where leads go", icon: "mail", room: "Shifts" }] as const;
const NOBODY = { found: null, typed: "", isBusy: false };

const shown = (given: Partial<Parameters<typeof groupsFor>[0]>) =>
  groupsFor({
    typed: "",
    asking: NOBODY,
    recent: [],
    again: [],
    actions: [action("Change the price"), action("Add a car")],
    places: placesOf(ROOMS, PAGES),
    ...given,
  }).map(({ name, items }) => `${name}: ${items.map((item) => item.name).join(", ")}`);

test("before anything is typed stand what was used last, in that order, and then all else once", () => {
  const recent = ["person 7", "page /routing", "car 99", "key Stock Add a car"];
  expect(shown({ recent, again: [hit("person", 7, "Tom Bartlett")] })).toEqual([
    "Used last: Tom Bartlett, Where leads go, Add a car",
    "On this page: Change the price",
    "Go to: Leads, Stock",
  ]);
  expect(shown({})).toEqual(["On this page: Change the price, Add a car", "Go to: Leads, Stock, Where leads go"]);
});

test("what is typed finds actions and pages by their names, and those used last come first of equals", () => {
  expect(shown({ typed: "lea" })).toEqual(["Go to: Leads, Where leads go"]);
  expect(shown({ typed: "price" })).toEqual(["On this page: Change the price"]);
  const twice = [action("Add a car"), action("Add a photo")];
  expect(shown({ typed: "add", actions: twice, recent: ["key Stock Add a photo"] })).toEqual([
    "On this page: Add a photo, Add a car",
  ]);
});

test("of an answer to other words only what fits is shown, and all of the answer to these", () => {
  const found = { people: [hit("person", 1, "Tom Bartlett"), hit("person", 2, "Tina Barr")], cars: null, payments: [] };
  expect(shown({ typed: "bart", asking: { found, typed: "bar", isBusy: true } })).toEqual(["People: Tom Bartlett"]);
  expect(shown({ typed: "bar", asking: { found, typed: "bar", isBusy: false } })).toEqual([
    "People: Tom Bartlett, Tina Barr",
  ]);
  // Words that occur only in a message are in no name.
  expect(shown({ typed: "tow  bar", asking: { found, typed: "tow bar", isBusy: false } })).toEqual([
    "People: Tom Bartlett, Tina Barr",
  ]);
});
