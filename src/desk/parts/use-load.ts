import { useRef } from "react";
import { useFetcher } from "react-router";
import { useRouteCode } from "./route-code.ts";

/**
 * What a call of the desk answers, and what asks it. Where the call's code does not come nothing is asked, because
 * React Router would load the whole page anew, with what somebody has typed into it.
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
