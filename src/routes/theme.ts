import type { LoaderFunctionArgs } from "react-router";
import { requestScope } from "../request.ts";
import { themeOf } from "../ui/tokens/stylesheet.ts";

/** The site's tokens as a stylesheet. Its address changes with its bytes, so it is kept for ever. */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const theme = themeOf(context.get(requestScope).site.brand);
  const current = params.file === `${theme.version}.css`;
  return new Response(theme.css, {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      // An older page may still ask for an older version: it gets today's colours, and asks again next time.
      "Cache-Control": current ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}
