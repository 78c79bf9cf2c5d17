import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { headTags, originOf, siteImage } from "../../features/seo/head.ts";
import { markdownToHtml } from "../../features/site/markdown.ts";
import { termsPath } from "../../features/trade-in/rules.ts";
import { valuationTerms } from "../../features/trade-in/terms.ts";
import { withoutEnd } from "../../lib/path-end.ts";
import { requestScope } from "../../request.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/** The terms of a valuation, at the address that the site gives them: the dealer's own page, or ours (TRADE-005). */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site } = context.get(requestScope);
  const path = termsPath(site.config);
  if (withoutEnd(url.pathname) !== path) throw redirect(path, 301);
  const ownPage = site.pages.get(path);
  const origin = originOf(site, url);
  const title = ownPage?.title ?? "Valuation terms and conditions";
  return {
    title,
    html: ownPage ? markdownToHtml(ownPage.markdown) : null,
    terms: ownPage ? [] : valuationTerms(site),
    head: {
      title: `${title} | ${site.name}`,
      description:
        ownPage?.description ?? "What our online valuation is, how long it holds, and what we need from you.",
      canonical: `${origin}${path}`,
      siteName: site.name,
      image: siteImage(origin),
    },
  };
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  return loaderData ? headTags(loaderData.head) : [];
}

const bring = async () => (await import("./pages/valuation-terms.tsx")).ValuationTermsRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
