import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether JavaScript runs in this page: false on the server and until hydration. Features that need it (favourites,
 * live counts) wait for this, so that a page without it offers nothing that does not work.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
