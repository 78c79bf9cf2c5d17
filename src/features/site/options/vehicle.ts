import * as v from "valibot";
import { VEHICLE_ACTIONS, VEHICLE_TABS } from "../choices.ts";
import { group, option, secretOption, unset } from "./option.ts";
import { address, between, flag, frameAddress, oneOf, phone, positive, strict, text, texts, whole } from "./shapes.ts";

export const vehiclePageOptions = group("Vehicle page", {
  priceValidDays: unset(
    "site/dealership",
    "Days for which a price of today still holds, as search engines are told (schema.org priceValidUntil); unset: untold.",
    whole(0, 90),
  ),
  videoPosition: option(
    "site",
    "Where the video stands among the pictures (VDP-007).",
    oneOf(["start", "second", "middle", "end"]),
    "second",
  ),
  viewerDefaultMode: option(
    "dealership",
    "What the viewer opens with (VDP-085, VDP-087).",
    oneOf(["spinner", "gallery"]),
    "spinner",
  ),
  spinAutoRotate: option("site", "The 360° view turns by itself at first (VDP-091).", flag, true),
  vehicleTabs: option("site/dealership", "Tabs of the vehicle page (VDP-084).", v.array(oneOf(VEHICLE_TABS)), [
    ...VEHICLE_TABS,
  ]),
  tabContent: option(
    "site/dealership",
    "Words of the tabs that have none of the car's own, in Markdown; a tab without is hidden (VDP-079, VDP-080, VDP-082).",
    strict({ whatsIncluded: v.optional(text), whyBuy: v.optional(text), protect: v.optional(text) }),
    {},
  ),
  vehicleActions: option(
    "dealership",
    "Buttons of the vehicle page, in order (VDP-108).",
    v.array(oneOf(VEHICLE_ACTIONS)),
    [...VEHICLE_ACTIONS],
  ),
  chatAssistant: unset(
    "dealership",
    "The chat that takes the place of Enquire Now (VDP-105).",
    strict({ name: text, url: v.optional(address) }),
  ),
  chatProviderToken: secretOption("dealership", "Token of a chat provider; with one, Enquire Now stays (VDP-105)."),
  requestPhotosEnabled: option("site", "Request Photos is offered for cars with too few (VDP-120).", flag, true),
  vehicleDisclaimer: unset("site", "Small print of the vehicle page (VDP-045).", text),
  showViews: option("site", "How often a car was viewed is shown (API-009).", flag, false),
  copyFeedback: option("site", "What is said after copying a link (VDP-068).", oneOf(["short", "named"]), "short"),
  printMode: option("site", "The brochure is saved, or opened in a tab (VDP-077).", oneOf(["pdf", "tab"]), "pdf"),
  deliveryCalculatorEnabled: option("site/dealership", "The delivery calculator is offered (VDP-058).", flag, false),
});

export const phoneOptions = group("Telephone numbers", {
  hideDealerPhone: option(
    "dealership",
    "Numbers show their first five characters until clicked (LEAD-055).",
    flag,
    false,
  ),
  phoneOverride: unset("dealership", "The number for every car, before all others (LEAD-058).", phone),
  phoneByCarType: option(
    "dealership",
    "The number for new, used and demo cars (LEAD-059).",
    strict({ new: v.optional(phone), used: v.optional(phone), demo: v.optional(phone) }),
    {},
  ),
  phoneNewDefault: unset("dealership", "The number for new and demo cars otherwise (LEAD-060).", phone),
  phoneUsedDefault: unset("dealership", "The number for used cars otherwise (LEAD-060).", phone),
});

export const locationOptions = group("Location and contact pages", {
  showLicenceNumbers: option("site", "Licence numbers stand on location cards (LOC-060).", flag, true),
  locationComingBadge: option("template", "Slugs of the locations badged COMING EARLY 2026 (LOC-064).", texts, []),
  locationEmailModal: option("template", "Location cards offer Email Us (LOC-065).", flag, false),
  locationSwipeHintMin: option(
    "site",
    "Cards from which a carousel of locations hints at swiping (LOC-072).",
    v.picklist([3, 4], "Write 3 or 4."),
    3,
  ),
  contactPath: option(
    "site",
    "Address of the contact page (LOC-084).",
    oneOf(["/contact", "/contact-us"]),
    "/contact-us",
  ),
  locationPathPrefix: option(
    "site",
    "Where location pages are (LOC-087).",
    oneOf(["/locations", "/our-location"]),
    "/locations",
  ),
  starsMinimum: option("site", "Stars show above this average only (LOC-076).", between(0, 5), 0),
  reviewsHidden: option("site", "No stars and no reviews (LOC-076).", flag, false),
  reviewsMinRating: option(
    "site",
    "Reviews of at least this rating are shown, and the page says so (LOC-079).",
    between(1, 5),
    4,
  ),
});

