import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { LeadTarget } from "../../forms/lead-payload.ts";
import type { Dealership, Site } from "../../site/site.ts";
import { carById, ownCarById } from "../../stock/data.ts";
import { isAvailable } from "../../stock/rules.ts";
import type { Car } from "../../stock/schema.ts";
import { leadDealership } from "../rules.ts";

/** What a lead asks about, and who gets it. */
interface AskedAbout {
  /** Null where no car is named, or where it is none of the site's any more. */
  readonly car: Car | null;
  /** Whether the site shows that car to everybody; only then does a mail to the shopper tell of it. */
  readonly isShown: boolean;
  /** Whether a time can be kept for the shopper: nobody is promised a drive of a car that was sold while they wrote. */
  readonly isToBeHad: boolean;
  readonly dealership: Dealership;
}

type Asked = Pick<LeadTarget, "form" | "car_id" | "dealership_slug" | "location">;

export type UnknownTarget = { readonly kind: "unknown-car" | "unknown-dealership"; readonly message: string };

/**
 * Finds the car and the dealership that a lead names. One of our own forms may be older than the site: the car was
 * hidden, or the place taken away, while a shopper wrote. Their lead is taken all the same, for what is there now. A
 * program that names no form is told that it names nothing of this site. `isPaid`: the car was shown when a payment
 * for it began.
 */
export async function askedAbout(
  db: Database,
  site: Site,
  asked: Asked,
  { isPaid = false }: { readonly isPaid?: boolean },
): Promise<Result<AskedAbout, UnknownTarget>> {
  const { car_id: id, form } = asked;
  const isOurs = form !== undefined;
  const shown = id === undefined ? null : await carById(db, site, id);
  const car = shown ?? (id !== undefined && (isOurs || isPaid) ? await ownCarById(db, site, id) : null);
  if (id !== undefined && !car && !isOurs)
    return err({ kind: "unknown-car", message: "This vehicle is not listed on this site." });
  const named = leadDealership(site, asked, car);
  const to = !named.ok && isOurs ? leadDealership(site, {}, car) : named;
  if (!to.ok) return err({ kind: "unknown-dealership", message: "This site has no such dealership." });
  const isShown = shown !== null || (car !== null && isPaid);
  const isToBeHad = id === undefined || (car !== null && isShown && isAvailable(car));
  return ok({ car, isShown, isToBeHad, dealership: to.value });
}
