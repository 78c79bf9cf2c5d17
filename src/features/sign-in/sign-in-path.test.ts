import { expect, test } from "vitest";
import { ownPath, signInPath } from "./sign-in-path.ts";

test("SITE-057 USER-008 the sign-in's address carries type, redirect and back", () => {
  const way = { type: "watchlist", redirect: "/cars/a?b=c&d=é", back: "/search/used-cars" } as const;
  const url = new URL(signInPath(way), "http://site.example");
  expect(url.pathname).toBe("/sign-in");
  expect(Object.fromEntries(url.searchParams)).toEqual(way);
});

test.each(["/", "/my-garage", "/cars/2021-mazda?x=1#top", "/cars/?next=https://evil.example"])(
  "a path of the site is kept: %s",
  (path) => {
    expect(ownPath(path, "/none")).toBe(path);
  },
);

test.each([
  null,
  "",
  "my-garage",
  "https://evil.example/",
  "javascript:alert(1)",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n//evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/sign-in",
  "/sign-in?redirect=/sign-in",
  "/Sign-In/",
  `/${"x".repeat(1_000)}`,
])("USER-008 nothing leads off the site, or round in a circle: %j", (address) => {
  expect(ownPath(address, "/none")).toBe("/none");
});
