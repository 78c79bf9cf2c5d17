import type { Database } from "../../db/open.ts";
import type { CarViews } from "../../request.ts";
import type { Site } from "../site/site.ts";
import { addViews, type Counted } from "./mutations.ts";
import type { LiveCar } from "./page-calls.ts";

/** The most cars whose counts one statement writes. */
const AT_ONCE = 500;

/** The counter of views in one process. */
interface RunningCounter extends CarViews {
  /** Writes the counts. Rejects if the database fails; the counts are then kept for the next try. */
  readonly write: () => Promise<void>;
  /** Writes once more and stops. */
  readonly close: () => Promise<void>;
}

/**
 * Counts views in memory and writes them together every `intervalMs`, so that a thousand shoppers cost the database one
 * statement. A process that crashes loses the views since the last write.
 */
export function countCarViews(
  db: Database,
  { intervalMs, onFailure }: { readonly intervalMs: number; readonly onFailure: (error: unknown) => void },
): RunningCounter {
  const waiting = new Map<number, number>();
  let writing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const writeNow = async () => {
    for (const batch of batchesOf([...waiting])) {
      await addViews(db, batch);
      for (const [id, views] of batch) {
        const left = (waiting.get(id) ?? 0) - views;
        if (left > 0) waiting.set(id, left);
        else waiting.delete(id);
      }
    }
  };
  const write = () => {
    const next = writing.then(writeNow);
    writing = next.catch(() => {});
    return next;
  };
  return {
    count: (carId) => {
      const views = (waiting.get(carId) ?? 0) + 1;
      waiting.set(carId, views);
      timer ??= setTimeout(() => {
        timer = undefined;
        write().catch(onFailure);
      }, intervalMs).unref();
      return views;
    },
    waiting: (carId) => waiting.get(carId) ?? 0,
    write,
    close: () => {
      clearTimeout(timer);
      return write().catch(onFailure);
    },
  };
}

function batchesOf(counted: Counted): Counted[] {
  return Array.from({ length: Math.ceil(counted.length / AT_ONCE) }, (_, at) =>
    counted.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

const FIELDS = [
  "id",
  "views",
  "price",
  "before_price",
  "offer_price",
  "subscription_price",
  "price_type",
  "status",
  "tag",
  "km",
  "photos_count",
] as const;
const FLAGS = ["preorder", "reserved", "sold"] as const;

/**
 * A car of the site in its current state. Counts a view if `isView`. Null if the site has no car with that slug, or its
 * dealer hides it.
 */
export async function liveCar(
  { db, views }: { readonly db: Database; readonly views: CarViews },
  site: Site,
  slug: string,
  isView: boolean,
): Promise<LiveCar | null> {
  const slugs = site.dealerships.map((dealership) => dealership.slug);
  if (slugs.length === 0) return null;
  const row = await db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(FIELDS.map((field) => `cars.${field}` as const))
    .select(FLAGS.map((flag) => `cars.${flag}` as const))
    .select(["cars.updated_at", "cars.held_until"])
    .where("dealerships.slug", "in", slugs)
    .where("cars.slug", "=", slug)
    .where("cars.show_on_dealer_website", "=", 1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, views: written, updated_at, held_until, preorder, reserved, sold, ...fields } = row;
  const waiting = isView ? views.count(id) : views.waiting(id);
  return {
    views: written + waiting,
    car_fields: {
      ...fields,
      preorder: preorder === 1,
      reserved: reserved === 1 || held_until !== null,
      sold: sold === 1,
      updated_at: new Date(updated_at).toISOString(),
    },
  };
}
