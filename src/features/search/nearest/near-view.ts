import type { CarCardView } from "../../cards/card.ts";
import type { Chip } from "../search-view.ts";

/** What the page of a search that finds nothing shows. */
export interface NoResults {
  readonly title: string;
  readonly text: string;
  /** Address of the enquiry form, where there is no stock at all (SRCH-023). */
  readonly findSimilarHref: string | null;
  /** "No 2020 Mazda CX-5"; null where nothing is asked for beyond the path. */
  readonly heading: string | null;
  /** "54 of other years, 10 other Mazda SUVs of 2020"; empty where nothing comes near. */
  readonly summary: string;
  /** What comes nearest, each row with cars that no earlier one shows. */
  readonly rows: readonly NearRowView[];
  /** Names that may have been meant: "CX-3", "3 cars". */
  readonly meant: readonly (Chip & { readonly note: string })[];
  /** The whole of the path's stock, "All 1,639 cars"; null where it is empty or this is it. */
  readonly all: string | null;
}

export interface NearRowView {
  readonly heading: string;
  /** "51 more, without “2020”". */
  readonly note: string;
  readonly see: Chip;
  readonly cars: readonly NearCarView[];
}

export interface NearCarView {
  readonly card: CarCardView;
  /** How it differs from what was asked: "2 years newer". */
  readonly why: string | null;
}

/** "No 2020 Mazda CX-5. Nearest matches in 3 rows."; null where cars are found. */
export function announcementOf(none: NoResults | null): string | null {
  if (!none?.heading) return null;
  const { length } = none.rows;
  return length === 0
    ? `${none.heading}.`
    : `${none.heading}. Nearest matches in ${length} row${length === 1 ? "" : "s"}.`;
}
