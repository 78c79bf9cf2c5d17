import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import type { Site } from "../features/site/site.ts";
import { requestScope } from "../request.ts";
import { loader } from "./blog.tsx";
import { loader as parts } from "./places/parts.tsx";

const POST = { slug: "utes", heading: "Utes", description: "Of utes.", date: "2026-11-02", image: null, markdown: "" };
const site: Site = { ...testSite("halden", [dealership(1, "north")]), posts: [POST] };

test.each(["/blog/vehicle-reviews", "/blog/vehicle-reviews/", "/Blog/Vehicle-Reviews"])(
  "the list of posts at %s has one address for search engines, and words that no post has",
  (path) => {
    const context = new RouterContextProvider();
    context.set(requestScope, { site } as never);
    const { head } = loader({ context, url: new URL(path, "https://halden.example") } as never);
    expect(head.canonical).toBe("https://halden.example/blog/vehicle-reviews");
    expect(head.description).not.toBe(POST.description);
  },
);

test.each(["/parts/search", "/parts/search/", "/Parts/Search"])(
  "the search for parts at %s is the same page",
  (path) => {
    const context = new RouterContextProvider();
    const scope = { site, now: Date.UTC(2026, 10, 20), changesAt: () => {}, uncacheable: () => {} };
    context.set(requestScope, scope as never);
    const { head, search } = parts({ context, url: new URL(path, "https://halden.example") } as never);
    expect([head.canonical, head.title, search]).toEqual([
      "https://halden.example/parts/search",
      `Parts Search | ${site.name}`,
      null,
    ]);
  },
);
