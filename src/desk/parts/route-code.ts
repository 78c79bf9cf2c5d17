import { useContext, useMemo } from "react";
import { UNSAFE_FrameworkContext as Framework, UNSAFE_DataRouterContext as Router } from "react-router";

/**
 * Loads the code of the page at an address, and rejects if it does not load. React Router also loads it when it
 * prefetches a page, but handles a failure by reloading the current page, which would discard text that the user is
 * typing for the sake of a prefetch.
 */
export function useRouteCode(): (address: string) => Promise<void> {
  const router = useContext(Router)?.router;
  const manifest = useContext(Framework)?.manifest;
  return useMemo(
    () => async (address) => {
      const matched = router?.match(address) ?? [];
      await Promise.all(
        matched.map(({ route }) => {
          const code = manifest?.routes[route.id]?.module;
          return code && import(/* @vite-ignore */ code);
        }),
      );
    },
    [router, manifest],
  );
}
