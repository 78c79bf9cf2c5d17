/** The closed lists of names that options choose from and that pages use as well. */

/** The templates that exist; `default` is the base that the others vary (SITE-014). */
export const TEMPLATES = ["default", "group", "marque", "superstore", "outdoor"] as const;
export type TemplateName = (typeof TEMPLATES)[number];

export const PLUGINS = ["Autogauge", "Car Analysis", "PPSR Report"] as const;
export const GATED_ROUTES = ["checkout", "finance", "trade-in", "spin-to-win", "car-finance"] as const;

/** The blocks of a home page. */
export const HOME_BLOCKS = [
  "hero",
  "promotionsSlider",
  "featureBanner",
  "rangeGrid",
  "salesCounter",
  "blogCards",
  "paymentLogos",
  "priceBands",
  "justLanded",
  "facetTiles",
  "howItWorks",
  "plans",
  "faqs",
  "locations",
] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** Car types in the order in which the home page offers them (HOME-013). */
export const HERO_CAR_TYPES = ["All", "New", "New / Demo", "Used", "Demo"] as const;

export const PAYMENT_LOGOS = ["Mastercard", "Visa", "Maestro", "Google Pay", "Apple Pay"] as const;

/** The tabs of a vehicle page, in order (VDP-084). */
export const VEHICLE_TABS = [
  "dealerComments",
  "whatsIncluded",
  "whyBuy",
  "reserveOnline",
  "protect",
  "features",
] as const;
export type VehicleTab = (typeof VEHICLE_TABS)[number];

/** The actions of a vehicle page, in order (VDP-108). */
export const VEHICLE_ACTIONS = ["enquire", "call", "reserve", "share", "favourite", "print"] as const;
export type VehicleAction = (typeof VEHICLE_ACTIONS)[number];
