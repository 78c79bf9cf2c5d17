import type { CarInput } from "../stock/schema.ts";

/** Rules for how a person arranges a car's photos, without a database. Positions count from 0. */

/** The most photos of one car. Some yards take two hundred and send them all at once. */
export const MOST_PHOTOS = 300;

/**
 * A change that a person makes to a list of photos. A photo is named by its address, whatever its position is by now.
 */
export type PhotoChange =
  | { readonly kind: "add"; readonly photos: readonly string[] }
  | { readonly kind: "place"; readonly photo: string; readonly at: number }
  /** Earlier by a negative number of places, later by a positive one. */
  | { readonly kind: "shift"; readonly photo: string; readonly by: number }
  | { readonly kind: "replace"; readonly photo: string; readonly with: string }
  | { readonly kind: "remove"; readonly photo: string };

/**
 * The addresses after the change. A photo already in the list is not added twice; a position beyond the ends means the
 * end. Null if the list has no such photo, or no room for the added ones.
 */
export function arranged(photos: readonly string[], change: PhotoChange): readonly string[] | null {
  if (change.kind === "add") {
    const all = [...new Set([...photos, ...change.photos])];
    return all.length > MOST_PHOTOS ? null : all;
  }
  const from = photos.indexOf(change.photo);
  if (from < 0) return null;
  const rest = photos.toSpliced(from, 1);
  if (change.kind === "remove") return rest;
  if (change.kind === "replace") return [...new Set(photos.with(from, change.with))];
  const to = change.kind === "place" ? change.at : from + change.by;
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, change.photo);
}

/** A car's fields with these photos in this order, followed by any videos among its pictures. */
export function picturedBy(car: Pick<CarInput, "images">, photos: readonly string[]) {
  const known = new Map(car.images.flatMap((entry) => (entry.image ? [[entry.image.url, entry] as const] : [])));
  const films = car.images.filter(({ image }) => !image);
  return {
    images: JSON.stringify([...photos.map((url) => known.get(url) ?? { image: { url } }), ...films]),
    // A list of thumbnails would no longer match the pictures; each entry keeps its own.
    thumbnails: "[]",
    primary_image_url: photos[0] ?? null,
    photos_count: photos.length,
  };
}
