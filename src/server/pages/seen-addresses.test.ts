import { expect, test } from "vitest";
import { SeenAddresses } from "./seen-addresses.ts";

test("an address is known once it was noted, and no other", () => {
  const asked = new SeenAddresses();
  expect(["a", "b", "a", "b", "c"].map((address) => asked.note(address))).toEqual([false, false, true, true, false]);
});

test("an address is known for at least half of those that are noted, and forgotten after all of them", () => {
  const asked = new SeenAddresses(3);
  const noteOthers = (count: number) =>
    Array.from({ length: count }, (_other, at) => asked.note(`${Math.random()} ${at}`));
  asked.note("a");
  noteOthers(4);
  expect(asked.note("a")).toBe(true);
  noteOthers(6);
  expect(asked.note("a")).toBe(false);
});

test("an address that is asked for again and again stays known", () => {
  const asked = new SeenAddresses(3);
  asked.note("a");
  for (let other = 0; other < 20; other++) {
    asked.note(`${other}`);
    expect(asked.note("a")).toBe(true);
  }
});
