import { expect, test } from "vitest";
import { SeenAddresses } from "./seen-addresses.ts";

test("an address is known once it was noted, and no other", () => {
  const addresses = new SeenAddresses();
  expect(["a", "b", "a", "b", "c"].map((address) => addresses.note(address))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test("an address is known for at least half of those that are noted, and forgotten after all of them", () => {
  const addresses = new SeenAddresses(3);
  const noteOthers = (count: number) =>
    Array.from({ length: count }, (_other, at) => addresses.note(`${Math.random()} ${at}`));
  addresses.note("a");
  noteOthers(4);
  expect(addresses.note("a")).toBe(true);
  noteOthers(6);
  expect(addresses.note("a")).toBe(false);
});

test("an address that is asked for again and again stays known", () => {
  const addresses = new SeenAddresses(3);
  addresses.note("a");
  for (let other = 0; other < 20; other++) {
    addresses.note(`${other}`);
    expect(addresses.note("a")).toBe(true);
  }
});
