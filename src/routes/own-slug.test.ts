import { expect, test } from "vitest";
import { bySlug } from "./own-slug.ts";

const POSTS = [{ slug: "utes" }, { slug: "Only-One" }, { slug: "what & why" }];
const at = (pathname: string, search = "") => ({ pathname, search });

/** Where a slug leads: its own thing, another address with the status of the redirect, or nothing. */
function led(requested: string | undefined, url = at(`/blog/${requested}`)) {
  try {
    return bySlug(POSTS, requested, url)?.slug ?? null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get("Location")}`;
  }
}

test.each([
  ["its own letters", "utes", undefined, "utes"],
  ["capitals in its own letters", "Only-One", undefined, "Only-One"],
  ["capitals", "UTES", at("/BLOG/UTES", "?gclid=A"), "301 /blog/utes?gclid=A"],
  ["small letters where its own has capitals", "only-one", undefined, "301 /blog/Only-One"],
  ["signs that an address encodes", "What & Why", at("/blog/What%20%26%20Why"), "301 /blog/what%20%26%20why"],
  ["an address that begins as another host's", "UTES", at("//blog/UTES/"), "301 /blog/utes"],
  ["an address that cannot be decoded beside it", "UTES", at("/%E0%A4%A/UTES"), "301 /%e0%a4%a/utes"],
  ["nothing of that name", "vans", undefined, null],
  ["no slug", undefined, undefined, null],
])("a slug in %s", (_, requested, url, to) => {
  expect(led(requested, url)).toBe(to);
});
