import type { LoaderFunctionArgs } from "react-router";
import { platePicture } from "../../features/models/make-logo.ts";

const YEAR_SECONDS = 31_536_000;

/** Serves the platform's own name plate of a make, the same on every site (MODEL-019). */
export function loader({ params }: LoaderFunctionArgs): Response {
  const [, slug = ""] = /^([a-z0-9-]+)\.svg$/.exec(params.file ?? "") ?? [];
  const svg = platePicture(slug);
  if (svg === null) return new Response("There is no such make.", { status: 404 });
  return new Response(svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": `public, max-age=${YEAR_SECONDS}` },
  });
}
