import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "../../../../db/open.ts";
import type { SearchDocument, SearchEngine } from "../../../../services/search/port.ts";
import {
  carsAfter,
  carsByIds,
  carsOfDealershipAfter,
  changesAfter,
  type IndexedCar,
  READ_TOGETHER,
  readingForIndex,
  type StockChange,
} from "../../../stock/data.ts";
import type { HeldStock } from "../held/held-stock.ts";

/** Changes per query. Their cars are written to the index together. */
const BATCH = 500;
/** Documents made before waiting searches get their turn: about two milliseconds of work. */
export const MADE_TOGETHER = 25;

type Fillable = Pick<SearchEngine, "put" | "remove">;

interface Writing {
  readonly stopped: () => boolean;
  /** Makes the index's document of a car. */
  readonly document: (car: IndexedCar) => SearchDocument;
  /** Decides which cars belong in the index. Absent means all. */
  readonly held?: HeldStock;
}

/** The documents of the cars that belong in the index. Yields to other work in between. */
async function documentsOf(cars: readonly IndexedCar[], { document, held }: Writing): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const [at, car] of cars.entries()) {
    if (at % MADE_TOGETHER === 0) await turn();
    if (held?.has(car.dealership_slug) ?? true) documents.push(document(car));
  }
  return documents;
}

/** Puts all cars into the index, `batch` at a time; `between` is awaited after each batch. */
export async function fillIndex(
  db: Database,
  index: Fillable,
  options: Writing & { readonly batch: number; readonly between?: () => Promise<void> },
): Promise<void> {
  const reading = readingForIndex();
  let last = 0;
  let documents: SearchDocument[] = [];
  while (!options.stopped()) {
    const cars = await carsAfter(db, last, READ_TOGETHER, reading);
    documents = documents.concat(await documentsOf(cars, options));
    last = cars.at(-1)?.id ?? last;
    const isDone = cars.length < READ_TOGETHER;
    if (!isDone && documents.length < options.batch) continue;
    await index.put(documents);
    if (isDone) return;
    documents = [];
    await options.between?.();
  }
}

/** Rewrites the documents of a dealership's cars after a change that is not in the change log. */
export async function refillDealership(
  db: Database,
  index: Fillable,
  id: number,
  options: Writing & { readonly held: HeldStock },
): Promise<void> {
  const reading = readingForIndex();
  const next = (after: number) =>
    options.held.inTurn(async () => {
      const cars = await carsOfDealershipAfter(db, id, after, READ_TOGETHER, reading);
      await index.put(await documentsOf(cars, options));
      return cars;
    });
  let last = 0;
  while (!options.stopped()) {
    const cars = await next(last);
    last = cars.at(-1)?.id ?? last;
    if (cars.length < READ_TOGETHER) return;
  }
}

/**
 * Brings the index up to date with the change log, from after the entry `from`; `onTaken` is called after each batch.
 */
export async function takeChanges(
  db: Database,
  index: Fillable,
  from: number,
  options: Writing & {
    readonly onTaken: (changes: readonly StockChange[]) => void | Promise<void>;
  },
): Promise<void> {
  const reading = readingForIndex();
  let place = from;
  while (!options.stopped()) {
    const changes = await changesAfter(db, place, BATCH);
    if (changes.length > 0) {
      const ids = [...new Set(changes.map((change) => change.car_id))];
      // The log only says that a car changed. Its current state, or its absence, is read from the stock itself.
      const writing = async () => {
        const documents = await documentsOf(await carsByIds(db, ids, reading), options);
        const present = new Set(documents.map(({ id }) => id));
        await index.put(documents);
        await index.remove(ids.filter((id) => !present.has(id)));
      };
      await (options.held ? options.held.inTurn(writing) : writing());
      place = changes.at(-1)?.id ?? place;
      await options.onTaken(changes);
    }
    if (changes.length < BATCH) return;
  }
}
