import type { Car } from "./schema.ts";

type PicturedCar = Pick<Car, "images" | "primary_image_url">;

/** The addresses of a car's pictures in the dealer's order; its main picture if it has no others. */
export function pictureSources({ images, primary_image_url }: PicturedCar): readonly string[] {
  const sources = images.flatMap(({ image }) => (image ? [image.url] : []));
  return sources.length === 0 && primary_image_url ? [primary_image_url] : sources;
}

/** The address of a car's first picture; null if it has none. */
export const firstPicture = (car: PicturedCar): string | null => pictureSources(car)[0] ?? null;
