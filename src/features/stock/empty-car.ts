import type { CarInput } from "./schema.ts";

const EMPTY = {
  name: "",
  carsales_title: null,
  year: null,
  make: "",
  model: "",
  badge: null,
  series: null,
  colour: null,
  interior_colour: null,
  km: null,
  price: null,
  before_price: null,
  subscription_price: null,
  preorder: false,
  offer_price: null,
  price_type: null,
  status: "in_stock",
  car_type: "used",
  tag: null,
  reserved: false,
  sold: false,
  certified: false,
  stocknum: "",
  vin: null,
  nvic: null,
  has_nvic: false,
  regplate: null,
  rego_expiry: null,
  build_date: null,
  compliance_date: null,
  primary_image_url: null,
  photos_count: 0,
  video_url: null,
  external_video_url: null,
  spin_code: null,
  spin_interior_image: null,
  hotspots: null,
  dealercomments: null,
  file: null,
  location_id: null,
  location: null,
  location_name: null,
  city: null,
  state: null,
  private_suburb: null,
  private_postcode: null,
  simple_body: null,
  body: null,
  simple_transmission: null,
  trans: null,
  simple_fuel: null,
  fuel: null,
  simple_drive: null,
  drive: null,
  seats: null,
  doors: null,
  gearnum: null,
  bodyconfiguration: null,
  engine_size: null,
  engine_size_litres: null,
  variant: null,
  specifications: null,
  autograb_data: null,
  youxQuote: null,
  item_type: "car",
  finance_lenders: null,
  show_on_dealer_website: true,
  sold_date_timestamp: null,
  custom_rank: 0,
} satisfies Partial<CarInput>;

/**
 * A car with every field empty, to be filled from a feed's row. `name`, `make`, `model` and `stocknum` must be set
 * afterwards.
 */
export function emptyCarInput(): CarInput {
  return {
    ...EMPTY,
    images: [],
    thumbnails: [],
    walkaround_videos: [],
    videos: [],
    spin_images: [],
    standardEquipment: [],
    payment_processors: [],
    categories: [],
    filtered_features: [],
    extras: {},
  };
}

const EMPTY_VALUES: Readonly<Record<string, unknown>> = emptyCarInput();

/**
 * Fields of a car as alternating names and values. An object with so many names is several times slower to make and
 * read.
 */
export type FieldPairs = readonly unknown[];

/** The fields in which a car differs from an empty one. */
export function fieldPairs(car: CarInput): FieldPairs {
  const fields: Readonly<Record<string, unknown>> = car;
  const pairs: unknown[] = [];
  for (const field in fields) {
    const value = fields[field];
    if (value !== EMPTY_VALUES[field] && !(Array.isArray(value) && value.length === 0)) pairs.push(field, value);
  }
  return pairs;
}

/** The car of these fields: the inverse of `fieldPairs`. */
export function carOfPairs(pairs: FieldPairs): CarInput {
  const car = emptyCarInput();
  const fields: Record<string, unknown> = car;
  for (let at = 0; at < pairs.length; at += 2) fields[String(pairs[at])] = pairs[at + 1];
  return car;
}
