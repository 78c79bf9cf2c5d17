import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { pageFormView } from "../../features/leads/form-view.ts";
import { takePageForm } from "../../features/leads/posted-form.ts";
import { headTags, originOf, pageHead } from "../../features/seo/head.ts";
import { serviceView } from "../../features/service/view.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

const PATH = "/service";

/** The service page (SERV-001, SERV-013), with the booking in it. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, now, changesAt, uncacheable } = context.get(requestScope);
  const { value: service, changesAt: at } = serviceView(site, PATH, "Service", now);
  if (at !== null) changesAt(at);
  // Each form has its own submission id, so the page must not be cached for two shoppers.
  if (!service.embed) uncacheable();
  const origin = originOf(site, url);
  const head = pageHead(site, origin, { title: service.title, description: service.description, path: PATH });
  return { service, form: pageFormView("service", PATH, site), submissionId: crypto.randomUUID(), head };
}

/** Accepts the booking without JavaScript. */
export async function action({ context, request }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const posted = await takePageForm(request, scope, pageFormView("service", PATH, scope.site));
  return "to" in posted ? redirect(posted.to, 303) : data(posted.reply, { status: posted.status });
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [];

const bring = async () => (await import("./pages/service.tsx")).ServiceRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
