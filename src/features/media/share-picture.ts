import type { ItemType } from "../vocabulary/vehicle-kinds.ts";
import { COVERED } from "./covered-vehicle.ts";
import { lineAsSvg, linesOf, type Setting, widthOf } from "./lettering.ts";

/** Size of a picture for shared links (Open Graph), in pixels. */
const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** Area of the vehicle above the text, in pixels. */
export const SHARE_STAGE = { width: 1200, height: 456 } as const;

/** The text on it. Colours are `#rrggbb`, each text colour readable on its background. */
export interface ShareCard {
  /** The kind of vehicle that is drawn where there is no picture. */
  readonly kind: ItemType;
  readonly title: string;
  /** "$27,990", and what it includes; null where no price is shown. */
  readonly price: { readonly text: string; readonly note: string | null } | null;
  /** "Sold"; null for a vehicle for sale. */
  readonly tag: string | null;
  /** Name of the site, beside the vehicle; null where the title has it. */
  readonly siteName: string | null;
  readonly colours: ShareColours;
}

export interface ShareColours {
  readonly brand: string;
  readonly onBrand: string;
  readonly ink: string;
  readonly onInk: string;
  readonly surface: string;
  /** Colours of the floor, from light to shade. */
  readonly floor: readonly [light: string, middle: string, shade: string];
}

const EDGE = 56;
const PRICE: Setting = { size: 62, weight: "bold" };
const NOTE: Setting = { size: 25, weight: "plain" };
const SITE: Setting = { size: 27, weight: "bold" };
const BAND = SHARE_SIZE.height - SHARE_STAGE.height;
const GAP = 40;

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">${content}</svg>`;

/** The floor under everything; without a picture a covered vehicle is drawn on it. */
export function shareGround({ colours, kind }: Pick<ShareCard, "colours" | "kind">, hasPicture: boolean): string {
  const { wheels, cloth, light: roof, folds } = COVERED[kind];
  const [light, middle, shade] = colours.floor;
  const covered =
    `<g transform="translate(240 0) scale(2.25)"><path d="${wheels}" fill="${colours.ink}" opacity=".5"/>` +
    `<path d="${cloth}" fill="${shade}"/><path d="${roof}" fill="${middle}"/>` +
    `<path d="${folds}" fill="none" stroke="${colours.ink}" stroke-opacity=".22" stroke-width="1.5"/></g>`;
  return svg(
    `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/>` +
      `<stop offset=".72" stop-color="${shade}"/><stop offset=".84" stop-color="${middle}"/><stop offset="1" stop-color="${light}"/>` +
      `</linearGradient></defs><rect width="100%" height="${SHARE_STAGE.height}" fill="url(#wall)"/>${hasPicture ? "" : covered}`,
  );
}

/** The text over the vehicle: site, title, price, and that it is sold. */
export function shareWords({ title, price, tag, siteName, colours }: ShareCard): string {
  const top = SHARE_STAGE.height;
  const figures = price ? linesOf(price.text, PRICE, 420, 1).join("") : "";
  const priceWidth = price ? Math.max(widthOf(figures, PRICE), widthOf(price.note ?? "", NOTE)) + GAP : 0;
  const { lines, setting } = titleLines(title, SHARE_SIZE.width - 2 * EDGE - priceWidth);
  const step = setting.size * 1.16;
  const first = top + BAND / 2 - ((lines.length - 1) * step) / 2 + setting.size * 0.35;
  const right = SHARE_SIZE.width - EDGE;
  const middle = top + BAND / 2 + PRICE.size * 0.35 - (price?.note ? 17 : 0);
  return svg(
    [
      `<rect y="${top}" width="100%" height="${BAND}" fill="${colours.brand}"/>`,
      siteName ? plate(linesOf(siteName, SITE, 640, 1).join(""), EDGE, colours.surface, colours.ink) : "",
      tag ? plate(tag, null, colours.ink, colours.onInk) : "",
      ...lines.map((line, at) => lineAsSvg(line, { ...setting, x: EDGE, y: first + at * step, fill: colours.onBrand })),
      price ? lineAsSvg(figures, { ...PRICE, x: right, y: middle, from: "right", fill: colours.onBrand }) : "",
      price?.note
        ? lineAsSvg(price.note, { ...NOTE, x: right, y: middle + 41, from: "right", fill: colours.onBrand })
        : "",
    ].join(""),
  );
}

/** The title as large as it fits on two lines; a longer one ends in an ellipsis. */
function titleLines(title: string, width: number) {
  const sizes = [56, 50, 44, 40] as const;
  const settings = sizes.map((size): Setting => ({ size, weight: "bold" }));
  const tried = settings.map((setting) => ({ setting, lines: linesOf(title, setting, width, 2) }));
  const fitting = tried.find(({ lines }) => !lines.at(-1)?.endsWith("…"));
  return fitting ?? { setting: settings[3] as Setting, lines: linesOf(title, settings[3] as Setting, width, 2) };
}

/** A word on a plate in an upper corner: left where `x` is given, else right. */
function plate(text: string, x: number | null, ground: string, fill: string): string {
  const width = widthOf(text, SITE) + 44;
  const left = x ?? SHARE_SIZE.width - EDGE - width;
  return (
    `<rect x="${left}" y="40" width="${width}" height="58" rx="29" fill="${ground}"/>` +
    lineAsSvg(text, { ...SITE, x: left + 22, y: 79, fill })
  );
}
