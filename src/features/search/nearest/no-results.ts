import { abridged } from "../../../lib/words/abridged.ts";
import { counted, formatNumber } from "../../../lib/words/format.ts";
import { plural } from "../../../lib/words/plural.ts";
import { carCard } from "../../cards/card.ts";
import type { Site } from "../../site/site.ts";
import { hasFilters, searchHref } from "../rules.ts";
import type { SearchPage } from "../search-page.ts";
import { LONGEST_HEADING } from "../understand/heading-of.ts";
import { defaultSort } from "../view/orders.ts";
import type { NoResults } from "../view/parts.ts";
import type { AskedSearch } from "./asks.ts";

const countOf = (total: number, { vehicleNoun }: Pick<Site["config"], "vehicleNoun">) =>
  counted(total, vehicleNoun.toLowerCase());

/** Anchor of the enquiry form in the contact page (`FORM_PLACE` of leads/components/page-form.tsx). */
const ENQUIRY_FORM = "enquire";

/** Texts and links for a search without results (SRCH-020 to SRCH-023), and its nearest matches. */
export function noResults({ state, nearest }: SearchPage, site: Site, now: number): NoResults {
  const { config } = site;
  const { rows = [], meant = [], phrase = "", stock = 0 } = nearest ?? {};
  const noStock = !hasFilters(state);
  const nouns = plural(config.vehicleNoun.toLowerCase());
  const words =
    config.noResultsVariant === "offers"
      ? {
          title: "No Results Available",
          text: "There appears to be no offers currently available that meet the conditions of your search.",
        }
      : {
          title: `No ${nouns} match your search`,
          text: "No results found for your search at this time. Please try adjusting the filters for more results.",
        };
  const hrefOf = ({ route, state: found }: AskedSearch) => searchHref(route.path, found, defaultSort(config));
  return {
    ...words,
    heading: noStock ? null : abridged(`No ${phrase}`, LONGEST_HEADING),
    summary: rows
      .filter(({ ladder }, at) => rows.findLastIndex((row) => row.ladder === ladder) === at)
      .slice(0, SUMMED_UP)
      .map(({ brief }) => brief)
      .join(", "),
    findSimilarHref: noStock ? `${config.contactPath}#${ENQUIRY_FORM}` : null,
    rows: rows.map((row) => ({
      heading: row.heading,
      note: row.note,
      see: { label: SEE[row.total] ?? `See all ${formatNumber(row.total)}`, href: hrefOf(row.asked) },
      cars: row.cars.map(({ car, why }) => ({ card: carCard(car, site, now), why })),
    })),
    meant: meant.map(({ name, count, asked }) => ({ label: name, note: countOf(count, config), href: hrefOf(asked) })),
    all: stock > 0 ? `All ${countOf(stock, config)}` : null,
  };
}

/** Number of rows that the sentence under the heading mentions. */
const SUMMED_UP = 2;
const SEE: Readonly<Record<number, string>> = { 1: "See it", 2: "See both" };
