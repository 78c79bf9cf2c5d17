import { describe, expect, test } from "vitest";
import { markup, words } from "../../../../test/fixtures/markup.tsx";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import type { ListView } from "../view/parts.ts";
import type { SearchView } from "../view/search-view.ts";
import { Chips } from "./chips.tsx";
import { FacetValues } from "./filters/facet-list.tsx";
import { RangeFilter } from "./filters/facet-range.tsx";
import { FilterSheet, ShowMe } from "./filters/filter-sheet.tsx";
import { ResultGrid } from "./result-grid.tsx";
import { CountAnnouncement, NoResultsCard, SearchOutage } from "./results.tsx";
import { SearchBox } from "./search-box.tsx";
import { SortSelect } from "./search-controls.tsx";

const VIEW: SearchView = {
  route: { kind: "stock-type", path: "/search/used-cars", heading: "Used Cars", fixed: {} },
  state: { query: "rio", page: 1, sortBy: "price-asc", facets: { make: ["Kia"] }, ranges: { price: { max: 30_000 } } },
  defaultSort: "recommended",
  heading: "Used Cars",
  title: "Used Cars",
  announcement: "42 cars",
  reading: null,
  said: null,
  total: 42,
  pages: 2,
  countText: "42 cars",
  showMeText: "Show Me 42 cars",
  items: [],
  facets: [],
  around: { place: "", problem: null, radii: [], summary: null, carried: [], clearHref: null },
  chips: [{ label: "Kia", href: "/search/used-cars?price=-30000" }],
  filtered: true,
  clearHref: "/search/used-cars",
  here: "/search/used-cars?make=Kia&price=-30000",
  path: "/search/used-cars",
  query: "rio",
  order: "price-asc",
  sorts: [
    { key: "recommended", label: "Recommended" },
    { key: "price-asc", label: "Price (low to high)" },
  ],
  pagination: { previous: null, next: null, links: [] },
  carried: { query: [["make", "Kia"]], sort: [["make", "Kia"]] },
  financeNotice: null,
  noResults: null,
};

const makes = (count: number): ListView => ({
  kind: "list",
  attribute: "make",
  heading: "Make",
  visible: 7,
  plural: "makes",
  summary: null,
  items: Array.from({ length: count }, (_, at) => ({
    label: `Make ${at + 1}`,
    value: `make-${at + 1}`,
    count: 1000 - at,
    selected: at === 1,
    href: `/search/used-cars?make=make-${at + 1}`,
  })),
});

