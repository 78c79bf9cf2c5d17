import { oneLine } from "../leads/contact.ts";
import type { PageFormView } from "../leads/forms/form-view.ts";
import { type MapView, mapView } from "../locations/map.ts";
import { type LocationView, locationViews, shownLocations } from "../locations/view.ts";
import type { Timed } from "../site/opening.ts";
import { linkPath, text } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Location, Site } from "../site/site.ts";
import type { LinkView } from "../site/view.ts";
import { onlyMake } from "./rules.ts";

/** A thing the workshop does or offers, in two or three words and a sentence. */
export interface Offer {
  readonly name: string;
  readonly text: string;
}

/** The pages of the workshop: service, booking, parts. Plain data, the same for every shopper. */
export interface ServiceView {
  readonly style: SiteConfig["servicePageStyle"];
  readonly title: string;
  readonly description: string | null;
  /** The dealer's own words, sanitised; empty for none. */
  readonly html: string;
  readonly image: string | null;
  /** The heading over the picture of the Mazda style. */
  readonly heading: string;
  /** SERV-017 to SERV-020 */
  readonly features: readonly Offer[];
  /** SERV-021 to SERV-026; empty where the site does not list them. */
  readonly perks: readonly Offer[];
  /** Of the banner (SERV-027). */
  readonly certified: Offer;
  /** SERV-030, SERV-031 */
  readonly notes: readonly string[];
  /** A booking system of somebody else's, shown in place of the form (SERV-016). */
  readonly embed: string | null;
  readonly links: Readonly<Record<"warranty" | "roadsideAssist" | "booking", string>>;
  /** Service locations only (SERV-032). */
  readonly places: readonly LocationView[];
  readonly map: MapView | null;
}

/** Where service and parts are at home: the service locations that are shown (SERV-032). */
export const serviceLocations = (site: Site): readonly Location[] =>
  shownLocations(site).filter(({ location_type }) => location_type === "service");

/** The page of the workshop at `path`, and when it says something else. `otherwise` is its title where the site has none. */
export function serviceView(site: Site, path: string, otherwise: string, now: number): Timed<ServiceView> {
  const { config } = site;
  const page = site.pages.get(path);
  const { value: places, changesAt } = locationViews(site, serviceLocations(site), now);
  const view: ServiceView = {
    style: config.servicePageStyle,
    title: page?.title ?? otherwise,
    description: page?.description ?? null,
    html: page?.html ?? "",
    image: page?.image ?? places[0]?.image ?? null,
    heading: text(config, "service.heading", "Kept as it was built."),
    ...wordsOf(site),
    perks: config.servicePerksEnabled ? perksOf(config) : [],
    embed: config.serviceEmbedUrl,
    links: {
      warranty: linkPath(config, "warranty"),
      roadsideAssist: linkPath(config, "roadsideAssist"),
      booking: linkPath(config, "bookAService"),
    },
    places,
    map: mapView(places),
  };
  return { value: view, changesAt };
}

function wordsOf(site: Site): Pick<ServiceView, "features" | "certified" | "notes"> {
  const { config } = site;
  const make = onlyMake(site.models);
  const own = make ?? config.vehicleNoun.toLowerCase();
  const offer = (key: string, name: string, words: string): Offer => ({
    name,
    text: text(config, `service.${key}`, words, { make: own }),
  });
  return {
    features: [
      offer("parts", "Genuine Parts", "Made for your {make} and covered for two years."),
      offer("plan", "Ongoing maintenance plan", "Prices fixed before you book. No surprises at the counter."),
      offer("software", "Software Updates", "The latest maps, safety and engine software at each visit."),
      offer("health", "Full Health Checks", "A video of what we see, sent before we touch anything."),
    ],
    certified: {
      name: text(config, "service.certified", make ? "{make}-trained technicians." : "Factory-trained technicians.", {
        make: own,
      }),
      text: text(config, "service.certifiedText", "Every one of them certified this year."),
    },
    notes: [
      `New ${own}? Your first check, at 3,000km or 3 months, is complimentary.`,
      "A quick service takes 90 minutes.",
    ],
  };
}

const PERKS = [
  ["select", "Select Service", "Pick the technician who looks after your car."],
  ["quick", "Quick Smart 90-minute service", "In and out while you wait."],
  ["loan", "Free Loan Cars", "Kept for the bigger jobs. Ask when you book."],
  ["lounge", "Waiting Lounge", "Desks, quiet and good coffee."],
  ["shuttle", "Courtesy Shuttle", "To work in the morning, and back to your car."],
  ["earlyBird", "Early-bird Drop-off", "Leave your keys before we open."],
] as const;

const perksOf = (config: SiteConfig): readonly Offer[] =>
  PERKS.map(([key, name, words]) => ({ name, text: text(config, `perk.${key}`, words) }));

/** The form with the part in it that was searched for. */
export function partSought(form: PageFormView, words: string | null): PageFormView {
  const part = oneLine(words ?? "").slice(0, 200);
  if (part === "") return form;
  const fields = form.fields.map((field) => (field.name === "part" ? { ...field, defaultValue: part } : field));
  return { ...form, fields };
}

/** The pages about parts, each leading to the others (SERV-003 to SERV-005). */
export function partsLinks(config: SiteConfig, path: string): readonly LinkView[] {
  const links = [
    { label: "Parts", href: linkPath(config, "parts") },
    { label: "Search for a part", href: linkPath(config, "partsSearch") },
    { label: "Accessories", href: linkPath(config, "accessories") },
  ];
  return links.filter(({ href }) => href !== path);
}
