import type { CarCardView } from "../../cards/card.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { FacetAttribute, SortKey } from "../../vocabulary/attributes.ts";
import type { SearchTexts } from "../index/documents/search-text.ts";
import type { SearchRoute } from "../rules.ts";
import type { Facet, FacetBounds, RadiusCount, SearchState } from "../schema.ts";
import type { AnsweredReading } from "../understand/schema.ts";

export interface PromoView {
  readonly url: string;
  readonly image: string | null;
  readonly heading: string;
  readonly text: string;
}

export type GridItem =
  | { readonly kind: "car"; readonly card: CarCardView }
  | { readonly kind: "promo"; readonly promo: PromoView };

/**
 * The data sent to a search page, kept plain and small. `searchView` computes addresses, marks and texts from it on the
 * server and in the browser, so they are not transferred.
 */
export interface SearchResults {
  readonly route: Omit<SearchRoute, "filter">;
  readonly state: SearchState;
  /** How the typed words were read; null for none, and for words that are searched for as typed. */
  readonly reading: AnsweredReading | null;
  readonly total: number;
  readonly shownTotal: number;
  readonly pages: number;
  readonly facets: readonly Facet[];
  readonly around: readonly RadiusCount[] | null;
  readonly items: readonly GridItem[];
  /** Shown above the grid in full if any card shows a comparison rate. */
  readonly financeNotice: string | null;
  readonly noResults: NoResults | null;
  readonly options: {
    /** The sort orders to choose from; the first is the default. */
    readonly sorts: readonly SortKey[];
    /** Number of values that a list shows before "Show all …" (SRCH-024). */
    readonly visible: number;
    /** `car`, in lower case. */
    readonly noun: string;
    readonly refreshPath: string;
    /** Step of the price and kilometre sliders (SRCH-033). */
    readonly rounding: SiteConfig["sliderRounding"];
    /** The site's own texts, if any. */
    readonly texts: SearchTexts;
  };
}

/** A facet's value with its count, and the address behind it (SRCH-066..068). */
export interface FacetItem {
  readonly label: string;
  readonly value: string;
  readonly count: number;
  readonly selected: boolean;
  /** The address with this value toggled, on page one. */
  readonly href: string;
}

/** Hidden fields that carry the rest of a search through a plain form. */
export type CarriedFields = readonly (readonly [name: string, value: string])[];

/** A facet's list. `summary` names the chosen values in a few words; null for none. */
export interface ListView {
  readonly kind: "list";
  readonly attribute: FacetAttribute;
  readonly heading: string;
  readonly items: readonly FacetItem[];
  /** Number of values to show before "Show all …" (SRCH-024). */
  readonly visible: number;
  /** The plural of its values' name: "makes". */
  readonly plural: string;
  readonly summary: string | null;
}

/** A slider with its number inputs. The ends are the requested ones, even beyond the stock's own range. */
export interface RangeView extends FacetBounds {
  readonly heading: string;
  readonly unit: "dollars" | "kilometres" | "year";
  readonly selectedMin: number | undefined;
  readonly selectedMax: number | undefined;
  /** A handle is rounded to a multiple of this. */
  readonly rounding: number;
  readonly carried: CarriedFields;
  readonly summary: string | null;
}

export type FacetView = ListView | RangeView;

/** A filter that can be removed. */
export interface Chip {
  readonly label: string;
  /** The address without the filter; for a struck chip, the address with it. */
  readonly href: string;
  /** The words that the filter was read from. */
  readonly words?: string;
  /** Why it is struck, that is, not searched for. */
  readonly struck?: string;
}

/** A search whose results may still be loading. */
export type PendingSearch = Pick<SearchResults, "route" | "state">;

/** The parameters of a search's address, as hidden fields of a form that changes another parameter. */
export function carriedFields(href: string): CarriedFields {
  return [...new URL(href, "http://search.invalid").searchParams];
}

/** The content of the page for a search without results. */
export interface NoResults {
  readonly title: string;
  readonly text: string;
  /** Address of the enquiry form, where there is no stock at all (SRCH-023). */
  readonly findSimilarHref: string | null;
  /** "No 2020 Mazda CX-5"; null if the search has no conditions beyond its path. */
  readonly heading: string | null;
  /** "54 of other years, 10 other Mazda SUVs of 2020"; empty if there are no near matches. */
  readonly summary: string;
  /** The nearest matches. Each row has cars that no earlier row shows. */
  readonly rows: readonly NearRowView[];
  /** Names that the shopper may have meant: "CX-3", "3 cars". */
  readonly meant: readonly (Chip & { readonly note: string })[];
  /** The whole of the path's stock, "All 1,639 cars"; null if that is empty or already shown. */
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
  /** How the car differs from the search: "2 years newer". */
  readonly why: string | null;
}
