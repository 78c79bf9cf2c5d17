import { carOutlook } from "../../../features/feeds/report/car-outlook.ts";
import { feedSpokeAt } from "../../../features/feeds/runs/data.ts";
import { titleIn } from "../../../features/feeds/sources/words.ts";
import { plateShown } from "../../../features/people/plate.ts";
import { actsOn } from "../../../features/staff/audit/data.ts";
import {
  type CarEdit,
  editsOfCar,
  type PriceChange,
  pricesOfCar,
  sourceOfCar,
} from "../../../features/stock/edits/data.ts";
import { BY_HAND } from "../../../features/stock/mutations.ts";
import { pictureSources } from "../../../features/stock/pictures.ts";
import type { Car } from "../../../features/stock/schema.ts";
import { CAR_STATUSES } from "../../../features/vocabulary/vehicle-kinds.ts";
import { briefMoment } from "../../../lib/time/brief-moment.ts";
import { counted } from "../../../lib/words/format.ts";
import type { Entered } from "../../enter.ts";
import { pictureAt } from "../../leads/inbox-view.ts";
import { placeOfCar, siteOf } from "../car-places.ts";
import { type PlanningView, planningView, zoneOfCar } from "../plan-price.ts";
import { carHistory, daysOfferedAt, type HistoryLine } from "./car-history.ts";
import { type CarNumber, carNumbers } from "./car-numbers.ts";
import {
  PANEL_FIELDS,
  PANEL_NAMES,
  type PanelField,
  type PanelName,
  shownValue,
  valueWords,
  withoutOption,
  writtenOf,
  writtenValue,
} from "./panel-fields.ts";

export interface FieldView extends PanelField {
  readonly name: PanelName;
  /** As its field shows it. */
  readonly value: string;
  /** Who set it; null for the feed. */
  readonly said: { readonly by: string; readonly when: string; readonly feed: string } | null;
  /** A further remark: "31 days at that price"; null if there is none. */
  readonly hint: string | null;
}

/** Whether shoppers see the car, in a word or two. */
interface Standing {
  readonly words: string;
  readonly kind: "good" | "soon" | "late";
  /** The car's page on the website, if it has one; otherwise null. */
  readonly page: string | null;
}

export interface CarPanel {
  readonly id: number;
  /** Id of the signed-in staff member. */
  readonly reader: number;
  readonly name: string;
  readonly picture: string | null;
  readonly plate: string | null;
  readonly facts: string;
  readonly standing: Standing;
  readonly numbers: readonly CarNumber[];
  readonly photos: {
    readonly count: number;
    /** Small versions of the first photos. */
    readonly strip: readonly string[];
    /** Who arranged them, and when; null for the feed. */
    readonly said: { readonly by: string; readonly when: string } | null;
  };
  readonly fields: readonly FieldView[];
  readonly statuses: readonly string[];
  /** The source of the other values: "Feed, 3:10 am", the time of its newest file, or "By hand". */
  readonly source: string;
  readonly isByHand: boolean;
  readonly sites: readonly {
    readonly site: string;
    readonly page: string | null;
    readonly listed: boolean;
    readonly says: readonly string[];
  }[];
  readonly planning: PlanningView;
  readonly history: readonly HistoryLine[];
  readonly mayEdit: boolean;
}

const MOST_IN_STRIP = 6;

export async function carPanel(scope: Entered, car: Car): Promise<CarPanel> {
  const { app, now } = scope;
  const site = siteOf(scope, car);
  const zone = zoneOfCar(scope, car);
  const when = (at: number) => briefMoment(at, now, zone);
  const source = await sourceOfCar(app.db, car.id);
  const isByHand = source === BY_HAND;
  const [edits, prices, planning, spokeAt, acts, numbers, outlook] = await Promise.all([
    editsOfCar(app.db, car.id),
    pricesOfCar(app.db, car.id),
    planningView(scope, car),
    isByHand ? null : feedSpokeAt(app.db, { id: car.id, dealershipId: car.dealership_id, source }, now),
    actsOn(app.db, `car:${car.id}`, 20),
    carNumbers(scope, car, site),
    carOutlook(
      car,
      { db: app.db, sites: app.sites.all(), open: app.openRuleIndex, imageHosts: app.env.imageHosts },
      now,
    ),
  ]);
  const sites = outlook.sites
    .filter(({ page, listed }) => page !== null || listed)
    .map(({ site: slug, page, listed, hidden, notes }) => ({
      site: app.sites.bySlug(slug)?.name ?? slug,
      page,
      listed,
      says: [...hidden.map(({ says }) => withoutOption(says)), ...notes],
    }));
  const photos = pictureSources(car);
  const ordered = edits.find(({ field }) => field === "images");
  const small = (picture: string) => (site && pictureAt(site, picture)) ?? [];
  const view = { edits, prices, when, now };
  return {
    id: car.id,
    reader: scope.session.staff.id,
    name: car.name,
    picture: site && pictureAt(site, car.primary_image_url, 320),
    plate: plateShown(car.regplate),
    facts: `${car.stocknum}, ${car.dealership_name}${source && !isByHand ? `, brought by ${titleIn(app.sites.dealership(car.dealership_slug)?.sources, source)}` : ""}`,
    standing: standingOf(car, sites),
    numbers,
    photos: {
      count: photos.length,
      strip: photos.slice(0, MOST_IN_STRIP).flatMap(small),
      said: ordered ? { by: ordered.by, when: when(ordered.at) } : null,
    },
    fields: PANEL_FIELDS.map((field) => fieldView(field, car, view)),
    statuses: CAR_STATUSES,
    source: isByHand ? "By hand" : spokeAt === null ? "Feed" : `Feed, ${when(spokeAt)}`,
    isByHand,
    sites,
    planning,
    history: carHistory({ ...view, acts, standing: writtenOf(car, PANEL_NAMES) }),
    mayEdit: placeOfCar(scope, car, "stock.edit") !== null,
  };
}

function standingOf(car: Car, sites: CarPanel["sites"]): Standing {
  const listed = sites.filter((one) => one.listed);
  const page = (listed[0] ?? sites[0])?.page ?? null;
  if (car.status === "sold") return { words: "Sold", kind: "soon", page };
  if (listed.length === 0) {
    const [why] = sites.flatMap(({ says }) => says);
    return { words: why ? `Not shown: ${why}` : "Not shown", kind: "late", page };
  }
  const where = listed.length === 1 ? "On the site" : `On ${listed.length} sites`;
  return car.reserved
    ? { words: `${where}, held for somebody`, kind: "soon", page }
    : { words: where, kind: "good", page };
}

interface Seeing {
  readonly edits: readonly CarEdit[];
  readonly prices: readonly PriceChange[];
  readonly when: (at: number) => string;
  readonly now: number;
}

function fieldView(field: (typeof PANEL_FIELDS)[number], car: Car, { edits, prices, when, now }: Seeing): FieldView {
  const edit = edits.find((one) => one.field === field.name);
  const feed = field.kind === "flag" ? (edit?.feed ? "yes" : "no") : String(edit?.feed ?? "").slice(0, 200);
  const listed = Date.parse(car.created_at);
  const days = field.name === "before_price" ? daysOfferedAt(prices, car.before_price, { listed, now }) : null;
  return {
    ...field,
    value: shownValue(field.kind, writtenValue(car, field.name)),
    said: edit ? { by: edit.by, when: when(edit.at), feed: valueWords(field.name, feed) } : null,
    hint: days === null ? null : `${counted(days, "day")} at that price`,
  };
}
