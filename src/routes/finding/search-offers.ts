import type { LoaderFunctionArgs } from "react-router";
import { offeredCars } from "../../features/search/suggestions.ts";
import { requestScope } from "../../request.ts";
import { timedAnswer } from "./timed-answer.ts";

/**
 * The first cars of a search and the counts of a few more: `search=` is a search page's query string, and the call may
 * have ten; `words=` is what was typed so far. Cached like a page.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const scope = context.get(requestScope);
  const params = new URL(request.url).searchParams;
  const question = { searches: params.getAll("search"), words: params.get("words") ?? "" };
  return timedAnswer(scope, await offeredCars(scope.app, scope.site, question, scope.now));
}
