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

/**
 * Goes to a page whose code does not come, by asking the server for it as a whole. React Router answers such a failure
 * by loading the page anew that is being left, some time before this call or after it, and browsers go the way that is
 * asked for last. So the other way is refused where a browser can refuse it, and this one is asked for once more.
 */
export function goAllTheSame(page: string): void {
  const go = () => location.assign(page);
  window.navigation?.addEventListener("navigate", (event) => {
    if (event.navigationType === "reload") event.preventDefault();
  });
  go();
  setTimeout(go);
}
