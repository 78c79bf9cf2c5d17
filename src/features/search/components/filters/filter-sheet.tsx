import type { MouseEvent, ReactNode, ToggleEvent } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { buttonClass } from "../../../../ui/controls/button-style.ts";
import { Icon } from "../../../../ui/icon.tsx";
import type { SearchView } from "../../view/search-view.ts";
import { useFollow, useSearchView } from "../refining.tsx";

export const FILTER_SHEET = "filters";

/** Closes the popover that contains the element. */
function closePopover(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** Scrolls to the top of the results, which may be far above the end of a column of filters. */
function goToResults() {
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.scrollIntoView({ block: "center" });
  heading?.focus({ preventScroll: true });
}

interface FilterSheetProps {
  readonly view: SearchView;
  /** Class names of the sheet if it is also a column on wide screens. */
  readonly className?: string;
  /** Class names of the parts that only the sheet has: its head and the "Clear all" link. */
  readonly sheetOnly?: string;
  readonly head?: string;
  /** Class names of its foot, which has the link with the count to the results. */
  readonly foot?: string;
  readonly onToggle?: (event: ToggleEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/**
 * The filters over the whole height of a phone, with "Show Me N cars" (SRCH-017). It is a native popover, so it opens
 * without JavaScript; with JavaScript, a choice in it applies at once.
 */
export function FilterSheet({ view, className, sheetOnly, head, foot, onToggle, children }: FilterSheetProps) {
  return (
    <div
      id={FILTER_SHEET}
      popover="auto"
      onToggle={(event) => {
        document.documentElement.toggleAttribute("data-filtering", event.newState === "open");
        onToggle?.(event);
      }}
      className={classNames(
        "m-0 h-dvh max-h-none w-full max-w-none flex-col bg-surface text-ink open:flex md:max-w-110",
        "backdrop:bg-brand-deep/58",
        className,
      )}
    >
      <div className={classNames("flex shrink-0 items-center justify-between px-5 py-2", head, sheetOnly)}>
        <h2 className="text-xl">Filters</h2>
        <button
          type="button"
          aria-label="Close filters"
          popoverTarget={FILTER_SHEET}
          popoverTargetAction="hide"
          className="-mr-2.5 grid size-hit place-items-center rounded-disc"
        >
          <Icon name="x" size={22} />
        </button>
      </div>
      {children}
      <div className={classNames("mt-auto flex shrink-0 gap-3 border-t border-line bg-surface px-5 py-3.5", foot)}>
        {view.filtered ? <ClearAll href={view.clearHref} className={sheetOnly} /> : null}
        <ShowMe view={view} />
      </div>
    </div>
  );
}

function ClearAll({ href, className }: { readonly href: string; readonly className?: string }) {
  return (
    <a href={href} rel="nofollow" onClick={useFollow()} className={buttonClass({ kind: "outline" }, className)}>
      Clear all
    </a>
  );
}

/** Links to the filtered search. If JavaScript already shows that, it closes the sheet and scrolls to the results. */
export function ShowMe({ view }: { readonly view: SearchView }) {
  if (view.total === 0) {
    return (
      <button type="button" disabled className={buttonClass({}, "grow")}>
        {view.showMeText}
      </button>
    );
  }
  return (
    <a
      href={view.here}
      className={buttonClass({}, "grow")}
      onClick={(event) => {
        event.preventDefault();
        closePopover(event);
        goToResults();
      }}
    >
      {view.showMeText}
    </a>
  );
}

/** `ShowMe` with the view from the page's context, so that its parent need not render again for a new count. */
export function LiveShowMe() {
  const view = useSearchView();
  return view ? <ShowMe view={view} /> : null;
}
