import type { LoaderFunctionArgs } from "react-router";
import { stockWords } from "../../features/search/suggestions.ts";
import { requestScope } from "../../request.ts";
import { timedAnswer } from "./timed-answer.ts";

/** The names of the stock, which a search box loads once when it gets the focus; cached like a page. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const scope = context.get(requestScope);
  return timedAnswer(scope, await stockWords(scope.app.search, scope.site, scope.now));
}
