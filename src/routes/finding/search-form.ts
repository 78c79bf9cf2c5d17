import { type LoaderFunctionArgs, redirect } from "react-router";
import { heroDestination } from "../../features/content/hero-search.ts";
import { linkPath } from "../../features/site/rules.ts";
import { requestScope } from "../../request.ts";

/** The home page's form is sent here and redirected to the canonical address of the search. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const { site } = context.get(requestScope);
  return redirect(heroDestination(new URL(request.url), linkPath(site.config, "stock"), site), 302);
}
