/** The closed lists of a car's record: kinds of vehicles and what can be said of each (CAR-020, CAR-021, CAR-110). */

export const CAR_STATUSES = ["in_stock", "coming_soon", "sold"] as const;
/** In the order of every car-type facet (SRCH-025). */
export const CAR_TYPES = ["new", "demo", "used"] as const;
export const ITEM_TYPES = ["car", "motorcycle", "truck", "caravan"] as const;

export type CarType = (typeof CAR_TYPES)[number];
export type ItemType = (typeof ITEM_TYPES)[number];
