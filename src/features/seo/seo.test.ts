import { expect, test } from "vitest";
import { testCar } from "../../../test/fixtures/cars.ts";
import { engineWith } from "../../../test/fixtures/engine.ts";
import { emptyModel } from "../../../test/fixtures/model.ts";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { financeAddresses } from "../finance/finance-pages.ts";
import type { BlogPost, ContentPage, Location } from "../site/site.ts";
import { pageAddresses, searchAddresses } from "./data.ts";
import { headTags, originOf } from "./head.ts";
import { locationJsonLd, organisationJsonLd, postJsonLd } from "./json-ld.ts";
import { blogFeed } from "./rss.ts";
import { MOST_ADDRESSES, robotsTxt, sitemapIndexXml, sitemapXml } from "./sitemap.ts";
import { iconPath, webManifest } from "./web-manifest.ts";

const ORIGIN = "https://halden.example";
const NOW = Date.UTC(2026, 10, 21);
const POST: BlogPost = {
  slug: "utes-&-vans",
  heading: "Utes & vans <compared>",
  description: "What carries what",
  date: "2026-11-02",
  image: "/art/ute.webp",
  markdown: "Words",
};
const site = { ...testSite("halden", [dealership(1, "parramatta"), dealership(2, "brookvale")]), posts: [POST] };
const place = (changes: Partial<Location> = {}): Location => ({
  id: 1,
  name: "Halden Parramatta",
  slug: "parramatta",
  primary: true,
  visible: true,
  location_type: "sales",
  location_subtype: null,
  dealership_id: 1,
  dealership_slug: "parramatta",
  manufacturers: ["Toyota"],
  dealer_license_number: "MD 12345",
  motor_vehicle_repairer: null,
  image: { url: "/art/places/one.avif" },
  average_rating: 4.8,
  review_count: 312,
  reviews: [],
  address: {
    street: "1 Church Street",
    city: "Parramatta",
    state: "NSW",
    postcode: "2150",
    lat: -33.81,
    long: 151,
    place_id: null,
    place_url: null,
  },
  contact_detail: {
    phone: "02 5550 1960",
    landline_phone: null,
    opening_hours: [
      { weekday: 1, status: "Open", formated_hours: "8.30am – 5pm", open: "08:30", close: "17:00" },
      { weekday: 0, status: "Closed", formated_hours: "Closed", open: null, close: null },
    ],
  },
  special_hours: [{ date: "2026-12-25", location_id: 1, status: "Closed", start_hour: null, end_hour: null }],
  ...changes,
});

test("a page's tags say its one address, its picture and its words; one that belongs to another asks not to be kept", () => {
  const head = { title: "Utes", description: "All of them", canonical: `${ORIGIN}/u`, siteName: "Halden", image: "i" };
  const tags = headTags(head);
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: `${ORIGIN}/u` });
  expect(tags).toContainEqual({ property: "og:image", content: "i" });
  expect(tags).toContainEqual({ property: "og:description", content: "All of them" });
  expect(JSON.stringify(tags)).not.toContain("noindex");
  const other = headTags({ ...head, canonical: null, index: false });
  expect(other).toContainEqual({ name: "robots", content: "noindex, follow" });
  expect(JSON.stringify(other)).not.toContain("canonical");
  for (const description of [null, ""]) {
    const silent = headTags({ ...head, title: "Utes | Halden", description });
    expect(silent).toContainEqual({ name: "description", content: "Utes at Halden, with whom to ask." });
  }
});

test("the public address is the site's own, else the one that was asked", () => {
  const here = new URL("http://halden.localhost:4000/a?b=1");
  expect(originOf({ config: { siteUrl: "https://halden.example/" } }, here)).toBe(ORIGIN);
  expect(originOf({ config: { siteUrl: null } }, here)).toBe("http://halden.localhost:4000");
});

