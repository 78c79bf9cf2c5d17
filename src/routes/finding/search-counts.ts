import type { LoaderFunctionArgs } from "react-router";
import { heroChoice } from "../../features/content/hero-search.ts";
import { heroCounts } from "../../features/hero/hero-data.ts";
import { requestScope } from "../../request.ts";

/**
 * The hero search's counts beside each choice, as JSON. The response is cached like a page, until the stock changes.
 * While stock cannot be counted it is 503, and the form keeps its last numbers.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { app, site, now, requestId, changesAt, uncacheable } = context.get(requestScope);
  const found = await heroCounts(app.search, site, heroChoice(new URL(request.url), site), now);
  if (!found.ok) {
    app.log.warn({ requestId, failure: found.error.kind, message: found.error.message }, "the hero could not count");
    uncacheable();
    return Response.json({ error: "The stock cannot be counted just now." }, { status: 503 });
  }
  if (found.value.changesAt !== null) changesAt(found.value.changesAt);
  return Response.json(found.value.counts);
}
