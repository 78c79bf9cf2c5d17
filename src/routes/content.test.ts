import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { emptyModel } from "../../test/fixtures/model.ts";
import { dealership, testSite } from "../../test/fixtures/site.ts";
import type { ContentPage, Site } from "../features/site/site.ts";
import { requestScope } from "../request.ts";
import { action, loader } from "./content.tsx";

/**
 * A site with a page at a model's address, a page and a model that moved from another address, and a model of its
 * own.
 */
const page = (path: string): [string, ContentPage] => [
  path,
  { path, title: path, markdown: "", form: "careers" } as never,
];
const site: Site = {
  ...testSite("halden", [dealership(1, "north")]),
  pages: new Map([page("/cx-5"), page("/pages/faq")]),
  models: [
    { ...emptyModel(1), slug: "cx-5", name: "CX-5" },
    { ...emptyModel(2), slug: "mazda-3", new_slug: "mazda3", name: "3" },
    { ...emptyModel(3), slug: "faq", name: "FAQ" },
    { ...emptyModel(4), slug: "old-name", new_slug: "mazda-3", name: "3 Sport" },
  ],
};

/** The part of a request that these pages use; while search is unavailable a model's page shows no stock. */
function argsFor(path: string, body?: URLSearchParams, of: Site = site) {
  const context = new RouterContextProvider();
  const search = { search: async () => ({ ok: false, error: { kind: "unavailable" } }) };
  context.set(requestScope, {
    app: { search, log: { warn: () => {} } },
    site: of,
    now: Date.UTC(2026, 10, 20),
    uncacheable: () => {},
    changesAt: () => {},
  } as never);
  const url = new URL(path, "https://halden.example");
  return { context, url, params: {}, request: new Request(url, body && { method: "POST", body }) } as never;
}

const shown = async (path: string) => {
  const found = (await loader(argsFor(path))) as { kind: string; model?: { name: string }; page?: { title: string } };
  return [found.kind, found.model?.name ?? found.page?.title];
};
const movedTo = (path: string) =>
  shown(path).then(
    () => null,
    (thrown: Response) => [thrown.status, thrown.headers.get("Location")],
  );

test("MODEL-037 at one address a page comes before a model, and a model before what has moved away from it", async () => {
  expect(await shown("/cx-5")).toEqual(["page", "/cx-5"]);
  // "/faq" redirects to "/pages/faq" where nothing else has that address; "/mazda-3" is one model's old address and
  // another's present one.
  expect(await shown("/faq")).toEqual(["model", "FAQ"]);
  expect(await shown("/mazda-3")).toEqual(["model", "3 Sport"]);
  expect(await movedTo("/old-name")).toEqual([301, "/mazda-3"]);
});

test("MODEL-037 what is posted there is the form of what is shown there", async () => {
  const labels = async (path: string) => {
    const answer = (await action(argsFor(path, new URLSearchParams({ name: "Zoë" })))) as { data: { error: object } };
    return Object.keys(answer.data.error);
  };
  // A page's form requires a message, a model's does not.
  expect(await labels("/cx-5")).toContain("message");
  expect(await labels("/faq")).not.toContain("message");
  expect(await labels("/faq")).toContain("email");
});

test("CONT-001 a file at a further address names its own to search engines, so that one text has one address", async () => {
  const [path, own] = page("/special-offers");
  const further = { ...own, path: "/offers", original: path };
  const heads = [];
  for (const address of [path, "/offers"]) {
    const at = {
      ...site,
      pages: new Map([
        [path, own],
        ["/offers", further],
      ]),
    };
    const found = await loader(argsFor(address, undefined, at));
    heads.push((found as { head: { canonical: string } }).head.canonical);
  }
  expect(heads).toEqual(Array(2).fill("https://halden.example/special-offers"));
});
