import { slices } from "../../db/bulk.ts";
import type { Database } from "../../db/open.ts";
import type { CarInput } from "../stock/schema.ts";
import {
  fetchedSources,
  type NamedPictures,
  NO_PICTURES,
  namedPictures,
  photoHash,
  photoPath,
  shownPictures,
  storedSources,
} from "./rules.ts";
import { PICTURES, type PicturesThen, picturesNow } from "./undo.ts";

/** Cars of a feed with the pictures that they show now. */
export interface PicturedCars {
  readonly cars: readonly CarInput[];
  /** How many of their pictures are waiting to be fetched. */
  readonly waiting: number;
  /**
   * Call it after the cars are stored, in the same transaction. From then on their pictures are fetched, and the run's
   * changes of them can be undone.
   */
  remember(run: number | null): Promise<void>;
}

interface PictureOwner {
  readonly id: number;
}

/**
 * The cars of a feed, with pictures from these hosts replaced by those in our own store. `db` is the transaction that
 * writes the stock; `now` is epoch ms.
 */
export async function withStoredPictures(
  db: Database,
  dealership: PictureOwner,
  cars: readonly CarInput[],
  { hosts, now }: { readonly hosts: readonly string[]; readonly now: number },
): Promise<PicturedCars> {
  const named = cars.map((car) => ({ car, sources: [...fetchedSources(car, hosts), ...storedSources(car)] }));
  const sources = [...new Set(named.flatMap((one) => one.sources))];
  const changed = await withOtherLists(db, dealership, named);
  const before = await picturesNow(
    db,
    dealership.id,
    changed.map(({ car }) => car.stocknum),
  );
  const known = await storedPictures(db, sources);
  const photoOf = (own: readonly string[]) => (source: string) =>
    own.includes(source) ? (known.get(source)?.photo ?? stored(source)) : undefined;
  return {
    cars: named.map(({ car, sources: own }) =>
      own.length === 0 && car.primary_image_url !== null ? car : { ...car, ...shownPictures(car, photoOf(own)) },
    ),
    waiting: sources.filter((source) => !known.get(source)?.photo && !stored(source)).length,
    remember: async (run) => {
      const ids = await namePictures(db, sources, known, now);
      await listPictures(db, dealership, changed, ids);
      if (run !== null) await recordPictures(db, { run, dealership }, changed, before);
    },
  };
}

/** The address itself if it is one of our own store; otherwise null. */
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

/** Records that a feed names these pictures. New ones are fetched from now on. Answers with all ids. */
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

/** A picture already in our store is never fetched; its row records that it is needed. */
function newPicture(source: string, now: number) {
  const content_hash = photoHash(source);
  const row = { source, content_hash, named_at: now, etag: null, problem: null };
  return content_hash === null
    ? { ...row, state: "waiting" as const, next_at: now }
    : { ...row, state: "stored" as const, next_at: Number.MAX_SAFE_INTEGER };
}

interface NamedCar {
  readonly car: NamedPictures & Pick<CarInput, "stocknum">;
  readonly sources: readonly string[];
}

/** The cars whose feed now names other pictures to fetch than before. */
async function withOtherLists(
  db: Database,
  dealership: PictureOwner,
  named: readonly NamedCar[],
): Promise<readonly NamedCar[]> {
  const before = await listsOf(
    db,
    dealership,
    named.map(({ car }) => car.stocknum),
  );
  return named.filter(({ car, sources }) =>
    sources.length === 0 ? before.has(car.stocknum) : before.get(car.stocknum) !== JSON.stringify(namedPictures(car)),
  );
}

async function listPictures(
  db: Database,
  dealership: PictureOwner,
  changed: readonly NamedCar[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  for (const some of slices(changed.map(({ car }) => car.stocknum))) {
    for (const table of ["stock_picture_lists", "stock_picture_uses"] as const) {
      await db.deleteFrom(table).where("dealership_id", "=", dealership.id).where("stocknum", "in", some).execute();
    }
  }
  const listed = changed.filter(({ sources }) => sources.length > 0);
  for (const { car } of listed) {
    const row = { dealership_id: dealership.id, stocknum: car.stocknum, pictures: JSON.stringify(namedPictures(car)) };
    await db.insertInto("stock_picture_lists").values(row).execute();
  }
  const uses = listed.flatMap(({ car, sources }) =>
    sources.map((source) => ({
      picture_id: ids.get(source) ?? 0,
      dealership_id: dealership.id,
      stocknum: car.stocknum,
    })),
  );
  for (const some of slices(uses))
    await db
      .insertInto("stock_picture_uses")
      .values([...some])
      .execute();
}

/** Adds to the run's record of each car the pictures that its feed named before and names now. */
async function recordPictures(
  db: Database,
  { run, dealership }: { readonly run: number; readonly dealership: PictureOwner },
  changed: readonly NamedCar[],
  before: ReadonlyMap<string, PicturesThen>,
): Promise<void> {
  const known = changed.filter(({ car }) => before.has(car.stocknum));
  const after = new Map(
    known.map(({ car, sources }) => [car.stocknum, { list: namedPictures(car), fetched: sources }]),
  );
  for (const some of slices([...after.keys()])) {
    const cars = await db
      .selectFrom("cars")
      .leftJoin("import_changes", (join) =>
        join.onRef("import_changes.car_id", "=", "cars.id").on("import_changes.run_id", "=", run),
      )
      .select(["cars.id", "cars.stocknum", "cars.name", "kind", "before", "after"])
      .where("dealership_id", "=", dealership.id)
      .where("cars.stocknum", "in", some)
      .execute();
    for (const car of cars.filter(({ kind }) => kind !== "created")) {
      const [was, is] = [before.get(car.stocknum), after.get(car.stocknum)];
      const side = (text: string | null, pictures: unknown) =>
        JSON.stringify({ ...JSON.parse(text ?? "{}"), [PICTURES]: JSON.stringify(pictures) });
      const sides = {
        before: side(car.before, was),
        after: side(car.after, is && is.fetched.length > 0 ? is : null),
      };
      const row = {
        run_id: run,
        car_id: car.id,
        kind: "updated",
        stocknum: car.stocknum,
        name: car.name,
        ...sides,
      } as const;
      await db
        .insertInto("import_changes")
        .values(row)
        .onConflict((conflict) => conflict.columns(["run_id", "car_id"]).doUpdateSet(sides))
        .execute();
    }
  }
}

/** Names a car's pictures as they were before a run that is being undone. */
export async function restorePictures(
  db: Database,
  dealership: PictureOwner,
  stocknum: string,
  pictures: PicturesThen,
  now: number,
): Promise<void> {
  const isListed = "list" in pictures;
  const sources = isListed ? pictures.fetched : [];
  const list = isListed ? pictures.list : NO_PICTURES;
  const ids = await namePictures(db, sources, await storedPictures(db, sources), now);
  await listPictures(db, dealership, [{ car: { ...list, stocknum }, sources }], ids);
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
