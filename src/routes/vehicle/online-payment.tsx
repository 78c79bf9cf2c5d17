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
import { sentLead } from "../../features/leads/sent-lead.ts";
import { outcomeView } from "../../features/reservations/checkout-view.ts";
import { NoCheckout } from "../../features/reservations/components/checkout-page.tsx";
import { OnlinePaymentForm } from "../../features/reservations/components/online-payment-form.tsx";
import { Outcome } from "../../features/reservations/components/outcome.tsx";
import { ONLINE_PAYMENT, onlinePayees, onlinePaymentView } from "../../features/reservations/online-payment-view.ts";
import { takeOnlinePayment } from "../../features/reservations/posted-checkout.ts";
import { settlePayment } from "../../features/reservations/settlement.ts";
import { linkPath } from "../../features/site/rules.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { LinkButton } from "../../ui/link.tsx";

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
  return {
    lead: await sentLead(app.db, site, payment.lead_id, payment.reference),
    outcome: outcomeView(payment, null, { timezone, noun: "" }),
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

export default function OnlinePaymentRoute() {
  const loaded = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? undefined;
  switch (loaded.kind) {
    case "closed":
      return (
        <NoCheckout
          heading="Online payments are not open yet"
          text="Please ask our team how you can pay."
          stock={loaded.contact}
        />
      );
    case "outcome":
      return (
        <div className="wrap py-section">
          <Outcome outcome={loaded.outcome} lead={loaded.lead} path={loaded.path}>
            {loaded.outcome.mood === "good" ? (
              <LinkButton href="/" kind="outline">
                Home
              </LinkButton>
            ) : (
              <LinkButton href={ONLINE_PAYMENT} kind="outline">
                Begin again
              </LinkButton>
            )}
          </Outcome>
        </div>
      );
    case "form":
      return (
        <>
          <PageHead title="Online Payment">
            <p className="mt-4 max-w-[60ch] text-md text-muted">{loaded.form.intro}</p>
          </PageHead>
          <div className="wrap mt-8">
            <div className="max-w-160">
              <OnlinePaymentForm view={loaded.form} submissionId={loaded.submissionId} lastResult={lastResult} />
            </div>
          </div>
        </>
      );
  }
}
