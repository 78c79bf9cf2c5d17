import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import { PageForm } from "../../features/leads/components/page-form.tsx";
import { takePageForm } from "../../features/leads/posted-form.ts";
import { LocationCard } from "../../features/locations/components/location-card.tsx";
import { placesGrid } from "../../features/locations/components/places-section.tsx";
import { contactPage } from "../../features/locations/contact-page.ts";
import { locationViews } from "../../features/locations/view.ts";
import { headTags, originOf, pageHead } from "../../features/seo/head.ts";
import { Prose } from "../../features/site/components/prose.tsx";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { requestScope } from "../../request.ts";
import { notFound } from "../not-found.ts";

/** The contact page: the site's own text where it has one, the enquiry form (LEAD-031), then every location. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { site, now, changesAt, uncacheable } = scope;
  const contact = contactPage(site, url, params.slug);
  if (!contact) throw await notFound(scope);
  const places = locationViews(site, contact.locations, now);
  changesAt(places.changesAt ?? nextDayAt(now, site.config.timezone));
  // Each form has its own submission id, so the page must not be cached for two shoppers.
  uncacheable();
  const origin = originOf(site, url);
  const head = pageHead(site, origin, {
    title: contact.title,
    description: `Send ${places.value[0]?.name ?? site.name} a message, call or visit: phone numbers, address and opening hours.`,
    path: contact.path,
  });
  return {
    title: contact.title,
    html: contact.page?.html ?? null,
    form: contact.form,
    submissionId: crypto.randomUUID(),
    places: places.value,
    head,
  };
}

/** Accepts the form without JavaScript. */
export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const contact = contactPage(scope.site, url, params.slug);
  if (!contact) throw await notFound(scope);
  const posted = await takePageForm(request, scope, contact.form);
  return "to" in posted ? redirect(posted.to, 303) : data(posted.reply, { status: posted.status });
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [{ title: "Page not found" }];

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
          <ul className={placesGrid(others.length)}>
            {others.map((place) => (
              <li key={place.slug}>
                <LocationCard place={place} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
