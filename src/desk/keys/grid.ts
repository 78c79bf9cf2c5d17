import type { Way } from "./record.ts";

/** Moves the focus with the arrow keys, in the diary's week and among a car's photos. */

const middleOf = (one: Element) => {
  const { left, width, top, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Moves the focus from a grid item to the next one in that direction. Returns whether the focus is in such a grid. */
export function stepFrom(focus: Element, way: Way): boolean {
  const booking = focus.closest<HTMLElement>(".booking");
  if (booking) return moveInWeek(booking, way);
  const photo = focus.closest<HTMLElement>(".photo");
  if (photo) moveAmongPhotos(photo, way);
  return photo !== null;
}

const cards = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>(".booking")];

/** Up and down within a day, left and right to the nearest booking of another day. */
function moveInWeek(card: HTMLElement, way: Way): boolean {
  const columns = [...document.querySelectorAll(".day-column")];
  const at = columns.findIndex((column) => column.contains(card));
  const own = columns[at];
  if (!own) return false;
  if (way === "up" || way === "down") {
    const inDay = cards(own);
    inDay[inDay.indexOf(card) + (way === "down" ? 1 : -1)]?.focus();
    return true;
  }
  const step = way === "right" ? 1 : -1;
  const from = middleOf(card).y;
  for (let other = at + step; columns[other]; other += step) {
    const found = cards(columns[other] as Element);
    const nearest = found.sort((a, b) => Math.abs(middleOf(a).y - from) - Math.abs(middleOf(b).y - from))[0];
    nearest?.focus();
    if (nearest) return true;
  }
  return true;
}

/** Left and right in order; up and down to the nearest photo in the row above or below. */
function moveAmongPhotos(photo: HTMLElement, way: Way): void {
  const all = [...document.querySelectorAll<HTMLElement>(".photo")];
  const at = all.indexOf(photo);
  if (way === "left" || way === "right") {
    focusPhoto(all[at + (way === "right" ? 1 : -1)]);
    return;
  }
  const from = middleOf(photo);
  const beyond = all.filter((one) => (way === "down" ? middleOf(one).y - from.y : from.y - middleOf(one).y) > 8);
  const distance = (one: Element) => Math.hypot(middleOf(one).x - from.x, (middleOf(one).y - from.y) * 4);
  focusPhoto(beyond.sort((a, b) => distance(a) - distance(b))[0]);
}

const focusPhoto = (photo: Element | undefined) => photo?.querySelector<HTMLElement>(".grip")?.focus();
