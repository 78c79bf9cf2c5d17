import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { type PageFormView, pageFormView } from "../../features/leads/form-view.ts";
import { takePageForm } from "../../features/leads/posted-form.ts";
import { headTags, originOf, pageHead } from "../../features/seo/head.ts";
import { partSought, partsLinks, serviceView } from "../../features/service/view.ts";
import type { Site } from "../../features/site/site.ts";
import { withoutEnd } from "../../lib/path-end.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/** Titles where the site has no page of its own at that address (SERV-003 to SERV-005). */
const TITLES: Readonly<Record<string, string>> = {
  "/vehicle-parts-and-accessories": "Parts and Accessories",
  "/parts/search": "Parts Search",
  "/accessories": "Accessories",
};

const SEARCH = "/parts/search";

function formAt(site: Site, path: string): PageFormView {
  return pageFormView(path === SEARCH ? "parts-search" : "parts", path, site);
}

/** Addresses are found whatever the size of their letters; each has one that is its own. */
const plainPath = (url: URL): string => withoutEnd(url.pathname).toLowerCase();

export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, now, changesAt, uncacheable } = context.get(requestScope);
  const path = plainPath(url);
  const { value: service, changesAt: at } = serviceView(site, path, TITLES[path] ?? "Parts", now);
  if (at !== null) changesAt(at);
  // Each form has its own submission id, so the page must not be cached for two shoppers.
  uncacheable();
  const origin = originOf(site, url);
  const head = pageHead(site, origin, { title: service.title, description: service.description, path: path });
  return {
    service,
    links: partsLinks(site.config, path),
    search: path === SEARCH ? null : SEARCH,
    form: partSought(formAt(site, path), url.searchParams.get("q")),
    submissionId: crypto.randomUUID(),
    head,
  };
}

/** Accepts the enquiry without JavaScript. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const posted = await takePageForm(request, scope, formAt(scope.site, plainPath(url)));
  return "to" in posted ? redirect(posted.to, 303) : data(posted.reply, { status: posted.status });
}

export const meta = ({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] =>
  loaderData ? headTags(loaderData.head) : [];

const bring = async () => (await import("./pages/parts.tsx")).PartsRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
