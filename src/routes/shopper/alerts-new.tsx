import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor } from "react-router";
import { alertForm, takeAlertForm } from "../../features/alerts/asking.ts";
import { requestScope } from "../../request.ts";
import type { SearchFailure } from "../../services/search/port.ts";
import { routePage } from "../../ui/later-code/route-page.ts";

/** The form by which somebody asks to be told: `?search=/search/…` for a search, `?car=<slug>` for a car. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const view = await alertForm(scope, url);
  if (!view.ok) throw data(null, { status: statusOf(view.error) });
  return { view: view.value, siteName: scope.site.name };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submitted = await takeAlertForm(context.get(requestScope), url, await request.formData());
  if (!submitted.ok) throw data(null, { status: statusOf(submitted.error) });
  return data(submitted.value.reply, submitted.value.status);
}

const statusOf = (failure: "not-found" | SearchFailure): number => (failure === "not-found" ? 404 : 503);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta = ({ loaderData }: { loaderData?: { siteName: string } }): MetaDescriptor[] => [
  { title: `Tell me when it comes | ${loaderData?.siteName ?? ""}` },
  { name: "robots", content: "noindex" },
];

const bring = async () => (await import("./pages/alerts-new.tsx")).NewAlertRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
