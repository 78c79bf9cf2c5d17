import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { emailForm } from "../../features/locations/email-form.ts";
import { kindOf } from "../../features/locations/kinds.ts";
import { mapView } from "../../features/locations/map.ts";
import { locationViews, shownLocations } from "../../features/locations/view.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../../features/seo/head.ts";
import { locationJsonLd } from "../../features/seo/json-ld.ts";
import { linkPath } from "../../features/site/rules.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/** All locations of the dealer, or those of one kind (LOC-089). */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, now, changesAt } = context.get(requestScope);
  const shown = shownLocations(site);
  const kinds = [...new Set(shown.map(kindOf))];
  const kind = kinds.find((one) => one === url.searchParams.get("type")) ?? null;
  const locations = kind ? shown.filter((location) => kindOf(location) === kind) : shown;
  const places = locationViews(site, locations, now);
  changesAt(places.changesAt ?? nextDayAt(now, site.config.timezone));
  const origin = originOf(site, url);
  const path = site.config.locationPathPrefix;
  const nearest = linkPath(site.config, "dealerLocator");
  const head: DocumentHead = {
    title: `Our Locations | ${site.name}`,
    description: `Where to find ${site.name}: addresses, opening hours, phone numbers and directions.`,
    canonical: `${origin}${path}`,
    siteName: site.name,
    image: siteImage(origin),
    jsonLd: locations.map((location) => locationJsonLd(location, site, origin)),
  };
  return { places: places.value, map: mapView(places.value), form: emailForm(site), kinds, kind, path, nearest, head };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [];

const bring = async () => (await import("./pages/locations.tsx")).LocationsRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
