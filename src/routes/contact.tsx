import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { Prose } from "../features/content/components/prose.tsx";
import { PageForm } from "../features/leads/components/page-form.tsx";
import { pageFormView } from "../features/leads/form-view.ts";
import { takePageForm } from "../features/leads/posted-form.ts";
import { LocationCard } from "../features/locations/components/location-card.tsx";
import { locationView, shownLocations } from "../features/locations/view.ts";
import { uniqueByStreet } from "../features/site/rules.ts";
import type { Site } from "../features/site/site.ts";
import { nextDayAt } from "../lib/time-zones.ts";
import { requestScope } from "../request.ts";

/** How to reach the dealer: the site's own words where it has them, the enquiry form (LEAD-031), then every place. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, now, changesAt, uncacheable } = context.get(requestScope);
  changesAt(nextDayAt(now, site.config.timezone));
  // Each form has its own submission id, which no cache may hand to two shoppers.
  uncacheable();
  const { page, form } = contactAt(site, url);
  return {
    title: page?.title ?? "Contact Us",
    html: page?.html ?? null,
    form,
    submissionId: crypto.randomUUID(),
    places: uniqueByStreet(shownLocations(site)).map((location) => locationView(site, location, now)),
    siteName: site.name,
  };
}

function contactAt(site: Site, url: URL) {
  const path = url.pathname.replace(/(.)\/+$/, "$1");
  const page = site.pages.get(path) ?? null;
  return { page, form: pageFormView(page?.form ?? "general", path, site) };
}

/** Takes the form without JavaScript. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const posted = await takePageForm(request, scope, contactAt(scope.site, url).form);
  return "to" in posted ? redirect(posted.to, 303) : data(posted.reply, { status: posted.status });
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] => [
  { title: `${loaderData?.title} | ${loaderData?.siteName}` },
];

export default function ContactRoute() {
  const { title, html, form, submissionId, places } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [first, ...others] = places;
  return (
    <>
      <PageHead title={title} />
      <div className="wrap mt-8 grid gap-10">
        {html ? <Prose html={html} /> : null}
        <div className="grid items-start gap-gap lg:grid-cols-[minmax(0,1fr)_26rem]">
          <PageForm form={form} submissionId={submissionId} lastResult={lastResult} />
          {first ? <LocationCard place={first} /> : null}
        </div>
        {others.length > 0 ? (
          <ul className="grid items-start gap-gap md:grid-cols-2 xl:grid-cols-3">
            {others.map((place) => (
              <li key={place.href}>
                <LocationCard place={place} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
