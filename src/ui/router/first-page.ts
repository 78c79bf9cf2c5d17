import type { ContextType } from "react";
import type { DataRouteMatch, DataRouter, UNSAFE_FrameworkContext as Framework } from "react-router";

type FrameworkValue = NonNullable<ContextType<typeof Framework>>;
export type Manifest = FrameworkValue["manifest"];
type EntryRoute = NonNullable<Manifest["routes"][string]>;

/** A route that the document's address met, with what it read from the address. */
type FirstMatch = Pick<DataRouteMatch, "params" | "pathname" | "pathnameBase"> & { readonly id: string };

/** What a browser must know of a document's own routes to take it over: what the others are comes with the router. */
export interface FirstPage {
  /** Names the file that has all of them. */
  readonly manifest: Pick<Manifest, "url"> & {
    readonly routes: Record<string, Pick<EntryRoute, "id" | "parentId" | "module" | "css" | "hasLoader">>;
  };
  readonly modules: FrameworkValue["routeModules"];
  readonly matches: readonly FirstMatch[];
}

declare global {
  /** Written into the document by `FirstScripts`. */
  var firstPage: FirstPage;
  /** Written by the file that `manifest.url` names. */
  var __reactRouterManifest: Manifest;
  /** Written by `FirstScripts`, and filled by React Router's own scripts. */
  /** React Router's own, in development. */
  var __reactRouterDataRouter: DataRouter;
  var __reactRouterContext: { readonly stream: ReadableStream<Uint8Array> };
}
