import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { LEAD_CATEGORIES } from "../features/forms/lead-kinds.ts";
import { sentLead } from "../features/leads/sent-lead.ts";
import { linkPath } from "../features/site/rules.ts";
import { carBySlug } from "../features/stock/data.ts";
import { valuationOf } from "../features/trade-in/data.ts";
import { requestScope } from "../request.ts";
import type { PageHandle } from "../templates/slots.ts";
import { routePage } from "../ui/later-code/route-page.ts";
import { ComesAlive } from "../ui/motion/alive.tsx";

/** The thanks page. The browser knows which lead was sent; without JavaScript the address says it (LEAD-032). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site } = scope;
  const params = new URL(request.url).searchParams;
  const category = LEAD_CATEGORIES.find((known) => known === params.get("category"));
  const slug = params.get("car");
  const car = category && slug ? await carBySlug(app.db, site, slug) : null;
  const valuation = await valuationOf(app.db, site, params.get("valuation"));
  // The rest of the page is one shopper's own.
  if (valuation) scope.uncacheable();
  return {
    sent: valuation && (await sentLead(app.db, site, valuation.lead_id, valuation.uid)),
    known: category ? { category, car: car?.name ?? null } : null,
    stock: { label: site.config.allStockLabel, href: linkPath(site.config, "stock") },
    siteName: site.name,
  };
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  return [{ title: `Thank you | ${loaderData?.siteName ?? ""}` }, { name: "robots", content: "noindex" }];
}

export const handle: PageHandle = { slots: [], Opened: ComesAlive };

const bring = async () => (await import("./pages/success.tsx")).SuccessRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
