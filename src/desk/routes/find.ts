import type { LoaderFunctionArgs } from "react-router";
import { enter } from "../enter.ts";
import { foundBy, recentHits } from "../palette/found.ts";

/** People, cars and payments for the palette: by typed text (`q`), or by the ids of recently used ones (`again`). */
export async function loader(asked: LoaderFunctionArgs) {
  const scope = enter(asked, "find");
  const again = asked.url.searchParams.get("again");
  if (again !== null) return Response.json(await recentHits(scope, again.split(",")));
  return Response.json(await foundBy(scope, asked.url.searchParams.get("q") ?? ""));
}
