import type { LoaderFunctionArgs } from "react-router";
import { enter } from "../enter.ts";
import { foundBy, recentHits } from "../palette/found.ts";

/** People, cars and payments for the palette: by typed text (`q`), or by the ids of recently used ones (`again`). */
export async function loader(args: LoaderFunctionArgs) {
  const scope = enter(args, "find");
  const again = args.url.searchParams.get("again");
  if (again !== null) return Response.json(await recentHits(scope, again.split(",")));
  return Response.json(await foundBy(scope, args.url.searchParams.get("q") ?? ""));
}
