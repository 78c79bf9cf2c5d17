import { expect, test } from "vitest";
import { type LoadedSite, LoadedSites } from "./loaded-sites.ts";
import type { SiteBody } from "./site-body.ts";

function site(bytes: number): LoadedSite & { loads: number } {
  const one = { bytes, body: null, usedAt: 0, loads: 0, load: () => ({ loads: ++one.loads }) as unknown as SiteBody };
  return one;
}

test("what nobody asked for longest goes first, and is loaded again when somebody does", () => {
  const loaded = new LoadedSites(100);
  const [first, second, third] = [site(30), site(30), site(45)];
  loaded.bodyOf(first);
  loaded.bodyOf(second);
  const body = loaded.bodyOf(first);
  loaded.bodyOf(third);
  expect([first.body, second.body, third.body].map((one) => one !== null)).toEqual([true, false, true]);
  expect(loaded.figures()).toEqual({ sites: 2, bytes: 75 });
  expect(loaded.bodyOf(first)).toBe(body);
  loaded.bodyOf(second);
  expect([first.loads, second.loads, third.loads]).toEqual([1, 2, 1]);
});

test("a site that is larger than the bound is served all the same", () => {
  const loaded = new LoadedSites(100);
  const [small, large] = [site(10), site(500)];
  loaded.bodyOf(small);
  expect(loaded.bodyOf(large)).toBe(loaded.bodyOf(large));
  expect(large.loads).toBe(1);
  expect(loaded.figures()).toEqual({ sites: 1, bytes: 500 });
});

test("a site that is served no more is let go", () => {
  const loaded = new LoadedSites(100);
  const one = site(40);
  loaded.drop(one);
  loaded.bodyOf(one);
  loaded.drop(one);
  expect(loaded.figures()).toEqual({ sites: 0, bytes: 0 });
});
