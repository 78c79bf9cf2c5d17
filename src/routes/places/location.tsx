import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { locationPage } from "../../features/locations/page.ts";
import { shownLocations } from "../../features/locations/view.ts";
import { type DocumentHead, headTags, originOf, siteImage } from "../../features/seo/head.ts";
import { locationJsonLd } from "../../features/seo/json-ld.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { notFound } from "../not-found.ts";
import { bySlug } from "../own-slug.ts";

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { site, now, changesAt } = scope;
  const location = bySlug(shownLocations(site), params.slug, url);
  if (!location) throw await notFound(scope);
  const page = locationPage(site, location, now);
  changesAt(page.changesAt ?? nextDayAt(now, site.config.timezone));
  const above = { label: "Our Locations", href: site.config.locationPathPrefix };
  const origin = originOf(site, url);
  const { place } = page.value;
  const head: DocumentHead = {
    title: `${place.name} | ${site.name}`,
    description: `${place.name}, ${place.address}: opening hours, phone and directions.`,
    canonical: `${origin}${place.href}`,
    siteName: site.name,
    image: siteImage(origin),
    jsonLd: [locationJsonLd(location, site, origin)],
  };
  return { page: page.value, above, head };
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [{ title: "Page not found" }];

const bring = async () => (await import("./pages/location.tsx")).LocationRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
