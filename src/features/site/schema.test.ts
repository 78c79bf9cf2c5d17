import { expect, test } from "vitest";
import { DEFAULT_FOOTER_MENU, DEFAULT_HEADER_MENU } from "./menus.ts";
import { OPTIONS, platformDefaults } from "./schema.ts";

const money = [5000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000];
const kilometres = [10_000, 30_000, 50_000, 80_000, 100_000, 150_000];
const optIn = "Yes, I would like to subscribe to receive latest offers & product updates.";

/** Name, level and default of every option as in the requirements' table of options. */
const EXPECTED: readonly (readonly [name: string, level: string, value: unknown])[] = [
  ["siteSlug", "site", ""],
  ["template", "site", "default"],
  ["siteName", "site", ""],
  ["dealerships", "site", []],
  ["dealershipWebsites", "site", []],
  ["locations", "site", []],
  ["hostnames", "platform", {}],
  ["texts", "template/site/dealership", {}],
  ["links", "site", {}],
  ["locale", "site", "en-AU"],
  ["currency", "site", "AUD"],
  ["timezone", "site/dealership", "Australia/Brisbane"],
  ["itemTypes", "site", ["car"]],
  ["vehicleNoun", "template/site", "Car"],
  ["websitePlugins", "site", []],
  ["websiteId", "site", null],
  ["siteUrl", "site", null],
  ["apiBaseUrl", "site", "/api"],
  ["searchUrl", "site", "/api/search"],
  ["searchIndex", "site", "Car_production"],
  ["searchKey", "site", null],
  ["mapsKey", "site", null],
  ["imageServiceUrl", "site", null],
  ["analyticsEndpoint", "site", null],
  ["pages", "site", {}],
  ["gatedRoutes", "site", []],
  ["checkoutGatedDealerships", "dealership", []],
  ["compareEnabled", "site", true],
  ["favouritesEnabled", "site", true],
  ["favouriteRule", "site", "available"],
  ["watchlistEnabled", "site", true],
  ["myGaragePath", "site", "/my-garage"],
  ["headerMenu", "template/site", DEFAULT_HEADER_MENU],
  ["headerMenuStyle", "template", "dropdown"],
  ["menuTrigger", "template/site", "hover"],
  ["footerMenu", "template/site", DEFAULT_FOOTER_MENU],
  ["breadcrumbBase", "site", "search"],
  ["smsEnabled", "dealership", false],
  ["popup", "site", null],
  ["rememberPanels", "template/site", false],
  ["loadingMessages", "site", ["Loading...", "Please wait...", "Nearly there..."]],
  ["locationSetsDealership", "template", false],
  [
    "homeBlocks",
    "template/site",
    ["hero", "promotionsSlider", "featureBanner", "rangeGrid", "salesCounter", "blogCards", "paymentLogos"],
  ],
  ["heroHeading", "site", "Search Our New & Used Vehicles"],
  ["heroCarTypeControl", "template/site", "toggle"],
  ["heroCarTypes", "site", ["All", "New", "New / Demo", "Used", "Demo"]],
  ["heroFuelOrColour", "template/site", "fuel"],
  ["heroPriceControl", "template/site", "dropdown"],
  ["popularMakes", "site", []],
  ["paymentLogos", "site", ["Mastercard", "Visa", "Maestro", "Google Pay", "Apple Pay"]],
  ["campaigns", "site", [{ id: "july-2025", start: "2025-07-01", end: "2025-07-24" }]],
  ["promotionBanner", "site", null],
  ["salesCounterEnabled", "site", false],
  [
    "searchFilters",
    "site",
    "car_type make model body price year km transmission fuel drive colour seats location_name badge".split(" "),
  ],
  ["sortOptions", "site", ["recommended", "price-asc", "price-desc", "newest", "km-asc", "year-desc"]],
  ["resultsLayout", "template/site", "grid"],
  ["searchPageSize", "site", 21],
  ["searchCacheSize", "site", 10],
  ["facetVisibleCount", "site", 7],
  ["stockCount", "site", null],
  ["minPhotos", "site", 3],
  ["defaultStockFilter", "site", ""],
  ["includeSoldCarsDays", "site", 3],
  ["soldHandling", "site", true],
  ["sliderRounding", "site", 1000],
  ["certifiedOnlyFilter", "site", false],
  ["bodyFacet", "site", "simple_body"],
  ["fuelFacet", "site", "simple_fuel"],
  ["allStockLabel", "site", "Search Vehicles"],
  ["promoCards", "site", []],
  ["promoCardPositions", "site", [8, 17]],
  ["promoCardRandomise", "site", false],
  ["noResultsRefreshPath", "site", "/special-offers"],
  ["noResultsVariant", "template/site", "search"],
  ["justArrivedDays", "site", 8],
  ["justArrivedTagName", "site", "JUST ARRIVED"],
  ["soldTagName", "site", "JUST SOLD"],
  ["fuelTagEnabled", "site", false],
  ["certifiedBadgeMake", "site", null],
  ["certifiedBadgeEnabled", "site", false],
  ["mercedesCertifiedTag", "site", false],
  ["subscriptionEnabled", "site", false],
  ["noPriceText", "site", "Contact Us For Price"],
  ["engineSizeUnit", "site", "litres"],
  ["regoExpiryText", "site", true],
  ["titleField", "site", "name"],
  ["videoPosition", "site", "second"],
  ["viewerDefaultMode", "dealership", "spinner"],
  ["spinAutoRotate", "site", true],
  [
    "vehicleTabs",
    "site/dealership",
    ["dealerComments", "whatsIncluded", "whyBuy", "reserveOnline", "protect", "features"],
  ],
  ["tabContent", "site/dealership", {}],
  ["vehicleActions", "dealership", ["enquire", "call", "reserve", "share", "favourite", "print"]],
  ["chatAssistant", "dealership", null],
  ["chatProviderToken", "dealership", null],
  ["requestPhotosEnabled", "site", true],
  ["vehicleDisclaimer", "site", null],
  ["showViews", "site", false],
  ["copyFeedback", "site", "short"],
  ["printMode", "site", "pdf"],
  ["deliveryCalculatorEnabled", "site/dealership", false],
  ["fuelPricePerLitre", "site", 1.7],
  ["fuelKmPerWeek", "site", 250],
  ["fuelConsumption", "site", 10],
  ["financeProvider", "site/dealership", null],
  ["financePagePath", "site", "/finance"],
  ["financeExcludedMakes", "site", ["Suzuki"]],
  ["financeExcludedDealerships", "site", []],
  ["financeBasisText", "site", "5 year secured loan of $30,000"],
  ["financeBasisRates", "site", null],
  ["comparisonRateFallback", "site", "8.38%–19.42%"],
  ["calcAmountMin", "provider/site", 1000],
  ["calcAmountMaxFollowsPrice", "site", false],
  ["calcTermMax", "site", 7],
  ["calcTermIncrements", "site", null],
  ["calcInterestRange", "provider/site", [0.5, 15]],
  ["calcInterestSlider", "site", "enabled"],
  ["calcDefaultTerm", "site", 5],
  ["calcDefaultInterest", "site", 10],
  ["calcRoundUp", "site", false],
  ["calcPageMinPrice", "provider/site", 1000],
  ["establishmentFees", "provider/site", {}],
  ["brandFinanceFees", "site", null],
  ["youxQuoteEnabled", "site", false],
  ["calcEnquiryModal", "site", false],
  ["enquirySteps", "site", []],
  ["enquiryMessageRequired", "site", true],
  ["enquiryShowCategory", "site", false],
  ["enquiryCategories", "site", ["General Enquiry", "Sales", "Service", "Parts", "Finance"]],
  ["enquiryShowDealership", "site", false],
  ["enquiryShowLocation", "site", false],
  ["optInText", "site", optIn],
  ["serviceIntervalRequired", "site", false],
  ["serviceTypes", "site", []],
  ["sendAutogaugeEnabled", "site", false],
  ["termsRequired", "dealership", false],
  ["moneyQuickPicks", "template", money],
  ["kmQuickPicks", "template", kilometres],
  ["hideDealerPhone", "dealership", false],
  ["phoneOverride", "dealership", null],
  ["phoneByCarType", "dealership", {}],
  ["phoneNewDefault", "dealership", null],
  ["phoneUsedDefault", "dealership", null],
  ["sellMyCarPath", "site", "/sell-my-car"],
  ["valueMyCarTermsUnderPages", "site", false],
  ["instantOfferSkipImages", "dealership", false],
  ["tradeInMaxAgeYears", "site", 7],
  ["tradeInMaxKm", "site", 100_000],
  ["saveValuationMisc", "site", false],
  ["serviceFormVariant", "site", "full"],
  ["servicePageStyle", "template/site", "standard"],
  ["serviceEmbedUrl", "site", null],
  ["servicePerksEnabled", "site", false],
  ["showLicenceNumbers", "site", true],
  ["locationComingBadge", "template", []],
  ["locationEmailModal", "template", false],
  ["locationSwipeHintMin", "site", 3],
  ["contactPath", "site", "/contact-us"],
  ["locationPathPrefix", "site", "/locations"],
  ["starsMinimum", "site", 0],
  ["reviewsHidden", "site", false],
  ["reviewsMinRating", "site", 4],
  ["modelShowFromPrice", "site", true],
  ["modelLinkText", "site", "Explore"],
  ["bodyCategoryFirstRow", "template/site", 4],
  ["checkoutStyle", "site", "checkout"],
  ["reservationsEnabled", "dealership", true],
  ["depositAmount", "site/dealership", 200],
  ["moneyBackGuarantee", "site", false],
  ["warrantyYears", "site", { default: { years: 3, unlimitedKm: false }, Mazda: { years: 5, unlimitedKm: true } }],
];
/** Their values are long and are checked below. */
const ELSEWHERE = ["enquiryFormFields", "tradeInFaq"];

