import { EVENTS, type EventNumber, isEventNumber } from "../analytics/events.ts";
import { kindOf, subkindOf } from "../forms/lead-kinds.ts";
import type { Car } from "../stock/schema.ts";

/** The analytics event of a lead. A demonstrator counts as new (ANLY-003 to ANLY-006, ANLY-008, ANLY-013). */
export function leadEvent(
  category: string,
  subcategory: string | undefined,
  car: Pick<Car, "car_type" | "tag"> | null,
): EventNumber {
  const special = subkindOf(subcategory)?.event;
  if (special?.within === category) return EVENTS[special.name];
  if (car?.tag === "Test Drive Only") return EVENTS.newTestDrive;
  const events = kindOf(category)?.event;
  return car && events ? EVENTS[car.car_type === "used" ? events.used : events.new] : EVENTS.otherForm;
}

/** A lead's event and its subject, as in the lead call's answer. */
export interface LeadEvent {
  readonly event: EventNumber;
  readonly car_id: number | null;
  readonly dealership_id: number;
}

/** The event in a lead call's answer; the default form event if it names none (LEAD-076). */
export function eventInAnswer({ event, car_id, dealership_id }: Readonly<Record<string, unknown>>) {
  const id = (value: unknown) => (typeof value === "number" ? value : undefined);
  return {
    event: isEventNumber(event) ? event : EVENTS.otherForm,
    about: { carId: id(car_id), dealershipId: id(dealership_id) },
  };
}
