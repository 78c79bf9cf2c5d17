import * as v from "valibot";
import { href, oneOf, strict, text } from "./options/shapes.ts";

/**
 * Every link that a menu or a button can name by key, with the specification's own path (NAV-015). A site's `links` can
 * replace any of them; those in `PATH_OPTIONS` (rules.ts) also have an option of their own.
 */
export const LINKS = {
  home: "/",
  models: "/models",
  brands: "/brands",
  stock: "/search/new-used-and-demo-cars",
  newStock: "/search/new-cars",
  demoStock: "/search/demo-cars",
  usedStock: "/search/used-cars",
  newAndDemoStock: "/search/new-and-demo-cars",
  sellMyCar: "/sell-my-car",
  tradeIn: "/trade-in",
  buying: "/buying",
  finance: "/finance",
  financeEnquiry: "/finance-enquiry",
  applyForFinance: "/apply-for-finance",
  bookTestDrive: "/book-test-drive/",
  specialOffers: "/special-offers",
  offers: "/offers",
  service: "/service",
  bookAService: "/book-a-service",
  parts: "/vehicle-parts-and-accessories",
  partsSearch: "/parts/search",
  accessories: "/accessories",
  warranty: "/warranty",
  roadsideAssist: "/roadside-assist",
  about: "/about-us",
  careers: "/careers",
  fleet: "/fleet",
  blog: "/blog/vehicle-reviews",
  faqs: "/pages/faqs",
  contact: "/contact-us",
  locations: "/locations",
  dealerLocator: "/dealer-locator",
  privacyPolicy: "/privacy-policy",
  terms: "/terms-and-conditions",
  unsubscribe: "/pages/unsubscribe",
  compare: "/compare",
  signIn: "/sign-in",
  myGarage: "/my-garage",
} as const;
export type LinkKey = keyof typeof LINKS;
export const LINK_KEYS = Object.keys(LINKS) as LinkKey[];

export const MENU_STYLES = ["dropdown", "mega"] as const;

const target = {
  /**
   * `{allStock}` stands for the site's name for its whole stock (`allStockLabel`), `{Vehicle}` and `{Vehicles}` for its
   * noun for a vehicle and the plural (`vehicleNoun`).
   */
  label: text,
  /** One of the platform's own links, by key. */
  link: v.optional(oneOf(LINK_KEYS)),
  /** Any other address. */
  href: v.optional(href),
};

const MenuLinkSchema = v.pipe(
  strict(target),
  v.check((item) => (item.link === undefined) !== (item.href === undefined), 'Give either "link" or "href".'),
);
export type MenuLink = v.InferOutput<typeof MenuLinkSchema>;

export const MenuItemSchema = v.pipe(
  strict({
    ...target,
    style: v.optional(oneOf(MENU_STYLES)),
    /** `models`: opens the site's models, grouped by body (MODEL-038). */
    source: v.optional(oneOf(["models"])),
    children: v.optional(v.array(MenuLinkSchema)),
  }),
  v.check(
    (item) => item.children !== undefined || (item.link === undefined) !== (item.href === undefined),
    'Give "link" or "href", or "children".',
  ),
);
export type MenuItem = v.InferOutput<typeof MenuItemSchema>;

export const FooterSectionSchema = strict({
  /** `{siteName}` stands for the site's name. */
  title: text,
  /** `models`: the section lists the site's models (NAV-011). */
  source: v.optional(oneOf(["models"])),
  items: v.optional(v.array(MenuLinkSchema), []),
});
export type FooterSection = v.InferOutput<typeof FooterSectionSchema>;

/** The default header menu, in the specification's order (NAV-001 to NAV-007). */
export const DEFAULT_HEADER_MENU: MenuItem[] = [
  { label: "Home", link: "home" },
  { label: "Range", link: "models", source: "models" },
  {
    label: "Stock",
    link: "stock",
    children: [
      { label: "{allStock}", link: "stock" },
      { label: "New {Vehicles}", link: "newStock" },
      { label: "Demo {Vehicles}", link: "demoStock" },
      { label: "Used {Vehicles}", link: "usedStock" },
      { label: "New and Demo {Vehicles}", link: "newAndDemoStock" },
    ],
  },
  { label: "Sell My {Vehicle}", link: "sellMyCar" },
  { label: "Finance", link: "finance" },
  {
    label: "Service & Parts",
    link: "service",
    children: [
      { label: "Service", link: "service" },
      { label: "Book a Service", link: "bookAService" },
      { label: "Parts", link: "parts" },
    ],
  },
  {
    label: "More",
    children: [
      { label: "About Us", link: "about" },
      { label: "Careers", link: "careers" },
      { label: "Fleet", link: "fleet" },
      { label: "Blog", link: "blog" },
      { label: "FAQs", link: "faqs" },
      { label: "Contact", link: "contact" },
    ],
  },
];

/** The footer of a site that defines none (NAV-010 to NAV-014). */
export const DEFAULT_FOOTER_MENU: FooterSection[] = [
  { title: "Models", source: "models", items: [] },
  {
    title: "Buyer Tools",
    items: [
      { label: "Search Vehicles", link: "stock" },
      { label: "Finance", link: "finance" },
      { label: "Trade-in", link: "tradeIn" },
      { label: "Book Test Drive", link: "bookTestDrive" },
    ],
  },
  {
    title: "Service & Parts",
    items: [
      { label: "Service", link: "service" },
      { label: "Book a Service", link: "bookAService" },
      { label: "Parts", link: "parts" },
      { label: "Accessories", link: "accessories" },
    ],
  },
  {
    title: "{siteName}",
    items: [
      { label: "About Us", link: "about" },
      { label: "Contact", link: "contact" },
      { label: "Careers", link: "careers" },
      { label: "Privacy Policy", link: "privacyPolicy" },
      { label: "Terms and Conditions", link: "terms" },
    ],
  },
];
