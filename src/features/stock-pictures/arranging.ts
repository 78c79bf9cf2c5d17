import type { CarInput } from "../stock/schema.ts";

/** How a person arranges a car's photos: rules without a database. Places count from 0. */

/** The most photos of one car: a yard that takes two hundred sends them at once. */
export const MOST_PHOTOS = 300;

/** What a person does to a list of photos. A photo is named by its address, wherever it stands by now. */
export type PhotoChange =
  | { readonly kind: "add"; readonly photos: readonly string[] }
  | { readonly kind: "place"; readonly photo: string; readonly at: number }
  /** Earlier by a negative number of places, later by a positive one. */
  | { readonly kind: "shift"; readonly photo: string; readonly by: number }
  | { readonly kind: "replace"; readonly photo: string; readonly with: string }
  | { readonly kind: "remove"; readonly photo: string };

/**
 * The addresses after the change; a photo that is there already is not added twice, and a place beyond the ends is the
 * end. Null where the list has no such photo, or no room for those that are added.
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

/** A car's fields with these photos in this order; films among its pictures stay behind them. */
export function picturedBy(car: Pick<CarInput, "images">, photos: readonly string[]) {
  const known = new Map(car.images.flatMap((entry) => (entry.image ? [[entry.image.url, entry] as const] : [])));
  const films = car.images.filter(({ image }) => !image);
  return {
    images: JSON.stringify([...photos.map((url) => known.get(url) ?? { image: { url } }), ...films]),
    // A list of thumbnails beside the pictures would no longer fit them; each entry keeps its own.
    thumbnails: "[]",
    primary_image_url: photos[0] ?? null,
    photos_count: photos.length,
  };
}
