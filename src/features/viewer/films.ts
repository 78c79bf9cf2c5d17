import type { PictureView } from "../cards/card.ts";
import type { Car } from "../stock/schema.ts";
import type { Film, ViewerView } from "./schema.ts";

type FilmedCar = Pick<Car, "name" | "walkaround_videos" | "video_url" | "external_video_url" | "videos">;

/** The films of a car, each once: its walkarounds first, then its other videos (VDP-006, VDP-086). */
export function filmsOf(car: FilmedCar): Film[] {
  const others = [car.video_url, car.external_video_url, ...car.videos.map(({ video }) => video.url)];
  const told = [
    ...car.walkaround_videos.map(({ video }) => filmAt(video.url, `Walkaround of ${car.name}`)),
    ...others.map((address) => (address === null ? null : filmAt(address, `Video of ${car.name}`))),
  ];
  const films = new Map<string, Film>();
  for (const film of told) {
    const key = film && sameness(film);
    if (film && key && !films.has(key)) films.set(key, film);
  }
  return [...films.values()];
}

/**
 * Whether there is a walk round the car that plays here: one that is only linked to does not take the pictures' place.
 */
export const hasWalkaround = ({ walkaround_videos }: Pick<Car, "walkaround_videos">): boolean =>
  walkaround_videos.some(({ video }) => /^(embed|file)$/.test(filmAt(video.url, "")?.kind ?? ""));

/** Two addresses of one film differ only in where it begins. */
const sameness = (film: Film): string =>
  film.kind === "embed" ? film.src.replace(/\?.*$/, "") : film.kind === "file" ? film.src : film.href;

/**
 * How the film at an address is played (VDP-008, VDP-009): at YouTube or Vimeo by their players' own addresses, which
 * are all that is ever framed (`frame-src` in server/shell/headers.ts names these two); a file by the browser itself;
 * anything else is only linked to. Null for what is no `http(s)` address and no path of this server: a feed may hold
 * anything.
 */
export function filmAt(address: string, title: string): Film | null {
  const wanted = address.trim();
  const isOwn = /^\/(?![/\\])/.test(wanted);
  const url = URL.parse(wanted, isOwn ? "https://here.invalid" : undefined);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const src = isOwn ? `${url.pathname}${url.search}` : url.href;
  const type = TYPES.get(/\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? "");
  if (isOwn) return { kind: "file", src, type: type ?? "video/mp4" };
  const embed = url.port ? null : (youTube(url) ?? vimeo(url));
  if (embed) return { kind: "embed", src: embed, title };
  return type ? { kind: "file", src, type } : { kind: "link", href: src };
}

/** Files that every browser plays, by their ending. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["mp4", "video/mp4"],
  ["m4v", "video/mp4"],
  ["webm", "video/webm"],
]);

/** Eleven letters, which these two words have as well. */
const YOUTUBE_FILM = /^(?!videoseries$|live_stream$)[\w-]{11}$/;

/** The address in YouTube's player that keeps nothing before it plays; null for what is no film there. */
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
 * The address in Vimeo's player that counts nobody; null for what is no film there. A film that is not listed has a
 * key.
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

/** What stands for a film until it plays. */
export const posterOf = ({ pictures, spin }: Pick<ViewerView, "pictures" | "spin">): PictureView | null =>
  pictures[0]?.large ?? spin?.first ?? null;
