import type { CarInput } from "../stock/schema.ts";
import { filmAt } from "./films.ts";

type Pictured = Pick<
  CarInput,
  | "images"
  | "thumbnails"
  | "primary_image_url"
  | "spin_images"
  | "spin_interior_image"
  | "walkaround_videos"
  | "video_url"
  | "external_video_url"
  | "videos"
>;

/** The addresses of all pictures and films that the pages of a car load. */
export function mediaOf(car: Pictured): readonly string[] {
  const pictures = [
    ...car.images.flatMap(({ image }) => (image ? [image.url, image.thumb?.url ?? null] : [])),
    ...car.thumbnails,
    ...car.spin_images,
    car.primary_image_url,
    car.spin_interior_image,
  ];
  const films = [...car.walkaround_videos, ...car.videos].map(({ video }) => video.url);
  const played = [...films, car.video_url, car.external_video_url].flatMap((address) => {
    const film = address === null ? null : filmAt(address, "");
    return film?.kind === "file" ? [film.src] : [];
  });
  return [...new Set([...pictures, ...played].filter((address) => address !== null))];
}
