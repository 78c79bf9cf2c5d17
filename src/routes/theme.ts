import type { LoaderFunctionArgs } from "react-router";
import { requestScope } from "../request.ts";
import { themeOf } from "../ui/tokens/stylesheet.ts";

/**
 * The site's design tokens as a stylesheet. Its address contains a hash of its content, so it may be cached for ever.
 */
export function loader({ context, params }: LoaderFunctionArgs): Response {
  const theme = themeOf(context.get(requestScope).site.brand);
  const current = params.file === `${theme.version}.css`;
  return new Response(theme.css, {
    headers: {
      "Content-Type": "text/css; charset=utf-8",
      // An older page may request an older version: it gets the present colours, which are not cached.
      "Cache-Control": current ? "public, max-age=31536000, immutable" : "no-cache",
    },
  });
}
