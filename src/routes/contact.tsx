import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { Prose } from "../features/content/components/prose.tsx";
import { LocationCard } from "../features/locations/components/location-card.tsx";
import { locationView, shownLocations } from "../features/locations/view.ts";
import { nextDayAt } from "../lib/time-zones.ts";
import { requestScope } from "../request.ts";

/** How to reach the dealer: the site's own words where it has them, then every place. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { site, now, changesAt } = context.get(requestScope);
  changesAt(nextDayAt(now, site.config.timezone));
  const page = site.pages.get(new URL(request.url).pathname.replace(/(.)\/+$/, "$1")) ?? null;
  return {
    title: page?.title ?? "Contact Us",
    html: page?.html ?? null,
    places: shownLocations(site).map((location) => locationView(site, location, now)),
    siteName: site.name,
  };
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] => [
  { title: `${loaderData?.title} | ${loaderData?.siteName}` },
];

export default function ContactRoute() {
  const { title, html, places } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={title} />
      <div className="wrap mt-8 grid gap-10">
        {html ? <Prose html={html} /> : null}
        <ul className="grid gap-gap md:grid-cols-2 xl:grid-cols-3">
          {places.map((place) => (
            <li key={place.href}>
              <LocationCard place={place} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
