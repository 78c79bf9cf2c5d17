import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { counted } from "../../../../lib/words/format.ts";
import { IconButton } from "../../../../ui/controls/button.tsx";
import { buttonClass } from "../../../../ui/controls/button-style.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { writeInto } from "./box.ts";
import { OfferList, optionsOf } from "./offer-list.tsx";
import { ReadSoFar, useStatus } from "./said-of-offers.tsx";
import type { SuggestionProps } from "./suggestion-panel.tsx";
import { useCombobox } from "./use-combobox.ts";

interface SheetProps extends SuggestionProps {
  readonly onText: (text: string) => void;
  readonly onSearch: (words: string) => void;
  /** True once an option was chosen, whose navigation takes over the sheet's entry in the browser's history. */
  readonly going: RefObject<boolean>;
}

/**
 * On phones: a modal sheet over the page with a box of its own, the list, and one button above the keyboard. The Back
 * button closes it, also the system's own, and the page's box keeps the words.
 */
export function SuggestionSheet({ onText, onSearch, going, ...props }: SheetProps) {
  const { box, list, offers, text, onChoose, onForget, close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [active, setActive] = useState(-1);
  const options = optionsOf(offers);
  const leave = useRef(() => {});
  useLayoutEffect(() => {
    leave.current = () => {
      writeInto(box, input?.value ?? text);
      close();
    };
  });
  useCombobox({
    box: input,
    list,
    isOpen: true,
    options,
    active,
    setActive,
    onChoose,
    onForget,
    open: () => {},
    close: () => {},
    dismiss: () => leave.current(),
  });
  useModal(dialog, box, leave, going);
  const status = useStatus(offers, text, true);
  const { leading, cars, words } = offers;
  return (
    <dialog ref={dialog} aria-label={box.getAttribute("aria-label") ?? "Search"} className="search-sheet">
      <form
        className="search-sheet-top"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text);
        }}
      >
        <IconButton aria-label="Close search" onClick={() => leave.current()}>
          <Icon name="arrow-left" size={22} />
        </IconButton>
        <div className="search-sheet-box">
          <input
            ref={setInput}
            type="search"
            value={text}
            onChange={(event) => {
              setActive(-1);
              onText(event.target.value);
            }}
            aria-label={box.getAttribute("aria-label") ?? "Search"}
            placeholder={box.placeholder}
            enterKeyHint="search"
            autoComplete="off"
          />
          {text === "" ? null : (
            <IconButton
              aria-label="Clear the box"
              className="search-sheet-clear"
              onClick={() => {
                onText("");
                input?.focus();
              }}
            >
              <Icon name="x" />
            </IconButton>
          )}
        </div>
      </form>
      <p role="status" className="sr-only">
        {status}
      </p>
      <ReadSoFar offers={offers} />
      <OfferList id={list} offers={offers} active={active} onChoose={onChoose} isSheet />
      {leading && cars && cars.total > 0 ? (
        <div className="offers-foot">
          <button
            type="button"
            className={buttonClass({ wide: true })}
            onClick={() => onChoose({ kind: "all", ...leading, total: cars.total })}
          >
            Show Me {counted(cars.total, words.noun)}
          </button>
        </div>
      ) : null}
      {options.length === 0 && text.trim() !== "" ? (
        <div className="offers-foot">
          <button type="button" className={buttonClass({ wide: true })} onClick={() => onSearch(text)}>
            Search
          </button>
        </div>
      ) : null}
    </dialog>
  );
}

/** Opens the dialog with its own entry in the browser's history, which the Back button removes. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  box: HTMLInputElement,
  leave: RefObject<() => void>,
  going: RefObject<boolean>,
): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // Closing returns the focus to the box, which would open the sheet again.
    const isRefused = (event: FocusEvent) => event.stopImmediatePropagation();
    going.current = false;
    element.showModal();
    element.querySelector("input")?.focus();
    history.pushState(history.state, "");
    let isBack = false;
    const wentBack = (event: PopStateEvent) => {
      // The address is unchanged, so the router has nothing to load.
      event.stopImmediatePropagation();
      isBack = true;
      leave.current();
    };
    const cancelled = (event: Event) => {
      event.preventDefault();
      leave.current();
    };
    addEventListener("popstate", wentBack, { capture: true });
    element.addEventListener("cancel", cancelled);
    return () => {
      removeEventListener("popstate", wentBack, { capture: true });
      element.removeEventListener("cancel", cancelled);
      box.addEventListener("focus", isRefused, { capture: true });
      element.close();
      box.blur();
      box.removeEventListener("focus", isRefused, { capture: true });
      if (!isBack && !going.current) takeBackEntry();
    };
  }, [dialog, box, leave, going]);
}

/** Goes back over the sheet's own history entry, without notifying the page's router. */
function takeBackEntry(): void {
  addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  history.back();
}
