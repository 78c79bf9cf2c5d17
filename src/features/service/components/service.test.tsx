import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import { dealership, testSite } from "../../../../test/fixtures/site.ts";
import { pageFormView } from "../../leads/form-view.ts";
import { SiteViewProvider } from "../../site/components/site-context.tsx";
import { OPTIONS, type SiteConfig } from "../../site/schema.ts";
import type { ContentPage, Location, Model, Site } from "../../site/site.ts";
import { siteView } from "../../site/view.ts";
import { partSought, partsLinks, serviceView } from "../view.ts";
import { Booking } from "./booking.tsx";
import { MazdaServicePage } from "./mazda-page.tsx";
import { ServicePage } from "./service-page.tsx";
import { ServicePlaces } from "./service-places.tsx";

/** Friday noon in Sydney. */
const NOW = Date.UTC(2026, 10, 20, 1);

function siteWith(config: Partial<SiteConfig> = {}, makes: readonly string[] = ["Mazda"]): Site {
  const site = testSite("alderbank", [dealership(1, "newstead"), dealership(2, "springwood")], { config });
  const [sales, other] = site.locations as readonly [Location, Location];
  const address = { ...sales.address, street: "9 Austin Street", city: "Newstead", lat: -27.4, long: 153 };
  const workshop: Location = { ...sales, location_type: "service", name: "The workshop", slug: "workshop", address };
  const counter: Location = { ...sales, location_type: "parts", name: "The counter", slug: "counter" };
  const hidden: Location = { ...workshop, visible: false, name: "The old workshop", slug: "old" };
  const none = { description: null, form: null, image: null };
  const page: ContentPage = { path: "/service", title: "Service", ...none, markdown: "Our own words" };
  return {
    ...site,
    locations: [sales, other, workshop, counter, hidden],
    models: makes.map((manufacturer_name) => ({ manufacturer_name, name: "3", bodies: [] }) as unknown as Model),
    pages: new Map(["/service", "/warranty", "/roadside-assist"].map((path) => [path, { ...page, path }])),
  };
}

const view = (site: Site) => serviceView(site, "/service", "Service", NOW).value;

function drawn(site: Site, Page: typeof MazdaServicePage): string {
  const service = view(site);
  const form = pageFormView("service", "/service", site);
  return markup(
    <SiteViewProvider site={siteView(site, NOW)}>
      <Page
        service={service}
        form={<Booking service={service} form={form} submissionId="id-1" lastResult={undefined} layout="split" />}
      />
    </SiteViewProvider>,
  );
}

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "g"))].map(([, text = ""]) => words(text));

describe("the page of one make", () => {
  const html = drawn(siteWith({ servicePageStyle: "mazda", servicePerksEnabled: true }), MazdaServicePage);
  const text = words(html);

  test("SERV-014 SERV-015 it begins with a hero and GENUINE SERVICING", () => {
    expect(headings(html, 1)).toEqual(["Kept as it was built."]);
    expect(text.slice(0, 60)).toContain("GENUINE SERVICING");
  });

  test("SERV-017 SERV-018 SERV-019 SERV-020 four feature blocks follow", () => {
    expect(headings(html, 2).slice(0, 4)).toEqual([
      "Genuine Parts",
      "Ongoing maintenance plan",
      "Software Updates",
      "Full Health Checks",
    ]);
    expect(text).toContain("Made for your Mazda");
  });

  test("SERV-016 SERV-027 the form has its anchor, and BOOK NOW leads there", () => {
    expect(html).toMatch(/<section id="service-form"[^>]*>.*<form id="service"/s);
    expect(html).toMatch(/<a href="#service-form"[^>]*>BOOK NOW<\/a>/);
    expect(text).toContain("Mazda-trained technicians.");
  });

  test("SERV-021 SERV-022 SERV-023 SERV-024 SERV-025 SERV-026 six perks, where the site lists them", () => {
    const perks = [
      "Select Service",
      "Quick Smart 90-minute service",
      "Free Loan Cars",
      "Waiting Lounge",
      "Courtesy Shuttle",
      "Early-bird Drop-off",
    ];
    expect(headings(html, 3).filter((heading) => perks.includes(heading))).toEqual(perks);
    expect(view(siteWith()).perks).toEqual([]);
    expect(words(drawn(siteWith(), MazdaServicePage))).not.toContain("Free Loan Cars");
  });

  test("SERV-028 a page about warranty that nobody has written is the contact page", () => {
    const site = siteWith();
    const page = drawn({ ...site, pages: new Map() }, MazdaServicePage);
    expect(page).not.toContain('href="/warranty"');
    expect(page).toContain('href="/contact-us"');
  });

  test("SERV-028 warranty and roadside assist are linked, with perks and without", () => {
    for (const page of [html, drawn(siteWith(), MazdaServicePage)]) {
      expect(page).toContain('href="/warranty"');
      expect(page).toContain('href="/roadside-assist"');
    }
  });

  test("SERV-029 SERV-032 the contact block shows the workshop on its map and no other place", () => {
    expect(text).toContain("9 Austin Street, Newstead NSW 2000");
    expect(text).toContain("Get Directions");
    expect(html).toContain('aria-label="Map of The workshop"');
    for (const other of ["Dealer newstead", "The counter", "The old workshop"]) {
      expect(view(siteWith()).places.map(({ name }) => name)).not.toContain(other);
    }
  });

  test("SERV-030 SERV-031 ninety minutes, and the first check at 3,000km or 3 months", () => {
    expect(text).toContain("A quick service takes 90 minutes.");
    expect(text).toContain("New Mazda? Your first check, at 3,000km or 3 months, is complimentary.");
  });

  test("a dealer of several makes speaks of none", () => {
    const several = view(siteWith({}, ["Mazda", "Kia"]));
    expect(several.certified.name).toBe("Factory-trained technicians.");
    expect(several.features[0]?.text).toBe("Made for your car and covered for two years.");
    const own = view(siteWith({ texts: { "service.certified": "Eleven {make} technicians." } }));
    expect(own.certified.name).toBe("Eleven Mazda technicians.");
  });
});