/** Options that something built beyond the table needs, such as the diary. */
const BEYOND = [
  "appointmentNotice",
  "appointmentsAtOnce",
  "bookingReminderHour",
  "bookingReminders",
  "diaryClosedDays",
  "diaryClosedOnHolidays",
  "defaultPaymentProcessors",
  "keepMonths",
  "lenderProducts",
  "priceValidDays",
  "recommendedWeights",
  "claimMinutes",
  "replyPromise",
  "serviceBuffer",
  "serviceMinutes",
  "servicesAtOnce",
  "servicesPerDay",
  "stockFeedToken",
  "testDriveBuffer",
  "testDriveMinutes",
  "testDrivesAtOnce",
  "testDrivesPerDay",
  "stripeAccount",
  "stripeKey",
  "stripeWebhookSecret",
];

test("SITE-018 the 171 options of the specification exist, and of others only those that something built beyond it needs", () => {
  const specified = Object.keys(OPTIONS).filter((name) => !BEYOND.includes(name));
  expect(specified.sort()).toEqual([...EXPECTED.map(([name]) => name), ...ELSEWHERE].sort());
  expect(specified).toHaveLength(171);
});

test.each(EXPECTED)("SITE-018 %s is an option of level %s, and its default stands", (name, level, value) => {
  const option = OPTIONS[name as keyof typeof OPTIONS];
  expect(option.levels.join("/")).toBe(level);
  expect(platformDefaults()[name as keyof typeof OPTIONS]).toEqual(value);
});

test("SITE-034 SITE-035 SITE-036 the tag settings default to 8 days, JUST ARRIVED and JUST SOLD", () => {
  const { justArrivedDays, justArrivedTagName, soldTagName } = platformDefaults();
  expect([justArrivedDays, justArrivedTagName, soldTagName]).toEqual([8, "JUST ARRIVED", "JUST SOLD"]);
});

test("LEAD-007 LEAD-011 the generic form asks for six fields, the opt-in last and not required", () => {
  const fields = platformDefaults().enquiryFormFields;
  expect(fields.map((field) => field.name)).toEqual(["name", "last_name", "email", "phone", "message", "opt_in"]);
  expect(fields.at(-1)).toMatchObject({ label: optIn, required: false, defaultValue: null });
});

test("TRADE-011 the trade-in page ships with nine questions", () => {
  expect(platformDefaults().tradeInFaq).toHaveLength(9);
});

test("every option says in words what it does", () => {
  for (const [name, option] of Object.entries(OPTIONS)) expect(option.description.length, name).toBeGreaterThan(10);
});
