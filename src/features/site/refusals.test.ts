import { expect, test } from "vitest";
import { checkSites } from "./data.ts";
import { dealershipFile, locationEntry, siteFile, sitesFolder } from "./sites-folder.testing.ts";

type Files = Readonly<Record<string, unknown>>;
const site = (more: Files = {}, own: Files = {}): Files => ({ "alpha/site.json": siteFile(more, own) });
const dealership = (more: Files): Files => ({
  ...site(),
  "alpha/dealerships/one.json": dealershipFile(1, more),
});
const place = (more: Files): Files => ({
  ...dealership({}),
  "alpha/locations.json": [locationEntry(11, "sales", "one", more)],
});
const hours = (hour: Files) => place({ contact_detail: { opening_hours: [{ weekday: 1, status: "Open", ...hour }] } });
const brand = (more: Files) => ({ ...siteFile().brand, ...more });
const model = { id: 1, name: "i30", slug: "i30", manufacturer_name: "Hyundai" };

const product = (more: Files = {}) => ({
  lender: "Taurus",
  name: "Everyday",
  licence: "Marram Finance Group Pty Ltd, Australian Credit Licence 000 744",
  amount: { least: 3000, most: 90_000 },
  rates: [{ interest: 7.49, comparison: 8.6 }],
  fees: { establishment: 195, monthlyAdmin: 12 },
  balloons: [{ upToYears: 5, most: 0.3 }],
  estimate: { years: 5, deposit: 0.1, balloon: 0.3 },
  ...more,
});
const lending = (more: Files) =>
  site({ finance: { financeProvider: "Taurus", lenderProducts: [product(), product(more)] } });
const inProduct = (what: string, more: Files, pointer: string, says: string): (typeof CASES)[number] => [
  `a lender product with ${what}`,
  lending(more),
  "alpha/site.json",
  `/finance/lenderProducts/1${pointer}`,
  says,
];

const dms = { name: "dms", kind: "https", url: "https://feeds.dealer.example/stock.json" };
const sftp = { name: "dms", kind: "sftp", host: "sftp.dealer.example", user: "forecourt", path: "/stock.csv" };
const inSource = (what: string, source: Files, pointer: string, says: string): (typeof CASES)[number] => [
  `a source ${what}`,
  dealership({ sources: [{ ...dms, ...source }] }),
  "alpha/dealerships/one.json",
  `/sources/0${pointer}`,
  says,
];

