import * as v from "valibot";
import {
  address,
  between,
  day,
  flag,
  oneOf,
  phone,
  slug,
  strict,
  text,
  timeOfDay,
  webAddress,
  whole,
} from "../options/shapes.ts";

/**
 * The locations of `locations.json` and `locations/<slug>.json` (LOC-001 to LOC-052). Days and times are in the site's
 * time zone.
 */

const optional = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
const status = oneOf(["Open", "Closed"]);

const OpeningHourSchema = v.pipe(
  strict({
    /** 0 Sunday … 6 Saturday. */
    weekday: whole(0, 6),
    status,
    /** The text shown. If absent, it is composed from `open` and `close`. */
    formated_hours: v.optional(text),
    open: optional(timeOfDay),
    close: optional(timeOfDay),
  }),
  v.forward(
    v.check((hour) => !hour.open || !hour.close || hour.open < hour.close, "The close is not after the opening."),
    ["close"],
  ),
);

/** Hours of a special day, as `start_hour` and `end_hour` or as `hours.begin` and `hours.end` (LOC-038). */
const SpecialHoursSchema = strict({
  date: day,
  location_id: v.optional(whole(1)),
  status,
  start_hour: optional(timeOfDay),
  end_hour: optional(timeOfDay),
  hours: v.optional(strict({ begin: timeOfDay, end: timeOfDay })),
});

const RATING_SENTENCE = 'Write an average from 0 to 5, like 4.6 or "4.6".';

/** A number, or the same number as text. */
export const averageRating = v.union(
  [
    between(0, 5),
    v.pipe(v.string(), v.regex(/^([0-4](\.\d{1,3})?|5(\.0{1,3})?)$/, RATING_SENTENCE), v.transform(Number)),
  ],
  RATING_SENTENCE,
);

const ReviewSchema = strict({
  id: whole(1),
  customer_name: text,
  text,
  rating: between(1, 5),
  review_date: day,
  created_at_time_ago_in_words: v.optional(v.string(), ""),
  reply_text: optional(text),
  reply_date: optional(day),
  image: optional(address),
});

/**
 * The number of reviews and their average, in the form that review services use, where the average may be text
 * (LOC-042, LOC-043).
 */
export const ReviewSummarySchema = strict({
  count: v.optional(whole(0)),
  average_rating: v.optional(averageRating),
  reviews: v.optional(v.array(ReviewSchema)),
});

export const LocationFileSchema = strict({
  id: whole(1),
  name: text,
  slug,
  primary: v.optional(flag, false),
  visible: v.optional(flag, true),
  location_type: v.optional(oneOf(["sales", "service", "parts", ""]), ""),
  location_subtype: optional(v.union([text, v.array(text)])),
  dealership_slug: slug,
  manufacturers: v.optional(v.array(text), []),
  dealer_license_number: optional(text),
  motor_vehicle_repairer: optional(text),
  image: optional(strict({ url: address, thumb: v.optional(strict({ url: address })) })),
  average_rating: optional(averageRating),
  review_count: optional(whole(0)),
  reviews: v.optional(v.array(ReviewSchema)),
  /** Used if the three keys above are absent. */
  review_summary: optional(ReviewSummarySchema),
  address: strict({
    street: text,
    city: text,
    state: oneOf(["NSW", "VIC", "QLD", "SA", "WA", "TAS", "ACT", "NT"]),
    postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'Write a postcode of four digits, in quotes, like "4215".')),
    lat: optional(between(-90, 90)),
    long: optional(between(-180, 180)),
    place_id: optional(text),
    place_url: optional(webAddress),
  }),
  contact_detail: strict({
    phone: optional(phone),
    landline_phone: optional(phone),
    opening_hours: v.optional(v.array(OpeningHourSchema), []),
  }),
  special_hours: v.optional(v.array(SpecialHoursSchema), []),
});
export type LocationInput = v.InferOutput<typeof LocationFileSchema>;

export const LocationsFileSchema = v.array(LocationFileSchema);
