import { slices } from "../../db/bulk.ts";
import type { Database } from "../../db/open.ts";
import type { CarValue } from "../stock/mutations.ts";
import { type NamedPictures, PICTURE_FIELDS, photoPath, shownPictures } from "./rules.ts";

/**
 * A run's changes to the pictures that a car's feed names. The pictures that a car shows change by themselves as they
 * are fetched, so a run's change cannot be derived from the car. It is stored beside the run's other changes under the
 * name `PICTURES`, which is not a field.
 */

export const PICTURES = "pictures";

/**
 * A car's pictures at one time: as its feed named them, with those that are fetched; or as the car's own columns held
 * them.
 */
export type PicturesThen =
  | { readonly list: NamedPictures; readonly fetched: readonly string[] }
  | { readonly shown: Readonly<Record<string, CarValue>> };

interface Change {
  readonly before: Readonly<Record<string, CarValue>> | null;
  readonly after: Readonly<Record<string, CarValue>> | null;
}

/** The current pictures of these cars, by stock number; nothing for a car that is not stored. */
export async function picturesNow(
  db: Database,
  dealershipId: number,
  stocknums: readonly string[],
): Promise<ReadonlyMap<string, PicturesThen>> {
  const now = new Map<string, PicturesThen>();
  for (const some of slices(stocknums)) {
    const cars = await db
      .selectFrom("cars")
      .select(["stocknum", ...PICTURE_FIELDS])
      .where("dealership_id", "=", dealershipId)
      .where("stocknum", "in", some)
      .execute();
    for (const { stocknum, ...shown } of cars) now.set(stocknum, { shown });
    const uses = await db
      .selectFrom("stock_picture_uses as u")
      .innerJoin("stock_pictures as p", "p.id", "u.picture_id")
      .select(["u.stocknum", "p.source"])
      .where("u.dealership_id", "=", dealershipId)
      .where("u.stocknum", "in", some)
      .orderBy("p.id")
      .execute();
    const fetched = Map.groupBy(uses, ({ stocknum }) => stocknum);
    const lists = await db
      .selectFrom("stock_picture_lists")
      .select(["stocknum", "pictures"])
      .where("dealership_id", "=", dealershipId)
      .where("stocknum", "in", some)
      .execute();
    for (const { stocknum, pictures } of lists) {
      const sources = fetched.get(stocknum)?.map(({ source }) => source) ?? [];
      now.set(stocknum, { list: JSON.parse(pictures) as NamedPictures, fetched: sources });
    }
  }
  return now;
}

/** Whether a run's change of a car affects the pictures that its feed names. */
export const hasPictures = ({ after }: Change): boolean => after !== null && PICTURES in after;

/** A run's change without the parts about pictures. */
export function withoutPictures<C extends Change>(change: C): C {
  const without = (side: Change["after"]) =>
    side && Object.fromEntries(Object.entries(side).filter(([field]) => !isOfPictures(field)));
  return { ...change, before: without(change.before), after: without(change.after) };
}

const isOfPictures = (field: string) => field === PICTURES || (PICTURE_FIELDS as readonly string[]).includes(field);

/** The pictures before the run, if the car still has those that the run named; null if they have changed since. */
export function picturesBefore({ before, after }: Change, now: PicturesThen | undefined): PicturesThen | null {
  const picturesIn = (side: Change["after"]) => JSON.parse(String(side?.[PICTURES] ?? "null")) as PicturesThen | null;
  const stands = now && JSON.stringify(comparable(now)) === JSON.stringify(comparable(picturesIn(after)));
  return stands ? picturesIn(before) : null;
}

/** Pictures that are not fetched are in the car's own columns, and compared like its other fields. */
const comparable = (pictures: PicturesThen | null) => (pictures && "list" in pictures ? pictures.list : null);

/** The columns of a car that shows these pictures, as far as they are stored by now. */
export async function columnsOf(db: Database, pictures: PicturesThen): Promise<Readonly<Record<string, CarValue>>> {
  if ("shown" in pictures) return pictures.shown;
  const photos = new Map<string, string | null>(pictures.fetched.map((source) => [source, null]));
  for (const some of slices(pictures.fetched)) {
    const stored = db.selectFrom("stock_pictures").select(["source", "content_hash"]).where("source", "in", some);
    for (const { source, content_hash } of await stored.execute())
      photos.set(source, content_hash && photoPath(content_hash));
  }
  const shown = shownPictures(pictures.list, (source) => photos.get(source));
  return Object.fromEntries(
    PICTURE_FIELDS.map((field) => {
      const value = shown[field];
      return [field, typeof value === "object" && value !== null ? JSON.stringify(value) : value];
    }),
  );
}