test("a place is an AutoDealer with address, position and hours, and carries no rating of its own", () => {
  const json = locationJsonLd(place(), site, ORIGIN);
  expect(json).toMatchObject({
    "@type": "AutoDealer",
    telephone: "02 5550 1960",
    address: { addressLocality: "Parramatta", addressRegion: "NSW", addressCountry: "AU" },
    geo: { latitude: -33.81 },
    openingHoursSpecification: [
      { dayOfWeek: "Monday", opens: "08:30", closes: "17:00" },
      { validFrom: "2026-12-25", opens: "00:00", closes: "00:00" },
    ],
  });
  expect(json).not.toHaveProperty("aggregateRating");
  expect(locationJsonLd(place({ location_type: "service" }), site, ORIGIN)["@type"]).toBe("AutoRepair");
  const bare = locationJsonLd(place({ image: null, special_hours: [] }), site, ORIGIN);
  expect(bare).not.toHaveProperty("image");
});

test("LOC-024 a place's own address on the map is told", () => {
  const mapped = place({ address: { ...place().address, place_url: "https://maps.example/place-1" } });
  expect(locationJsonLd(mapped, site, ORIGIN)).toMatchObject({ hasMap: "https://maps.example/place-1" });
  expect(locationJsonLd(place(), site, ORIGIN)).not.toHaveProperty("hasMap");
});

test("the dealer's departments are the places that are shown", () => {
  const fullSite = { ...site, locations: [place(), place({ id: 2, slug: "hidden", visible: false })] };
  expect(organisationJsonLd(fullSite, ORIGIN).department).toEqual([
    expect.objectContaining({ "@id": expect.stringContaining("/parramatta#place") }),
  ]);
});

test("a post is told with its day and absolute addresses", () => {
  expect(postJsonLd(POST, site, `${ORIGIN}/blog/x`, ORIGIN)).toMatchObject({
    datePublished: "2026-11-02",
    image: `${ORIGIN}/art/ute.webp`,
  });
});

test("the feed escapes what posts say", () => {
  const feed = blogFeed(site, ORIGIN, `${ORIGIN}/blog/feed.xml`);
  expect(feed).toContain("<title>Utes &amp; vans &lt;compared&gt;</title>");
  expect(feed).toContain("<pubDate>Mon, 02 Nov 2026 00:00:00 GMT</pubDate>");
  const heading = "Q&A; R&amp;D \u000b<b>";
  const written = blogFeed({ ...site, posts: [{ ...POST, heading }] }, ORIGIN, `${ORIGIN}/blog/feed.xml`);
  expect(written).toContain("<title>Q&amp;A; R&amp;amp;D &lt;b&gt;</title>");
});

test("a sitemap says when a page changed only where that is known", () => {
  const xml = sitemapXml([
    { loc: `${ORIGIN}/a?b=1&c=2`, changed: NOW },
    { loc: `${ORIGIN}/d`, changed: null },
  ]);
  expect(xml).toContain(
    `<url><loc>${ORIGIN}/a?b=1&amp;c=2</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod></url>` +
      `<url><loc>${ORIGIN}/d</loc></url>`,
  );
  expect(xml).not.toContain("priority");
  expect(sitemapIndexXml([{ loc: "x", changed: null }])).toContain("<sitemap><loc>x</loc></sitemap>");
});

test("a sitemap of as many addresses as one may have is written as text: a tree of them held up all other requests", () => {
  const addresses = Array.from({ length: MOST_ADDRESSES }, (_, at) => ({
    loc: `${ORIGIN}/used-car/${at}`,
    changed: NOW,
  }));
  const before = process.cpuUsage();
  const text = sitemapXml(addresses);
  const { user, system } = process.cpuUsage(before);
  expect(text.match(/<url>/g)).toHaveLength(MOST_ADDRESSES);
  // A fifth of what the tree took; as text it is a twentieth.
  expect((user + system) / 1_000).toBeLessThan(320);
});

test("robots are told where the sitemap is, and kept from the calls", () => {
  expect(robotsTxt(ORIGIN)).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  expect(robotsTxt(ORIGIN)).toContain("Disallow: /api/");
});

/** Whether robots may read an address, by RFC 9309: a rule means what begins so, and `$` means the end. */
const mayRead = (path: string) =>
  !robotsTxt(ORIGIN)
    .split("\n")
    .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
    .some((rule) => (rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule)));

