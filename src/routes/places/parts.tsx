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
import { type PageFormView, pageFormView } from "../../features/leads/form-view.ts";
import { takePageForm } from "../../features/leads/posted-form.ts";
import { headTags, originOf, pageHead } from "../../features/seo/head.ts";
import { PartsNav, PartsSearch, WhichFits } from "../../features/service/components/parts-search.tsx";
import { ServicePlaces } from "../../features/service/components/service-places.tsx";
import { partSought, partsLinks, serviceView } from "../../features/service/view.ts";
import { Prose } from "../../features/site/components/prose.tsx";
import type { Site } from "../../features/site/site.ts";
import { withoutEnd } from "../../lib/path-end.ts";
import { requestScope } from "../../request.ts";

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

const plainPath = (url: URL): string => withoutEnd(url.pathname);

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

export default function PartsRoute() {
  const { service, links, search, form, submissionId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const words = service.description ?? "Tell us what you are after. Our parts team answers with a price and a day.";
  return (
    <>
      <PageHead title={service.title}>
        <p className="mt-4 max-w-[60ch] text-md text-pretty text-muted">{words}</p>
        {search ? <PartsSearch action={search} /> : null}
      </PageHead>
      <div className="wrap mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_36rem]">
        <div className="[&_.prose>:first-child]:mt-0!">
          {service.html ? <Prose html={service.html} /> : <WhichFits />}
          <PartsNav links={links} />
        </div>
        {/* Another page has another form: the key drops what was typed into the last one. */}
        <PageForm key={form.path} form={form} submissionId={submissionId} lastResult={lastResult} />
      </div>
      <ServicePlaces service={service} />
    </>
  );
}
