import type { PictureView } from "../cards/card.ts";
import type { Car } from "../stock/schema.ts";
import type { Film, ViewerView } from "./schema.ts";

type FilmedCar = Pick<Car, "walkaround_videos" | "video_url" | "external_video_url" | "videos">;

/**
 * The films of a car without repeats: its walkarounds first, then its other videos (VDP-006, VDP-086). `name` is the
 * car's name on the page.
 */
export function filmsOf(car: FilmedCar, name: string): Film[] {
  const addresses = [car.video_url, car.external_video_url, ...car.videos.map(({ video }) => video.url)];
  const candidates = [
    ...car.walkaround_videos.map(({ video }) => filmAt(video.url, `Walkaround of ${name}`)),
    ...addresses.map((address) => (address === null ? null : filmAt(address, `Video of ${name}`))),
  ];
  const films = new Map<string, Film>();
  for (const film of candidates) {
    const key = film && sameness(film);
    if (film && key && !films.has(key)) films.set(key, film);
  }
  return [...films.values()];
}

/**
 * Whether there is a walkaround that plays on this page. One that can only be linked to does not replace the pictures.
 */
export const hasWalkaround = ({ walkaround_videos }: Pick<Car, "walkaround_videos">): boolean =>
  walkaround_videos.some(({ video }) => /^(embed|file)$/.test(filmAt(video.url, "")?.kind ?? ""));

/** An address for comparing films: two addresses of the same film may differ only in the starting time. */
const sameness = (film: Film): string =>
  film.kind === "embed" ? film.src.replace(/\?.*$/, "") : film.kind === "file" ? film.src : film.href;

/**
 * How the film at an address is played (VDP-008, VDP-009): from YouTube or Vimeo in their players, which are the only
 * hosts ever framed (`frame-src` in server/shell/headers.ts names these two); a file by the browser itself; anything
 * else only as a link. Null for anything but an `http(s)` address or a path of this server, because a feed may contain
 * any text.
 */
export function filmAt(address: string, title: string): Film | null {
  const trimmed = address.trim();
  const isOwn = /^\/(?![/\\])/.test(trimmed);
  const url = URL.parse(trimmed, isOwn ? "https://here.invalid" : undefined);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const src = isOwn ? `${url.pathname}${url.search}` : url.href;
  const type = TYPES.get(/\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? "");
  if (isOwn) return { kind: "file", src, type: type ?? "video/mp4" };
  const embed = url.port ? null : (youTube(url) ?? vimeo(url));
  if (embed) return { kind: "embed", src: embed, title };
  return type ? { kind: "file", src, type } : { kind: "link", href: src };
}

/** File types that every browser plays, by extension. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["mp4", "video/mp4"],
  ["m4v", "video/mp4"],
  ["webm", "video/webm"],
]);

/** A film id of eleven characters. The two excluded words also have that length. */
const YOUTUBE_FILM = /^(?!videoseries$|live_stream$)[\w-]{11}$/;

/** The address in YouTube's player that stores nothing before it plays; null for an address that is not a film. */
function youTube({ hostname, pathname, searchParams }: URL): string | null {
  const [first = "", second = ""] = pathname.split("/").slice(1);
  const host = hostname.replace(/^(www|m|music)\./, "");
  const isSite = host === "youtube.com" || host === "youtube-nocookie.com";
  if (!isSite && host !== "youtu.be") return null;
  const named = /^(embed|shorts|live|v)$/.test(first) ? second : first === "watch" ? searchParams.get("v") : null;
  const film = (isSite ? named : first) ?? "";
  if (!YOUTUBE_FILM.test(film)) return null;
  const [, begin] = /^(\d{1,5})s?$/.exec(searchParams.get("start") ?? searchParams.get("t") ?? "") ?? [];
  return `https://www.youtube-nocookie.com/embed/${film}?rel=0${begin ? `&start=${begin}` : ""}`;
}

/**
 * The address in Vimeo's player without tracking; null for an address that is not a film. An unlisted film has a key.
 */
function vimeo({ hostname, pathname, searchParams }: URL): string | null {
  const isPlayer = hostname === "player.vimeo.com";
  if (!isPlayer && !/^(www\.)?vimeo\.com$/.test(hostname)) return null;
  const form = isPlayer
    ? /^\/video\/(\d{5,12})\/?$/
    : /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/;
  const [, film, key = searchParams.get("h") ?? ""] = form.exec(pathname) ?? [];
  if (!film) return null;
  return `https://player.vimeo.com/video/${film}?dnt=1${/^[\da-f]{6,20}$/.test(key) ? `&h=${key}` : ""}`;
}

/** The address that a link to the film opens. */
export const filmHref = (film: Film): string => (film.kind === "link" ? film.href : film.src);

/** The poster of a film until it plays. */
export const posterOf = ({ pictures, spin }: Pick<ViewerView, "pictures" | "spin">): PictureView | null =>
  pictures[0]?.large ?? spin?.first ?? null;
