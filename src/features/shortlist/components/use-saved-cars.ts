import { useSyncExternalStore } from "react";
import { useSite } from "../../site/components/site-context.tsx";
import { type SavedCar, type SavedCars, type SavedListName, savedCars } from "../saved-cars.ts";

const NONE: readonly SavedCar[] = [];
const none = () => NONE;
const no = () => false;

/** This site's list, for changing it. */
export const useSavedList = (name: SavedListName): SavedCars => savedCars(useSite().slug, name);

/** The cars saved in a list; none on the server and until hydration. */
export function useSavedCars(name: SavedListName): readonly SavedCar[] {
  const list = useSavedList(name);
  return useSyncExternalStore(list.subscribe, list.cars, none);
}

/** Whether this car is in the list. Only a button whose answer changes renders again. */
export function useIsSaved(list: SavedCars, id: number): boolean {
  return useSyncExternalStore(list.subscribe, () => list.has(id), no);
}
