import { type LoaderFunctionArgs, type MetaDescriptor, redirect, useLoaderData } from "react-router";
import { PageHead } from "../../features/content/components/page-head.tsx";
import { headTags, originOf, siteImage } from "../../features/seo/head.ts";
import { Prose } from "../../features/site/components/prose.tsx";
import { ReachUs } from "../../features/site/components/reach-us.tsx";
import { termsPath } from "../../features/trade-in/rules.ts";
import { valuationTerms } from "../../features/trade-in/terms.ts";
import { withoutEnd } from "../../lib/path-end.ts";
import { requestScope } from "../../request.ts";

/** The terms of a valuation, at the address that the site gives them: the dealer's own page, or ours (TRADE-005). */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site } = context.get(requestScope);
  const path = termsPath(site.config);
  if (withoutEnd(url.pathname) !== path) throw redirect(path, 301);
  const own = site.pages.get(path);
  const origin = originOf(site, url);
  const title = own?.title ?? "Valuation terms and conditions";
  return {
    title,
    html: own?.html ?? null,
    terms: own ? [] : valuationTerms(site),
    head: {
      title: `${title} | ${site.name}`,
      description: own?.description ?? "What our online valuation is, how long it holds, and what we need from you.",
      canonical: `${origin}${path}`,
      siteName: site.name,
      image: siteImage(origin),
    },
  };
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function ValuationTermsRoute() {
  const { title, html, terms } = useLoaderData<typeof loader>();
  return (
    <article>
      <PageHead title={title} />
      <div className="wrap mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {html === null ? (
          <div className="prose">
            {terms.map(({ heading, text }) => (
              <section key={heading}>
                <h2>{heading}</h2>
                <p>{text}</p>
              </section>
            ))}
          </div>
        ) : (
          <Prose html={html} />
        )}
        <ReachUs className="print:hidden lg:sticky lg:top-24" />
      </div>
    </article>
  );
}
