import type { HomeBlock } from "../../features/site/choices.ts";
import type { ItemType } from "../../features/vocabulary/vehicle-kinds.ts";
import { slugOf } from "../../lib/words/slug.ts";
import { readHours } from "./opening-hours.ts";
import { type Answers, kindsOf, type PlaceAnswers } from "./questions.ts";

/** Ids not yet used by any dealership or location. */
export interface FreeIds {
  readonly dealership: number;
  readonly location: number;
}

const ZONES: Readonly<Record<string, string>> = {
  NSW: "Australia/Sydney",
  ACT: "Australia/Sydney",
  VIC: "Australia/Melbourne",
  QLD: "Australia/Brisbane",
  SA: "Australia/Adelaide",
  WA: "Australia/Perth",
  TAS: "Australia/Hobart",
  NT: "Australia/Darwin",
};

/** Menus of the pages a new site has; the platform's defaults name pages that a dealer has to write first. */
const NAVIGATION = {
  headerMenu: [
    { label: "Stock", link: "stock" },
    { label: "Finance", link: "finance" },
    { label: "Service", link: "service" },
    { label: "Sell My {Vehicle}", link: "sellMyCar" },
    { label: "About Us", link: "about" },
    { label: "Contact", link: "contact" },
  ],
  footerMenu: [
    {
      title: "Buying",
      items: [
        { label: "Search Stock", link: "stock" },
        { label: "Book a Test Drive", link: "bookTestDrive" },
        { label: "Finance", link: "finance" },
        { label: "Trade-in", link: "tradeIn" },
      ],
    },
    {
      title: "Service",
      items: [
        { label: "Book a Service", link: "bookAService" },
        { label: "Parts", link: "parts" },
      ],
    },
    {
      title: "{siteName}",
      items: [
        { label: "About Us", link: "about" },
        { label: "Contact", link: "contact" },
        { label: "Locations", link: "locations" },
        { label: "Privacy Policy", link: "privacyPolicy" },
      ],
    },
  ],
};

/** Targets of the platform's own links until the dealer has written those pages. */
const LINKS = {
  specialOffers: "/search/new-used-and-demo-cars",
  warranty: "/contact-us",
  roadsideAssist: "/contact-us",
};

/** A new dealer has stock, places and services. Slides, models and articles appear once there are some. */
const HOME_BLOCKS: readonly HomeBlock[] = [
  "hero",
  "priceBands",
  "featureBanner",
  "justLanded",
  "promotionsSlider",
  "rangeGrid",
  "blogCards",
  "locations",
  "paymentLogos",
];

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of the new site's folder, by path within it. `logo` is the path of its logo under `public/`. */
export function siteFiles({ site, places }: Answers, ids: FreeIds, logo: string): Readonly<Record<string, string>> {
  const { slug, name, legalName, abn, sells, template, colour, host, email } = site;
  const about = {
    $schema: "../site.schema.json",
    hosts: host ? [host] : [],
    brand: {
      colour,
      fonts: { heading: "figtree", body: "figtree" },
      logo: { url: `/site/${logo}`, name },
    },
    legal: { name: legalName, ...(abn ? { abn } : {}) },
    site: {
      siteName: name,
      template,
      ...soldThere(kindsOf(sells)),
      ...(host ? { siteUrl: `https://${host}` } : {}),
      timezone: ZONES[places[0]?.state ?? ""] ?? "Australia/Sydney",
      dealerships: [slug],
      links: LINKS,
    },
    navigation: NAVIGATION,
    // Not known yet: which cards the dealer takes, and how many pictures it has of a car.
    home: { homeBlocks: HOME_BLOCKS, paymentLogos: [] },
    search: { minPhotos: 0, noResultsRefreshPath: LINKS.specialOffers },
    // Without it every list would load pictures in their original size.
    services: { imageServiceUrl: "/images" },
  };
  return {
    "site.json": json(about),
    [`dealerships/${slug}.json`]: json({
      $schema: "../../dealership.schema.json",
      id: ids.dealership,
      name,
      leads: { email: [email] },
    }),
    "locations.json": json(locationsOf(site, places, ids)),
    "pages/about-us.md": page("About Us", `Who ${name} is and where to find us.`, aboutText(name, places)),
    "pages/book-test-drive.md": page("Book a Test Drive", `Try a vehicle at ${name}.`, "", "test-drive"),
    "pages/privacy-policy.md": page(
      "Privacy Policy",
      `What ${name} does with what you tell us.`,
      privacyText(legalName, email),
    ),
  };
}

/** The kinds of vehicles sold and the noun for one, unless only cars are sold. */
function soldThere(kinds: readonly ItemType[]): object {
  const [kind, ...rest] = kinds;
  if (!kind || (kind === "car" && rest.length === 0)) return {};
  const noun = rest.length > 0 ? "Vehicle" : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return { itemTypes: kinds, vehicleNoun: noun };
}

function locationsOf({ slug, name }: Answers["site"], places: readonly PlaceAnswers[], ids: FreeIds): object[] {
  const used = new Set<string>();
  return places.map((place, index) => {
    const hours = readHours(place.hours);
    const base = `${slugOf(`${slug} ${place.town}`)}-${place.does}`;
    const candidates = [base, ...places.map((_, further) => `${base}-${further + 2}`)];
    const free = candidates.find((one) => !used.has(one)) ?? base;
    used.add(free);
    const kind = place.does === "sales" ? "" : ` ${place.does === "service" ? "Service" : "Parts"}`;
    return {
      id: ids.location + index,
      name: `${name} ${place.town}${kind}`,
      slug: free,
      primary: index === 0,
      dealership_slug: slug,
      location_type: place.does,
      address: { street: place.street, city: place.town, state: place.state, postcode: place.postcode },
      contact_detail: { phone: place.phone, opening_hours: hours.ok ? hours.value : [] },
    };
  });
}

function page(title: string, description: string, words: string, form?: string): string {
  const front = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`];
  return `---\n${[...front, ...(form ? [`form: ${form}`] : [])].join("\n")}\n---\n\n${words}\n`;
}

function aboutText(name: string, places: readonly PlaceAnswers[]): string {
  const lines = places.map(({ street, town, state, postcode }) => `- ${street}, ${town} ${state} ${postcode}`);
  return `${name} sells and looks after vehicles.\n\n${lines.join("\n")}\n\nCome and see us, or write to us: [contact](/contact-us).`;
}

/** The privacy policy. It describes only what the software does; the dealer has to add anything beyond that. */
function privacyText(legalName: string, email: string): string {
  return `${legalName} keeps what you type into a form of this website (your name, how to reach you, your message and the vehicle it is about) to answer you, and sends it to its own staff by e-mail.

To see or correct what we have about you, or to complain, write to ${email}. If our answer does not settle it, you can turn to the Office of the Australian Information Commissioner (oaic.gov.au).`;
}

/** A logo of the dealer's initials in its colour, until there is a real one. */
export function initialsLogo({ name, colour }: Pick<Answers["site"], "name" | "colour">): string {
  const initials =
    name
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 2)
      .map((word) => [...word][0]?.toUpperCase()) ?? [];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const ink = red * 0.3 + green * 0.59 + blue * 0.11 > 150 ? "#1c1c1c" : "#ffffff";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" rx="8" fill="${colour}"/>
  <text x="20" y="26" text-anchor="middle" font-family="sans-serif" font-size="16" font-weight="700" fill="${ink}">${initials.join("")}</text>
</svg>
`;
}
