import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { INPUT } from "../../../ui/controls/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { forgetSearch, lastSearch, rememberedSearches, rememberSearch } from "../answer/remembered.ts";
import { cleanQuery, withQuery } from "../rules.ts";
import type { SearchView } from "../search-view.ts";
import { Carried } from "./facet-range.tsx";
import type { Recent } from "./recent-searches.tsx";
import { useRefine } from "./refining.tsx";

/** Loaded when the box first gets the focus. */
const RecentSearches = lazy(() =>
  import("./recent-searches.tsx").then((module) => ({ default: module.RecentSearches })),
);

/** Milliseconds without typing before the search starts (SRCH-039). */
const TYPING_SETTLES_MS = 300;

/** Free text within this search (SRCH-002), with the last searches under it while it has the focus (SRCH-056). */
export function SearchBox({ view, className }: { readonly view: SearchView; readonly className?: string }) {
  const { slug } = useSite();
  const box = useTypedQuery(view);
  const form = useRef<HTMLFormElement>(null);
  const [recent, setRecent] = useState<Recent | null>(null);
  const open = () => setRecent({ searches: rememberedSearches(slug), last: lastSearch(slug) });
  const close = () => setRecent(null);
  const left = (event: FocusEvent) => {
    if (form.current?.contains(event.relatedTarget)) return;
    close();
    box.end();
    rememberSearch(slug, box.text);
  };
  const forget = (query: string) => {
    forgetSearch(slug, query);
    open();
    form.current?.querySelector("input")?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element around it would be one box more
    <form
      ref={form}
      role="search"
      method="get"
      action={view.path}
      className={classNames("relative z-2", className)}
      onSubmit={(event) => {
        event.preventDefault();
        box.search();
        rememberSearch(slug, box.text);
        close();
      }}
      onBlur={left}
      onKeyDown={(event) => moveThrough(event, form.current, close)}
    >
      <Carried fields={view.carried.query} />
      <Icon name="search" className="pointer-events-none absolute top-3.5 left-4 text-muted" />
      <input
        type="search"
        name="q"
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onFocus={open}
        aria-label="Search this stock"
        placeholder="Make, model or keyword"
        enterKeyHint="search"
        autoComplete="off"
        className={`${INPUT} pl-11.5`}
      />
      <Suspense>
        {recent ? <RecentSearches view={view} recent={recent} forget={forget} close={close} /> : null}
      </Suspense>
    </form>
  );
}

/** The text being typed, or the page's own when nobody is typing. */
function useTypedQuery(view: SearchView) {
  const refine = useRefine();
  const [text, setText] = useState(view.query);
  const [given, setGiven] = useState(view.query);
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether this visit to the box has added an entry to the browser's history; further typing replaces that entry. */
  const entered = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (given !== view.query) {
    setGiven(view.query);
    if (!typing && cleanQuery(text) !== view.query) setText(view.query);
  }
  const search = (words = text) => {
    clearTimeout(timer.current);
    setTyping(false);
    const asked = refine((state) => withQuery(state, cleanQuery(words)), { replace: entered.current });
    entered.current ||= asked;
  };
  return {
    text,
    search,
    type: (words: string) => {
      setText(words);
      setTyping(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(words), TYPING_SETTLES_MS);
    },
    end: () => {
      entered.current = false;
    },
  };
}

/** Arrow keys move between the box and the searches under it; Escape returns to the box. */
function moveThrough(event: KeyboardEvent, form: HTMLFormElement | null, close: () => void): void {
  const box = form?.querySelector<HTMLElement>("input[type=search]");
  const links = [...(form?.querySelectorAll<HTMLElement>("li a") ?? [])];
  if (!box || links.length === 0) return;
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (event.key === "Escape") {
    // Otherwise Escape would also close the sheet of filters around the box.
    event.preventDefault();
    box.focus();
    close();
  } else if (event.key === "ArrowDown") {
    event.preventDefault();
    links[Math.min(at + 1, links.length - 1)]?.focus();
  } else if (event.key === "ArrowUp") {
    event.preventDefault();
    (at > 0 ? links[at - 1] : box)?.focus();
  }
}
