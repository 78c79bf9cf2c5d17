import { oneLine } from "../forms/contact.ts";
import type { Timed } from "../hours/opening.ts";
import type { PageFormView } from "../leads/form-view.ts";
import { type MapView, mapView } from "../locations/map.ts";
import { type LocationView, locationViews, shownLocations } from "../locations/view.ts";
import { markdownToHtml, type SafeHtml } from "../site/markdown.ts";
import { leadingPath, linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Location, Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import type { LinkView } from "../site/view.ts";
import { onlyMake } from "./rules.ts";

/** A service of the workshop, in two or three words and a sentence. */
export interface Offer {
  readonly name: string;
  readonly text: string;
}

/** Data of the workshop's pages: service, booking, parts. It is the same for every shopper. */
export interface ServiceView {
  readonly style: SiteConfig["servicePageStyle"];
  readonly title: string;
  readonly description: string | null;
  /** The dealer's own text as sanitised HTML; empty for none. */
  readonly html: SafeHtml;
  readonly image: string | null;
  /** The heading over the picture in the Mazda style. */
  readonly heading: string;
  /** The four blocks about the work (SERV-017 to SERV-020). */
  readonly features: readonly Offer[];
  /** Perks; empty where the site does not list them (SERV-021 to SERV-026). */
  readonly perks: readonly Offer[];
  /** The certification banner (SERV-027). */
  readonly certified: Offer;
  /** Sentences about the first check and the quick service (SERV-030, SERV-031). */
  readonly notes: readonly string[];
  /** Address of an embedded booking system, shown in place of the form (SERV-016). */
  readonly embed: string | null;
  readonly links: Readonly<Record<"warranty" | "roadsideAssist" | "booking", string>>;
  /** Service locations only (SERV-032). */
  readonly places: readonly LocationView[];
  readonly map: MapView | null;
}

/** The visible service locations, which also serve parts (SERV-032). */
const serviceLocations = (site: Site): readonly Location[] =>
  shownLocations(site).filter(({ location_type }) => location_type === "service");

/** The workshop's page at `path`, and when it changes. `otherwise` is its title where the site has none. */
export function serviceView(site: Site, path: string, otherwise: string, now: number): Timed<ServiceView> {
  const { config } = site;
  const page = site.pages.get(path);
  const { value: places, changesAt } = locationViews(site, serviceLocations(site), now);
  const view: ServiceView = {
    style: config.servicePageStyle,
    title: page?.title ?? otherwise,
    description: page?.description ?? null,
    html: markdownToHtml(page?.markdown ?? ""),
    image: page?.image ?? places[0]?.image ?? null,
    heading: text(config, "service.heading"),
    ...wordsOf(site),
    perks: config.servicePerksEnabled ? perksOf(config) : [],
    embed: config.serviceEmbedUrl,
    links: {
      warranty: leadingPath(site, linkPath(config, "warranty"), "contact"),
      roadsideAssist: leadingPath(site, linkPath(config, "roadsideAssist"), "contact"),
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
  const offer = (key: "parts" | "plan" | "software" | "health"): Offer => ({
    name: text(config, `service.${key}.name`),
    text: text(config, `service.${key}`, { make: own }),
  });
  return {
    features: [offer("parts"), offer("plan"), offer("software"), offer("health")],
    certified: {
      name: text(config, "service.certified", { make: own }) ?? `${make ?? "Factory"}-trained technicians.`,
      text: text(config, "service.certifiedText"),
    },
    notes: [text(config, "service.note.first", { make: own }), text(config, "service.note.quick")],
  };
}

const PERKS = ["select", "quick", "loan", "lounge", "shuttle", "earlyBird"] as const;

const perksOf = (config: SiteConfig): readonly Offer[] =>
  PERKS.map((perk) => ({
    name: text(config, `perk.${perk}.name`),
    text: text(config, `perk.${perk}`, { vehicle: config.vehicleNoun.toLowerCase() }),
  }));

/** The form with the part filled in that was searched for. */
export function partSought(form: PageFormView, words: string | null): PageFormView {
  const part = oneLine(words ?? "").slice(0, 200);
  if (part === "") return form;
  const fields = form.fields.map((field) => (field.name === "part" ? { ...field, defaultValue: part } : field));
  return { ...form, fields };
}

/** The pages about parts, with links to one another (SERV-003 to SERV-005). */
export function partsLinks(config: SiteConfig, path: string): readonly LinkView[] {
  const links = [
    { label: "Parts", href: linkPath(config, "parts") },
    { label: "Search for a part", href: linkPath(config, "partsSearch") },
    { label: "Accessories", href: linkPath(config, "accessories") },
  ];
  return links.filter(({ href }) => href !== path);
}
