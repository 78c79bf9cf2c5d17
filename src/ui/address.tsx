import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { type Location, useLocation } from "react-router";

interface Address {
  /** The document's address as the server received it. */
  readonly first: Location;
  current: Location;
  readonly listeners: Set<() => void>;
}

const AddressContext = createContext<Address | null>(null);

/** Provides the page's address to `useAddress` and `useOnNavigation`. */
export function AddressProvider({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const [address] = useState((): Address => ({ first: location, current: location, listeners: new Set() }));
  useLayoutEffect(() => {
    if (address.current === location) return;
    address.current = location;
    for (const listener of address.listeners) listener();
  }, [address, location]);
  return <AddressContext value={address}>{children}</AddressContext>;
}

function useAddresses(): Address {
  const address = useContext(AddressContext);
  if (!address) throw new Error("This stands outside an AddressProvider.");
  return address;
}

/**
 * The result of `select` for the page's address: a string, a number, a boolean. Unlike the router's own hook, it
 * renders its component again only when that result changes, not with every choice in a search.
 */
export function useAddress<T extends string | number | boolean>(select: (location: Location) => T): T {
  const address = useAddresses();
  return useSyncExternalStore(
    (changed) => {
      address.listeners.add(changed);
      return () => address.listeners.delete(changed);
    },
    () => select(address.current),
    () => select(address.first),
  );
}

/** Calls `onChange` after each change of address: another page, or another search. */
export function useOnNavigation(onChange: () => void): void {
  const { listeners } = useAddresses();
  useEffect(() => {
    listeners.add(onChange);
    return () => {
      listeners.delete(onChange);
    };
  });
}
