import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { takePageForm } from "../../features/leads/posted-form.ts";
import { contactPage } from "../../features/locations/contact-page.ts";
import { locationViews } from "../../features/locations/view.ts";
import { headTags, originOf, pageHead } from "../../features/seo/head.ts";
import { markdownToHtml } from "../../features/site/markdown.ts";
import { nextDayAt } from "../../lib/time/time-zones.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
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
    description: contact.description,
    path: contact.path,
  });
  return {
    title: contact.title,
    html: contact.page ? markdownToHtml(contact.page.markdown) : null,
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

const bring = async () => (await import("./pages/contact.tsx")).ContactRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
