import { withPage } from "../rules.ts";
import type { SearchState } from "../schema.ts";

/** The pages that have a link with their number: the first, the last and those around the current one (SRCH-064). */
function shownPages(page: number, pages: number): readonly number[] {
  const around = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(around)].filter((each) => each >= 1 && each <= pages);
}

/** Addresses by page number; `previous` and `next` are null at the ends. */
export function paginationOf(state: SearchState, pages: number, href: (state: SearchState) => string) {
  const at = (page: number) => href(withPage(state, page));
  return {
    previous: state.page > 1 ? at(state.page - 1) : null,
    next: state.page < pages ? at(state.page + 1) : null,
    links: shownPages(state.page, pages).map((page) => ({ page, href: at(page), current: page === state.page })),
  };
}
