import type { CarCardView } from "../cards/card.ts";
import { addressOfMake } from "../makes/manufacturers.ts";
import type { NamedVehicle } from "../search/lost.ts";
import type { LinkView, SiteView } from "../site/view.ts";

/** What a missing page offers instead. */
export interface LostView {
  /** True when it was a vehicle's page. */
  readonly vehicle: boolean;
  /** Link to other cars of its model or make. */
  readonly like: LinkView | null;
  /**
   * Cars, of which the first is shown large. They show no repayments, because there is no room for the warning that
   * the law requires beside them.
   */
  readonly cars: readonly CarCardView[];
}

/** The search for the named vehicle: `Toyota RAV4` at `/search/toyota/rav4`. */
export function searchOf({ make, model }: NamedVehicle): LinkView {
  return {
    label: [make, model].filter((part) => part !== null).join(" "),
    href: `/search/${addressOfMake(make, model)}`,
  };
}

const STOCK_WAYS = 3;

/** Links from the site's own menu into its stock, else to all of it, and to its locations and a contact. */
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
