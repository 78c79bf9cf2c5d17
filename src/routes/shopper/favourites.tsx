import {
  type ClientLoaderFunctionArgs,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaDescriptor,
} from "react-router";
import { foundCars } from "../../features/shortlist/favourites-view.ts";
import { MOST_SAVED, slugsOf } from "../../features/shortlist/saved-cars.ts";
import { requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { ComesAlive } from "../../ui/motion/alive.tsx";
import { notFound } from "../not-found.ts";

/** The shopper's own favourites, which only the browser knows, or those that the address names (SITE-052, API-016). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  const { app, site, now, uncacheable, requestId } = scope;
  if (!site.config.favouritesEnabled) throw await notFound(scope);
  const slugs = slugsOf(new URL(request.url).searchParams.get("cars"), MOST_SAVED.favourites);
  const title = `Favourites | ${site.name}`;
  if (slugs.length === 0) return { asked: slugs, cards: [], financeNotice: null, title };
  uncacheable();
  const found = await foundCars(app.search, site, slugs, now);
  if (found.ok) return { ...found.value, title };
  app.log.warn({ requestId, failure: found.error.kind }, "favourites without stock");
  return data({ asked: slugs, cards: null, financeNotice: null, title }, { status: 503 });
}

/**
 * In the browser: while nothing can be reached the list says so, and that it is safe. An error page would say that
 * something went wrong on our side.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) throw error;
    // As the list itself wrote them: what reads addresses of strangers would be loaded before somebody is here.
    const slugs = new URL(request.url).searchParams.get("cars")?.split(",") ?? [];
    return { asked: slugs, cards: null, financeNotice: null, title: document.title };
  }
}

export const meta = ({ loaderData }: { loaderData?: { title?: string } }): MetaDescriptor[] => [
  { title: loaderData?.title ?? "Favourites" },
  { name: "robots", content: "noindex" },
];

export const handle: PageHandle = { slots: ["CarCard"], Opened: ComesAlive };

const bring = async () => (await import("./pages/favourites.tsx")).FavouritesRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
