import { type ComponentType, lazy } from "react";
import { someoneHere } from "./someone-here.ts";

/** A component that the browser loads at the first sign of a person: until then it stands as the server drew it. */
export function whenSomeoneIsHere<P>(bring: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(async () => {
    await someoneHere;
    return { default: await bring() };
  });
}
