import { type ComponentType, lazy } from "react";
import { someoneHere } from "../motion/someone-here.ts";
import { standsAsSent } from "./code-lost.tsx";

/**
 * A component that the browser loads at the first interaction: until then, or where it does not come, the server's HTML
 * stays.
 */
export function whenSomeoneIsHere<P>(bring: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => {
    await someoneHere;
    return { default: await bring().catch(standsAsSent) };
  });
}
