import { createElement, type FunctionComponent } from "react";
import {
  createPath,
  type DataRouteObject,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  type RouterState,
  type To,
} from "react-router";
import type { FirstPage } from "./first-page.ts";

/** What the document's loaders and actions gave. */
export type FirstData = Pick<RouterState, "loaderData" | "actionData" | "errors">;

/** The place of the document, as the router's history tells it. */
function placeOf({ pathname, search, hash }: globalThis.Location, state: History["state"]): Location {
  return { pathname, search, hash, state: state?.usr ?? null, key: state?.key ?? "default", mask: undefined };
}

/** A route as React Router makes it of its module, but for what only another page asks of it. */
function routeOf(id: string, { modules }: FirstPage): DataRouteObject {
  const { default: Page, ErrorBoundary, Layout, handle } = modules[id] ?? {};
  const framed = (part: unknown) => {
    const element = part ? createElement(part as FunctionComponent) : undefined;
    return element && Layout ? createElement(Layout, null, element) : element;
  };
  return { id, handle, element: framed(Page), errorElement: framed(ErrorBoundary) };
}

function stateOf(page: FirstPage, data: FirstData): RouterState {
  const without = page.matches.flatMap(({ id }) => (page.manifest.routes[id]?.hasLoader ? [] : [[id, null]]));
  return {
    historyAction: "POP" as RouterState["historyAction"],
    location: placeOf(location, history.state),
    matches: page.matches.map(({ id, ...match }) => ({ ...match, route: routeOf(id, page) })),
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData: { ...data.loaderData, ...Object.fromEntries(without) },
    actionData: data.actionData ?? null,
    errors: data.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

let coming: Promise<DataRouter> | undefined;
const begun = Promise.withResolvers<() => Promise<DataRouter>>();
// In development React Router starts by itself.
if (import.meta.env.DEV) begun.resolve(async () => __reactRouterDataRouter);

/** The router, which the first call loads. Rejects where its code does not come; the next call asks for it anew. */
export function wholeRouter(): Promise<DataRouter> {
  coming ??= begun.promise
    .then((bring) => bring())
    .catch((error) => {
      coming = undefined;
      throw error;
    });
  return coming;
}

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

/** What the page may ask at once. The provider keeps these for good, and none of them needs more. */
const ADDRESSES = {
  createHref: hrefOf,
  createURL: (to: To) => new URL(hrefOf(to), location.origin),
  encodeLocation: (to: To) => {
    const { pathname, search, hash } = new URL(location.origin + hrefOf(to));
    return { pathname, search, hash };
  },
};

/**
 * Stands for the router in the document's first page until somebody is here. It knows what that page shows; what it is
 * told to do waits until the router has come (a browser goes there by itself where it does not), and from then on the
 * router answers everything.
 */
export function firstRouter(page: FirstPage, data: FirstData): DataRouter {
  const state = stateOf(page, data);
  const matched = state.matches.map(({ route }) => route);
  let loaded: DataRouter | undefined;
  const waiting = new Set<(router: DataRouter) => void>();
  const onceWhole = (act: (router: DataRouter) => () => void) => {
    if (loaded) return act(loaded);
    let end: (() => void) | undefined;
    const begin = (router: DataRouter) => {
      end = act(router);
    };
    waiting.add(begin);
    return () => {
      waiting.delete(begin);
      end?.();
    };
  };
  let hasNavigated = false;
  const goes = () => {
    hasNavigated = true;
    wholeRouter().catch(() => location.reload());
  };
  addEventListener("popstate", goes);
  begun.resolve(async () => {
    const all = import(/* @vite-ignore */ page.manifest.url);
    const [{ routerFrom }] = await Promise.all([import("./whole-router.ts"), all]);
    loaded = await routerFrom(page, state);
    removeEventListener("popstate", goes);
    for (const begin of waiting) begin(loaded);
    loaded.initialize();
    if (hasNavigated) dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    return loaded;
  });
  const first: Partial<DataRouter> = {
    ...ADDRESSES,
    basename: "/",
    window,
    state,
    routes: matched,
    manifest: Object.fromEntries(matched.map((route) => [route.id, route])),
    subscribe: (subscriber) => onceWhole((router) => router.subscribe(subscriber)),
    enableScrollRestoration: (...how) => onceWhole((router) => router.enableScrollRestoration(...how)),
    navigate: (to: number | To | null, how?: object) =>
      wholeRouter().then(
        (router) => router.navigate(to as To, how),
        () => (typeof to === "object" || typeof to === "string" ? location.assign(hrefOf(to ?? "")) : history.go(to)),
      ),
  };
  const answer = (name: keyof DataRouter) => {
    if (loaded) return loaded[name];
    if (name in first) return first[name];
    return async (...args: unknown[]) => ((await wholeRouter())[name] as (...args: unknown[]) => unknown)(...args);
  };
  return new Proxy(first as DataRouter, { get: (_first, name) => answer(name as keyof DataRouter) });
}
