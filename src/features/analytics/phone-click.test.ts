import { expect, test, vi } from "vitest";
import { phoneClicked } from "./phone-click.ts";

test("ANLY-009 a number that was pressed is event 25, about the car and the dealership that its link names", () => {
  vi.stubGlobal("location", { origin: "https://halden.example", pathname: "/cars/car-7" });
  vi.stubGlobal("forecourtEvents", []);
  phoneClicked({ dataset: { car: "7", dealership: "101" } }, null);
  phoneClicked({ dataset: {} }, null);
  expect(globalThis.forecourtEvents).toMatchObject([
    { event: 25, car_id: 7, dealership_id: 101, url: "https://halden.example/cars/car-7" },
    { event: 25, car_id: null, dealership_id: null },
  ]);
  vi.unstubAllGlobals();
});

test("of a page behind a mail's link nothing is sent: its address would open a shopper's alerts", () => {
  const sent = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("forecourtEvents", []);
  for (const pathname of ["/alerts/4f1c.secret", "/contact"]) {
    vi.stubGlobal("location", { origin: "https://halden.example", pathname });
    phoneClicked({ dataset: {} }, "https://events.example/in");
  }
  const calls = sent.mock.calls as unknown as [string, RequestInit][];
  expect(calls.map(([, { body }]) => JSON.parse(String(body)).url)).toEqual(["https://halden.example/contact"]);
  vi.unstubAllGlobals();
});
