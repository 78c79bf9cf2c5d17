import type { LoaderFunctionArgs } from "react-router";
import { webManifest } from "../../features/seo/web-manifest.ts";
import { requestScope } from "../../request.ts";

/** `GET /manifest.webmanifest` */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { site } = context.get(requestScope);
  return Response.json(webManifest(site), { headers: { "Content-Type": "application/manifest+json" } });
}
