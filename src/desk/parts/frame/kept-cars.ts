import { writeText } from "../../../lib/site-storage.ts";

/** What was typed into the panels of cars and is not saved: each stands in this tab under a name that begins so. */
const CAR = "desk-car-";
/** How long the tab that a sign-in's link opens may take it over. */
const LEFT_MS = 3_600_000;

/** Under which name a member of staff's words on a car are kept. */
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

/** What is kept of a car, as text; what was left for the sign-in is this tab's from then on. Null for nothing. */
export function keptOfCar(name: string): string | null {
  const left = leftAs(name);
  localStorage.removeItem(name);
  const kept = sessionStorage.getItem(name);
  if (kept !== null || left === null || Date.now() - left.at > LEFT_MS) return kept;
  writeText(() => sessionStorage, name, left.kept);
  return left.kept;
}

/** On the sign-in page: leaves what this tab has for whichever tab the sign-in's link opens. Whether there was any. */
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

/** Forgets all of it, for whoever signs out. */
export function forgetCars(): void {
  for (const storage of [sessionStorage, localStorage]) for (const name of namesIn(storage)) storage.removeItem(name);
}
