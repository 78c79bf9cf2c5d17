import { createHash } from "node:crypto";
import { wallClock } from "../../../lib/time/time-zones.ts";
import { lendingTurnsAt } from "../../estimate/lending-turns.ts";
import { estimateFor, weeklyOf } from "../../estimate/rules.ts";
import { runsOn } from "../../loans/lender-products.ts";
import { type BriefConfig, briefFor } from "../../site/brief.ts";
import type { Sites } from "../../site/data.ts";
import { ESTIMATE_OPTIONS, WEEKLY_LANES } from "../../site/weekly-lanes.ts";
import type { IndexedCar } from "../../stock/data.ts";
import { DEFAULT_WEIGHTS, type ScoreWeights } from "../../stock/listing-score.ts";
import { type CarPlaces, type CarPoint, carPlaces, type PostcodePoint } from "./documents/car-places.ts";

/**
 * What the sites' files say about cars: their weekly prices as cards show them (the source of the "Weekly budget"
 * filter and its order), and where they are.
 */
export interface WeeklyFigures {
  /**
   * What the figures depend on at `now` (epoch ms), as a string by dealership ID. Returns the same map while nothing
   * has changed.
   */
  stateAt(now: number): ReadonlyMap<number, string>;
  /** A car's figure on each lane (`site.weeklyLane`), in whole dollars; null where its card shows none. */
  of(car: IndexedCar, now: number): readonly (number | null)[];
  /** The coordinates of a car; absent or null if unknown. */
  readonly placeOf?: (car: IndexedCar, now: number) => CarPoint | null;
  /** Its site's name for the car's location; absent or null if it is not one of the site's locations. */
  readonly placeNameOf?: (car: IndexedCar, now: number) => string | null;
  /**
   * The weight of each part of a listing's score on each lane; null if no site of the lane shows the car. Absent means
   * the default weights everywhere.
   */
  readonly weightsOf?: (car: IndexedCar, now: number) => readonly (ScoreWeights | null)[];
}

/** For an index that needs no weekly figures. */
export const NO_FIGURES: WeeklyFigures = { stateAt: () => NO_STATE, of: () => [] };
const NO_STATE: ReadonlyMap<number, string> = new Map();

interface Lending {
  readonly id: number;
  /** The configuration of a site on each lane that shows the dealership; null if none does. */
  readonly byLane: readonly (BriefConfig | null)[];
}

interface Known {
  readonly lending: ReadonlyMap<string, Lending>;
  readonly state: ReadonlyMap<number, string>;
  readonly places: CarPlaces;
  /** The period (epoch ms) in which it is valid. */
  readonly from: number;
  readonly until: number;
}

/** The figures of all sites, which follow changes to the sites' files and the calendar. */
export function weeklyFigures(
  sites: Pick<Sites, "all" | "onChange">,
  pointOf: PostcodePoint = () => null,
): WeeklyFigures {
  let known: Known | null = null;
  sites.onChange(() => {
    known = known && { ...known, until: Number.NEGATIVE_INFINITY };
  });
  const at = (now: number): Known => {
    if (known && known.from <= now && now < known.until) return known;
    const next = knownAt(sites, pointOf, now);
    const isSame = known !== null && hasSame(known.state, next.state);
    known = isSame && known ? { ...next, state: known.state } : next;
    return known;
  };
  return {
    stateAt: (now) => at(now).state,
    of: (car, now) => {
      const byLane = at(now).lending.get(car.dealership_slug)?.byLane ?? [];
      return byLane.map((config) => {
        const estimate = config && estimateFor(car, config, now);
        return estimate ? weeklyOf(estimate) : null;
      });
    },
    weightsOf: (car, now) => (at(now).lending.get(car.dealership_slug)?.byLane ?? []).map(weightsIn),
    placeOf: (car, now) => at(now).places.of(car),
    placeNameOf: (car, now) => at(now).places.nameOf(car),
  };
}

const hasSame = (one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): boolean =>
  one.size === other.size && [...one].every(([id, text]) => other.get(id) === text);

/** One hash for the state of all dealerships. */
export const textOf = (state: ReadonlyMap<number, string>): string =>
  createHash("sha256")
    .update(JSON.stringify([...state].toSorted(([a], [b]) => a - b)))
    .digest("hex")
    .slice(0, 16);

function knownAt(sites: Pick<Sites, "all">, pointOf: PostcodePoint, now: number): Known {
  const places = carPlaces(sites, pointOf);
  const lending = new Map<string, { id: number; byLane: (BriefConfig | null)[] }>();
  let until = Number.POSITIVE_INFINITY;
  for (const site of sites.all()) {
    const lane = site.weeklyLane ?? 0;
    if (lane >= WEEKLY_LANES) continue;
    for (const { id, slug } of site.dealerships) {
      const config = briefFor(site, slug);
      const one = lending.get(slug) ?? { id, byLane: new Array<BriefConfig | null>(WEEKLY_LANES).fill(null) };
      one.byLane[lane] = config;
      lending.set(slug, one);
      until = Math.min(until, lendingAt(config, now).until);
    }
  }
  // Most dealers have the same lending terms, so these are computed once for all of them.
  const alike = new Map<BriefConfig, string>();
  const lentAs = (byLane: readonly (BriefConfig | null)[]): string => {
    const [first, ...rest] = byLane;
    const only = first && rest.every((config) => config === null) ? first : null;
    const text = (only && alike.get(only)) ?? `${stateOf(byLane, now)}${JSON.stringify(byLane.map(weightsIn))}`;
    if (only) alike.set(only, text);
    return text;
  };
  const state = new Map(
    [...lending].map(([slug, { id, byLane }]) => [id, `${lentAs(byLane)}${places.state.get(slug) ?? ""}`] as const),
  );
  return { lending, state, places, from: now, until };
}

const weightsIn = (config: BriefConfig | null): ScoreWeights | null =>
  config && { ...DEFAULT_WEIGHTS, ...config.recommendedWeights };

function stateOf(byLane: readonly (BriefConfig | null)[], now: number): string {
  const states = byLane.map((config) => config && lendingAt(config, now).told);
  return createHash("sha256").update(JSON.stringify(states)).digest("base64url");
}

interface LendingOfConfig {
  /** What the figures depend on. */
  readonly told: string;
  /** The period (epoch ms) in which it is valid. */
  readonly from: number;
  readonly until: number;
}

/**
 * Cached per configuration object, which is replaced when a file of its site changes, so one dealer's edit recomputes
 * only one.
 */
const lendingOf = new WeakMap<BriefConfig, LendingOfConfig>();

function lendingAt(config: BriefConfig, now: number): LendingOfConfig {
  const cached = lendingOf.get(config);
  if (cached && cached.from <= now && now < cached.until) return cached;
  const { day } = wallClock(now, config.timezone);
  const running = config.lenderProducts.map((product) => runsOn(product, day));
  const key = JSON.stringify([ESTIMATE_OPTIONS.map((name) => config[name]), running, ageYear(config, day)]);
  const lending = { told: key, from: now, until: lendingTurnsAt(config, now) ?? Number.POSITIVE_INFINITY };
  lendingOf.set(config, lending);
  return lending;
}

/** The year used for vehicles' ages; null if no lending terms depend on it. */
const ageYear = (config: BriefConfig, day: string): string | null =>
  lendingTurnsAt(config, Date.parse(day)) === null ? null : day.slice(0, 4);
