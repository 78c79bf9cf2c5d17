/** Number of each analytics event. */
export const EVENTS = {
  usedVehicleView: 4,
  calculatorEnquiry: 9,
  newEnquiry: 14,
  usedEnquiry: 15,
  newTestDrive: 17,
  offerAccepted: 18,
  otherForm: 22,
  phoneClick: 25,
  financeCalculator: 26,
  favourite: 39,
  usedTestDrive: 48,
  searchView: 49,
  careerEnquiry: 51,
  historyReport: 60,
  print: 61,
} as const satisfies Readonly<Record<string, number>>;
export type EventName = keyof typeof EVENTS;
export type EventNumber = (typeof EVENTS)[EventName];

const NUMBERS: ReadonlySet<unknown> = new Set(Object.values(EVENTS));
export const isEventNumber = (value: unknown): value is EventNumber => NUMBERS.has(value);

/** An event as it is sent (ANLY-016). It names a car and a page, never a person. */
export interface AnalyticsEvent {
  readonly event: EventNumber;
  /** The page's address without its query, which may contain a shopper's own words. */
  readonly url: string;
  readonly car_id: number | null;
  readonly dealership_id: number | null;
  /** Epoch milliseconds. */
  readonly timestamp: number;
}

declare global {
  /** All events of this page load, oldest first. */
  var forecourtEvents: AnalyticsEvent[] | undefined;
}

export interface EventSubject {
  readonly carId?: number | undefined;
  readonly dealershipId?: number | undefined;
}

/**
 * Adds an event to the page's list and sends it to the site's endpoint, if it has one, without cookies and without
 * waiting. A failure is only written to the console (ERR-008): it never throws.
 */
export function fireEvent(event: EventNumber, about: EventSubject, endpoint: string | null | undefined): void {
  try {
    const { origin, pathname } = globalThis.location;
    const fired: AnalyticsEvent = {
      event,
      url: `${origin}${pathname}`,
      car_id: about.carId ?? null,
      dealership_id: about.dealershipId ?? null,
      timestamp: Date.now(),
    };
    globalThis.forecourtEvents ??= [];
    globalThis.forecourtEvents.push(fired);
    if (endpoint) send(endpoint, fired);
  } catch (error) {
    logUnsent(error);
  }
}

/**
 * Uses `no-cors`: the answer is not read, so the endpoint needs no CORS headers; `keepalive` lets the request outlive
 * the page.
 */
function send(endpoint: string, fired: AnalyticsEvent): void {
  void fetch(endpoint, {
    method: "POST",
    mode: "no-cors",
    credentials: "omit",
    keepalive: true,
    body: JSON.stringify(fired),
  }).catch(logUnsent);
}

function logUnsent(error: unknown): void {
  console.warn("An event was not told.", error);
}
