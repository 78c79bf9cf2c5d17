import { slices } from "../../db/bulk.ts";
import type { Database } from "../../db/open.ts";
import type { CarInput } from "../stock/schema.ts";
import { fetchedSources, namedPictures, photoHash, photoPath, shownPictures, storedSources } from "./rules.ts";

/** Cars of a feed with their pictures as they are shown now, and what else must be remembered about them. */
export interface PicturedCars {
  readonly cars: readonly CarInput[];
  /** How many of their pictures wait to be fetched. */
  readonly waiting: number;
  /** Call it after the cars are stored, in the same transaction: from then on their pictures are fetched. */
  remember(): Promise<void>;
}

interface PictureOwner {
  readonly id: number;
}

/**
 * Cars of a feed whose pictures at these hosts are shown from our own store. `db` is the transaction that writes the
 * stock; `now` is epoch milliseconds.
 */
export async function withStoredPictures(
  db: Database,
  dealership: PictureOwner,
  cars: readonly CarInput[],
  { hosts, now }: { readonly hosts: readonly string[]; readonly now: number },
): Promise<PicturedCars> {
  const named = cars.map((car) => ({ car, sources: [...fetchedSources(car, hosts), ...storedSources(car)] }));
  const sources = [...new Set(named.flatMap((one) => one.sources))];
  const known = await storedPictures(db, sources);
  const photoOf = (own: readonly string[]) => (source: string) =>
    own.includes(source) ? (known.get(source)?.photo ?? stored(source)) : undefined;
  return {
    cars: named.map(({ car, sources: own }) => ({ ...car, ...shownPictures(car, photoOf(own)) })),
    waiting: sources.filter((source) => !known.get(source)?.photo && !stored(source)).length,
    remember: async () => {
      const ids = await namePictures(db, sources, known, now);
      await listPictures(db, dealership, named, ids);
    },
  };
}

/** The address itself where it is one of our own store's; else null. */
const stored = (source: string) => (photoHash(source) === null ? null : source);

interface Known {
  readonly id: number;
  readonly photo: string | null;
}

async function storedPictures(db: Database, sources: readonly string[]): Promise<Map<string, Known>> {
  const known = new Map<string, Known>();
  for (const some of slices(sources)) {
    const rows = await db
      .selectFrom("stock_pictures")
      .select(["id", "source", "content_hash"])
      .where("source", "in", some)
      .execute();
    for (const { id, source, content_hash } of rows) {
      known.set(source, { id, photo: content_hash === null ? null : photoPath(content_hash) });
    }
  }
  return known;
}

/** Notes that a feed names these pictures; new ones are fetched from now on. Answers with all ids. */
async function namePictures(
  db: Database,
  sources: readonly string[],
  known: ReadonlyMap<string, Known>,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map([...known].map(([source, { id }]) => [source, id]));
  for (const some of slices([...ids.values()])) {
    await db.updateTable("stock_pictures").set({ named_at: now }).where("id", "in", some).execute();
  }
  for (const some of slices(sources.filter((source) => !ids.has(source)))) {
    const rows = await db
      .insertInto("stock_pictures")
      .values(some.map((source) => newPicture(source, now)))
      .returning(["id", "source"])
      .execute();
    for (const { id, source } of rows) ids.set(source, id);
  }
  return ids;
}

/** A picture that is in our store already is never fetched: its row says that it is needed. */
function newPicture(source: string, now: number) {
  const content_hash = photoHash(source);
  const row = { source, content_hash, named_at: now, etag: null, problem: null };
  return content_hash === null
    ? { ...row, state: "waiting" as const, next_at: now }
    : { ...row, state: "stored" as const, next_at: Number.MAX_SAFE_INTEGER };
}

interface NamedCar {
  readonly car: CarInput;
  readonly sources: readonly string[];
}

async function listPictures(
  db: Database,
  dealership: PictureOwner,
  named: readonly NamedCar[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const lists = new Map(
    named.map(({ car, sources }) => [car.stocknum, { sources, text: JSON.stringify(namedPictures(car)) }]),
  );
  const before = await listsOf(db, dealership, [...lists.keys()]);
  const changed = [...lists].filter(([stocknum, { text, sources }]) =>
    sources.length === 0 ? before.has(stocknum) : before.get(stocknum) !== text,
  );
  for (const some of slices(changed.map(([stocknum]) => stocknum))) {
    for (const table of ["stock_picture_lists", "stock_picture_uses"] as const) {
      await db.deleteFrom(table).where("dealership_id", "=", dealership.id).where("stocknum", "in", some).execute();
    }
  }
  const rows = changed.filter(([, { sources }]) => sources.length > 0);
  for (const [stocknum, { text }] of rows) {
    await db
      .insertInto("stock_picture_lists")
      .values({ dealership_id: dealership.id, stocknum, pictures: text })
      .execute();
  }
  const uses = rows.flatMap(([stocknum, { sources }]) =>
    sources.map((source) => ({ picture_id: ids.get(source) ?? 0, dealership_id: dealership.id, stocknum })),
  );
  for (const some of slices(uses))
    await db
      .insertInto("stock_picture_uses")
      .values([...some])
      .execute();
}

async function listsOf(
  db: Database,
  dealership: PictureOwner,
  stocknums: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const lists = new Map<string, string>();
  for (const some of slices(stocknums)) {
    const rows = await db
      .selectFrom("stock_picture_lists")
      .select(["stocknum", "pictures"])
      .where("dealership_id", "=", dealership.id)
      .where("stocknum", "in", some)
      .execute();
    for (const { stocknum, pictures } of rows) lists.set(stocknum, pictures);
  }
  return lists;
}
