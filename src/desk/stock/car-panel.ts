import { carOutlook } from "../../features/feeds/car-outlook.ts";
import { plateShown } from "../../features/people/plate.ts";
import { actsOn } from "../../features/staff/audit/data.ts";
import { type CarEdit, editsOfCar, pricesOfCar, sourceOfCar } from "../../features/stock/edits/data.ts";
import { undoing } from "../../features/stock/edits/undoing.ts";
import { BY_HAND } from "../../features/stock/mutations.ts";
import { pictureSources } from "../../features/stock/pictures.ts";
import type { Car } from "../../features/stock/schema.ts";
import { CAR_STATUSES } from "../../features/vocabulary/vehicle-kinds.ts";
import { briefMoment } from "../../lib/time/brief-moment.ts";
import { formatMoney } from "../../lib/words/format.ts";
import type { Entered } from "../enter.ts";
import { pictureAt } from "../leads/inbox-view.ts";
import { carNumbers } from "./car-numbers.ts";
import { placeOfCar, siteOf } from "./car-places.ts";
import { type PlanningView, planningView, zoneOfCar } from "./plan-price.ts";

/** A field that can be said otherwise at the desk: its label, and what it is written as. */
interface PanelField {
  readonly name: keyof Car & string;
  readonly label: string;
  readonly kind: "dollars" | "number" | "line" | "text" | "flag" | "status";
}

/** The fields of a car's panel, in their order; every other field is the feed's alone here. */
export const PANEL_FIELDS = [
  { name: "price", label: "Price", kind: "dollars" },
  { name: "before_price", label: "Was", kind: "dollars" },
  { name: "offer_price", label: "Offer", kind: "dollars" },
  { name: "status", label: "Standing", kind: "status" },
  { name: "show_on_dealer_website", label: "Shown on the website", kind: "flag" },
  { name: "tag", label: "Tag", kind: "line" },
  { name: "badge", label: "Badge", kind: "line" },
  { name: "colour", label: "Colour", kind: "line" },
  { name: "km", label: "Kilometres", kind: "number" },
  { name: "regplate", label: "Number plate", kind: "line" },
  { name: "dealercomments", label: "Comments", kind: "text" },
] as const satisfies readonly PanelField[];
export type PanelName = (typeof PANEL_FIELDS)[number]["name"];

/** A field's value as it stands in the form: a flag is yes or no, nothing is empty. */
export function writtenValue(car: Car, name: PanelName): string {
  const value = car[name];
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "" : String(value);
}

const isPanelField = (name: string): name is PanelName => PANEL_FIELDS.some((field) => field.name === name);

export const PANEL_NAMES: readonly string[] = PANEL_FIELDS.map(({ name }) => name);

/** The values of these fields as they stand in the form. */
export const writtenOf = (car: Car, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.filter(isPanelField).map((name) => [name, writtenValue(car, name)]));

export interface FieldView extends PanelField {
  readonly name: PanelName;
  readonly value: string;
  /** Who says it; null for the feed. */
  readonly said: { readonly by: string; readonly when: string; readonly feed: string } | null;
}

export interface CarPanel {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly photos: number;
  readonly plate: string | null;
  readonly facts: string;
  readonly numbers: readonly string[];
  readonly fields: readonly FieldView[];
  readonly statuses: readonly string[];
  readonly sites: readonly {
    readonly site: string;
    readonly page: string | null;
    readonly listed: boolean;
    readonly says: readonly string[];
  }[];
  readonly planning: PlanningView;
  readonly prices: readonly {
    readonly key: string;
    readonly text: string;
    readonly by: string;
    readonly when: string;
  }[];
  readonly acts: readonly {
    readonly id: number;
    readonly text: string;
    readonly when: string;
    /** Whether it can be taken back as the car stands now. */
    readonly canUndo: boolean;
  }[];
  readonly mayEdit: boolean;
}

export async function carPanel(scope: Entered, car: Car): Promise<CarPanel> {
  const { app, now } = scope;
  const site = siteOf(scope, car);
  const zone = zoneOfCar(scope, car);
  const when = (at: number) => briefMoment(at, now, zone);
  const [edits, prices, planning, source, acts, numbers, outlook] = await Promise.all([
    editsOfCar(app.db, car.id),
    pricesOfCar(app.db, car.id),
    planningView(scope, car),
    sourceOfCar(app.db, car.id),
    actsOn(app.db, `car:${car.id}`, 20),
    carNumbers(scope, car, site),
    carOutlook(
      car,
      { db: app.db, sites: app.sites.all(), open: app.openRuleIndex, imageHosts: app.env.imageHosts },
      now,
    ),
  ]);
  const brought = source === BY_HAND ? "added by hand" : source ? `brought by ${source}` : "from a file";
  return {
    id: car.id,
    name: car.name,
    picture: site && pictureAt(site, car.primary_image_url, 320),
    photos: pictureSources(car).length,
    plate: plateShown(car.regplate),
    facts: `${car.stocknum}, ${car.dealership_name}, ${brought}`,
    numbers,
    fields: PANEL_FIELDS.map((field) => fieldView(field, car, edits, when)),
    statuses: CAR_STATUSES,
    sites: outlook.sites
      .filter(({ page, listed }) => page !== null || listed)
      .map(({ site: slug, page, listed, hidden, notes }) => ({
        site: app.sites.bySlug(slug)?.name ?? slug,
        page,
        listed,
        says: [...hidden.map(({ says }) => says), ...notes],
      })),
    planning,
    prices: prices.toReversed().map(({ at, was, price, by, run }) => ({
      key: `${at} ${price}`,
      text: `${was === null ? "No price" : formatMoney(was)} → ${price === null ? "no price" : formatMoney(price)}`,
      by: by ?? (run === null ? "the feed" : `run ${run}`),
      when: when(at),
    })),
    acts: acts.map((act) => ({
      id: act.id,
      text: `${act.by}: ${act.action}`,
      when: when(act.at),
      canUndo: undoing(act, writtenOf(car, PANEL_NAMES), edits, now).ok,
    })),
    mayEdit: placeOfCar(scope, car, "stock.edit") !== null,
  };
}

function fieldView(
  field: (typeof PANEL_FIELDS)[number],
  car: Car,
  edits: readonly CarEdit[],
  when: (at: number) => string,
): FieldView {
  const edit = edits.find((one) => one.field === field.name);
  const feed = edit?.feed;
  const told = feed === null || feed === undefined || feed === "" ? "nothing" : String(feed).slice(0, 200);
  return {
    ...field,
    value: writtenValue(car, field.name),
    said: edit
      ? { by: edit.by, when: when(edit.at), feed: field.kind === "flag" ? (feed ? "yes" : "no") : told }
      : null,
  };
}
