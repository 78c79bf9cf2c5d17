import { instantMeiliSearch } from "@meilisearch/instant-meilisearch";
import instantsearch from "instantsearch.js";
import { hits, pagination, rangeInput, refinementList, searchBox, sortBy, stats } from "instantsearch.js/es/widgets";

/**
 * A page as another developer would make it of InstantSearch's own widgets, over the search API that its address names.
 */
const asked = new URLSearchParams(location.search);
const { searchClient } = instantMeiliSearch(asked.get("host") ?? "", asked.get("key") ?? "", {
  finitePagination: true,
  primaryKey: "id",
});
const search = instantsearch({ indexName: "Car_production", searchClient });
search.addWidgets([
  searchBox({ container: "#box" }),
  stats({ container: "#stats", templates: { text: ({ nbHits }) => `${nbHits} found` } }),
  sortBy({
    container: "#sort",
    items: [
      { label: "Best", value: "Car_production" },
      { label: "Dearest", value: "Car_production:price:desc" },
    ],
  }),
  refinementList({ container: "#make", attribute: "make", searchable: true, limit: 5, operator: "or" }),
  refinementList({ container: "#body", attribute: "simple_body" }),
  rangeInput({ container: "#price", attribute: "price" }),
  hits({
    container: "#hits",
    templates: {
      item: (hit, { html, components }) =>
        html`<article data-price=${hit.price}>${components.Highlight({ attribute: "name", hit })}</article>`,
    },
  }),
  pagination({ container: "#pages" }),
]);
search.start();
