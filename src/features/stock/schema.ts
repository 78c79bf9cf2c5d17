import * as v from "valibot";
import { CAR_STATUSES, CAR_TYPES, ITEM_TYPES } from "../vocabulary/vehicle-kinds.ts";

/**
 * A car's record, its keys exactly as the book of requirements writes them (CAR-001 to CAR-109).
 * Every field but the identity may be null: a record lacking one never breaks a page.
 * Money is whole Australian dollars (a cent part is kept when a feed has one), distances are kilometres, dates are
 * `YYYY-MM-DD` or `YYYY-MM`, date-times ISO 8601 in UTC.
 */
const text = v.nullable(v.string());
const number = v.nullable(v.number());
const flag = v.boolean();

/** A picture (`image`), or a video in the gallery (`isVideo`) (CAR-035). */
const CarImageSchema = v.object({
  image: v.optional(v.object({ url: v.string(), thumb: v.optional(v.object({ url: v.string() })) })),
  isVideo: v.optional(v.boolean()),
});
const CarVideoSchema = v.object({ video: v.object({ url: v.string() }) });

/**
 * A hotspot's position: `activeAngle` is the frame of the spin; `posX` and `posY` are percentages of the frame from its
 * upper left corner.
 */
const HotspotPositionSchema = v.object({
  hotspotId: v.union([v.number(), v.string()]),
  activeAngle: v.number(),
  posX: v.number(),
  posY: v.number(),
});
const HotspotSchema = v.object({
  id: v.union([v.number(), v.string()]),
  description: v.string(),
  anchors: v.optional(v.array(v.unknown())),
  positions: v.optional(v.array(HotspotPositionSchema)),
});
const HotspotsSchema = v.object({
  exterior: v.array(HotspotSchema),
  interior: v.array(HotspotSchema),
  positions: v.optional(v.array(HotspotPositionSchema)),
});

/** The car's location (CAR-056..058). */
const CarLocationSchema = v.object({
  id: v.number(),
  name: v.string(),
  slug: v.string(),
  phone: text,
  city: text,
  state: text,
  address: v.nullable(
    v.object({ street: text, city: text, state: text, postcode: text, place_url: text, id: v.nullable(v.number()) }),
  ),
  distribution_locations: v.optional(v.array(v.union([v.number(), v.string()]))),
});

/** The manufacturer's figures for the variant (CAR-078..091): litres, L/100 km, kg, mm, Nm, stars. */
const CarVariantSchema = v.object({
  cylinders: v.optional(number),
  enginesize: v.optional(number),
  enginesize_litres: v.optional(number),
  induction: v.optional(text),
  fuelconsumptioncombined: v.optional(number),
  fuelcapacity: v.optional(number),
  grossvehiclemass: v.optional(number),
  vehiclelength: v.optional(number),
  vehicleheight: v.optional(number),
  vehiclewidth: v.optional(number),
  towingcapacitybraked: v.optional(number),
  torque: v.optional(text),
  ancaprating: v.optional(number),
  geartype: v.optional(text),
});

/** Caravan specifications (CAR-104..109): lengths in mm, masses in kg. */
const CaravanSpecificationsSchema = v.object({
  body_width: v.optional(number),
  body_length: v.optional(number),
  tare_weight: v.optional(number),
  axle_type: v.optional(text),
  sleeps: v.optional(number),
  aggregate_trailer_mass: v.optional(number),
});

/**
 * The fields that a feed or the generator sets: all except those that the database sets (id, slug, path, timestamps).
 */
const carFields = {
  name: v.string(),
  carsales_title: text,
  year: number,
  make: v.string(),
  model: v.string(),
  badge: text,
  series: text,
  colour: text,
  interior_colour: text,
  km: number,
  price: number,
  before_price: number,
  subscription_price: number,
  preorder: flag,
  offer_price: number,
  price_type: text,
  status: v.picklist(CAR_STATUSES),
  car_type: v.picklist(CAR_TYPES),
  tag: text,
  reserved: flag,
  sold: flag,
  certified: flag,
  /** The feed's own number for the vehicle, unique within a dealership. */
  stocknum: v.pipe(v.string(), v.minLength(1)),
  vin: text,
  nvic: text,
  has_nvic: flag,
  regplate: text,
  rego_expiry: text,
  build_date: text,
  compliance_date: text,
  images: v.array(CarImageSchema),
  thumbnails: v.array(v.string()),
  primary_image_url: text,
  photos_count: v.number(),
  video_url: text,
  external_video_url: text,
  walkaround_videos: v.array(CarVideoSchema),
  videos: v.array(CarVideoSchema),
  spin_images: v.array(v.string()),
  spin_code: text,
  spin_interior_image: text,
  hotspots: v.nullable(HotspotsSchema),
  standardEquipment: v.array(v.string()),
  dealercomments: text,
  file: text,
  location_id: number,
  location: v.nullable(CarLocationSchema),
  location_name: text,
  city: text,
  state: text,
  private_suburb: text,
  private_postcode: text,
  simple_body: text,
  body: text,
  simple_transmission: text,
  trans: text,
  simple_fuel: text,
  fuel: text,
  simple_drive: text,
  drive: text,
  seats: number,
  doors: number,
  gearnum: number,
  bodyconfiguration: text,
  /** cc */
  engine_size: number,
  engine_size_litres: number,
  variant: v.nullable(CarVariantSchema),
  specifications: v.nullable(CaravanSpecificationsSchema),
  autograb_data: v.nullable(
    v.object({ state_average_market_price: v.optional(number), average_market_price: v.optional(number) }),
  ),
  youxQuote: v.nullable(
    v.object({
      weeklyRepaymentAmount: v.optional(number),
      advertisedRate: v.optional(number),
      comparisonRate: v.optional(number),
    }),
  ),
  payment_processors: v.array(v.string()),
  item_type: v.picklist(ITEM_TYPES),
  finance_lenders: v.nullable(v.record(v.string(), v.record(v.string(), v.unknown()))),
  show_on_dealer_website: flag,
  /** Unix seconds. */
  sold_date_timestamp: number,
  custom_rank: v.number(),
  categories: v.array(v.string()),
  filtered_features: v.array(v.string()),
  /** Values from the feed that have no field here, by the feed's own heading. */
  extras: v.record(v.string(), v.string()),
};

export const CarInputSchema = v.object(carFields);
/** A car from a feed or the generator. The database adds identity, address and timestamps. */
export type CarInput = v.InferOutput<typeof CarInputSchema>;

export const CarSchema = v.object({
  ...carFields,
  id: v.number(),
  slug: v.string(),
  /** `/cars/{slug}`, which is also the base of the price comparison's address. */
  path: v.string(),
  views: v.number(),
  dealership_id: v.number(),
  dealership_slug: v.string(),
  dealership_name: v.string(),
  created_at: v.string(),
  updated_at: v.string(),
});
export type Car = v.InferOutput<typeof CarSchema>;
