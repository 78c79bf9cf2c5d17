import { expect, test } from "vitest";
import { openSites, siteNotes } from "../data.ts";
import { dealershipFile, locationEntry, siteFile, sitesFolder } from "../sites-folder.testing.ts";
import { siteView } from "../view.ts";

const NOW = Date.parse("2026-11-21T10:00:00+10:00");

/** What a site's menus lead to, and what is told of it, with these files besides. */
async function menusOf(files: Record<string, unknown> = {}, navigation: Record<string, unknown> = {}) {
  await using folder = await sitesFolder({
    "one/site.json": siteFile({ navigation }),
    "one/dealerships/dealer.json": dealershipFile(1),
    "one/locations.json": [locationEntry(1, "main", "dealer")],
    ...files,
  });
  const sites = await openSites(folder.dir, { defaultSite: null, secrets: () => null });
  const site = sites.bySlug("one");
  if (!site) throw new Error(JSON.stringify(sites.problems()));
  const view = siteView(site, NOW);
  const notes = (await siteNotes(folder.dir)).map(({ message }) => message);
  await sites.close();
  return {
    header: view.headerMenu.flatMap(({ label, children }) => [label, ...children.map((child) => child.label)]),
    footer: view.footerMenu.map(({ title, models, links }) => [
      title,
      models ? "models" : links.map((one) => one.label),
    ]),
    notes,
  };
}

const page = (title: string) => `---\ntitle: ${title}\n---\nText`;
const model = { id: 1, name: "3", slug: "mazda-3", manufacturer_name: "Mazda", status: null };

test("NAV-007 NAV-011 menus name no page that the dealer has not written, and no range without a model", async () => {
  const { header, footer } = await menusOf();
  expect(header).not.toContain("Range");
  expect(header.slice(header.indexOf("More"))).toEqual(["More", "Blog", "Contact"]);
  expect(Object.fromEntries(footer)).toMatchObject({ "Buyer Tools": ["Search Vehicles", "Finance", "Trade-in"] });
  expect(footer.map(([, links]) => links)).not.toContain("models");
});

test("NAV-002 NAV-007 NAV-011 they name them once they are written", async () => {
  const { header, footer, notes } = await menusOf({
    "one/models.json": [model],
    "one/pages/about-us.md": page("About"),
    "one/pages/book-test-drive.md": page("Test drive"),
    "one/pages/pages/faqs.md": page("Questions"),
  });
  expect(header).toEqual(expect.arrayContaining(["Range", "About Us", "FAQs"]));
  expect(footer.flatMap(([, links]) => links)).toEqual(
    expect.arrayContaining(["models", "Book Test Drive", "About Us"]),
  );
  expect(notes.join()).not.toMatch(/about-us|faqs|book-test-drive/);
});

test("a menu of which nothing is left goes, and one's own address to such a page with it", async () => {
  const headerMenu = [
    { label: "Company", children: [{ label: "Jobs", href: "/careers?from=menu" }] },
    { label: "Boats", href: "/boats" },
  ];
  expect((await menusOf({}, { headerMenu })).header).toEqual(["Boats"]);
});

test("an operator is told which pages are missing, and what names them", async () => {
  const { notes } = await menusOf();
  expect(notes.filter((note) => note.startsWith("Nobody"))).toEqual([
    'Nobody has written pages/privacy-policy.md, pages/terms-and-conditions.md, so forms link to what is not there: write it, or say under "links" where it leads.',
    'Nobody has written pages/about-us.md, pages/careers.md, pages/fleet.md, pages/pages/faqs.md, pages/book-test-drive.md, so menus leave that out: write it, or say under "links" where it leads.',
  ]);
});
