import { type ComponentType, createElement, lazy, type ReactNode, useState } from "react";
import { someoneHere } from "../motion/someone-here.ts";
import { standsAsSent } from "./code-lost.tsx";

/**
 * What a route shows, in the browser: until the first interaction the server's HTML stays. Where somebody is here
 * already, as when a link leads to the page, its code is asked for together with its data, and shown at once where it
 * has come.
 */
export function routePage(bring: () => Promise<ComponentType>): () => ReactNode {
  let known: ComponentType | undefined;
  const come = (page: ComponentType) => {
    known = page;
    return page;
  };
  const early = someoneHere.then(bring).then(come);
  early.catch(() => undefined);
  const Later = lazy(async () => ({ default: await early.catch(bring).catch(standsAsSent) }));
  return () => createElement(Shown, { choose: () => known ?? Later });
}

/** Keeps to the component that was there when the page began, since another one would begin it anew. */
function Shown({ choose }: { readonly choose: () => ComponentType }): ReactNode {
  const [Page] = useState(choose);
  return createElement(Page);
}
