import { flushSync } from "react-dom";
import {
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_FrameworkContext as Framework,
  RouterProvider,
} from "react-router";
import type { Manifest } from "./first-page.ts";
import { type FirstData, firstRouter } from "./first-router.ts";

/** Resolves to the document's page, to be hydrated: React Router's `HydratedRouter`, whose router comes later. */
export async function firstDocument() {
  const { value } = await decode(__reactRouterContext.stream, window);
  const router = firstRouter(firstPage, value as FirstData);
  const { manifest, modules } = firstPage;
  const framework = {
    manifest: manifest as Manifest,
    routeModules: modules,
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: "initial", manifestPath: "" },
  } as const;
  // React numbers ids (`useId`) by the places of elements, and on the server the data stand beside the page.
  return (
    <>
      <Framework value={framework}>
        <RouterProvider router={router} flushSync={flushSync} />
      </Framework>
      {null}
    </>
  );
}