const CASES: readonly (readonly [what: string, files: Files, file: string, pointer: string, says: string])[] = [
  [
    "a wrong type",
    site({ search: { minPhotos: "three" } }),
    "alpha/site.json",
    "/search/minPhotos",
    'a number here, not "three"',
  ],
  ...[
    ["that is not finished", "price > 10 AND (", "at character 17"],
    ["that closes what it did not open", "price > 0) OR (price > 0", "at character 10"],
    ["on a field that no car has", "make = Kia OR prise > 0", 'no field "prise" to filter by, at character 15. Fields'],
    ["on such a field within a NOT", "NOT (wheels = 4)", "Fields are car_type, make, model"],
  ].map(([what, defaultStockFilter, says = ""]): (typeof CASES)[number] => [
    `a condition of its own ${what}`,
    site({ search: { defaultStockFilter } }),
    "alpha/site.json",
    "/search/defaultStockFilter",
    says,
  ]),
  inProduct(
    "a comparison rate below what its fees give",
    { rates: [{ interest: 7.49, comparison: 8.59 }] },
    "/rates/0/comparison",
    "The comparison rate 8.59% is too low: the interest rate 7.49% and the product's fees give 8.60%.",
  ),
  inProduct(
    "a comparison rate below its interest",
    { fees: {}, rates: [{ interest: 7.49, comparison: 7.4 }] },
    "/rates/0/comparison",
    "the interest rate 7.49% gives 7.49%",
  ),
  inProduct(
    "no rate for the loan that it shows",
    { rates: [{ termTo: 4, interest: 7.49, comparison: 8.6 }] },
    "/estimate",
    "There is no rate without a tier for a loan of 5 years",
  ),
  inProduct(
    "no rate of the tier that it shows",
    { estimate: { years: 5, deposit: 0.1, balloon: 0, tier: "a good credit history" } },
    "/estimate",
    'There is no rate of the tier "a good credit history"',
  ),
  inProduct(
    "a final payment above its own limit",
    { estimate: { years: 5, deposit: 0.1, balloon: 0.31 } },
    "/estimate/balloon",
    "at most 30% of the price",
  ),
  inProduct(
    "a final payment that its lender does not know",
    { lender: "Angle" },
    "/estimate/balloon",
    "The loans of Angle have no final payment: write 0.",
  ),
  inProduct("days that are turned", { from: "2026-07-02", until: "2026-07-01" }, "/until", "exchange them"),
  inProduct("amounts that are turned", { amount: { least: 5000, most: 4000 } }, "/amount", "exchange them"),
  inProduct(
    "nothing left to repay",
    { balloons: [{ upToYears: 5, most: 0.6 }], estimate: { years: 5, deposit: 0.5, balloon: 0.5 } },
    "/estimate",
    "leave nothing to repay",
  ),
  inProduct("a lender that nobody knows", { lender: "Tauros" }, "/lender", 'Did you mean "Taurus"?'),
  [
    "a dealership's lender product with too low a comparison rate",
    dealership({ config: { finance: { lenderProducts: [product({ rates: [{ interest: 7.49, comparison: 8 }] })] } } }),
    "alpha/dealerships/one.json",
    "/config/finance/lenderProducts/0/rates/0/comparison",
    "too low",
  ],
  [
    "a number out of bounds",
    site({ search: { minPhotos: 15 } }),
    "alpha/site.json",
    "/search/minPhotos",
    "from 0 to 14",
  ],
  ...[
    "127.0.0.1",
    "[::1]",
    "localhost",
    "printer.local",
    "https://a.example.com",
    "a.example.com:8443",
    "*.example.com",
  ].map((host): (typeof CASES)[number] => [
    `the picture host ${host}`,
    site({ imageHosts: [host] }),
    "alpha/site.json",
    "/imageHosts/0",
    "Write the name of a public host",
  ]),
  [
    "too many picture hosts",
    site({ imageHosts: Array.from({ length: 51 }, (_, at) => `h${at}.example.com`) }),
    "alpha/site.json",
    "/imageHosts",
    "at most 50",
  ],
  [
    "an unknown key, nearly right",
    site({ search: { minPhotoes: 3 } }),
    "alpha/site.json",
    "/search/minPhotoes",
    'Did you mean "minPhotos"?',
  ],
  [
    "an unknown key, far from any",
    site({ search: { zzzzzz: 3 } }),
    "alpha/site.json",
    "/search/zzzzzz",
    "not known here. Known: searchFilters",
  ],
  [
    "an option in another group's place",
    site({ car: { minPhotos: 3 } }),
    "alpha/site.json",
    "/car/minPhotos",
    'belongs in "search"',
  ],
  ["an option outside every group", site({ minPhotos: 3 }), "alpha/site.json", "/minPhotos", 'belongs in "search"'],
  ["an option of promos.json", site({ popup: {} }), "alpha/site.json", "/popup", "belongs in promos.json"],
  [
    "the platform's own option",
    site({}, { hostnames: {} }),
    "alpha/site.json",
    "/site/hostnames",
    "its level is platform",
  ],
  ["an unknown group", site({ serach: {} }), "alpha/site.json", "/serach", 'Did you mean "search"?'],
  [
    "a value outside the list",
    site({ home: { heroPriceControl: "slyder" } }),
    "alpha/site.json",
    "/home/heroPriceControl",
    'Did you mean "slider"?',
  ],
  [
    "a template that does not exist",
    site({}, { template: "boulevard" }),
    "alpha/site.json",
    "/site/template",
    "Allowed: default, group, marque",
  ],
  [
    "a missing name",
    { "alpha/site.json": { ...siteFile(), site: {} } },
    "alpha/site.json",
    "/site/siteName",
    '"siteName" is missing',
  ],
  [
    "a slug that is not the folder's",
    site({}, { siteSlug: "beta" }),
    "alpha/site.json",
    "/site/siteSlug",
    'write "alpha"',
  ],
  ["a colour by name", site({ brand: brand({ colour: "green" }) }), "alpha/site.json", "/brand/colour", "#0f5a47"],
  [
    "a colour of three digits",
    site({ brand: brand({ colour: "#0f5" }) }),
    "alpha/site.json",
    "/brand/colour",
    "#0f5a47",
  ],
  [
    "a comparison rate below its own interest rate",
    site({ finance: { financeBasisRates: { interest: 8.5, comparison: 8.19 } } }),
    "alpha/site.json",
    "/finance/financeBasisRates/comparison",
    "The comparison rate 8.19% is too low: the interest rate 8.50% gives 8.50%.",
  ],
  [
    "a comparison rate below what its interest rate and the site's fees give",
    site({
      finance: {
        financeBasisRates: { interest: 8.5, comparison: 10.86 },
        brandFinanceFees: { establishment: 395, securityRegistration: 6, monthlyAdmin: 8, dealerAgency: 912.25 },
      },
    }),
    "alpha/site.json",
    "/finance/financeBasisRates/comparison",
    "The comparison rate 10.86% is too low: the interest rate 8.50% and the site's fees give 10.88%. Write that, or more.",
  ],
  [
    "a fee below nothing",
    site({
      finance: { brandFinanceFees: { establishment: -1, securityRegistration: 0, monthlyAdmin: 0, dealerAgency: 0 } },
    }),
    "alpha/site.json",
    "/finance/brandFinanceFees/establishment",
    "0 or more",
  ],
  [
    "an accent that is no colour",
    site({ brand: brand({ accent: "#gg0000" }) }),
    "alpha/site.json",
    "/brand/accent",
    "#0f5a47",
  ],
  [
    "a time zone by abbreviation",
    site({}, { timezone: "AEST" }),
    "alpha/site.json",
    "/site/timezone",
    "Australia/Sydney",
  ],
  [
    "a time zone of no place",
    site({}, { timezone: "Australia/Bondi" }),
    "alpha/site.json",
    "/site/timezone",
    "Australia/Sydney",
  ],
  ["a locale with an underscore", site({}, { locale: "en_AU" }), "alpha/site.json", "/site/locale", "en-AU"],
  ["a host with a port", site({ hosts: ["a.example:80"] }), "alpha/site.json", "/hosts/0", "without port"],
  [
    "a link that runs",
    site({ navigation: { headerMenu: [{ label: "x", href: "javascript:alert(1)" }] } }),
    "alpha/site.json",
    "/navigation/headerMenu/0/href",
    "https://",
  ],
  [
    "an address of another host in disguise",
    site({}, { links: { home: "//evil.example" } }),
    "alpha/site.json",
    "/site/links/home",
    "beginning with",
  ],
  [
    "an unknown link key",
    site({}, { links: { hoem: "/" } }),
    "alpha/site.json",
    "/site/links/hoem",
    'Did you mean "home"?',
  ],
  [
    "a secret written out",
    site({ services: { mapsKey: "AIza123" } }),
    "alpha/site.json",
    "/services/mapsKey",
    "name the environment variable",
  ],
  [
    "a secret's name in small letters",
    site({ services: { mapsKey: { env: "maps" } } }),
    "alpha/site.json",
    "/services/mapsKey/env",
    "MAPS_KEY",
  ],
  [
    "a reversed interest range",
    site({ calculator: { calcInterestRange: [15, 1] } }),
    "alpha/site.json",
    "/calculator/calcInterestRange",
    "lower end first",
  ],
  [
    "a dealership nobody defines",
    site({}, { dealerships: ["nobody"] }),
    "alpha/site.json",
    "/site/dealerships/0",
    'no dealership "nobody"',
  ],
  [
    "a location nobody defines",
    site({}, { locations: ["nowhere"] }),
    "alpha/site.json",
    "/site/locations/0",
    'no location "nowhere"',
  ],
  [
    "a page that is not there",
    site({}, { pages: { "/offers": "offers.md" } }),
    "alpha/site.json",
    "/site/pages/~1offers",
    "no pages/offers.md",
  ],
  ["no site.json", { "alpha/models.json": [] }, "alpha/site.json", "", "no site.json"],
  ["an empty site.json", { "alpha/site.json": "" }, "alpha/site.json", "", "line 1, column 1"],
  ["a list for a site", { "alpha/site.json": [] }, "alpha/site.json", "", "an object in braces"],
  ["a list for a group", site({ search: [] }), "alpha/site.json", "/search", "an object in braces"],
  ["a comma too many", { "alpha/site.json": '{\n  "hosts": [],\n}' }, "alpha/site.json", "", "line 3, column 1"],
  ["a bare word", { "alpha/site.json": '{\n  "hosts": yes\n}' }, "alpha/site.json", "", "line 2, column 12"],
  ["a text without end", { "alpha/site.json": '{\n  "hosts": "www\n}' }, "alpha/site.json", "", "line 2, column 16"],
  ["a folder that cannot be a slug", { "Alpha Cars/site.json": siteFile() }, "Alpha Cars", "", "small letters"],
  [
    "an average that is none",
    place({ average_rating: "4,6" }),
    "alpha/locations.json",
    "/0/average_rating",
    "from 0 to 5",
  ],
  [
    "an average of too many stars",
    place({ average_rating: "5.1" }),
    "alpha/locations.json",
    "/0/average_rating",
    "from 0",
  ],
  [
    "a day that closes before it opens",
    hours({ open: "17:00", close: "09:00" }),
    "alpha/locations.json",
    "/0/contact_detail/opening_hours/0/close",
    "not after the opening",
  ],
  [
    "a phone without area code",
    place({ contact_detail: { phone: "5550 0001" } }),
    "alpha/locations.json",
    "/0/contact_detail/phone",
    "area code",
  ],
  [
    "a slide of a campaign that there is not",
    {
      ...site(),
      "alpha/promos.json": {
        campaigns: [{ id: "ute-week", start: "2026-08-01", end: "2026-08-02" }],
        slides: [{ name: "Utes", url: "/", campaign: "ute-weak" }],
      },
    },
    "alpha/promos.json",
    "/slides/0/campaign",
    'Did you mean "ute-week"',
  ],
  [
    "a popup of a campaign that there is not",
    { ...site(), "alpha/promos.json": { popup: { id: "p", heading: "P", campaign: "x" } } },
    "alpha/promos.json",
    "/popup/campaign",
    'no campaign "x"',
  ],
  [
    "a promo card of a campaign that there is not",
    { ...site(), "alpha/promos.json": { campaigns: [], promoCards: [{ url: "/", heading: "C", campaign: "x" }] } },
    "alpha/promos.json",
    "/promoCards/0/campaign",
    "Known: none",
  ],
  [
    "a banner without days or campaign",
    { ...site(), "alpha/promos.json": { promotionBanner: { text: "Now", start: "2026-08-01" } } },
    "alpha/promos.json",
    "/promotionBanner",
    'or the "campaign"',
  ],
  [
    "reversed campaign days",
    { ...site(), "alpha/promos.json": { campaigns: [{ id: "x", start: "2026-08-02", end: "2026-08-01" }] } },
    "alpha/promos.json",
    "/campaigns/0/end",
    "swap the two days",
  ],
  [
    "reversed promo card days",
    {
      ...site(),
      "alpha/promos.json": { promoCards: [{ url: "/", heading: "x", start: "2026-02-01", expiry: "2026-01-31" }] },
    },
    "alpha/promos.json",
    "/promoCards/0/expiry",
    "swap the two days",
  ],
  [
    "a day that does not exist",
    { ...site(), "alpha/promos.json": { popup: { id: "x", heading: "x", expiry: "2026-02-29" } } },
    "alpha/promos.json",
    "/popup/expiry",
    "no such day",
  ],
  [
    "a dealership that sets a site's option",
    dealership({ config: { search: { minPhotos: 0 } } }),
    "alpha/dealerships/one.json",
    "/config/search",
    "not known here",
  ],
  [
    "a dealership that sets a site's option of a shared group",
    dealership({ config: { checkout: { moneyBackGuarantee: true } } }),
    "alpha/dealerships/one.json",
    "/config/checkout/moneyBackGuarantee",
    "cannot be set by a dealership: its level is site",
  ],
  [
    "a dealership without leads",
    dealership({ leads: {} }),
    "alpha/dealerships/one.json",
    "/leads",
    "Say where leads go",
  ],
  [
    "a lead address that is none",
    dealership({ leads: { email: ["sales"] } }),
    "alpha/dealerships/one.json",
    "/leads/email/0",
    "e-mail address",
  ],
  inSource("of an unknown kind", { kind: "ftp" }, "/kind", '"kind" is one of upload, folder, https, sftp, ftps, push'),
  inSource("with a misspelt key", { shedule: "* * * * *" }, "/shedule", 'Did you mean "schedule"?'),
  inSource(
    "without encryption",
    { url: "http://feeds.dealer.example/stock.json" },
    "/url",
    'beginning with "https://"',
  ),
  inSource("with a password in its address", { url: "https://me:secret@dealer.example/a" }, "/url", "without user and"),
  inSource(
    "with a secret written out",
    { headers: { Authorization: "Bearer abc" } },
    "/headers/Authorization",
    "name the",
  ),
  inSource("with a header of the connection", { headers: { Host: { env: "A" } } }, "/headers/Host", "no header that"),
  inSource("with a schedule of six words", { schedule: "0 0 5 * * *" }, "/schedule", "five words of cron"),
  inSource("on a day that never comes", { schedule: "0 5 31 2 *" }, "/schedule", "five words of cron"),
  inSource(
    "with an address as a picture host",
    { pictureHosts: ["10.0.0.1"] },
    "/pictureHosts/0",
    "name of a public host",
  ),
  inSource("whose mapping is not there", { mapping: "mappings/dms.json" }, "/mapping", "There is no mappings/dms.json"),
  inSource("whose mapping lies elsewhere", { mapping: "../beta/dms.json" }, "/mapping", "Name a file of this site's"),
  inSource("that may lose more than all", { holds: { goneShare: 2 } }, "/holds/goneShare", "a number from 0 to 1"),
  inSource(
    "that watches another folder",
    { kind: "folder", url: undefined, path: "../etc" },
    "/path",
    "within the folder",
  ),
  [
    "two sources of one name",
    dealership({ sources: [dms, { ...sftp, hostKey: `SHA256:${"a".repeat(43)}`, key: { env: "KEY" } }] }),
    "alpha/dealerships/one.json",
    "/sources",
    "the same name",
  ],
  [
    "an SFTP server without its key",
    dealership({ sources: [{ ...sftp, key: { env: "KEY" } }] }),
    "alpha/dealerships/one.json",
    "/sources/0/hostKey",
    '"hostKey" is missing',
  ],
  [
    "an SFTP server without password and key",
    dealership({ sources: [{ ...sftp, hostKey: `SHA256:${"a".repeat(43)}` }] }),
    "alpha/dealerships/one.json",
    "/sources/0",
    "either a password or a key",
  ],
  ["a dealership id of zero", dealership({ id: 0 }), "alpha/dealerships/one.json", "/id", "at least 1"],
  [
    "a location of an unknown dealership",
    place({ dealership_slug: "two" }),
    "alpha/locations.json",
    "/0/dealership_slug",
    'no dealership "two"',
  ],
  [
    "a postcode as a number",
    place({ address: { street: "x", city: "x", state: "QLD", postcode: 4215 } }),
    "alpha/locations.json",
    "/0/address/postcode",
    "a text in quotes here, not 4215",
  ],
  [
    "a closing before the opening",
    hours({ open: "17:00", close: "09:00" }),
    "alpha/locations.json",
    "/0/contact_detail/opening_hours/0/close",
    "not after the opening",
  ],
  [
    "a time of 24:00",
    hours({ open: "09:00", close: "24:00" }),
    "alpha/locations.json",
    "/0/contact_detail/opening_hours/0/close",
    "24-hour clock",
  ],
  [
    "two models of one slug",
    { ...site(), "alpha/models.json": [model, { ...model, id: 2 }] },
    "alpha/models.json",
    "/1/slug",
    "already that of model 1",
  ],
  ["a page without its head", { ...site(), "alpha/pages/a.md": "Hello" }, "alpha/pages/a.md", "", 'a line "---"'],
  [
    "a page without a title",
    { ...site(), "alpha/pages/a.md": "---\ndescription: x\n---\n" },
    "alpha/pages/a.md",
    "/title",
    '"title" is missing',
  ],
  [
    "a post without a day",
    { ...site(), "alpha/blog/a.md": "---\ntitle: x\ndescription: x\ndate: today\n---\n" },
    "alpha/blog/a.md",
    "/date",
    "YYYY-MM-DD",
  ],
];

