import type { LoaderFunctionArgs } from "react-router";
import { originOf } from "../../features/seo/head.ts";
import { robotsTxt } from "../../features/seo/sitemap.ts";
import { requestScope } from "../../request.ts";

/** `GET /robots.txt` (RFC 9309). */
export function loader({ context, url }: LoaderFunctionArgs): Response {
  const { site } = context.get(requestScope);
  return new Response(robotsTxt(originOf(site, url)), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
