import { useEffect } from "react";

const cards = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>(".booking")];
const topOf = (card: HTMLElement): number => card.getBoundingClientRect().top;

/** Moves the focus within the grid: up and down in a day, left and right to what stands nearest in another day. */
function moveIn(card: HTMLElement, key: string): void {
  const columns = [...document.querySelectorAll(".day-column")];
  const at = columns.findIndex((column) => column.contains(card));
  const own = columns[at];
  if (!own) return;
  if (key === "ArrowUp" || key === "ArrowDown") {
    const inDay = cards(own);
    inDay[inDay.indexOf(card) + (key === "ArrowDown" ? 1 : -1)]?.focus();
    return;
  }
  const step = key === "ArrowRight" ? 1 : -1;
  for (let other = at + step; columns[other]; other += step) {
    const found = cards(columns[other] as Element);
    const nearest = found.sort((a, b) => Math.abs(topOf(a) - topOf(card)) - Math.abs(topOf(b) - topOf(card)))[0];
    nearest?.focus();
    if (nearest) return;
  }
}

/** Arrows on a booking move within the grid; on anything else they are the keys of the desk's record. */
export function DiaryKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !event.key.startsWith("Arrow")) return;
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement && activeElement.matches(".booking"))) return;
      event.preventDefault();
      moveIn(activeElement, event.key);
    };
    // It hears before the desk's own keys, which leave alone what was taken.
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, []);
  return null;
}
