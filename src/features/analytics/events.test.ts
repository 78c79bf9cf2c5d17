import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EVENTS, fireEvent } from "./events.ts";

const NOW = Date.UTC(2026, 10, 20);
const page = { origin: "https://www.dealer.example", pathname: "/search/used-cars", search: "?q=jane%40example.com" };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("location", page);
  vi.stubGlobal("forecourtEvents", undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("an event", () => {
  test("ANLY-011 ANLY-016 is kept in the page's list with its number, page, car, dealership and time", () => {
    fireEvent(EVENTS.favourite, { carId: 7, dealershipId: 3 }, null);
    fireEvent(EVENTS.favourite, {}, undefined);
    expect(globalThis.forecourtEvents).toEqual([
      { event: 39, url: "https://www.dealer.example/search/used-cars", car_id: 7, dealership_id: 3, timestamp: NOW },
      {
        event: 39,
        url: "https://www.dealer.example/search/used-cars",
        car_id: null,
        dealership_id: null,
        timestamp: NOW,
      },
    ]);
  });

  test("ANLY-014 a history report that is opened is event 60", () => {
    fireEvent(EVENTS.historyReport, { carId: 7, dealershipId: 3 }, null);
    expect(globalThis.forecourtEvents).toMatchObject([{ event: 60, car_id: 7, dealership_id: 3 }]);
  });

  test("what a shopper typed into an address is not told", () => {
    fireEvent(EVENTS.favourite, {}, null);
    expect(JSON.stringify(globalThis.forecourtEvents)).not.toContain("jane");
  });

  test("ANLY-016 is sent to the site's endpoint, without cookies, and to nothing where there is none", () => {
    const sent = vi.fn(async () => new Response());
    vi.stubGlobal("fetch", sent);
    fireEvent(EVENTS.favourite, { carId: 7 }, null);
    expect(sent).not.toHaveBeenCalled();
    fireEvent(EVENTS.favourite, { carId: 7 }, "https://events.example/in");
    const [address, options] = (sent.mock.calls as unknown as [string, RequestInit][])[0] ?? [];
    expect(address).toBe("https://events.example/in");
    expect(options).toMatchObject({ method: "POST", credentials: "omit", keepalive: true });
    expect(JSON.parse(String(options?.body))).toMatchObject({ event: 39, car_id: 7 });
  });

  test.each([
    ["a refusal", () => Promise.reject(new TypeError("offline"))],
    [
      "no fetch at all",
      () => {
        throw new Error("blocked");
      },
    ],
  ])("ERR-008 %s is told on the console alone", async (_, fetching) => {
    vi.stubGlobal("fetch", fetching);
    expect(() => fireEvent(EVENTS.favourite, {}, "https://events.example/in")).not.toThrow();
    await vi.runAllTimersAsync();
    expect(console.warn).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();
  });

  test("ERR-008 a page without an address is nothing to the shopper either", () => {
    vi.stubGlobal("location", undefined);
    expect(() => fireEvent(EVENTS.favourite, {}, null)).not.toThrow();
    expect(console.warn).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();
  });
});
