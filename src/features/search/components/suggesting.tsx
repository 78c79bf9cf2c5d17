import { type FocusEvent, type ReactNode, Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { openedLater } from "../../../ui/later-code/code-lost.tsx";

/** Loaded when a box first gets the focus. If loading fails, the box is a plain form. */
const Suggestions = openedLater(
  () => import("./suggest/suggestions.tsx").then((module) => module.Suggestions),
  () => null,
);

interface Suggesting {
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  /** Positioned beside the box's form, wherever this is rendered. */
  readonly suggestions: ReactNode;
}

/** Adds offers to a search box while somebody types. Without JavaScript the box is a plain form. */
export function useSuggestions(): Suggesting {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  return {
    onFocus: (event) => setBox(event.currentTarget),
    suggestions: box
      ? createPortal(
          <Suspense>
            <Suggestions box={box} />
          </Suspense>,
          box.form?.parentElement ?? document.body,
        )
      : null,
  };
}
