import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { enter, enterWith } from "../../enter.ts";
import { MoneyRoom } from "../../money/money-page.tsx";
import { moneyPage } from "../../money/money-view.ts";
import { extend, paymentAt, release } from "../../money/settle.ts";
import { titled } from "../../parts/titles.ts";

/** Payments, and the cars that they hold. */
export async function loader(args: LoaderFunctionArgs) {
  return moneyPage(enter(args, "money"), args.url.searchParams);
}

/** Holds can also be extended and ended beside the list. */
export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const scope = enterWith(args, "money", form);
  const row = await paymentAt(scope, form.get("payment") ?? "none");
  return scope.intent === "extend" ? extend(scope, row, form) : release(scope, row);
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = titled("Money");

export default function MoneyRoute() {
  return <MoneyRoom page={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
