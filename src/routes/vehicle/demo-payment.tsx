import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { paymentAt } from "../../features/reservations/data.ts";
import { moneyText } from "../../features/reservations/rules.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import { DEMO_PROCESSOR } from "../../services/payments/port.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/** The demonstration's payment page, in place of a processor's own; not found where real money is taken. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const { payment } = await requestedPayment(scope, params.id);
  const { reference, amount_cents, state } = payment;
  return { reference, amount: moneyText(amount_cents), isOpen: state === "begun", siteName: scope.site.name };
}

async function requestedPayment({ app, site }: RequestScope, id = "") {
  const till = app.payments.demoTill;
  const payment = till && (await paymentAt(app.db, site, DEMO_PROCESSOR, id));
  if (!till || !payment) throw data(null, { status: 404 });
  return { till, payment };
}

/** Handles its two buttons: redirects to the shop, which asks the processor for the payment's state. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { till, payment } = await requestedPayment(context.get(requestScope), params.id);
  const decision = (await request.formData()).get("decision");
  if (decision !== "approve" && decision !== "decline") return data(null, { status: 422 });
  await till.decide(payment.processor_payment ?? "", decision);
  return redirect(payment.return_path, 303);
}

export const meta = () => [{ title: "Demonstration payment" }, { name: "robots", content: "noindex" }];

const bring = async () => (await import("./pages/demo-payment.tsx")).DemoPaymentRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
