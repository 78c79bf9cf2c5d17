import { type ComponentType, createElement, lazy, type ReactNode } from "react";
import { someoneHere } from "../motion/someone-here.ts";
import { standsAsSent } from "./code-lost.tsx";

/**
 * What a route shows, in the browser: until the first interaction the server's HTML stays. Where somebody is here
 * already, as when a link leads to the page, its code is asked for together with its data.
 */
export function routePage(bring: () => Promise<ComponentType>): () => ReactNode {
  const early = someoneHere.then(bring);
  early.catch(() => undefined);
  const Page = lazy(async () => ({ default: await early.catch(bring).catch(standsAsSent) }));
  return () => createElement(Page);
}