test("a dealer's own page is read whose address begins as that of a shopper's own page does", () => {
  for (const own of [
    "/success",
    "/success?type=contact",
    "/compare",
    "/compare?cars=a.b",
    "/favourites",
    "/viewed-cars?ids=1",
    "/sign-in?type=x",
  ])
    expect([own, mayRead(own)]).toEqual([own, false]);
  for (const page of ["/success-stories", "/compare-our-finance", "/favourites-of-our-team", "/sign-in-help"])
    expect([page, mayRead(page)]).toEqual([page, true]);
});

test("only searches with stock stand by themselves: types, dealerships, makes and models", async () => {
  const search = await engineWith([
    testCar(1),
    testCar(2, { make: "Land Rover", model: "Range Rover Sport", car_type: "demo", dealership_slug: "brookvale" }),
    testCar(3, { make: "Kia", photos_count: 0 }),
  ]);
  const found = await searchAddresses(search, site, ORIGIN, NOW);
  const paths = found.ok ? found.value.map(({ loc }) => loc.slice(ORIGIN.length)) : [];
  expect(paths.toSorted()).toEqual([
    "/search/brookvale",
    "/search/demo-cars",
    "/search/land-rover",
    "/search/land-rover/range-rover-sport",
    "/search/mazda",
    "/search/mazda/cx-5",
    "/search/new-used-and-demo-cars",
    "/search/parramatta",
    "/search/used-cars",
  ]);
});

test("a page is named once, and a link to somebody else's site not at all", () => {
  const linked = { ...site, config: { ...site.config, links: { contact: "https://other.example/contact" } } };
  const paths = pageAddresses(linked, ORIGIN, []).map(({ loc }) => loc);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain(`${ORIGIN}/`);
  expect(paths.every((loc) => loc.startsWith(ORIGIN) && !loc.includes("other.example"))).toBe(true);
  expect(paths.some((loc) => loc.endsWith(`/${POST.slug}`))).toBe(true);
  expect(paths).toContain(`${ORIGIN}/parts/search`);
});

test("the sitemap names the platform's own pages, a file once, and no search: those with stock have a sitemap", () => {
  const page = (path: string, original?: string): [string, ContentPage] => [path, { path, original } as ContentPage];
  const models = [emptyModel(1), { ...emptyModel(2), override_url: "/search/yamaha" }];
  const pages = new Map([page("/special-offers"), page("/offers", "/special-offers")]);
  const config = { ...site.config, links: { accessories: "/search/used-cars", parts: "/contact-us?about=parts" } };
  const finance = financeAddresses({ ...site, pages });
  const entries = pageAddresses({ ...site, models, pages, config, locations: [place()] }, ORIGIN, finance);
  const paths = entries.map(({ loc }) => loc.slice(ORIGIN.length));
  for (const path of ["/finance", "/apply-for-finance", "/trade-in", "/sell-my-car", "/brands", "/toyota/overview"])
    expect(paths).toContain(path);
  expect(paths).toContain("/contact-us/parramatta");
  expect(paths).toContain("/model-1");
  expect(paths).toContain("/special-offers");
  expect(paths).not.toContain("/offers");
  expect(paths).not.toContain("/mazda-finance-page");
  expect(paths.filter((path) => /^\/search\/|[?#]/.test(path))).toEqual([]);
});

test("SITE-057 what asks for a sign-in stands in no sitemap, and robots are kept from the sign-in", () => {
  const pages = new Map(["/trade-in", "/about-us"].map((path) => [path, {} as ContentPage]));
  const gated = { ...site, pages, config: { ...site.config, gatedRoutes: ["trade-in" as const] } };
  const listed = (of: typeof site) => pageAddresses(of, ORIGIN, []).map(({ loc }) => loc.slice(ORIGIN.length));
  expect(listed(gated)).toContain("/about-us");
  expect(listed(gated)).not.toContain("/trade-in");
  expect(listed({ ...site, pages })).toContain("/trade-in");
  expect(robotsTxt(ORIGIN)).toContain("Disallow: /sign-in");
});

test("the site is an application of its own name and colour, its icons kept by version", () => {
  const fullSite = { ...site, version: "abc", brand: { ...site.brand, colour: "#0f5a47" as const } };
  expect(webManifest(fullSite)).toMatchObject({ name: site.name, theme_color: "#0f5a47" });
  expect(iconPath(fullSite, 192)).toBe("/icons/192.png?v=abc");
});
