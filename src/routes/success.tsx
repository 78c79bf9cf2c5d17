import { type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from "react-router";
import { LEAD_CATEGORIES } from "../features/forms/lead-kinds.ts";
import { LeadEventSender } from "../features/leads/components/lead-event-sender.tsx";
import { SuccessNote } from "../features/leads/components/success-note.tsx";
import { sentLead } from "../features/leads/sent-lead.ts";
import { ReachUs } from "../features/site/components/reach-us.tsx";
import { linkPath } from "../features/site/rules.ts";
import { carBySlug } from "../features/stock/data.ts";
import { valuationOf } from "../features/trade-in/data.ts";
import { requestScope } from "../request.ts";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link.tsx";

/** The thanks page. The browser knows which lead was sent; without JavaScript the address says it (LEAD-032). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site } = scope;
  const given = new URL(request.url).searchParams;
  const category = LEAD_CATEGORIES.find((known) => known === given.get("category"));
  const slug = given.get("car");
  const car = category && slug ? await carBySlug(app.db, site, slug) : null;
  const valuation = await valuationOf(app.db, site, given.get("valuation"));
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

export default function SuccessRoute() {
  const { known, sent, stock } = useLoaderData<typeof loader>();
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid justify-items-start gap-5">
        <span className="grid size-14 place-items-center rounded-disc bg-positive-tint text-positive">
          <Icon name="check" size={30} />
        </span>
        <SuccessNote known={known} />
        <LeadEventSender lead={sent} />
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton href={stock.href}>{stock.label}</LinkButton>
          <LinkButton href="/" kind="outline">
            Home
          </LinkButton>
        </div>
      </div>
      <ReachUs className="lg:mt-19" />
    </div>
  );
}
