import { slugOf } from "../../lib/words/slug.ts";
import type { CarCardView } from "../cards/card.ts";
import { manufacturerSlug } from "../makes/manufacturers.ts";
import type { NamedVehicle } from "../search/lost.ts";
import type { LinkView, SiteView } from "../site/view.ts";

/** What a page that is not there offers instead. */
export interface LostView {
  /** It was a vehicle's page. */
  readonly vehicle: boolean;
  /** Where the others of its model or make are. */
  readonly like: LinkView | null;
  /** The first stands large. No repayments: the warning that belongs to them has no place here. */
  readonly cars: readonly CarCardView[];
}

/** The search that holds what was named: `Toyota RAV4` at `/search/toyota/rav4`. */
export function searchOf({ make, model }: NamedVehicle): LinkView {
  const path = [manufacturerSlug(make), model === null ? "" : slugOf(model)].filter((part) => part !== "");
  return { label: [make, model].filter((part) => part !== null).join(" "), href: `/search/${path.join("/")}` };
}

const STOCK_WAYS = 3;

/** The site's own ways on: into its stock as its menu divides it, else all of it, to its places, to a person. */
export function waysOn({ headerMenu, stock, links }: Pick<SiteView, "headerMenu" | "stock" | "links">): LinkView[] {
  const searches = headerMenu
    .flatMap(({ children }) => children)
    .filter(({ href }) => href.startsWith("/search/") && href !== stock.href);
  const ways = [
    ...(searches.length > 0 ? searches.slice(0, STOCK_WAYS) : [stock]),
    { label: "Locations", href: links.locations },
    { label: "Contact", href: links.contact },
  ];
  return ways.filter(({ href }, at) => ways.findIndex((way) => way.href === href) === at);
}
