import { expect, test } from "vitest";
import { DOORS } from "./doors.ts";
import { pagesFor, roomsFor } from "./rooms.ts";

const PLATFORM = [{ role: "platform", reach: "*" }] as const;

/** Addresses that are not pages to go to: endpoints, files, and pages that are opened from another page. */
const NO_PAGES: Readonly<Record<string, string>> = {
  "": "it leads on to the first room",
  find: "the palette asks it",
  "account/passkey": "a call of the account's page",
  "account/push": "a call of the account's page",
  "leads/export.csv": "a file",
  "money/books.csv": "a file",
  "stock/several": "it wants cars to be chosen first",
};

test("every page that has an address of its own is a room or a page that can be gone to by name", () => {
  const paths = Object.values(DOORS).flatMap(({ path, read }) => (read === null || path.includes(":") ? [] : [path]));
  const named = [...roomsFor(PLATFORM), ...pagesFor(PLATFORM)].map(({ href }) => href.slice(1));
  expect([...named, ...Object.keys(NO_PAGES)].sort()).toEqual([...paths].sort());
  expect(new Set(named).size).toBe(named.length);
});

test("nobody is offered a page that their role does not open", () => {
  const names = (role: "workshop" | "marketing" | "reader") => pagesFor([{ role, reach: "*" }]).map(({ name }) => name);
  expect(names("marketing")).toEqual(["Add a car", "Your account"]);
  expect(names("workshop")).toEqual(["Templates and signature", "Book a time", "Hours and calendar", "Your account"]);
  expect(names("reader")).toContain("Payments for the books");
  expect(names("reader")).not.toContain("Where leads go");
});
