import { redactedPath } from "../../lib/redacted-path.ts";
import { EVENTS, fireEvent } from "./events.ts";

/**
 * Sends event 25 for a pressed phone number, about the car and the dealership that its link names (ANLY-009). Of a page
 * behind a mail's link nothing is sent, since its address opens a shopper's alerts to whoever has it; no other event
 * fires there.
 */
export function phoneClicked({ dataset }: Pick<HTMLElement, "dataset">, endpoint: string | null | undefined): void {
  const numbered = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const about = { carId: numbered(dataset.car), dealershipId: numbered(dataset.dealership) };
  const { pathname } = globalThis.location;
  fireEvent(EVENTS.phoneClick, about, redactedPath(pathname) === pathname ? endpoint : null);
}
