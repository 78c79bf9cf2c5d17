import * as v from "valibot";
import { err, ok, type Result } from "../../lib/result.ts";
import { publicHost } from "../site/options/shapes.ts";
import { carOfPairs } from "../stock/empty-car.ts";
import { pictureSources } from "../stock/pictures.ts";
import type { CarInput } from "../stock/schema.ts";
import type { ItemType } from "../vocabulary/vehicle-kinds.ts";
import { contextOf } from "./car/car.ts";
import { whyNothingImported, withSentences } from "./import.ts";
import { takeIn } from "./intake.ts";
import { isRow, surveyFeed } from "./survey.ts";
import { Tally } from "./tally.ts";

/** Maximum number of hosts, the same as a feed source may name. */
const MOST_HOSTS = 20;

/** Maximum number of hosts counted; a dealer's pictures usually come from only a few. */
const MOST_COUNTED = 1000;

/** No locations: the file's dealership has not been set up yet. */
const NO_YARDS = { primary: null, all: [] };

/** Contents of a stock file that help someone set up a new site for it. */
export interface StockSeen {
  /** The vehicle kinds in the file, most frequent first. */
  readonly kinds: readonly ItemType[];
  /** Public hosts that serve its pictures, those with the most pictures first. */
  readonly pictureHosts: readonly string[];
}

/** Reads a whole stock file without a database. The error is a sentence saying why the file cannot be used at all. */
export async function lookOver(file: string, now: number): Promise<Result<StockSeen, string>> {
  const kinds = new Map<ItemType, number>();
  const hosts = new Map<string, number>();
  const see = (car: CarInput) => {
    count(kinds, car.item_type);
    for (const source of pictureSources(car)) {
      const host = hostOf(source);
      if (host && (hosts.has(host) || hosts.size < MOST_COUNTED)) count(hosts, host);
    }
  };
  const read = await withSentences(async () => {
    const tally = new Tally();
    const survey = await surveyFeed(file, tally, null);
    if (!survey.ok) return err({ reason: survey.error, isOfFile: true });
    try {
      const { plan, spelled, sample } = survey.value;
      const context = { ...contextOf(plan, sample.filter(isRow), NO_YARDS, now), spelled, dealerships: null };
      const intake = await takeIn(survey.value, context, tally, { add: async (pairs) => see(carOfPairs(pairs)) });
      if (intake.read > intake.rejected) return ok(null);
      return err({ reason: whyNothingImported(intake, file), isOfFile: true });
    } finally {
      survey.value.feed.pictures?.close();
    }
  });
  if (!read.ok) return err(read.error.reason);
  return ok({ kinds: byCount(kinds), pictureHosts: byCount(hosts).slice(0, MOST_HOSTS) });
}

/** The host of a picture we may fetch (https, default port, public name), or null. */
function hostOf(source: string): string | null {
  const url = URL.parse(source);
  return url?.protocol === "https:" && v.is(publicHost, url.host) ? url.host : null;
}

const count = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1);

const byCount = <Key>(counts: ReadonlyMap<Key, number>): Key[] =>
  [...counts].sort(([, a], [, b]) => b - a).map(([key]) => key);