test.each(CASES)("%s is refused", async (_what, files, file, pointer, says) => {
  await using folder = await sitesFolder(files);
  const problems = await checkSites(folder.dir, () => null);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file, pointer });
  expect(problems[0]?.message).toContain(says);
  expect(problems[0]?.message).toMatch(/[.?]$/);
});

test("a host of two sites is refused with the name of the other", async () => {
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({ hosts: ["www.cars.example"] }),
    "beta/site.json": siteFile({ hosts: ["beta.example", "WWW.cars.example"] }),
  });
  expect(await checkSites(folder.dir)).toEqual([
    {
      file: "beta/site.json",
      pointer: "/hosts/1",
      message: "The host www.cars.example is already taken by alpha/site.json.",
    },
  ]);
});

test("a dealership's slug and id, and a location's, are each only one's on the whole server", async () => {
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile(),
    "alpha/dealerships/one.json": dealershipFile(1),
    "alpha/locations.json": [locationEntry(11, "sales", "one")],
    "beta/site.json": siteFile(),
    "beta/dealerships/one.json": dealershipFile(1),
    "beta/locations.json": [
      locationEntry(11, "sales", "one"),
      locationEntry(12, "parts", "one"),
      locationEntry(12, "more", "one"),
    ],
  });
  expect((await checkSites(folder.dir)).map(({ file, pointer }) => `${file}#${pointer}`)).toEqual([
    "beta/dealerships/one.json#",
    "beta/dealerships/one.json#/id",
    "beta/locations.json#/0/id",
    "beta/locations.json#/0/slug",
    "beta/locations.json#/2/id",
  ]);
});

