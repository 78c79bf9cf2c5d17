import { EVENTS, fireEvent } from "./events.ts";

/** Sends event 25 for a pressed phone number, about the car and the dealership that its link names (ANLY-009). */
export function phoneClicked({ dataset }: Pick<HTMLElement, "dataset">, endpoint: string | null | undefined): void {
  const numbered = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const about = { carId: numbered(dataset.car), dealershipId: numbered(dataset.dealership) };
  fireEvent(EVENTS.phoneClick, about, endpoint);
}
