import type { LoaderFunctionArgs } from "react-router";
import { feedAt } from "../../../features/diary/feed.ts";
import { scopeOf } from "../../enter.ts";

/**
 * `GET /desk/diary/calendar/<secret>.ics`: a location's bookings as a calendar. Programs poll often, so they get a 304
 * if nothing has changed. A withdrawn address gets the same response as one that never existed.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { app, now, header } = scopeOf(args);
  const feed = await feedAt(app.db, app.sites, args.params.feed ?? "", now);
  if (!feed)
    return new Response("There is no such calendar.", { status: 404, headers: { "Content-Type": "text/plain" } });
  const headers = { ETag: feed.etag, "Cache-Control": "private, max-age=300" };
  const etags = (header("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (etags.includes(feed.etag)) return new Response(null, { status: 304, headers });
  return new Response(feed.text, {
    headers: {
      ...headers,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="diary.ics"',
    },
  });
}
