import type { LoaderFunctionArgs } from "react-router";
import { carsViewed } from "../../features/shortlist/viewed-view.ts";
import { requestScope } from "../../request.ts";

/** Cards of the cars that `ids` names (API-016), for the list of viewed cars, which only the browser knows. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { app, site, now, requestId, uncacheable } = context.get(requestScope);
  uncacheable();
  const found = await carsViewed(app, site, url.searchParams.get("ids"), now);
  if (found.ok) return Response.json(found.value);
  app.log.warn({ requestId, failure: found.error.kind }, "viewed cars without stock");
  return Response.json({ error: "We can’t reach our stock just now." }, { status: 503 });
}
