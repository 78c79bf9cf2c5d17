import type { DataRouteMatch } from "react-router";
import { wholeRouter } from "./first-router.ts";

/** The routes of a page of this site, each with what the browser knows of its files. */
async function routesOf(address: string) {
  const router = await wholeRouter();
  const matches: readonly DataRouteMatch[] = router.match(address) ?? [];
  return matches.flatMap(({ route }) => __reactRouterManifest.routes[route.id] ?? []);
}

/** Loads the code of the page at an address, and rejects where it does not come. */
export async function loadPageCode(address: string): Promise<void> {
  const files = (await routesOf(address)).flatMap(({ module, imports = [] }) => [module, ...imports]);
  await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
}

/**
 * The address from which the router will take a page's data when somebody goes there from another page; null where
 * there are none. The root's are never asked for again (`shouldRevalidate`).
 */
export async function dataAddress(address: string): Promise<string | null> {
  const loading = (await routesOf(address)).filter(
    ({ id, hasLoader, hasClientLoader }) => hasLoader && !hasClientLoader && id !== "root",
  );
  if (loading.length === 0) return null;
  const { pathname, searchParams } = new URL(address, location.origin);
  searchParams.set("_routes", loading.map(({ id }) => id).join());
  return `${pathname}${pathname.endsWith("/") ? "_" : ""}.data?${searchParams}`;
}
