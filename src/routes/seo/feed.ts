import type { LoaderFunctionArgs } from "react-router";
import { originOf } from "../../features/seo/head.ts";
import { blogFeed } from "../../features/seo/rss.ts";
import { requestScope } from "../../request.ts";

/** `GET /blog/feed.xml`: the site's posts as RSS 2.0. */
export function loader({ context, url }: LoaderFunctionArgs): Response {
  const { site } = context.get(requestScope);
  const origin = originOf(site, url);
  const feed = blogFeed(site, origin, `${origin}${url.pathname}`);
  return new Response(feed, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
