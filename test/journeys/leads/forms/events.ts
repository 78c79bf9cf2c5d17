import type { Page } from "playwright-core";
import { expect } from "vitest";
import { EVENTS, type EventName } from "../../../../src/features/analytics/events.ts";
import type { FoundForm } from "./addresses.ts";

/** Events that say that a form was sent (ANLY-003 to ANLY-008, ANLY-013). */
const OF_FORMS = [
  "newEnquiry",
  "usedEnquiry",
  "newTestDrive",
  "usedTestDrive",
  "offerAccepted",
  "otherForm",
  "careerEnquiry",
] as const satisfies readonly EventName[];
const NAMES = new Map<number, EventName>(OF_FORMS.map((name) => [EVENTS[name], name]));

interface CarKind {
  readonly car_type: string;
  readonly tag: string | null;
}

/**
 * The event that sending this form must cause: a checkout is an enquiry about its car; a demonstrator counts as new.
 */
function eventOf({ path, form }: FoundForm, car: CarKind | null): EventName {
  if (form.id === "careers") return "careerEnquiry";
  if (car?.tag === "Test Drive Only") return "newTestDrive";
  if (!car || !["enquiry", "checkout"].includes(form.id)) return "otherForm";
  const isUsed = car.car_type === "used";
  if (path.includes("/test-drive")) return isUsed ? "usedTestDrive" : "newTestDrive";
  return isUsed ? "usedEnquiry" : "newEnquiry";
}

/**
 * What is wrong with the page's list of events after this form was sent: it must have one event of a form, of the right
 * kind, with its car and dealership. Null where it is right.
 */
export async function untold(
  page: Page,
  found: FoundForm,
  carOf: (id: number) => Promise<CarKind>,
): Promise<string | null> {
  const told = async () => {
    const all = await page.evaluate(() => globalThis.forecourtEvents ?? []);
    return all.filter(({ event }) => NAMES.has(event));
  };
  const where = `${new URL(page.url()).host}${found.path} (${found.form.id})`;
  // After a payment another page sends the event, once it has loaded.
  await expect
    .poll(async () => (await told()).length, { message: `events of ${where}`, timeout: 10_000 })
    .toBeGreaterThan(0);
  const [first, ...more] = await told();
  if (!first || more.length > 0) return `${where} has ${more.length + 1} events`;
  const isAboutCar = ["enquiry", "checkout"].includes(found.form.id) || found.path.includes("car_id=");
  if (isAboutCar !== (first.car_id !== null)) return `${where} has an event about the car ${first.car_id}`;
  if (first.dealership_id === null) return `${where} has an event without a dealership`;
  const expected = eventOf(found, first.car_id === null ? null : await carOf(first.car_id));
  const name = NAMES.get(first.event);
  return name === expected ? null : `${where} has the event ${name} instead of ${expected}`;
}
