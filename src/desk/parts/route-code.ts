import { useContext, useMemo } from "react";
import { UNSAFE_FrameworkContext as Framework, UNSAFE_DataRouterContext as Router } from "react-router";

/**
 * Loads the code of the page at an address, and rejects where it does not come. React Router loads it for a prefetched
 * page as well, but answers a failure by loading the present page anew: that would take from shoppers what they are
 * typing, only because another page was to be there sooner.
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
