import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { enter, enterWith } from "../../enter.ts";
import { titled } from "../../parts/titles.ts";
import { SeveralPage } from "../../stock/several-page.tsx";
import { changeSeveral, severalView } from "../../stock/several-view.ts";

/** One change of several cars: first a preview, then the change itself. */
export async function loader(args: LoaderFunctionArgs) {
  return severalView(enter(args, "severalCars"), args.url.searchParams);
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const outcome = await changeSeveral(enterWith(args, "severalCars", form), form);
  return data(outcome, outcome.problem !== null ? 422 : outcome.changed.length === 0 ? 409 : 200);
}

export const meta = titled("Several cars");

export default function SeveralRoute() {
  return <SeveralPage view={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>() ?? null} />;
}
