import { afterEach, expect, test, vi } from "vitest";
import { markup, words } from "../../../test/fixtures/markup.tsx";
import { ViewsText } from "./components/live-car.tsx";
import { fetchLiveCar, type LiveCar, type LiveCarCall, similarAnswered } from "./page-calls.ts";

afterEach(() => vi.unstubAllGlobals());

const CALL: LiveCarCall = {
  api: "/api",
  slug: "2020-mazda-cx-5",
  photos_count: 12,
  updated_at: "2026-11-20T23:00:00.000Z",
  website_id: 7,
};

function answering(response: () => Promise<Response>) {
  const fetched = vi.fn(async (_url: string) => response());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("API-008 view.json is asked below the site's own calls, with the three parameters", async () => {
  const fetched = answering(async () => Response.json({}));
  await fetchLiveCar(CALL);
  expect(fetched.mock.calls[0]?.[0]).toBe(
    "/api/cars/2020-mazda-cx-5/view.json?photos_count=12&updated_at=2026-11-20T23%3A00%3A00.000Z&website_id=7",
  );
  await fetchLiveCar({ ...CALL, api: "https://api.example.com", website_id: null });
  expect(fetched.mock.calls[1]?.[0]).toMatch(/^https:\/\/api\.example\.com\/cars\/.*&website_id=$/);
});

test("API-010 what is not ok is null", async () => {
  const car = { views: 3, car_fields: { price: 1 } } as LiveCar;
  answering(async () => Response.json(car));
  expect(await fetchLiveCar(CALL)).toEqual(car);
  for (const status of [404, 429, 500, 503]) {
    answering(async () => Response.json(car, { status }));
    expect(await fetchLiveCar(CALL), String(status)).toBeNull();
  }
  answering(async () => new Response("<html>"));
  expect(await fetchLiveCar(CALL)).toBeNull();
  answering(() => Promise.reject(new TypeError("failed to fetch")));
  expect(await fetchLiveCar(CALL)).toBeNull();
});

test("API-009 the views are said in words", () => {
  expect(words(markup(ViewsText({ views: 1234 })))).toBe("1,234 views");
  expect(words(markup(ViewsText({ views: 1 })))).toBe("1 view");
});

test("ERR-007 API-019 similar cars that cannot be had are told to the console only", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const requests: string[] = [];
  const answering =
    (status: number): typeof fetch =>
    async (address) => {
      requests.push(String(address));
      return new Response("[]", { status });
    };
  const car = { api: "/api", slug: "2022-kia-ev6" };
  expect(await similarAnswered(car, answering(200))).toBe(true);
  expect(warn).not.toHaveBeenCalled();
  expect(await similarAnswered(car, answering(503))).toBe(false);
  expect(await similarAnswered(car, () => Promise.reject(new TypeError("offline")))).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(requests).toEqual(["/api/cars/2022-kia-ev6/similar", "/api/cars/2022-kia-ev6/similar"]);
  warn.mockRestore();
});
