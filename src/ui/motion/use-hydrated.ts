import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether JavaScript runs in this page: false on the server and until hydration. What only works with it (favourites,
 * live counts) waits for this, so that the plain page promises nothing that it cannot do.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
