import * as v from "valibot";
import { HERO_CAR_TYPES, HOME_BLOCKS, PAYMENT_LOGOS } from "../choices.ts";
import {
  DEFAULT_FOOTER_MENU,
  DEFAULT_HEADER_MENU,
  FooterSectionSchema,
  MENU_STYLES,
  MenuItemSchema,
} from "../menus.ts";
import { group, option, unset } from "./option.ts";
import { address, day, flag, href, oneOf, strict, text, texts } from "./shapes.ts";

/** The first and last day, both inclusive, in the site's time zone. */
const window = { start: day, end: day };
/** A promotion that names a campaign is shown on that campaign's days only (HOME-034). */
const campaign = v.optional(text);
const orderSentence = "The end is before the start: swap the two days.";

const PopupSchema = strict({
  /** A dismissed popup stays away; a popup with another id is shown again (NAV-022). */
  id: text,
  heading: text,
  text: v.optional(text),
  image: v.optional(address),
  link: v.optional(strict({ label: text, href })),
  /** The last day on which it is shown (NAV-023). */
  expiry: v.optional(day),
  campaign,
});

const PromotionBannerSchema = v.pipe(
  strict({
    start: v.optional(day),
    end: v.optional(day),
    text,
    url: v.optional(href),
    image: v.optional(address),
    campaign,
  }),
  v.check(
    (banner) => banner.campaign !== undefined || (banner.start !== undefined && banner.end !== undefined),
    'Say when it shows: its "start" and "end", or the "campaign" that it belongs to.',
  ),
  v.forward(
    v.check(({ start, end }) => start === undefined || end === undefined || start <= end, orderSentence),
    ["end"],
  ),
);

const CampaignSchema = v.pipe(
  strict({ id: text, ...window }),
  v.forward(
    v.check((period) => period.start <= period.end, orderSentence),
    ["end"],
  ),
);

export const navigationOptions = group("Navigation: header, footer, breadcrumbs, panels", {
  headerMenu: option(
    "site/template",
    "The header's menu (NAV-001 to NAV-007).",
    v.array(MenuItemSchema),
    DEFAULT_HEADER_MENU,
  ),
  headerMenuStyle: option(
    "template",
    "How a menu opens, unless the item says otherwise (NAV-008).",
    oneOf(MENU_STYLES),
    "dropdown",
  ),
  menuTrigger: option(
    "site/template",
    "What opens a menu with a pointer; touch always clicks (NAV-009).",
    oneOf(["click", "hover"]),
    "hover",
  ),
  footerMenu: option(
    "site/template",
    "The footer's sections (NAV-010 to NAV-014).",
    v.array(FooterSectionSchema),
    DEFAULT_FOOTER_MENU,
  ),
  breadcrumbBase: option(
    "site",
    "Where breadcrumbs begin: /search or /used-car (NAV-018).",
    oneOf(["search", "used-car"]),
    "search",
  ),
  smsEnabled: option("dealership", "Text-message links beside Call Now on phones (NAV-017).", flag, false),
  rememberPanels: option("site/template", "Panels remember whether they were open (NAV-028).", flag, false),
  loadingMessages: option(
    "site",
    "Texts that take turns during a long wait (NAV-031).",
    v.pipe(texts, v.minLength(1)),
    ["Loading...", "Please wait...", "Nearly there..."],
  ),
  locationSetsDealership: option(
    "template",
    "Choosing a location in a form sets the form's dealership too (NAV-035).",
    flag,
    false,
  ),
  allStockLabel: option(
    "site",
    "Label of the link to the whole stock (SRCH-103).",
    oneOf(["Search Vehicles", "All Stock"]),
    "Search Vehicles",
  ),
});

export const homeOptions = group("Home page", {
  homeBlocks: option(
    "site/template",
    "The home page's blocks in order; one without data shows nothing (HOME-001).",
    v.array(oneOf(HOME_BLOCKS)),
    ["hero", "promotionsSlider", "featureBanner", "rangeGrid", "salesCounter", "blogCards", "paymentLogos"],
  ),
  heroHeading: option(
    "site",
    'Heading of the hero search; also used: "Search Our Stock" (HOME-003).',
    text,
    "Search Our New & Used Vehicles",
  ),
  heroCarTypeControl: option(
    "site/template",
    "How the hero offers the car type (HOME-009).",
    oneOf(["toggle", "dropdown", "both"]),
    "toggle",
  ),
  heroCarTypes: option(
    "site",
    "Car types that the hero offers (HOME-013).",
    v.pipe(v.array(oneOf(HERO_CAR_TYPES)), v.minLength(1)),
    [...HERO_CAR_TYPES],
  ),
  heroFuelOrColour: option("site/template", "The hero's sixth field (HOME-010).", oneOf(["fuel", "colour"]), "fuel"),
  heroPriceControl: option(
    "site/template",
    "How the hero asks for a price, or for what a car may cost a week (HOME-012).",
    oneOf(["dropdown", "slider", "weekly"]),
    "dropdown",
  ),
  popularMakes: option(
    "site",
    "Makes listed first, at most 20. Empty: the 20 with most cars (HOME-016).",
    v.pipe(texts, v.maxLength(20, "Name at most 20 makes.")),
    [],
  ),
  paymentLogos: option("site", "Cards under We accept, in order (HOME-022).", v.array(oneOf(PAYMENT_LOGOS)), [
    ...PAYMENT_LOGOS,
  ]),
  salesCounterEnabled: option(
    "site",
    "The synthetic counter of cars sold this month. It is not a count of sales: check with your adviser before showing it (HOME-036).",
    flag,
    false,
  ),
});

/** These options are in `promos.json`, beside the slides, because they change with the season. */
export const promotionOptions = group("Promotions (in promos.json)", {
  popup: unset("site", "The promotional popup (NAV-020 to NAV-025).", PopupSchema),
  campaigns: option(
    "site",
    "Windows in which a campaign's content shows, both days inclusive: slides, popup, banner and promo cards name one by its id (HOME-034).",
    v.array(CampaignSchema),
    [{ id: "july-2025", start: "2025-07-01", end: "2025-07-24" }],
  ),
  promotionBanner: unset("site", "A banner shown between two days, both inclusive (HOME-035).", PromotionBannerSchema),
  promoCards: option("site", "Cards among the search results (SRCH-009 to SRCH-016).", v.array(promoCard()), []),
});

/** A promo card as a site writes it (SRCH-009 to SRCH-016). */
function promoCard() {
  return v.pipe(
    strict({
      url: href,
      heading: text,
      text: v.optional(v.string(), ""),
      image: v.optional(v.nullable(address), null),
      start: v.optional(v.nullable(day), null),
      expiry: v.optional(v.nullable(day), null),
      position: v.optional(v.nullable(v.union([v.number(), v.array(v.number())])), null),
      display: v.optional(v.array(oneOf(["new", "demo", "used"])), []),
      strictDisplay: v.optional(flag, false),
      campaign,
    }),
    v.forward(
      v.check(
        (card) => !card.start || !card.expiry || card.start <= card.expiry,
        "The expiry is before the start: swap the two days.",
      ),
      ["expiry"],
    ),
  );
}
