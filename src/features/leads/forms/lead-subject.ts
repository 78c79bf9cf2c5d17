import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import type { LeadTarget } from "../../forms/lead-payload.ts";
import type { Dealership, Site } from "../../site/site.ts";
import { carById, ownCarById } from "../../stock/data.ts";
import { isAvailable } from "../../stock/rules.ts";
import type { Car } from "../../stock/schema.ts";
import { leadDealership } from "../rules.ts";

/** The car that a lead is about, and the dealership that receives the lead. */
interface LeadSubject {
  /** Null if no car is named, or if it is no longer one of the site's. */
  readonly car: Car | null;
  /** Whether the site shows that car publicly. Only then may a mail to the shopper mention it. */
  readonly isShown: boolean;
  /** Whether a time can be reserved for the shopper. A car that was sold while they wrote cannot be driven. */
  readonly isToBeHad: boolean;
  readonly dealership: Dealership;
}

type Asked = Pick<LeadTarget, "form" | "car_id" | "dealership_slug" | "location">;

export type UnknownTarget = { readonly kind: "unknown-car" | "unknown-dealership"; readonly message: string };

/**
 * Finds the car and the dealership that a lead names. A page with one of our own forms may be out of date: the car may
 * have been hidden, or the location removed, while the shopper wrote. Their lead is accepted anyway, for what exists
 * now. A program that names no form gets an error if it names anything that is not of this site. `isPaid`: the car was
 * visible when a payment for it began.
 */
export async function leadSubject(
  db: Database,
  site: Site,
  target: Asked,
  { isPaid = false }: { readonly isPaid?: boolean },
): Promise<Result<LeadSubject, UnknownTarget>> {
  const { car_id: id, form } = target;
  const isOurs = form !== undefined;
  const shown = id === undefined ? null : await carById(db, site, id);
  const car = shown ?? (id !== undefined && (isOurs || isPaid) ? await ownCarById(db, site, id) : null);
  if (id !== undefined && !car && !isOurs)
    return err({ kind: "unknown-car", message: "This vehicle is not listed on this site." });
  const named = leadDealership(site, target, car);
  const to = !named.ok && isOurs ? leadDealership(site, {}, car) : named;
  if (!to.ok) return err({ kind: "unknown-dealership", message: "This site has no such dealership." });
  const isShown = shown !== null || (car !== null && isPaid);
  const isToBeHad = id === undefined || (car !== null && isShown && isAvailable(car));
  return ok({ car, isShown, isToBeHad, dealership: to.value });
}
