import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { locateShopper } from "../../features/locations/locator.ts";
import { byDistance, mapView } from "../../features/locations/map.ts";
import { locationViews, shownLocations } from "../../features/locations/view.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../../features/seo/head.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/** The dealer's locations, sorted by distance from a postcode (LOC-088). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { app, site, now, changesAt, uncacheable } = context.get(requestScope);
  const { postcode, from, error, passing } = await locateShopper(
    url.searchParams.get("postcode"),
    app.geocoding(site.config.mapsKey),
  );
  if (passing) uncacheable();
  const views = locationViews(site, shownLocations(site), now);
  changesAt(views.changesAt ?? nextDayAt(now, site.config.timezone));
  const found = from ? byDistance(views.value, from) : views.value.map((place) => ({ place, km: null }));
  const origin = originOf(site, url);
  const head: DocumentHead = {
    title: `Find Your Nearest Location | ${site.name}`,
    description: `Enter a postcode to see which of ${site.name}'s locations is nearest to you.`,
    canonical: `${origin}/dealer-locator`,
    siteName: site.name,
    image: siteImage(origin),
    index: postcode === "",
  };
  const map = mapView(
    found.map(({ place }) => place),
    from,
  );
  return { postcode, near: from?.name ?? null, error, found, map, head };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [];

const bring = async () => (await import("./pages/dealer-locator.tsx")).DealerLocatorRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
