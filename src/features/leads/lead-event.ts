import { EVENTS, type EventNumber, isEventNumber } from "../analytics/events.ts";
import type { Car } from "../stock/schema.ts";

/** ANLY-003 to ANLY-006, ANLY-008, ANLY-013; a demonstrator counts as new. */
export function leadEvent(
  category: string,
  subcategory: string | undefined,
  car: Pick<Car, "car_type" | "tag"> | null,
): EventNumber {
  if (category === "General Enquiry" && subcategory === "Career Enquiry") return EVENTS.careerEnquiry;
  if (car?.tag === "Test Drive Only") return EVENTS.newTestDrive;
  const isUsed = car?.car_type === "used";
  if (car && category === "Test Drive") return isUsed ? EVENTS.usedTestDrive : EVENTS.newTestDrive;
  if (car && category === "Vehicle Enquiry") return isUsed ? EVENTS.usedEnquiry : EVENTS.newEnquiry;
  return EVENTS.otherForm;
}

/** The event that a lead is and what it is about, as the lead call answers. */
export interface LeadEvent {
  readonly event: EventNumber;
  readonly car_id: number | null;
  readonly dealership_id: number;
}

/** What the answer of a lead call says of the lead's event; the default form's where it says nothing (LEAD-076). */
export function toldEvent({ event, car_id, dealership_id }: Readonly<Record<string, unknown>>) {
  const id = (value: unknown) => (typeof value === "number" ? value : undefined);
  return {
    event: isEventNumber(event) ? event : EVENTS.otherForm,
    about: { carId: id(car_id), dealershipId: id(dealership_id) },
  };
}
