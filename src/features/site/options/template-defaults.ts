import type { TemplateName } from "../choices.ts";
import type { SiteConfig } from "../schema.ts";

/** Defaults that a template changes (SITE-014, SITE-017). A site or a dealership may override them. */
export const TEMPLATE_DEFAULTS: Readonly<Record<TemplateName, Partial<SiteConfig>>> = {
  default: {},
  group: {
    homeBlocks: ["hero", "featureBanner", "promotionsSlider", "rangeGrid", "salesCounter", "blogCards", "paymentLogos"],
    headerMenuStyle: "mega",
    menuTrigger: "hover",
    heroCarTypeControl: "toggle",
    heroPriceControl: "dropdown",
    locationEmailModal: true,
  },
  marque: {
    headerMenuStyle: "mega",
    menuTrigger: "hover",
    heroCarTypeControl: "toggle",
    heroPriceControl: "dropdown",
    homeBlocks: [
      "hero",
      "rangeGrid",
      "featureBanner",
      "justLanded",
      "promotionsSlider",
      "salesCounter",
      "blogCards",
      "paymentLogos",
    ],
  },
  superstore: {
    headerMenuStyle: "mega",
    menuTrigger: "click",
    rememberPanels: true,
    heroCarTypeControl: "toggle",
    heroFuelOrColour: "colour",
    heroPriceControl: "slider",
    bodyCategoryFirstRow: 3,
    noResultsVariant: "offers",
    locationSetsDealership: true,
    homeBlocks: [
      "hero",
      "priceBands",
      "featureBanner",
      "justLanded",
      "promotionsSlider",
      "rangeGrid",
      "salesCounter",
      "blogCards",
      "paymentLogos",
    ],
  },
  outdoor: {
    menuTrigger: "click",
    heroCarTypeControl: "toggle",
    heroPriceControl: "dropdown",
    homeBlocks: [
      "hero",
      "priceBands",
      "justLanded",
      "featureBanner",
      "promotionsSlider",
      "rangeGrid",
      "salesCounter",
      "blogCards",
      "paymentLogos",
    ],
  },
};
