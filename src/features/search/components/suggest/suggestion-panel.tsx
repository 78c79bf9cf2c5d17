import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { notifyOfferList } from "../../suggest/open-list.ts";
import { type Choosable, OfferList, optionsOf } from "./offer-list.tsx";
import { ReadSoFar, useStatus } from "./said-of-offers.tsx";
import { useCombobox } from "./use-combobox.ts";
import type { Offers } from "./use-offers.ts";

export interface SuggestionProps {
  readonly box: HTMLInputElement;
  readonly list: string;
  readonly offers: Offers;
  readonly text: string;
  readonly onChoose: (option: Choosable) => void;
  /** Removes one remembered search, or all for null. */
  readonly onForget: (search: string | null) => void;
  readonly close: () => void;
}

interface PanelProps extends SuggestionProps {
  readonly isOpen: boolean;
  readonly open: () => void;
}

/** The list under its box, on tablets and larger screens. */
export function SuggestionPanel({ isOpen, open, ...props }: PanelProps) {
  const { box, list, offers, text, onChoose, onForget, close } = props;
  const [active, setActive] = useState(-1);
  const [shownFor, setShownFor] = useState({ text, isOpen });
  const panel = useRef<HTMLDivElement>(null);
  // A list that reopens has no option selected, so Enter searches for the words.
  if (shownFor.text !== text || shownFor.isOpen !== isOpen) {
    setShownFor({ text, isOpen });
    setActive(-1);
  }
  const options = optionsOf(offers);
  const isShown = isOpen && options.length > 0;
  useCombobox({ box, list, isOpen, options, active, setActive, onChoose, onForget, open, close });
  // Runs before the page is painted, so that the page behind never says "No cars" under an open list.
  useLayoutEffect(() => {
    notifyOfferList(isShown);
    return () => notifyOfferList(false);
  }, [isShown]);
  useEffect(() => {
    const left = (event: FocusEvent) => {
      if (!panel.current?.contains(event.relatedTarget as Node | null)) close();
    };
    box.addEventListener("blur", left);
    return () => box.removeEventListener("blur", left);
  });
  usePlace(panel, box, isShown);
  const status = useStatus(offers, text, isOpen);
  const hasRecent = offers.groups.some(({ offers: each }) => each.some(({ remembered }) => remembered));
  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      {isShown ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the box
        <div
          ref={panel}
          popover="manual"
          className="offers"
          // The focus stays in the box.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          <ReadSoFar offers={offers} />
          <OfferList id={list} offers={offers} active={active} onChoose={onChoose} isSheet={false} />
          <div className="offers-foot">
            <p className="keys" aria-hidden>
              <span>
                <kbd>↑</kbd>
                <kbd>↓</kbd>Choose
              </span>
              <span>
                <kbd>Enter</kbd>Search
              </span>
              <span>
                <kbd>Esc</kbd>Close
              </span>
            </p>
            {hasRecent ? (
              <button type="button" tabIndex={-1} onClick={() => onForget(null)}>
                Clear my last searches
              </button>
            ) : null}
          </div>
        </div>
      ) : null}
    </>
  );
}

const GAP = 10;
const MARGIN = 16;

/** Shows the list above everything else, under its box, and keeps it in position. */
function usePlace(panel: RefObject<HTMLDivElement | null>, box: HTMLInputElement, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !isShown) return;
    if (!element.matches(":popover-open")) element.showPopover();
    const place = () => {
      const { left, bottom } = box.getBoundingClientRect();
      const most = document.documentElement.clientWidth - element.offsetWidth - MARGIN;
      element.style.left = `${Math.max(MARGIN, Math.min(left, most))}px`;
      element.style.top = `${bottom + GAP}px`;
      element.style.maxHeight = `${Math.max(200, innerHeight - bottom - GAP - MARGIN)}px`;
    };
    place();
    addEventListener("scroll", place, { passive: true, capture: true });
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }, [panel, box, isShown]);
}
