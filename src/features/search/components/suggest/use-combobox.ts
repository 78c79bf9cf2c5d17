import { useEffect, useRef } from "react";
import { type Choosable, optionId } from "./offer-list.tsx";

interface Combobox {
  readonly box: HTMLInputElement | null;
  /** Id of the list. */
  readonly list: string;
  readonly isOpen: boolean;
  readonly options: readonly Choosable[];
  readonly active: number;
  readonly setActive: (at: number) => void;
  readonly onChoose: (option: Choosable) => void;
  readonly onForget: (search: string) => void;
  readonly open: () => void;
  readonly close: () => void;
  /** The action of Escape if the list is a dialog of its own, which closes with it. */
  readonly dismiss?: () => void;
}

/**
 * Makes a box a combobox as in the ARIA pattern: the focus stays in it, and the arrow keys move through the options and
 * the box in a loop. The box belongs to the page, so the attributes and key handlers are added to its element.
 */
export function useCombobox(combobox: Combobox): void {
  const { box, list, isOpen, active, options } = combobox;
  const latest = useRef(combobox);
  useEffect(() => {
    latest.current = combobox;
  });
  useEffect(() => {
    if (!box) return;
    const pressed = (event: KeyboardEvent) => onKey(event, latest.current);
    box.addEventListener("keydown", pressed);
    return () => box.removeEventListener("keydown", pressed);
  }, [box]);
  useEffect(() => {
    if (!box) return;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(isOpen && options.length > 0),
    };
    for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
    if (isOpen && options.length > 0) box.setAttribute("aria-controls", list);
    else box.removeAttribute("aria-controls");
    if (isOpen && active >= 0) box.setAttribute("aria-activedescendant", optionId(list, active));
    else box.removeAttribute("aria-activedescendant");
    if (active >= 0) document.getElementById(optionId(list, active))?.scrollIntoView({ block: "nearest" });
  }, [box, list, isOpen, active, options.length]);
}

function onKey(event: KeyboardEvent, { isOpen, options, active, ...combobox }: Combobox): void {
  const { key, altKey, shiftKey, isComposing } = event;
  if (isComposing) return;
  if (key === "ArrowDown" || key === "ArrowUp") {
    event.preventDefault();
    const places = options.length + 1;
    const next = (active + places + (key === "ArrowDown" ? 2 : 0)) % places;
    if (!isOpen || options.length === 0) combobox.open();
    else if (!altKey) combobox.setActive(next - 1);
    return;
  }
  if (!isOpen) return;
  const option = options[active];
  if (key === "Enter" && option) {
    event.preventDefault();
    combobox.onChoose(option);
  } else if (key === "Enter" || key === "Tab") {
    combobox.close();
  } else if (key === "Escape" && (combobox.dismiss || options.length > 0)) {
    // Otherwise Escape would also close the sheet of filters around the box, or empty the box first.
    event.preventDefault();
    event.stopPropagation();
    (combobox.dismiss ?? combobox.close)();
  } else if (key === "Delete" && shiftKey && option?.kind === "offer" && option.offer.remembered) {
    event.preventDefault();
    combobox.onForget(option.offer.text);
  }
}
