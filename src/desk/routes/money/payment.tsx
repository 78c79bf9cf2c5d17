import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { enter, enterWith, wantsPasskey } from "../../enter.ts";
import { PaymentPage } from "../../money/payment-page.tsx";
import { paymentView } from "../../money/payment-view.ts";
import { typedRefund } from "../../money/refund-form.ts";
import { extend, type PaymentOutcome, paymentAt, refund, release, retryRefund } from "../../money/settle.ts";

export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "payment");
  return paymentView(scope, await paymentAt(scope, args.params.payment));
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  try {
    const scope = enterWith(args, "payment", form);
    const row = await paymentAt(scope, args.params.payment);
    switch (scope.intent) {
      case "refund":
        return await refund(scope, row, form);
      case "ask again":
        return await retryRefund(scope, row, form);
      case "extend":
        return await extend(scope, row, form);
      case "release":
        return await release(scope, row);
    }
  } catch (thrown) {
    if (!wantsPasskey(thrown)) throw thrown;
    const problem = "Your confirmation has run out, and nothing has moved. Use your passkey and send it again.";
    return data<PaymentOutcome>({ done: null, problem, confirm: true, typed: typedRefund(form) }, 403);
  }
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = ({ loaderData }: { readonly loaderData?: { readonly payer: { readonly name: string } } }) => [
  { title: `${loaderData?.payer.name ?? "Money"} | Desk` },
];

export default function PaymentRoute() {
  const view = useLoaderData<typeof loader>();
  return <PaymentPage key={view.id} view={view} outcome={useActionData<typeof action>() ?? null} />;
}
