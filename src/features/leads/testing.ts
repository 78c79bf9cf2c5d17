import type { Database } from "../../db/open.ts";
import { platformDefaults, type SiteConfig } from "../site/schema.ts";
import type { Dealership, Location, Site, SiteId } from "../site/site.ts";
import { writeStock } from "../stock/mutations.ts";
import { type CarInput, emptyCarInput } from "../stock/schema.ts";

/** What tests of leads stand on: a small site, a shopper's form, a car. */

export function dealership(id: number, slug: string, leads?: Partial<Dealership["leads"]>): Dealership {
  return {
    id,
    slug,
    name: `Dealer ${slug}`,
    logo: null,
    manufacturer_name: null,
    average_rating: null,
    review_count: null,
    config: {},
    leads: { email: [`leads@${slug}.example`], webhook: null, ...leads },
  };
}

function location(id: number, of: Dealership, primary: boolean): Location {
  const address = { street: "1 Test St", city: "Sydney", state: "NSW", postcode: "2000", lat: null, long: null };
  return {
    id,
    name: of.name,
    slug: `${of.slug}-yard`,
    primary,
    visible: true,
    location_type: "sales",
    location_subtype: null,
    dealership_id: of.id,
    dealership_slug: of.slug,
    manufacturers: [],
    dealer_license_number: null,
    motor_vehicle_repairer: null,
    image: null,
    average_rating: null,
    review_count: null,
    reviews: [],
    address: { ...address, place_id: null, place_url: null },
    contact_detail: { phone: "02 5550 1234", landline_phone: null, opening_hours: [] },
    special_hours: [],
  };
}

/** A site of these dealerships, each with one location; the last dealership's is the primary one. */
export function testSite(
  slug: string,
  dealerships: readonly Dealership[],
  options: { readonly config?: Partial<SiteConfig>; readonly dealershipConfig?: Partial<SiteConfig> } = {},
): Site {
  const config: SiteConfig = { ...platformDefaults(), timezone: "Australia/Sydney", ...options.config };
  return {
    id: slug as SiteId,
    slug,
    name: `Site ${slug}`,
    config,
    configFor: () => ({ ...config, ...options.dealershipConfig }),
    brand: {
      colour: "#0f5a47",
      accent: null,
      neutral: 0,
      neutralHue: null,
      fonts: { heading: "archivo", body: "archivo" },
      radius: "soft",
      density: "roomy",
      logo: { url: "/logo.svg", name: slug, tagline: null },
    },
    legal: { name: slug, abn: null, acknowledgement: null },
    dealerships,
    locations: dealerships.map((one, index) => location(index + 1, one, index === dealerships.length - 1)),
    models: [],
    slides: [],
    home: {},
    promos: [],
    pages: new Map(),
    posts: [],
    publicDir: "",
    version: "1",
  };
}

export const SHOPPER = {
  name: "Zoë",
  last_name: "O'Brien",
  email: "zoe@shopper.example",
  phone: "0491 570 156",
} as const;

/** A Mazda CX-5 in stock, with what an ADF document can say of it. */
export const CAR: CarInput = {
  ...emptyCarInput(),
  name: "2021 Mazda CX-5 Maxx Sport KF",
  year: 2021,
  make: "Mazda",
  model: "CX-5",
  badge: "Maxx Sport",
  series: "KF",
  stocknum: "A1024",
  vin: "JM0KF4W2A10512345",
  colour: "Soul Red & Black",
  interior_colour: "Black",
  km: 45_210,
  price: 33_990,
  simple_body: "SUV",
  doors: 5,
  simple_transmission: "Automatic",
};

/** Puts the car into that dealership's stock and gives its id. */
export async function stockCar(db: Database, of: Dealership, car: Partial<CarInput> = {}): Promise<number> {
  const input = { ...CAR, ...car };
  await writeStock(db, of, { now: 1 }, (writer) => writer.upsert([input]));
  const query = db.selectFrom("cars").select("id").where("stocknum", "=", input.stocknum);
  return (await query.where("dealership_id", "=", of.id).executeTakeFirstOrThrow()).id;
}
