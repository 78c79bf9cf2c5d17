import { describe, expect, test } from "vitest";
import type { Location } from "../site/site.ts";
import { buyingPlaces } from "./buying.ts";
import { contactPage } from "./contact-page.ts";
import { locationPage } from "./page.ts";
import { ownPlaces } from "./section.ts";
import { FRIDAY, OPEN_ALL_WEEK, siteOfPlaces } from "./testing.ts";
import { contactHref, locationView } from "./view.ts";

const contact = { phone: "02 5550 1962", landline_phone: null, opening_hours: OPEN_ALL_WEEK };

describe("a place", () => {
  const site = siteOfPlaces([
    { slug: "brisbane-sales" },
    { slug: "brisbane-service", location_type: "service" },
    { slug: "brisbane-parts", location_type: "parts" },
  ]);
  const view = (index: number, of = site) => {
    const location = of.locations[index];
    if (!location) throw new Error("no such place");
    return locationView(of, location, FRIDAY).value;
  };

  test("LOC-061 sales and parts are contacted, a workshop is booked", () => {
    expect(view(0).action).toEqual({ label: "Contact Us", href: "/contact-us/brisbane" });
    expect(view(1).action).toEqual({ label: "Book A Service", href: "/book-a-service" });
    expect(view(2).action).toEqual({ label: "Contact Us", href: "/contact-us/brisbane?location=brisbane-parts" });
  });

  test("LOC-014 a card takes the small picture of the place where there is one, else the whole", () => {
    const image = { url: "/site/yard.webp", thumb: { url: "/site/yard-small.webp" } };
    expect(view(0, siteOfPlaces([{ slug: "a", image }])).image).toBe("/site/yard-small.webp");
    expect(view(0, siteOfPlaces([{ slug: "a", image: { url: image.url } }])).image).toBe("/site/yard.webp");
    expect(view(0, siteOfPlaces([{ slug: "a", image: null }])).image).toBeNull();
  });

  test("LOC-023 LOC-024 directions lead to the address that the place names, else to its place id, else to its street", () => {
    const [base] = siteOfPlaces([{ slug: "a" }]).locations;
    const directions = (told: Partial<Location["address"]>) => {
      const address = { ...(base?.address ?? ({} as never)), ...told };
      return view(0, siteOfPlaces([{ slug: "a", address }])).directions;
    };
    expect(directions({ place_url: "https://maps.example/yard", place_id: "place-1" })).toBe(
      "https://maps.example/yard",
    );
    const byId = new URL(directions({ place_url: null, place_id: "place-1" }));
    expect(byId.searchParams.get("destination_place_id")).toBe("place-1");
    expect(byId.searchParams.get("destination")).toContain("Halden a");
    expect(directions({ place_url: null, place_id: null })).not.toContain("place_id");
  });

  test("LOC-065 cards offer Email Us only where the site says so", () => {
    expect(view(0).email).toBeNull();
    const offering = siteOfPlaces([{ slug: "brisbane-sales" }], { locationEmailModal: true, contactPath: "/contact" });
    expect(view(0, offering).email).toBe("/contact/brisbane#enquire");
  });

  test("NAV-032 a landline that is the same number is told once", () => {
    const place = { slug: "a", contact_detail: { ...contact, landline_phone: "(02) 5550-1962" } };
    expect(view(0, siteOfPlaces([place])).phones).toHaveLength(1);
  });

  test("it says whether it is open, and until when that holds", () => {
    const site = siteOfPlaces([{ slug: "a", contact_detail: contact }]);
    const [location] = site.locations;
    const told = location && locationView(site, location, FRIDAY);
    expect(told?.value.open?.[0]).toEqual({ text: "Open today until 5pm", now: true, from: FRIDAY });
    expect(told?.changesAt).toBe(Date.UTC(2026, 10, 20, 6));
  });
});

test("LOC-007 vehicles are bought at the shown places whose subtype is buying, or has it among others", () => {
  const site = siteOfPlaces([
    { slug: "a", location_subtype: "buying" },
    { slug: "b", location_subtype: ["detailing", "buying"] },
    { slug: "c", location_subtype: "detailing" },
    { slug: "d" },
    { slug: "e", location_subtype: "buying", visible: false },
  ]);
  expect(buyingPlaces(site, FRIDAY).value.map(({ slug }) => slug)).toEqual(["a", "b"]);
});

