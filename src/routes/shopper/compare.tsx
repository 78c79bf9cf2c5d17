import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import { comparison } from "../../features/shortlist/compare-view.ts";
import { MOST_SAVED, slugsOf } from "../../features/shortlist/saved-cars.ts";
import { carBySlug } from "../../features/stock/data.ts";
import { plural } from "../../lib/words/plural.ts";
import { requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { ComesAlive } from "../../ui/motion/alive.tsx";
import { notFound } from "../not-found.ts";

/** Compares up to four cars, which the address names, so that it can be sent to somebody (SITE-051). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now, uncacheable } = scope;
  if (!site.config.compareEnabled) throw await notFound(scope);
  const slugs = slugsOf(new URL(request.url).searchParams.get("cars"), MOST_SAVED.compare);
  if (slugs.length > 0) uncacheable();
  const cars = await Promise.all(slugs.map((slug) => carBySlug(app.db, site, slug)));
  const found = cars.filter((car) => car !== null);
  return { ...comparison(slugs, found, site, now), title: `Compare ${plural(site.config.vehicleNoun)} | ${site.name}` };
}

export const meta = ({ loaderData }: { loaderData?: { title?: string } }): MetaDescriptor[] => [
  { title: loaderData?.title ?? "Compare" },
  { name: "robots", content: "noindex" },
];

export const handle: PageHandle = { slots: [], Opened: ComesAlive };

const bring = async () => (await import("./pages/compare.tsx")).CompareRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
