import { expect, test } from "vitest";
import { openSites } from "./data.ts";
import { dealershipFile, siteFile, sitesFolder } from "./sites-folder.testing.ts";

const review = {
  id: 1,
  customer_name: "Priya N.",
  text: "Straight answers and a fair price.",
  rating: 5,
  review_date: "2026-08-14",
  created_at_time_ago_in_words: "3 months",
  reply_text: "Thank you, Priya.",
  reply_date: "2026-08-15",
  image: "/site/priya.webp",
};
const location = {
  id: 11,
  name: "Alpha Southport",
  slug: "alpha-southport",
  primary: true,
  visible: false,
  location_type: "service",
  location_subtype: ["buying", "detailing"],
  dealership_slug: "alpha-one",
  manufacturers: ["Toyota", "Mazda"],
  dealer_license_number: "4098765",
  motor_vehicle_repairer: "MVRL 61234",
  image: { url: "/site/yard.webp", thumb: { url: "/site/yard-small.webp" } },
  average_rating: 4.6,
  review_count: 212,
  reviews: [review],
  address: {
    street: "41 Nerang Street",
    city: "Southport",
    state: "QLD",
    postcode: "4215",
    lat: -27.9687,
    long: 153.4145,
    place_id: "place-1",
    place_url: "https://maps.example/place-1",
  },
  contact_detail: {
    phone: "07 5550 0148",
    landline_phone: "07 5550 0149",
    opening_hours: [{ weekday: 1, status: "Open", formated_hours: "8.30am to 5pm", open: "08:30", close: "17:00" }],
  },
  special_hours: [{ date: "2026-12-24", location_id: 11, status: "Open", start_hour: "09:00", end_hour: "12:00" }],
};
const model = {
  id: 7,
  name: "RAV4",
  slug: "toyota-rav4",
  new_slug: "new-rav4",
  override_url: "https://rav4.example/",
  status: "coming_soon",
  manufacturer_name: "Toyota",
  manufacturer_body: "SUV",
  manufacturer_body2: "Hybrid",
  manufacturer_body3: "AWD",
  bodies: ["Electric"],
  image: { url: "/art/suv-white-f34.webp" },
  cloudfront_new_image_url: "https://pictures.example/rav4.webp",
  short_description: "Hybrid as standard.",
  from_price: 42_260,
};

async function readAlpha() {
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({}, { dealerships: ["alpha-one"] }),
    "alpha/dealerships/alpha-one.json": dealershipFile(1, {
      name: "Alpha One",
      logo: { url: "/site/one.svg" },
      manufacturer_name: "Toyota",
      average_rating: 4.5,
      review_count: 980,
      config: { checkout: { depositAmount: 750 } },
    }),
    "alpha/locations.json": [location],
    "alpha/models.json": [model],
  });
  const sites = await openSites(folder.dir, { defaultSite: null });
  expect(sites.problems()).toEqual([]);
  await sites.close();
  return sites.bySlug("alpha");
}

test("LOC-001..038 a location's every field is read as the operator wrote it, with its dealership's id", async () => {
  const site = await readAlpha();
  expect(site?.locations).toEqual([{ ...location, dealership_id: 1 }]);
});

test("LOC-042..052 a review's every field is read as it was written", async () => {
  const site = await readAlpha();
  expect(site?.locations[0]?.reviews).toEqual([review]);
});

test("LOC-039 LOC-040 LOC-041 SITE-037..041 a dealership's every field is read, its own options among them", async () => {
  const site = await readAlpha();
  expect(site?.dealerships).toMatchObject([
    {
      id: 1,
      slug: "alpha-one",
      name: "Alpha One",
      logo: { url: "/site/one.svg" },
      manufacturer_name: "Toyota",
      average_rating: 4.5,
      review_count: 980,
      config: { depositAmount: 750 },
    },
  ]);
});

test("MODEL-001..015 a model's every field is read as the operator wrote it", async () => {
  const site = await readAlpha();
  expect(site?.models).toEqual([{ ...model, length: null }]);
});

test("LOC-006 CAR-001 a location that says the least is a visible sales location without what it lacks", async () => {
  const { id, name, slug, dealership_slug } = location;
  const { street, city, state, postcode } = location.address;
  const least = { id, name, slug, dealership_slug, address: { street, city, state, postcode }, contact_detail: {} };
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({}, { dealerships: ["alpha-one"] }),
    "alpha/dealerships/alpha-one.json": dealershipFile(1),
    "alpha/locations.json": [least],
  });
  const sites = await openSites(folder.dir, { defaultSite: null });
  expect(sites.bySlug("alpha")?.locations).toMatchObject([
    {
      location_type: "",
      visible: true,
      primary: false,
      reviews: [],
      image: null,
      contact_detail: { phone: null, opening_hours: [] },
    },
  ]);
  await sites.close();
});

test("LOC-042 LOC-043 LOC-044 a review summary tells count, average as a text and reviews, where the place says none itself", async () => {
  const { average_rating: _, review_count: __, reviews: ___, ...silent } = location;
  const summary = { count: 212, average_rating: "4.6", reviews: [review] };
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({}, { dealerships: ["alpha-one", "alpha-two"] }),
    "alpha/dealerships/alpha-one.json": dealershipFile(1, { review_summary: { count: 980, average_rating: "4.5" } }),
    "alpha/dealerships/alpha-two.json": dealershipFile(2, { average_rating: "5", review_summary: summary }),
    "alpha/locations.json": [
      { ...silent, review_summary: summary },
      { ...silent, id: 12, slug: "own", review_summary: summary, average_rating: "3", review_count: 0, reviews: [] },
    ],
  });
  const sites = await openSites(folder.dir, { defaultSite: null });
  expect(sites.problems()).toEqual([]);
  const site = sites.bySlug("alpha");
  expect(site?.locations[0]).toMatchObject({ average_rating: 4.6, review_count: 212, reviews: [review] });
  expect(site?.locations[1]).toMatchObject({ average_rating: 3, review_count: 0, reviews: [] });
  expect(site?.dealerships).toMatchObject([
    { average_rating: 4.5, review_count: 980 },
    { average_rating: 5, review_count: 212 },
  ]);
  await sites.close();
});
