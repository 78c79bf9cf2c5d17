/** A page's requests about the watchlist. It is loaded when a member is signed in, or presses the button. */

interface Known {
  readonly phone: string;
  readonly cars: Set<number>;
}

/** The result of a press. */
export type WatchOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "failed"; readonly message: string };

const FAILED = "Your watchlist could not be changed. Please try again in a moment.";

let known: Promise<Known | null> | null = null;

/**
 * The member's phone and cars, requested once for the whole page; null for an anonymous visitor, who may sign in in
 * another tab, so that it is asked again. Rejects where the server fails.
 */
function membersOwn(api: string): Promise<Known | null> {
  known ??= ask(api);
  known.then((own) => own ?? forget(), forget);
  return known;
}

const forget = () => {
  known = null;
};

async function ask(api: string): Promise<Known | null> {
  const answer = await fetch(`${api}/watchlist`);
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error("The watchlist did not come.");
  const { user, cars } = (await answer.json()) as { user: { phone: string }; cars: number[] };
  return { phone: user.phone, cars: new Set(cars) };
}

/** Whether the member watches this car; false where that is unknown. */
export async function isWatched(api: string, carId: number): Promise<boolean> {
  const own = await membersOwn(api).catch(() => null);
  return own?.cars.has(carId) ?? false;
}

/** Saves the car or removes it (API-001 to API-003). Never throws. */
export async function watchCar(api: string, carId: number, save: boolean): Promise<WatchOutcome> {
  try {
    const own = await membersOwn(api);
    if (!own) return { kind: "signed-out" };
    const answer = await fetch(`${api}/watchlist/${save ? "save-car" : "remove-car"}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ phone_number: own.phone, car_id: carId }),
    });
    // Signed out since, or in with another number: what is known is no longer so.
    if (!answer.ok) forget();
    if (answer.status === 401) return { kind: "signed-out" };
    const { success, error } = (await answer.json()) as { success?: unknown; error?: unknown };
    if (success !== true) return { kind: "failed", message: typeof error === "string" && error ? error : FAILED };
    if (save) own.cars.add(carId);
    else own.cars.delete(carId);
    return { kind: "done" };
  } catch {
    return { kind: "failed", message: FAILED };
  }
}
