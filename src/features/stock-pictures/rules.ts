import { allowedRemote } from "../site/dealership/picture-hosts.ts";
import { emptyCarInput } from "../stock/empty-car.ts";
import { firstPicture, pictureSources } from "../stock/pictures.ts";
import type { CarInput } from "../stock/schema.ts";

/** The fields of a car that hold pictures named by a feed. */
export const PICTURE_FIELDS = [
  "images",
  "thumbnails",
  "primary_image_url",
  "photos_count",
  "spin_images",
  "spin_interior_image",
] as const satisfies readonly (keyof CarInput)[];

/** A car's pictures as its feed names them. */
export type NamedPictures = Pick<CarInput, (typeof PICTURE_FIELDS)[number]>;

/** The longest address of a picture to fetch, in characters. */
const LONGEST_SOURCE = 2_000;
/** The most pictures to fetch for one car, including the frames of a spin. */
export const MOST_PICTURES = 300;

export function namedPictures(car: NamedPictures): NamedPictures {
  return Object.fromEntries(PICTURE_FIELDS.map((field) => [field, car[field]])) as unknown as NamedPictures;
}

/** Whether a picture is fetched and stored, rather than shown from its own address. */
const isFetched = (source: string, hosts: readonly string[]): boolean =>
  source.length <= LONGEST_SOURCE && allowedRemote(source, hosts) !== null;

/** The addresses of a car's pictures to fetch, in the order in which shoppers see them. */
export function fetchedSources(car: NamedPictures, hosts: readonly string[]): readonly string[] {
  if (hosts.length === 0) return [];
  const named = [...pictureSources(car), car.primary_image_url, ...car.spin_images, car.spin_interior_image];
  const fetched = named.filter((source) => source !== null && isFetched(source, hosts)) as string[];
  return [...new Set(fetched)].slice(0, MOST_PICTURES);
}

/**
 * The addresses of a car's pictures that are already in our store, such as those that came in an archive with its file.
 */
export const storedSources = (car: NamedPictures): readonly string[] => [
  ...new Set(pictureSources(car).filter((source) => photoHash(source) !== null)),
];

/** The address of a stored picture on this server. */
export const photoPath = (contentHash: string): string => `/photos/${contentHash}.jpg`;
/** The key of the picture's file in the store. */
export const photoKey = (contentHash: string): string => `photos/${contentHash.slice(0, 2)}/${contentHash}.jpg`;
/** The content hash in such a key. */
export const hashOfKey = (key: string): string => key.slice(-36, -4);

const PATH = /^\/photos\/([0-9a-f]{32})\.jpg$/;
/** The content hash in the address of a stored picture; null for any other address. */
export const photoHash = (path: string): string | null => PATH.exec(path)?.[1] ?? null;

/**
 * A car's pictures as shown: those to be fetched come from our store as soon as they are there, the others from the
 * addresses in the feed. A spin is shown once all its frames are stored, because it would jump without one. `photoOf`
 * returns the address of a stored picture, null for one that is not stored yet, undefined for one that is not fetched.
 */
export function shownPictures(
  named: NamedPictures,
  photoOf: (source: string) => string | null | undefined,
): NamedPictures {
  const shown = (source: string) => {
    const photo = photoOf(source);
    return photo === undefined ? source : photo;
  };
  const fetched = [...pictureSources(named), named.primary_image_url].some(
    (source) => source && photoOf(source) !== undefined,
  );
  const images = named.images.flatMap((entry) => {
    const photo = entry.image && photoOf(entry.image.url);
    if (photo === undefined) return [entry];
    return photo === null ? [] : [{ ...entry, image: { url: photo } }];
  });
  const spin = named.spin_images.map(shown);
  const primary = named.primary_image_url === null ? null : shown(named.primary_image_url);
  const primary_image_url = primary ?? firstPicture({ images, primary_image_url: null });
  return {
    images,
    // Our own pictures are served in any size, so they need no thumbnails.
    thumbnails: images.some(({ image }) => photoHash(image?.url ?? "")) ? [] : named.thumbnails,
    spin_images: spin.includes(null) ? [] : (spin as string[]),
    spin_interior_image: named.spin_interior_image === null ? null : shown(named.spin_interior_image),
    primary_image_url,
    photos_count: fetched ? pictureSources({ images, primary_image_url }).length : named.photos_count,
  };
}

const MINUTE = 60_000;
/** Milliseconds until a picture that failed is requested again, by the number of attempts so far. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 12 * 60 * MINUTE];
export const pauseAfter = (attempts: number): number => PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? MINUTE;

/** Milliseconds until a stored picture is checked for changes, and a refused one is tried again. */
export const CHECK_AGAIN_MS = 7 * 24 * 60 * MINUTE;
/** Milliseconds for which a picture is stored after no car has it any more. */
export const STORED_UNUSED_MS = 30 * 24 * 60 * MINUTE;

export const NO_PICTURES: NamedPictures = namedPictures(emptyCarInput());
