import { useRef } from "react";
import { useFetcher } from "react-router";
import { useRouteCode } from "./route-code.ts";

/**
 * A fetcher's data, and a function that loads it. If the route's code does not load, nothing is requested, because
 * React Router would reload the whole page and discard text typed into it.
 */
export function useLoad<T>(): { readonly data: T | undefined; readonly load: (path: string) => void } {
  const { load, data } = useFetcher<T>();
  const loadCode = useRouteCode();
  const latest = useRef(load);
  latest.current = load;
  const ask = (path: string) =>
    loadCode(`/desk${path}`).then(
      () => latest.current(path),
      () => undefined,
    );
  return { data: data as T | undefined, load: (path) => void ask(path) };
}