export const serviceOptions = group("Service page", {
  serviceFormVariant: option(
    "site",
    "Fields of the service booking form (SERV-006).",
    oneOf(["full", "minimal"]),
    "full",
  ),
  servicePageStyle: option(
    "site/template",
    "Layout of the service page (SERV-013).",
    oneOf(["standard", "mazda"]),
    "standard",
  ),
  serviceEmbedUrl: unset("site", "A booking system shown in the page (SERV-016).", frameAddress),
  servicePerksEnabled: option("site", "The service page lists its perks (SERV-021).", flag, false),
});

export const checkoutOptions = group("Checkout", {
  checkoutStyle: option(
    "site",
    "Where Reserve Car Now leads (RESV-003).",
    oneOf(["checkout", "buyOnline", "journey"]),
    "checkout",
  ),
  reservationsEnabled: option("dealership", "Cars can be reserved online (RESV-004).", flag, true),
  depositAmount: option("site/dealership", "Dollars of the deposit (RESV-006).", positive, 200),
  defaultPaymentProcessors: option(
    "site/dealership",
    'How a vehicle\'s deposit is paid where the stock file does not say it (`payment_processors`): ["stripe"].',
    v.array(v.pipe(text, v.maxLength(40))),
    [],
  ),
  stripeKey: secretOption(
    "site/dealership",
    "Secret or restricted key of the Stripe account that takes payments ([how](payments.md)); without it there are none.",
  ),
  stripeWebhookSecret: secretOption(
    "site/dealership",
    "Signing secret of the webhook by which Stripe tells of payments sooner ([how](payments.md)).",
  ),
  stripeAccount: unset(
    "dealership",
    "Connected account (`acct_…`) for which a platform's key asks (Stripe Connect).",
    v.pipe(text, v.regex(/^acct_[A-Za-z0-9]{1,60}$/, "A connected account is written like acct_1AbC2dEf.")),
  ),
  moneyBackGuarantee: option("site", "The 48-hour money-back guarantee is offered (RESV-015).", flag, false),
});

/**
 * The platform's nine questions (TRADE-011). Parts in braces come from the site: its options, and its noun for a
 * vehicle.
 */
const TRADE_IN_FAQ = [
  { q: "How long is my estimate valid?", a: "Your estimate is valid for 7 days." },
  {
    q: "Is the estimate a final price?",
    a: "No. It is indicative, and the final offer is subject to an inspection of your {vehicle}.",
  },
  {
    q: "Which {vehicle}s can be estimated online?",
    a: "There is no online estimate for {vehicle}s over {tradeInMaxAgeYears} years old or over {tradeInMaxKm} km. Contact us and our buying team will help.",
  },
  {
    q: "What do I need if money is owing on my {vehicle}?",
    a: "A finance payout letter from your lender that shows the amount owing and how long the figure holds.",
  },
  {
    q: "Can I sell a {vehicle} that is currently under finance?",
    a: "Yes. We pay your lender what is owing, and you the rest.",
  },
  { q: "When can I reach the buying team?", a: "Monday to Friday 8.30am–5.30pm, and Saturday 9am–5pm." },
  { q: "How will you contact me?", a: "By phone, email or SMS: choose what suits you when you ask for the estimate." },
  { q: "What should I bring to the inspection?", a: "All keys, the service history and the owner's manual." },
  {
    q: "Which photos should I upload?",
    a: "The four corners, the inside front and back, the odometer, and anything that is damaged.",
  },
];

export const tradeInOptions = group("Trade-in and selling", {
  sellMyCarPath: option(
    "site",
    "Address of the selling page (TRADE-004).",
    oneOf(["/sell-my-car", "/sell-your-car", "/trade-in"]),
    "/sell-my-car",
  ),
  valueMyCarTermsUnderPages: option("site", "The valuation terms are served under /pages (TRADE-005).", flag, false),
  tradeInFaq: option(
    "site",
    "Questions and answers of the trade-in page (TRADE-011).",
    v.array(strict({ q: text, a: text })),
    TRADE_IN_FAQ,
  ),
  instantOfferSkipImages: option("dealership", "A known car goes straight to the last step (TRADE-015).", flag, false),
  tradeInMaxAgeYears: option(
    "site",
    "Years that the answers and terms of a valuation name as the most; it decides nothing (TRADE-064, TRADE-065).",
    whole(1),
    7,
  ),
  tradeInMaxKm: option(
    "site",
    "Kilometres that they name as the most; it decides nothing (TRADE-064, TRADE-065).",
    whole(1),
    100_000,
  ),
  saveValuationMisc: option("site", "The valuation's further answers are saved too (API-023).", flag, false),
});
