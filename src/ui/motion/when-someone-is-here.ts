import { type ComponentType, lazy } from "react";
import { someoneHere } from "./someone-here.ts";

/** A component that the browser loads at the first interaction: until then the server's HTML stays. */
export function whenSomeoneIsHere<P>(bring: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => {
    await someoneHere;
    return { default: await bring() };
  });
}
