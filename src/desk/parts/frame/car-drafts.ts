import { writeText } from "../../../lib/site-storage.ts";

/** Name prefix under which this tab stores unsaved text from the panels of cars. */
const CAR = "desk-car-";
/** How long the tab that a sign-in link opens may take it over. */
const LEFT_MS = 3_600_000;

/** The name under which a staff member's unsaved text for a car is stored. */
export const carName = (reader: number, car: number): string => `${CAR}${reader}-${car}`;

const namesIn = (storage: Storage): readonly string[] => Object.keys(storage).filter((name) => name.startsWith(CAR));

interface Left {
  readonly at: number;
  readonly kept: string;
}

function leftAs(name: string): Left | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** The text stored for a car; text left for the sign-in belongs to this tab from then on. Null if there is none. */
export function draftOfCar(name: string): string | null {
  const left = leftAs(name);
  localStorage.removeItem(name);
  const stored = sessionStorage.getItem(name);
  if (stored !== null || left === null || Date.now() - left.at > LEFT_MS) return stored;
  writeText(() => sessionStorage, name, left.kept);
  return left.kept;
}

/**
 * On the sign-in page: leaves this tab's unsaved text for the tab that the sign-in link opens. Returns whether there
 * was any.
 */
export function leaveCars(): boolean {
  for (const name of namesIn(localStorage))
    if (Date.now() - (leftAs(name)?.at ?? 0) > LEFT_MS) localStorage.removeItem(name);
  const names = namesIn(sessionStorage);
  for (const name of names) {
    const left: Left = { at: Date.now(), kept: sessionStorage.getItem(name) ?? "" };
    writeText(() => localStorage, name, JSON.stringify(left));
  }
  return names.length > 0;
}

/** Deletes all of it when the user signs out. */
export function forgetCars(): void {
  for (const storage of [sessionStorage, localStorage]) for (const name of namesIn(storage)) storage.removeItem(name);
}