test("SITE-029 a file that is broken is told once, not again for the sites that share its dealership", async () => {
  const shared = { "beta/site.json": siteFile({}, { dealerships: ["one"] }) };
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile(),
    "alpha/dealerships/one.json": "{",
    ...shared,
    "beta/locations.json": [locationEntry(12, "parts", "one")],
  });
  const files = async () => (await checkSites(folder.dir)).map(({ file, pointer }) => `${file}#${pointer}`);
  expect(await files()).toEqual(["alpha/dealerships/one.json#"]);
  // The file itself is valid, in a folder that is not.
  await folder.write({ "alpha/dealerships/one.json": dealershipFile(1), "alpha/promos.json": "[" });
  expect(await files()).toEqual(["alpha/promos.json#"]);
  await folder.write({ "alpha/promos.json": null });
  expect(await files()).toEqual([]);
  // After the deletion, the other site's list is the one that is wrong.
  await folder.write({ alpha: null, "beta/locations.json": null });
  expect(await files()).toEqual(["beta/site.json#/site/dealerships/0"]);
});

test("everything that is wrong in a folder is said at once", async () => {
  await using folder = await sitesFolder({
    "alpha/site.json": siteFile({ search: { minPhotos: -1 }, car: { justArrivedDays: "8" } }),
    "alpha/models.json": "[",
  });
  expect((await checkSites(folder.dir)).map((problem) => problem.pointer).sort()).toEqual([
    "",
    "/car/justArrivedDays",
    "/search/minPhotos",
  ]);
});
