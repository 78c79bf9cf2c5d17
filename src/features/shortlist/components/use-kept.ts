import { useSyncExternalStore } from "react";
import { useSite } from "../../site/components/site-context.tsx";
import { type KeptCar, type KeptCars, type KeptList, keptCars } from "../kept-cars.ts";

const NONE: readonly KeptCar[] = [];
const none = () => NONE;
const no = () => false;

/** This site's list, for changing it. */
export const useKeptList = (name: KeptList): KeptCars => keptCars(useSite().slug, name);

/** The cars saved in a list; none on the server and until hydration. */
export function useKept(name: KeptList): readonly KeptCar[] {
  const list = useKeptList(name);
  return useSyncExternalStore(list.subscribe, list.cars, none);
}

/** Whether this car is in the list. Only a button whose answer changes renders again. */
export function useIsKept(list: KeptCars, id: number): boolean {
  return useSyncExternalStore(list.subscribe, () => list.has(id), no);
}
