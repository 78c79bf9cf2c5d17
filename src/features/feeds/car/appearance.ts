import { reportAddress } from "../../stock/facts/history-report.ts";
import type { CarInput } from "../../stock/schema.ts";
import { BETWEEN_COLOURS, isPlainColour, readColour } from "../normalise/kinds/colour.ts";
import { isMissing, plainText, splitList } from "../normalise/text.ts";
import type { Cell, Cells } from "./cells.ts";
import { addMedia, noMedia, picturesOf, type TypedMedia } from "./typed-media.ts";

const MAX_PICTURES = 200;

/**
 * Reads colours, pictures and descriptions. `extras.colour` keeps the maker's colour name where it is more exact than
 * the plain one.
 */
export function readAppearance(cells: Cells, car: CarInput, extras: Record<string, string>): void {
  const both = coloursOf(cells);
  setColour(cells, car, both.outside, extras);
  car.interior_colour = cells.text("interior_colour") ?? both.inside;
  const media = setPictures(cells, car);
  const comments = cells.take("comments");
  car.dealercomments = comments ? plainText(comments.raw) || null : null;
  car.standardEquipment = [
    ...new Set(inFileOrder(cells.all("features")).flatMap((cell) => splitList(plainText(cells.use(cell).raw)))),
  ];
  car.categories = cells.all("categories").flatMap((cell) => splitList(cells.use(cell).value));
  car.video_url = cells.text("video") ?? media.videos[0] ?? null;
  car.spin_code = cells.text("spin_code");
  const spin = cells.all("spin_images").flatMap((cell) => picturesOf(cells, cell, cells.use(cell).raw));
  car.spin_images = spin.length > 0 ? spin : media.spin;
  const panorama = cells.read("spin_interior_image", (value, cell) => picturesOf(cells, cell, value)[0] ?? null)?.value;
  car.spin_interior_image = panorama ?? media.panoramas[0] ?? null;
  car.file = cells.read("history_report", reportAddress)?.value ?? reportIn(media);
}

interface BothColours {
  readonly outside: Cell | null;
  readonly inside: string | null;
}

/**
 * Reads "White / Black" in one cell. A warranty ("5 years / Unlimited km") may appear in the same column, and stays in
 * the extras.
 */
function coloursOf(cells: Cells): BothColours {
  const [cell] = cells.all("colours");
  if (!cell) return { outside: null, inside: null };
  const [outside = "", ...rest] = cell.value.split(BETWEEN_COLOURS).map((part) => part.trim());
  if (/\b(years?|months?|unlimited|warranty|kms?)\b/i.test(cell.value)) {
    cells.warn("colour-unknown", cell);
    return { outside: null, inside: null };
  }
  cells.use(cell);
  const inside = rest.join(" / ").trim();
  return {
    outside: isMissing(outside) ? null : { ...cell, value: outside },
    inside: isMissing(inside) ? null : inside,
  };
}

function setColour(cells: Cells, car: CarInput, outside: Cell | null, extras: Record<string, string>): void {
  const stated = outside ? [outside, ...cells.all("colour")] : cells.all("colour");
  // Beside the maker's name for a paint, the plain word is the colour: "Grey" beside "Titanium".
  const candidates =
    stated.length > 1 ? [...stated.filter(isPlain), ...stated.filter((cell) => !isPlain(cell))] : stated;
  let refused: Cell | null = null;
  for (const cell of candidates) {
    const { colour, misspelt } = readColour(cell.value);
    if (colour === null) {
      if (
        cell.column === cells.promised("colour")?.column &&
        !/^(other|custom|multi\w*|various|any|clear|no colou?r)$/i.test(cell.value)
      )
        refused ??= cell;
      continue;
    }
    cells.use(cell);
    car.colour = colour;
    if (misspelt) cells.warn("colour-misspelt", cell);
    else if (cell.value.toLowerCase() !== colour.toLowerCase()) extras.colour = cell.value;
    return;
  }
  if (refused) cells.warn("colour-unknown", refused);
}

const isPlain = ({ value }: Cell) => isPlainColour(value);

/** Sets the gallery, and returns everything found in the picture columns, including media that are not photographs. */
function setPictures(cells: Cells, car: CarInput): TypedMedia {
  const media = noMedia();
  for (const cell of inFileOrder(cells.all("images"))) addMedia(media, cells, cell);
  const pictures = [...new Set(withoutSmallCopies(media.photos))].slice(0, MAX_PICTURES);
  const small = noMedia();
  for (const cell of cells.all("thumbnails")) addMedia(small, cells, cell);
  const thumbnails = small.photos;
  car.images = pictures.map((url, at) => {
    const thumb = thumbnails.length === pictures.length ? thumbnails[at] : undefined;
    return { image: thumb ? { url, thumb: { url: thumb } } : { url } };
  });
  car.thumbnails = thumbnails;
  car.primary_image_url = pictures[0] ?? null;
  car.photos_count = pictures.length;
  return media;
}

/**
 * The pictures without small copies of others, which their file names give away: "thumb-front.jpg" beside "front.jpg".
 */
function withoutSmallCopies(pictures: readonly string[]): readonly string[] {
  if (!pictures.some((picture) => picture.includes("thumb"))) return pictures;
  const large = pictures.filter((picture) => !SMALL.test(picture)).map(fileOf);
  return pictures.filter((picture) => {
    const name = fileOf(picture).replace(SMALL, "");
    return name === fileOf(picture) || !large.some((file) => beginAlike(file, name));
  });
}
const SMALL = /(?<![a-z])thumb(?:nail)?s?[_-]|[_-]thumb(?:nail)?s?(?=\.\w+$)/i;
const fileOf = (picture: string) => picture.slice(picture.lastIndexOf("/") + 1);

/** Whether two file names are alike except for the long number that some shops append. */
function beginAlike(one: string, other: string): boolean {
  const length = Math.min(ALIKE, one.length, other.length);
  return one.slice(0, length) === other.slice(0, length);
}
const ALIKE = 24;

const reportIn = ({ reports }: TypedMedia): string | null =>
  reports.map((address) => reportAddress(address)).find((address) => address !== null) ?? null;

function inFileOrder(found: readonly Cell[]): readonly Cell[] {
  return found.length > 1 ? found.toSorted((a, b) => (a.choice?.at ?? 0) - (b.choice?.at ?? 0)) : found;
}