test("SERV-001 SERV-013 the standard page is the site's own title and words, the booking and its workshops", () => {
  expect(view(siteWith()).style).toBe("standard");
  expect(view(siteWith({ servicePageStyle: "mazda" })).style).toBe("mazda");
  const html = drawn(siteWith(), ServicePage);
  expect(headings(html, 1)).toEqual(["Service"]);
  for (const part of ["Our own words", "Vehicle Details", "The workshop"]) expect(words(html)).toContain(part);
  expect(words(html)).not.toContain("GENUINE SERVICING");
});

describe("SERV-016 a booking system of somebody else's", () => {
  const embed = "https://book.workshop.example/alderbank?site=1";

  test("stands in the form's place, under the same anchor", () => {
    const html = drawn(siteWith({ serviceEmbedUrl: embed }), MazdaServicePage);
    expect(html).toMatch(
      /<section id="service-form".*<iframe[^>]*src="https:\/\/book\.workshop\.example\/alderbank\?site=1"/s,
    );
    expect(html).toMatch(/<iframe[^>]*sandbox="[^"]*allow-forms/);
    expect(html).not.toContain("<form");
  });

  test.each([
    "http://book.workshop.example/",
    "javascript:alert(1)",
    "//book.workshop.example",
    "/book",
    "https://",
    "https://book.example;script-src",
    "https://*.example",
    "https://user:secret@book.example/",
    'https://book.example/"><script>',
    "https://book.example/ 'unsafe-inline'",
    "data:text/html,hello",
  ])("%s is refused", (address) => {
    expect(v.is(OPTIONS.serviceEmbedUrl.schema, address)).toBe(false);
  });

  test("a port and a query are taken", () => {
    for (const address of [embed, "https://book.example", "https://book.example:8443/", "https://book.example?a=b"]) {
      expect(v.is(OPTIONS.serviceEmbedUrl.schema, address), address).toBe(true);
    }
  });
});

describe("parts", () => {
  test("SERV-004 the search asks first for the part, in the shopper's own words, and takes over what was searched for", () => {
    const form = pageFormView("parts-search", "/parts/search", siteWith());
    expect(form.fields[0]).toMatchObject({ name: "part", type: "search", required: true });
    expect(partSought(form, "brake\npads ").fields[0]?.defaultValue).toBe("brake pads");
    expect(partSought(form, "x".repeat(10_000)).fields[0]?.defaultValue).toHaveLength(200);
    expect(partSought(form, null)).toBe(form);
    expect(partSought(form, "  ")).toBe(form);
  });

  test("SERV-003 SERV-004 SERV-005 each page leads to the other two", () => {
    const { config } = siteWith();
    expect(partsLinks(config, "/accessories").map(({ href }) => href)).toEqual([
      "/vehicle-parts-and-accessories",
      "/parts/search",
    ]);
  });

  test("SERV-032 parts pages show the workshop, and their form asks for no other place", () => {
    const site = siteWith({ enquiryShowLocation: true });
    for (const kind of ["parts", "parts-search", "service"] as const) {
      const location = pageFormView(kind, "/parts", site).fields.find(({ name }) => name === "location");
      expect(location?.options, kind).toEqual([{ value: "workshop", label: "The workshop" }]);
    }
    const html = markup(
      <SiteViewProvider site={siteView(site, NOW)}>
        <ServicePlaces service={view(site)} />
      </SiteViewProvider>,
    );
    expect(headings(html, 3)).toEqual(["The workshop"]);
  });
});
