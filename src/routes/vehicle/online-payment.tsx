import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { sentLead } from "../../features/leads/sent-lead.ts";
import { backCentsOf } from "../../features/reservations/data.ts";
import { onlinePayees, onlinePaymentView } from "../../features/reservations/online-payment-view.ts";
import { outcomeView } from "../../features/reservations/outcome-view.ts";
import { takeOnlinePayment } from "../../features/reservations/posted-checkout.ts";
import { settlePayment } from "../../features/reservations/settlement.ts";
import { linkPath } from "../../features/site/rules.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { ComesAlive } from "../../ui/motion/alive.tsx";

/**
 * A page for paying an amount that the dealer requested (RESV-016). On every site it requires a sign-in
 * (`sign-in/guard-gates.ts`).
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const { app, site } = scope;
  const page = {
    siteName: site.name,
    contact: { label: "Contact Us", href: linkPath(site.config, "contact") },
    stock: { label: site.config.allStockLabel, href: linkPath(site.config, "stock") },
  };
  const reference = url.searchParams.get("payment");
  const outcome = reference ? await outcomeOf(reference, scope) : null;
  if (outcome) return { kind: "outcome" as const, ...page, ...outcome };
  const form = onlinePaymentView(site, app.payments.processorsOf);
  if (form.dealerships.length === 0) return { kind: "closed" as const, ...page };
  return { kind: "form" as const, ...page, form, submissionId: crypto.randomUUID() };
}

async function outcomeOf(reference: string, { app, site, now }: RequestScope) {
  const payment = await settlePayment({ ...app, ...app.payments }, site, reference, now);
  if (payment?.purpose !== "invoice") return null;
  const { timezone } = site.configFor(payment.dealership_slug);
  const words = { timezone, noun: "", isTaken: false, backCents: await backCentsOf(app.db, payment) };
  return {
    lead: await sentLead(app.db, site, payment.lead_id, payment.reference),
    outcome: outcomeView(payment, null, words),
    path: payment.return_path,
  };
}

/** Accepts the form: redirects to the payment page, or shows the form again with everything that was typed. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  if (onlinePayees(scope.site, scope.app.payments.processorsOf).length === 0) return data(null, { status: 409 });
  const posted = await takeOnlinePayment(await request.formData(), scope, url.origin);
  return "to" in posted ? redirect(posted.to, 303) : data(posted.reply, { status: posted.status });
}

export const meta = ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] => [
  { title: `Online Payment | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

export const handle: PageHandle = { slots: [], Opened: ComesAlive };

const bring = async () => (await import("./pages/online-payment.tsx")).OnlinePaymentRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
