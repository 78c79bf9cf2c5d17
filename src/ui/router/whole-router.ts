import {
  UNSAFE_createBrowserHistory as createHistory,
  UNSAFE_createRouter as createRouter,
  UNSAFE_createClientRoutes as createRoutes,
  type DataRouter,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as dataOverOneAddress,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouterState,
} from "react-router";
import type { FirstPage, Manifest } from "./first-page.ts";

/** Adds to the first page's modules what only the router asks of them, which the build keeps in files of their own. */
async function completeModules({ matches, modules }: FirstPage): Promise<void> {
  const load = async (id: string) => {
    const { clientLoaderModule, clientActionModule, clientMiddlewareModule } = __reactRouterManifest.routes[id] ?? {};
    const files = [clientLoaderModule, clientActionModule, clientMiddlewareModule].filter((file) => file !== undefined);
    const more = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
    const known = modules[id];
    if (known && more.length > 0) modules[id] = Object.assign({}, ...more, known);
  };
  await Promise.all(matches.map(({ id }) => load(id)));
}

/**
 * The router itself, which takes over from `firstRouter`: as React Router's `HydratedRouter` makes it, for the page
 * that is shown. The list of all routes must have come.
 */
export async function routerFrom(page: FirstPage, state: RouterState): Promise<DataRouter> {
  await completeModules(page);
  const { manifest, modules } = page;
  const all = __reactRouterManifest;
  Object.assign(manifest, all, { routes: Object.assign(manifest.routes, all.routes) });
  const { loaderData, actionData, errors } = state;
  const data = { loaderData, actionData, errors };
  const history = createHistory();
  let isFirst = true;
  const router: DataRouter = createRouter({
    routes: createRoutes(all.routes, modules, data, true, false),
    // Whoever has gone back meanwhile left the page that is shown, and the router must begin with that one.
    history: Object.create(history, { location: { get: () => (isFirst ? state.location : history.location) } }),
    hydrationData: data,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: dataOverOneAddress(() => router, manifest as Manifest, modules, true),
  });
  isFirst = false;
  return router;
}
