import { useEffect, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { INPUT } from "../../../ui/controls/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useSite } from "../../site/components/site-context.tsx";
import { LONGEST_SEARCH } from "../../vocabulary/longest-search.ts";
import { rememberSearch } from "../answer/remembered.ts";
import { cleanQuery, withQuery } from "../rules.ts";
import type { SearchView } from "../view/search-view.ts";
import { Carried } from "./filters/facet-range.tsx";
import { useRefine } from "./refining.tsx";
import { useSuggestions } from "./suggesting.tsx";

/** Milliseconds without typing before the search starts (SRCH-039). */
const TYPING_SETTLES_MS = 300;

/** Free text within this search (SRCH-002), with offers while it has the focus (SRCH-056). */
export function SearchBox({ view, className }: { readonly view: SearchView; readonly className?: string }) {
  const { slug } = useSite();
  const box = useTypedQuery(view);
  const { onFocus, suggestions } = useSuggestions();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element around it would be one box more */}
      <form
        role="search"
        method="get"
        action={view.path}
        className={classNames("relative z-2", className)}
        onSubmit={(event) => {
          event.preventDefault();
          box.search();
          rememberSearch(slug, box.text);
        }}
        onBlur={() => {
          box.end();
          rememberSearch(slug, box.text);
        }}
      >
        <Carried fields={view.carried.query} />
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-4 text-muted" />
        <input
          type="search"
          name="q"
          maxLength={LONGEST_SEARCH}
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onFocus={onFocus}
          aria-label="Search this stock"
          placeholder="Make, model or keyword"
          enterKeyHint="search"
          autoComplete="off"
          className={`${INPUT} text-ellipsis pl-11.5`}
        />
      </form>
      {suggestions}
    </>
  );
}

/** The text being typed, or the page's own when nobody is typing. */
function useTypedQuery(view: SearchView) {
  const refine = useRefine();
  const [text, setText] = useState(view.query);
  const [previous, setPrevious] = useState(view.query);
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * Whether typing has added an entry to the browser's history during this visit to the box. Further typing replaces
   * it.
   */
  const entered = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (previous !== view.query) {
    setPrevious(view.query);
    if (!typing && cleanQuery(text) !== view.query) setText(view.query);
  }
  const search = (words = text) => {
    clearTimeout(timer.current);
    setTyping(false);
    const isChanged = refine((state) => withQuery(state, cleanQuery(words)), { replace: entered.current });
    entered.current ||= isChanged;
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
