import { data, type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { PageHead } from "../features/content/components/page-head.tsx";
import { Prose } from "../features/content/components/prose.tsx";
import { requestScope } from "../request.ts";

/** One of the site's own pages by its path; everything else is not found. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { site } = context.get(requestScope);
  const path = new URL(request.url).pathname.replace(/(.)\/+$/, "$1");
  const page = site.pages.get(path);
  if (!page) throw data(null, { status: 404 });
  return { page, siteName: site.name };
}

export function meta({ loaderData }: { loaderData?: ReturnType<typeof loader> }): MetaDescriptor[] {
  if (!loaderData) return [{ title: "Page not found" }];
  const { page, siteName } = loaderData;
  const description = page.description ? [{ name: "description", content: page.description }] : [];
  return [{ title: `${page.title} | ${siteName}` }, ...description];
}

export default function ContentRoute() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <article>
      <PageHead title={page.title}>
        {page.description ? <p className="mt-4 max-w-[60ch] text-md text-muted">{page.description}</p> : null}
      </PageHead>
      <div className="wrap mt-8">
        <Prose html={page.html} />
      </div>
    </article>
  );
}
