import { stepFrom } from "./grid.ts";
import { type DeskKey, ROWS } from "./record.ts";

/** What keys do to the page, used by the keys themselves and by the commands that do the same by name. */

/** The focused element, or the one focused before a dialog opened. */
type Focus = Element | null;

const isBoxBeside = (row: Element, focus: Focus): boolean =>
  focus instanceof HTMLInputElement && row.closest("tr")?.contains(focus) === true;

const rows = () => [...document.querySelectorAll<HTMLAnchorElement>(ROWS)].filter((row) => row.checkVisibility());

function move(step: 1 | -1, focus: Focus): boolean {
  const all = rows();
  const focused = all.findIndex((row) => row === focus || isBoxBeside(row, focus));
  const open = all.findIndex((row) => row.getAttribute("aria-current") === "page");
  all[Math.min(all.length - 1, Math.max(0, (focused >= 0 ? focused : open) + step))]?.focus();
  return true;
}

/** The element around the focus that a key works on; for commands, otherwise also the only such element of the page. */
function placeOf({ on }: DeskKey, focus: Focus, isByName: boolean): ParentNode | null {
  if (!on) return document;
  const around = focus?.closest(on);
  if (around) return around;
  const all = document.querySelectorAll(on);
  return isByName && all.length === 1 ? (all[0] ?? null) : null;
}

const controlIn = (place: ParentNode | null, name: string) =>
  place?.querySelector<HTMLElement>(`[data-key="${CSS.escape(name)}"]`) ?? null;

const isField = (control: HTMLElement) => /^(TEXTAREA|SELECT|INPUT)$/.test(control.tagName);

/** Clicks a control, or focuses a field or the first field of a form. */
function press(control: HTMLElement, key: string): void {
  if (control instanceof HTMLFormElement) {
    control.querySelector<HTMLElement>("select, input:not([type=hidden])")?.focus();
    return;
  }
  // A dialog returns the focus to where it was, so its button must not take the focus first. Neither must a control
  // pressed while the user types.
  if (control.ariaHasPopup !== "dialog" && !key.includes("+")) control.focus();
  if (!isField(control) && control.ariaDisabled !== "true") control.click();
}

const boxOf = (row: Element | null | undefined) => row?.querySelector<HTMLInputElement>('input[name="car"]') ?? null;
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.choosing input[name="car"]')];

function tick(focus: Focus): boolean {
  const box = boxOf(focus?.closest("tr"));
  box?.click();
  return box !== null;
}

/** Ticks the rows from the focused one to the nearest ticked one above it or, if there is none, below it. */
function tickUpTo(focus: Focus): boolean {
  const all = boxes();
  const index = all.indexOf(boxOf(focus?.closest("tr")) as HTMLInputElement);
  if (index < 0) return false;
  const previous = all.slice(0, index).findLastIndex(({ checked }) => checked);
  const next = all.findIndex(({ checked }, at) => checked && at > index);
  const [first, last] = previous >= 0 ? [previous, index] : [index, next < 0 ? index : next];
  for (const box of all.slice(first, last + 1)) if (!box.checked) box.click();
  return true;
}

/** The button that hides or shows: for the open car, otherwise for the ticked rows, otherwise for the focused row. */
function hider(focus: Focus): { readonly button: HTMLElement; readonly row: HTMLInputElement | null } | null {
  const open = document.querySelector<HTMLElement>(".over [data-hides]");
  if (open) return { button: open, row: null };
  const ticked = boxes().filter(({ checked }) => checked);
  const row = ticked.length > 0 ? null : boxOf(focus?.closest("tr"));
  const chosen = row ? [row] : ticked;
  const way = chosen.every((box) => box.dataset.hidden !== undefined) ? "show" : "hide";
  const button = document.querySelector<HTMLElement>(`.choosing button[name="do"][value="${way}"]`);
  return button && chosen.length > 0 ? { button, row } : null;
}

function hideOrShow(focus: Focus): boolean {
  const found = hider(focus);
  if (found?.row) found.row.click();
  found?.button.click();
  return found !== null;
}

const searchField = () => document.querySelector<HTMLInputElement>('main input[type="search"]');

/** Performs a key's action. Returns whether the key was handled. */
export function doKey(key: DeskKey, focus: Focus, isByName = false): boolean {
  const { does } = key;
  switch (does.kind) {
    case "press": {
      const control = controlIn(placeOf(key, focus, isByName), does.control);
      if (control) press(control, isByName ? "" : key.key);
      // Inside its element, the desk handles a key even if the control is missing, since the browser would use it
      // otherwise.
      return control !== null || (key.on !== undefined && placeOf(key, focus, isByName) !== null);
    }
    case "search":
      searchField()?.focus();
      return searchField() !== null;
    case "move":
      return move(does.by, focus);
    case "tick":
      return tick(focus);
    case "tick up to":
      return tickUpTo(focus);
    case "hide or show":
      return hideOrShow(focus);
    case "step":
      return focus !== null && stepFrom(focus, does.way);
    case "itself":
      return false;
  }
}

/** Whether a key's action is available as a command now, so that no listed command does nothing. */
export function canDo(key: DeskKey, focus: Focus): boolean {
  const { does } = key;
  switch (does.kind) {
    case "press": {
      const control = controlIn(placeOf(key, focus, true), does.control);
      return control !== null && !control.matches(':disabled, [aria-disabled="true"]');
    }
    case "search":
      return searchField() !== null;
    case "move":
      return rows().length > 0;
    case "tick":
    case "tick up to":
      return boxOf(focus?.closest("tr")) !== null;
    case "hide or show":
      return hider(focus) !== null;
    case "step":
      return key.on !== undefined && focus?.closest(key.on) != null;
    case "itself":
      return false;
  }
}