describe("the contact page", () => {
  const [base] = siteOfPlaces([{ slug: "brisbane-sales" }]).locations;
  const site = siteOfPlaces(
    [
      { slug: "brisbane-sales", address: base?.address },
      { slug: "brisbane-service", location_type: "service", address: base?.address },
      { slug: "cairns" },
    ],
    { contactPath: "/contact" },
  );
  const at = (path: string, slug?: string) => contactPage(site, new URL(`https://dealer.example${path}`), slug);
  const fieldOf = (name: string, page: ReturnType<typeof at>) => page?.form.fields.find((field) => field.name === name);

  test("LOC-083 the dealer's own lists each street once and asks for no place", () => {
    const page = at("/contact");
    expect(page?.locations.map(({ slug }) => slug)).toEqual(["brisbane-sales", "cairns"]);
    expect(fieldOf("location", page)).toBeUndefined();
  });

  test("LOC-085 LOC-065 one location's has its slug without its kind, in any case, and its form writes to that location", () => {
    const page = at("/contact/BRISBANE", "BRISBANE");
    expect(page?.locations.map(({ slug }) => slug)).toEqual(["brisbane-sales", "brisbane-service"]);
    expect(fieldOf("location", page)).toMatchObject({ control: "hidden", defaultValue: "brisbane-sales" });
    expect(at("/contact/cairns", "cairns")?.form.heading).toBe("Email Halden cairns");
  });

  test("LOC-085 of places that share it, the address says which is meant", () => {
    const [, service] = site.locations;
    const href = service ? contactHref(site, service) : "";
    const page = at(href, "brisbane");
    expect(fieldOf("location", page)?.defaultValue).toBe("brisbane-service");
    expect(page?.form.path).toBe(href);
  });

  test("each has a description of its own for search engines, which is the dealer's where they wrote one", () => {
    const told = (page: ReturnType<typeof at>) => page?.description;
    expect(told(at("/contact"))).toContain(`Send ${site.name} a message`);
    expect(told(at("/contact/brisbane", "brisbane"))).toContain("Send Halden brisbane-sales a message");
    const file = { title: "Ask us", description: "Ask us anything.", markdown: "" };
    const pages = new Map([["/contact", { ...file, path: "/contact" }]]) as unknown as typeof site.pages;
    expect(contactPage({ ...site, pages }, new URL("https://dealer.example/contact"), undefined)?.description).toBe(
      "Ask us anything.",
    );
  });

  test("no place, no page", () => {
    expect(at("/contact/hobart", "hobart")).toBeNull();
  });
});

describe("the page of a location", () => {
  const site = siteOfPlaces([
    { slug: "north-sales", contact_detail: contact },
    { slug: "north-service", location_type: "service", contact_detail: contact },
    { slug: "north-hidden", location_type: "parts", visible: false },
    { slug: "south-parts", location_type: "parts", dealership_slug: "south" },
  ]);
  const page = () => {
    const location = site.locations[1];
    if (!location) throw new Error("no such place");
    return locationPage(site, location, FRIDAY);
  };

  test("LOC-067 its hours come first, then those of its dealership's other kinds", () => {
    expect(page().value.weeks.map(({ kind }) => kind)).toEqual(["service", "sales"]);
  });

  test("LOC-068 the dealer's other places follow as a carousel", () => {
    expect(page().value.others).toMatchObject({ kind: "carousel" });
    expect(page().value.others?.places.map(({ slug }) => slug)).toEqual(["north-sales", "south-parts"]);
  });

  test("it holds until the first of them opens or closes", () => {
    expect(page().changesAt).toBe(Date.UTC(2026, 10, 20, 6));
  });
});

describe("the dealer's own places", () => {
  test("LOC-070 each dealership is one card, under its own name and rating where it has one", () => {
    const site = siteOfPlaces([
      { slug: "north-service", location_type: "service" },
      { slug: "north-sales", average_rating: 4.1 },
      { slug: "south-sales", dealership_slug: "south", average_rating: 4.2 },
    ]);
    const [north, south] = site.dealerships;
    if (!north || !south) throw new Error("no dealerships");
    const rated = { ...site, dealerships: [{ ...north, average_rating: 4.8, review_count: 900 }, south] };
    const places = ownPlaces(rated, FRIDAY)?.value.places ?? [];
    expect(places.map(({ slug, name, rating }) => [slug, name, rating?.average, rating?.count])).toEqual([
      ["north-sales", "Dealer north", "4.8", 900],
      ["south-sales", "Dealer south", "4.2", 0],
    ]);
  });

  test("LOC-069 the only place stands on a map where it says its position", () => {
    const [base] = siteOfPlaces([{ slug: "a" }]).locations;
    const address = { ...(base?.address ?? ({} as never)), lat: -33.9, long: 151.2 };
    const own = ownPlaces(siteOfPlaces([{ slug: "a", address }]), FRIDAY)?.value;
    expect(own).toMatchObject({ kind: "map", map: { pins: [{ x: 50, y: 50 }] } });
    expect(ownPlaces(siteOfPlaces([{ slug: "a" }]), FRIDAY)?.value.map).toBeNull();
  });

  test("LOC-069 NAV-033 a yard, its workshop and its parts counter at one street are one place", () => {
    const [base] = siteOfPlaces([{ slug: "a" }]).locations;
    const address = base?.address;
    const own = ownPlaces(
      siteOfPlaces([
        { slug: "a", address },
        { slug: "a-service", address },
      ]),
      FRIDAY,
    );
    expect(own?.value).toMatchObject({ kind: "map", places: [{ slug: "a" }] });
  });

  test("no place that is shown, no section", () => {
    expect(ownPlaces(siteOfPlaces([{ slug: "a", visible: false }]), FRIDAY)).toBeNull();
  });
});
