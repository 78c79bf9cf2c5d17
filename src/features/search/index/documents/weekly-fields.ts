import { WEEKLY_LANES } from "../../../site/weekly-lanes.ts";

/** The index's fields about weekly payments, under their plain names. */
export const WEEKLY_FIELDS = ["weekly_price", "weekly_price_range"] as const;

/** The name of such a field on a lane. The first lane uses the plain name. */
export const weeklyField = (field: string, lane: number): string => (lane === 0 ? field : `${field}_${lane + 1}`);

const lanes = Array.from({ length: WEEKLY_LANES }, (_, lane) => lane);

/** The listing score fields of all lanes. */
export const LISTING_SCORES = lanes.map((lane) => weeklyField("listing_score", lane));

/** The field names of the figures on all lanes, and of their ranges on lanes after the first. */
export const WEEKLY_PRICES = lanes.map((lane) => weeklyField("weekly_price", lane));
export const OTHER_WEEKLY_RANGES = lanes.slice(1).map((lane) => weeklyField("weekly_price_range", lane));

/** Both fields of every lane, lane by lane. */
export const WEEKLY_ON_LANES = lanes.flatMap((lane) => WEEKLY_FIELDS.map((field) => weeklyField(field, lane)));
