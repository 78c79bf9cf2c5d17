import { isWholeAddress, namesPictures, readPictures } from "../normalise/pictures.ts";
import type { Cell, Cells } from "./cells.ts";

/** The contents of a list of media, by kind: `media[{type, url, order}]`. */
export interface TypedMedia {
  readonly photos: string[];
  readonly videos: string[];
  /** Frames of a 360° turn around the vehicle. */
  readonly spin: string[];
  readonly panoramas: string[];
  readonly reports: string[];
}

const TYPE = /^(type|kind|media_?type|media_?kind|category|role)$/i;
const ORDER = /^(order|sort_?order|position|pos|sequence|seq|index|idx|rank|priority|number|no)$/i;

const INSIDE = /interior|inside|cabin/i;
const AROUND = /360|spin|turntable|rotation/i;
/** What the word for a type means; the first match counts. A type that matches none is a photograph. */
const KINDS: readonly (readonly [keyof TypedMedia | null, (type: string) => boolean])[] = [
  ["panoramas", (type) => /pano/i.test(type) || (INSIDE.test(type) && AROUND.test(type))],
  ["spin", (type) => AROUND.test(type)],
  ["videos", (type) => /video|film|youtube|vimeo|walk ?around/i.test(type)],
  ["reports", (type) => /history|ppsr|revs|carfax|autocheck|^report$/i.test(type)],
  [null, (type) => /thumb|logo|report|brochure|document|pdf|banner|sticker|certificate|floor ?plan/i.test(type)],
];

export const noMedia = (): TypedMedia => ({ photos: [], videos: [], spin: [], panoramas: [], reports: [] });

/**
 * Adds the media of one cell of addresses, in the order that the file gives beside them, each under the kind that its
 * type names. Addresses without types are photographs.
 */
export function addMedia(media: TypedMedia, cells: Cells, cell: Cell): void {
  const before = total(media);
  const stated = cells.beside(cell, TYPE)?.split("|");
  const addresses = stated ? cell.raw.split("|").map((address) => address.trim()) : [];
  const types = stated?.length === addresses.length ? stated : null;
  if (!types) media.photos.push(...inOrder(picturesOf(cells, cell, cell.raw), cells.beside(cell, ORDER)));
  else {
    const order = cells.beside(cell, ORDER)?.split("|");
    const places = numbers(order?.length === addresses.length ? order : null) ?? addresses.map((_, at) => at);
    const entries = addresses.map((address, at) => ({ address, type: types[at] ?? "", place: places[at] ?? 0 }));
    for (const { address, type } of entries.sort((a, b) => a.place - b.place)) {
      const kind = KINDS.find(([, fits]) => fits(type));
      const to = kind ? kind[0] : "photos";
      if (to === "videos" || to === "reports") media[to].push(...(/^https?:\/\//i.test(address) ? [address] : []));
      else if (to) media[to].push(...picturesOf(cells, cell, address));
    }
  }
  if (total(media) > before) cells.use(cell);
}

/**
 * The pictures that can be shown. Paths and names without the address of their site cause a warning, since nobody can
 * load them.
 */
export function picturesOf(cells: Cells, cell: Cell, text: string): string[] {
  const pictures = readPictures(text);
  const loadable = pictures.filter(isWholeAddress);
  if (loadable.length < pictures.length || (loadable.length === 0 && namesPictures(text)))
    cells.warn("picture-path", cell);
  return loadable;
}

const total = ({ photos, videos, spin, panoramas, reports }: TypedMedia) =>
  photos.length + videos.length + spin.length + panoramas.length + reports.length;

/** The words as numbers; null if one of them is not a number. */
function numbers(words: readonly string[] | null): number[] | null {
  const found = words?.map((word) => Number.parseFloat(word)) ?? [Number.NaN];
  return found.some((number) => Number.isNaN(number)) ? null : found;
}

/** The pictures in the order that a field beside their addresses gives: `media[{url, order}]`. */
function inOrder(pictures: string[], order: string | null): string[] {
  const places = numbers(order?.split("|") ?? null);
  if (places?.length !== pictures.length) return pictures;
  return pictures
    .map((url, at) => ({ url, place: places[at] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ url }) => url);
}
