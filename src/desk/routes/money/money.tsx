import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { enter, enterWith } from "../../enter.ts";
import { MoneyRoom } from "../../money/money-page.tsx";
import { moneyPage } from "../../money/money-view.ts";
import { extend, paymentAt, release } from "../../money/settle.ts";
import { titled } from "../../parts/titles.ts";

/** Payments, and the cars that they hold. */
export async function loader(asked: LoaderFunctionArgs) {
  return moneyPage(enter(asked, "money"), asked.url.searchParams);
}

/** Holds can also be extended and ended beside the list. */
export async function action(asked: ActionFunctionArgs) {
  const form = await asked.request.formData();
  const scope = enterWith(asked, "money", form);
  const row = await paymentAt(scope, form.get("payment") ?? "none");
  return scope.intent === "extend" ? extend(scope, row, form) : release(scope, row);
}

export { unlessUnsent as shouldRevalidate } from "../../parts/unless-unsent.ts";

export const meta = titled("Money");

export default function MoneyRoute() {
  return <MoneyRoom page={useLoaderData<typeof loader>()} told={useActionData<typeof action>() ?? null} />;
}
