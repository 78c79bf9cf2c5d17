import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { paymentAt } from "../../features/reservations/data.ts";
import { moneyText } from "../../features/reservations/rules.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { DEMO_PROCESSOR } from "../../services/payments/port.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The demonstration's payment page, in place of a processor's own; not found where real money is taken. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const { payment } = await asked(scope, params.id);
  const { reference, amount_cents, state } = payment;
  return { reference, amount: moneyText(amount_cents), isOpen: state === "begun", siteName: scope.site.name };
}

async function asked({ app, site }: RequestScope, id = "") {
  const till = app.payments.demoTill;
  const payment = till && (await paymentAt(app.db, site, DEMO_PROCESSOR, id));
  if (!till || !payment) throw data(null, { status: 404 });
  return { till, payment };
}

/** Handles its two buttons: redirects to the shop, which asks the processor for the payment's state. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { till, payment } = await asked(context.get(requestScope), params.id);
  const decision = (await request.formData()).get("decision");
  if (decision !== "approve" && decision !== "decline") return data(null, { status: 422 });
  await till.decide(payment.processor_payment ?? "", decision);
  return redirect(payment.return_path, 303);
}

export const meta = () => [{ title: "Demonstration payment" }, { name: "robots", content: "noindex" }];

export default function DemoPaymentRoute() {
  const { reference, amount, isOpen, siteName } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-section">
      <div className="mx-auto grid max-w-120 gap-5 rounded-l border border-line bg-surface p-6 shadow-2 md:p-8">
        <h1 className="text-xl">Demonstration payment</h1>
        <dl className="grid gap-3 border-y border-line py-4">
          {[
            ["To", siteName],
            ["Reference", reference],
            ["Amount", amount],
          ].map(([label, value]) => (
            <div key={label} className="flex justify-between gap-6">
              <dt className="text-muted">{label}</dt>
              <dd className="figures text-right font-strong">{value}</dd>
            </div>
          ))}
        </dl>
        <Notice title="No card, no money">
          This page stands in for a payment provider's. No card number is asked for or kept, and no money moves.
        </Notice>
        <form method="post" className="grid gap-2.5">
          <Button type="submit" name="decision" value="approve" size="large" wide>
            Approve {amount}
          </Button>
          <Button type="submit" name="decision" value="decline" kind="outline" wide>
            Decline
          </Button>
        </form>
        {isOpen ? null : <p className="text-sm text-muted">This payment has been decided already.</p>}
      </div>
    </div>
  );
}