describe("filters", () => {
  test("SRCH-024 seven values stand open, the rest behind Show all makes", () => {
    const html = markup(<FacetValues facet={makes(9)} />);
    const [open = "", rest = ""] = html.split("<details");
    expect(open).toContain("Make 7");
    expect(open).not.toContain("Make 8");
    expect(words(rest)).toContain("Show all makes");
    expect(rest).toContain("Make 9");
    expect(markup(<FacetValues facet={makes(7)} />)).not.toContain("<details");
  });

  test("SRCH-066 SRCH-067 SRCH-068 a value is a link with its label and count, and says when it is chosen", () => {
    const html = markup(<FacetValues facet={makes(2)} />);
    expect(words(html)).toContain("Make 1 1,000");
    expect(html).toContain('href="/search/used-cars?make=make-2"');
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });

  test("what no car of the search has is listed with 0, and is no link unless it is chosen", () => {
    const items = makes(2).items.map((item) => ({ ...item, count: 0 }));
    const html = markup(<FacetValues facet={{ ...makes(2), items }} />);
    expect(words(html)).toBe("Make 1 0 Make 2 0");
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  test("a long list can be searched, a short one need not be", () => {
    expect(markup(<FacetValues facet={makes(13)} />)).toContain('placeholder="Search makes"');
    expect(markup(<FacetValues facet={makes(12)} />)).not.toContain("Search makes");
  });

  test("SRCH-003 SRCH-004 SRCH-005 a range has two handles with their values", () => {
    const year = {
      kind: "range",
      attribute: "year",
      heading: "Year",
      unit: "year",
      min: 2010,
      max: 2026,
      step: 1,
      selectedMin: 2015,
      selectedMax: undefined,
      rounding: 1,
      summary: null,
      carried: [],
    } as const;
    const html = markup(<RangeFilter path="/search/used-cars" facet={year} />);
    expect(html.match(/type="range"/g)).toHaveLength(2);
    expect(html).toMatch(/aria-label="Year, from" aria-valuetext="2015"/);
    expect(html).toMatch(/aria-label="Year, to" aria-valuetext="2026"/);
  });

  test("a range without JavaScript: two typed ends in a form that carries the rest", () => {
    const html = markup(
      <RangeFilter
        path="/search/used-cars"
        facet={{
          kind: "range",
          attribute: "price",
          heading: "Price",
          unit: "dollars",
          min: 5000,
          max: 90_000,
          step: 1000,
          selectedMin: undefined,
          selectedMax: 30_000,
          rounding: 1000,
          summary: null,
          carried: [["make", "Kia"]],
        }}
      />,
    );
    expect(html).toMatch(/<form[^>]*action="\/search\/used-cars" method="get"/);
    expect(html).toContain('<input type="hidden" name="make" value="Kia"/>');
    expect(html).toMatch(/<input type="text"[^>]*placeholder="5,000"[^>]*name="price-min"/);
    expect(html).toMatch(/<input type="text"[^>]*name="price-max"[^>]*value="30,000"/);
    expect(html.match(/ name="price-/g)).toHaveLength(2);
  });

  test("SRCH-002 the text box is bound to the query", () => {
    const html = siteMarkup(<SearchBox view={VIEW} />);
    expect(html).toMatch(/<input type="search"[^>]*name="q"[^>]*value="rio"/);
  });

  test("SRCH-065 orders are offered with their words, the present one chosen", () => {
    expect(markup(<SortSelect view={VIEW} />)).toContain(
      '<option value="price-asc" selected="">Price (low to high)</option>',
    );
  });

  test("active filters can be taken away one by one, or all", () => {
    const html = markup(<Chips view={VIEW} chip="" />);
    expect(words(html)).toBe("Kia Clear all");
    expect(html).toContain('aria-label="Remove filter: Kia"');
    expect(html).toContain('href="/search/used-cars"');
    expect(markup(<Chips view={{ ...VIEW, chips: [] }} chip="" />)).toBe("");
  });
});

describe("the sheet of filters", () => {
  test("SRCH-017 its button leads to the filtered search, and is disabled where nothing is found", () => {
    const html = markup(<FilterSheet view={VIEW}>filters</FilterSheet>);
    expect(html).toMatch(/<a[^>]*href="\/search\/used-cars\?make=Kia&amp;price=-30000"[^>]*>Show Me 42 cars<\/a>/);
    const none = markup(<ShowMe view={{ ...VIEW, total: 0, showMeText: "Show Me 0 cars" }} />);
    expect(none).toMatch(/<button[^>]*disabled=""[^>]*>Show Me 0 cars<\/button>/);
  });

  test("it opens without JavaScript", () => {
    expect(markup(<FilterSheet view={VIEW}>filters</FilterSheet>)).toMatch(/<div id="filters" popover="auto"/);
  });
});

describe("results", () => {
  test("the count is announced", () => {
    expect(markup(<CountAnnouncement view={VIEW} />)).toContain('role="status"');
    expect(words(markup(<CountAnnouncement view={VIEW} />))).toBe("42 cars");
  });

  test("SRCH-018 SRCH-023 the empty card says why and offers the ways out", () => {
    const noResults = {
      title: "No cars match",
      text: "No results found",
      heading: "No Kia",
      summary: "",
      findSimilarHref: "/contact-us",
      rows: [],
      meant: [{ label: "Skoda", note: "3 cars", href: "/search/used-cars?make=Skoda" }],
      all: "All 42 cars",
    };
    const html = markup(<NoResultsCard view={{ ...VIEW, noResults }} />);
    expect(html).toMatch(/<a[^>]*href="\/search\/used-cars"[^>]*>Clear Filters<\/a>/);
    expect(html).toMatch(/<a[^>]*href="\/contact-us"[^>]*>Find Me Something Similar<\/a>/);
    expect(html).toMatch(/<a href="\/search\/used-cars\?make=Skoda"[^>]*>Skoda<\/a>/);
    expect(html).toMatch(/<a href="\/search\/used-cars"[^>]*>All 42 cars<\/a>/);
    expect(markup(<NoResultsCard view={VIEW} />)).toBe("");
  });

  test("an outage says so, offers the same search again, and never speaks of no results", () => {
    const html = markup(<SearchOutage here="/search/used-cars?make=Kia" />);
    expect(html).toContain('href="/search/used-cars?make=Kia"');
    expect(words(html)).toContain("We can’t reach our stock just now");
    expect(words(html)).not.toMatch(/no results/i);
  });

  test("SRCH-006 SRCH-009 cards and promo cards share one grid: three to a row, two, one", () => {
    const promo = { url: "/sell-my-car", image: null, heading: "We buy cars", text: "" };
    const card = { id: 1, title: "2020 Kia Rio" } as unknown as Extract<
      SearchView["items"][number],
      { kind: "car" }
    >["card"];
    const html = siteMarkup(
      <ResultGrid
        view={{
          ...VIEW,
          items: [
            { kind: "car", card },
            { kind: "promo", promo },
          ],
        }}
        Card={(props) => <b>{`${props.card.title} ${props.priority}`}</b>}
        Promo={(props) => <a href={props.promo.url}>{props.promo.heading}</a>}
        className=""
      />,
    );
    expect(words(html)).toBe("2020 Kia Rio true We buy cars");
    expect(html).toMatch(/min-\[40rem\]:grid-cols-\[repeat\(2,.*xl:grid-cols-\[repeat\(3,/);
  });
});
