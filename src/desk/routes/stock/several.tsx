import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { enter, enterWith } from "../../enter.ts";
import { titled } from "../../parts/titles.ts";
import { SeveralPage } from "../../stock/several-page.tsx";
import { changeSeveral, severalView } from "../../stock/several-view.ts";

/** One change of several cars: first a preview, then the change itself. */
export async function loader(asked: LoaderFunctionArgs) {
  return severalView(enter(asked, "severalCars"), asked.url.searchParams);
}

export async function action(asked: ActionFunctionArgs) {
  const form = await asked.request.formData();
  const told = await changeSeveral(enterWith(asked, "severalCars", form), form);
  return data(told, told.problem !== null ? 422 : told.changed.length === 0 ? 409 : 200);
}

export const meta = titled("Several cars");

export default function SeveralRoute() {
  return <SeveralPage view={useLoaderData<typeof loader>()} told={useActionData<typeof action>() ?? null} />;
}
