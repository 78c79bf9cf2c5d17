import type { Site } from "../site/site.ts";
import type { CarInput } from "../stock/schema.ts";
import { filmAt } from "../viewer/films.ts";
import { allowedRemote, shownHosts } from "./hosts.ts";

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

/** Every address that the pages of a car load a picture or a film from. */
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

/** Why an address of another host is not shown on a site's pages; null where it is. Paths of this server always are. */
export function unseenHost(
  address: string,
  site: Pick<Site, "imageHosts">,
  operators: readonly string[],
): { readonly host: string; readonly says: string } | null {
  if (/^\/(?![/\\])|^data:/.test(address) || allowedRemote(address, shownHosts(site, operators))) return null;
  const url = URL.parse(address);
  if (!url?.host) return { host: address.slice(0, 80), says: "no address of a picture" };
  if (url.protocol !== "https:")
    return { host: `${url.protocol}//${url.host}`, says: "pages show nothing that does not come over https" };
  if (url.port !== "" || url.username !== "")
    return { host: url.host, says: "pages ask other hosts at their ordinary port and without a password" };
  const list = JSON.stringify([...(site.imageHosts ?? []), url.hostname]);
  const says = `pages show nothing of a host they do not know: write "imageHosts": ${list} in the site's site.json, or start the server with IMAGE_HOSTS=${url.hostname} for all sites`;
  return { host: url.hostname, says };
}
