import { type LoaderFunctionArgs, redirect } from "react-router";
import { heroDestination } from "../../features/content/hero-search.ts";
import { linkPath } from "../../features/site/rules.ts";
import { requestScope } from "../../request.ts";

/** Where the home page's form is sent to: on to the one address of what was asked for. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const { site } = context.get(requestScope);
  return redirect(heroDestination(new URL(request.url), linkPath(site.config, "stock"), site), 302);
}
