import { reportAddress } from "../../stock/history-report.ts";
import type { CarInput } from "../../stock/schema.ts";
import { readColour } from "../normalise/kinds/colour.ts";
import { readPictures } from "../normalise/pictures.ts";
import { isMissing, plainText, splitList } from "../normalise/text.ts";
import type { Cell, Cells } from "./cells.ts";

const MAX_PICTURES = 200;

/**
 * Reads colours, pictures and descriptions. `extras.colour` keeps the maker's colour name where it is more exact than
 * the plain one.
 */
export function readLooks(cells: Cells, car: CarInput, extras: Record<string, string>): void {
  const both = coloursOf(cells);
  setColour(cells, car, both.outside, extras);
  car.interior_colour = cells.text("interior_colour") ?? both.inside;
  setPictures(cells, car);
  const comments = cells.take("comments");
  car.dealercomments = comments ? plainText(comments.raw) || null : null;
  car.standardEquipment = [
    ...new Set(inFileOrder(cells.all("features")).flatMap((cell) => splitList(plainText(cells.use(cell).raw)))),
  ];
  car.categories = cells.all("categories").flatMap((cell) => splitList(cells.use(cell).value));
  car.video_url = cells.text("video");
  car.spin_code = cells.text("spin_code");
  car.spin_images = cells.all("spin_images").flatMap((cell) => readPictures(cells.use(cell).raw));
  car.spin_interior_image = cells.read("spin_interior_image", (value) => readPictures(value)[0] ?? null)?.value ?? null;
  car.file = cells.read("history_report", reportAddress)?.value ?? null;
}

interface BothColours {
  readonly outside: Cell | null;
  readonly inside: string | null;
}

/**
 * Reads "White / Black" in one cell. A warranty ("5 years / Unlimited km") can be found there too, and is left to the
 * extras.
 */
function coloursOf(cells: Cells): BothColours {
  const [cell] = cells.all("colours");
  if (!cell) return { outside: null, inside: null };
  const [outside = "", ...rest] = cell.value.split("/").map((part) => part.trim());
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
  const candidates = outside ? [outside, ...cells.all("colour")] : cells.all("colour");
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

function setPictures(cells: Cells, car: CarInput): void {
  const pictures = [...new Set(inFileOrder(cells.all("images")).flatMap((cell) => picturesIn(cells, cell)))].slice(
    0,
    MAX_PICTURES,
  );
  const thumbnails = cells.all("thumbnails").flatMap((cell) => picturesIn(cells, cell));
  car.images = pictures.map((url, at) => {
    const thumb = thumbnails.length === pictures.length ? thumbnails[at] : undefined;
    return { image: thumb ? { url, thumb: { url: thumb } } : { url } };
  });
  car.thumbnails = thumbnails;
  car.primary_image_url = pictures[0] ?? null;
  car.photos_count = pictures.length;
}

function picturesIn(cells: Cells, cell: Cell): string[] {
  const pictures = readPictures(cell.raw);
  if (pictures.length > 0) cells.use(cell);
  return inOrder(pictures, cells.beside(cell, ORDER));
}

const ORDER = /^(order|sort_?order|position|pos|sequence|seq|index|idx|rank|priority|number|no)$/i;

/** The pictures in the order that a field beside their addresses gives: `media[{url, order}]`. */
function inOrder(pictures: string[], order: string | null): string[] {
  const places = order?.split("|").map((place) => Number.parseFloat(place)) ?? [];
  if (places.length !== pictures.length || places.some((place) => Number.isNaN(place))) return pictures;
  return pictures
    .map((url, at) => ({ url, place: places[at] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ url }) => url);
}

function inFileOrder(found: Cell[]): Cell[] {
  return found.sort((a, b) => (a.choice?.at ?? 0) - (b.choice?.at ?? 0));
}
