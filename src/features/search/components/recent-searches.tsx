import type { MouseEvent } from "react";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { LastSearch } from "../answer/remembered.ts";
import { searchHref, withQuery } from "../rules.ts";
import type { SearchView } from "../search-view.ts";
import { useFollow } from "./refining.tsx";

export interface Recent {
  readonly searches: readonly string[];
  readonly last: LastSearch | null;
}

interface RecentSearchesProps {
  readonly view: SearchView;
  readonly recent: Recent;
  readonly forget: (query: string) => void;
  readonly close: () => void;
}

/** The last text searches (SRCH-056), and the last filtered search where a different one is shown now (SRCH-031). */
export function RecentSearches({ view, recent: { searches, last }, forget, close }: RecentSearchesProps) {
  const follow = useFollow();
  const others = searches.filter((query) => query !== view.query);
  const filtered = last && last.href !== view.here ? last : null;
  if (others.length === 0 && !filtered) return null;
  const pressed = (event: MouseEvent<HTMLAnchorElement>) => {
    follow?.(event);
    close();
  };
  return (
    <div className="absolute inset-x-0 top-full mt-1.5 rounded-field border border-line bg-surface py-2 shadow-2">
      <p className="px-4 py-1 text-xs text-muted">Recent searches</p>
      <ul aria-label="Recent searches">
        {others.map((query) => (
          <li key={query} className="flex items-center hover:bg-surface-3">
            <a
              href={searchHref(view.path, withQuery(view.state, query), view.defaultSort)}
              rel="nofollow"
              onClick={pressed}
              className={RECENT}
            >
              <Icon name="clock" size={16} className="text-muted" />
              <span className="truncate">{query}</span>
            </a>
            <IconButton aria-label={`Forget ${query}`} onClick={() => forget(query)}>
              <Icon name="x" size={16} />
            </IconButton>
          </li>
        ))}
        {filtered ? (
          <li className="hover:bg-surface-3">
            <a href={filtered.href} rel="nofollow" onClick={pressed} className={RECENT}>
              <Icon name="filter" size={16} className="text-muted" />
              <span className="truncate">{filtered.label}</span>
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

const RECENT = "flex min-h-hit min-w-0 grow items-center gap-2.5 px-4 text-sm";
