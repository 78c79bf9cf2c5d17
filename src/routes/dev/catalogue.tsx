import { formatHex } from "culori";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requestScope } from "../../request.ts";
import { Catalogue } from "../../ui/catalogue/catalogue.tsx";
import { deriveColours } from "../../ui/tokens/derive.ts";
import { measuredPairs } from "../../ui/tokens/pairs.ts";

/** The design system on one page, for development on this machine only; elsewhere not found. */
export function loader({ context }: LoaderFunctionArgs) {
  const { app, site, uncacheable } = context.get(requestScope);
  uncacheable();
  if (app.env.mode !== "development") throw data(null, { status: 404 });
  const { colour, accent, neutral, neutralHue } = site.brand;
  const { palette, notice } = deriveColours(colour, { neutral, hue: neutralHue }, accent);
  return {
    name: site.name,
    notice,
    swatches: Object.entries(palette).map(([name, value]) => ({ name, value: formatHex(value) })),
    pairs: measuredPairs(palette),
  };
}

export const meta = () => [{ title: "Catalogue" }, { name: "robots", content: "noindex" }];

export default function CataloguePage() {
  return <Catalogue {...useLoaderData<typeof loader>()} />;
}
