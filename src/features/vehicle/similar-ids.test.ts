import { expect, test, vi } from "vitest";
import { similarAnswered } from "./similar-ids.ts";

test("ERR-007 API-019 similar cars that cannot be had are told to the console only", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const asked: string[] = [];
  const answering =
    (status: number): typeof fetch =>
    async (address) => {
      asked.push(String(address));
      return new Response("[]", { status });
    };
  const car = { api: "/api", slug: "2022-kia-ev6" };
  expect(await similarAnswered(car, answering(200))).toBe(true);
  expect(warn).not.toHaveBeenCalled();
  expect(await similarAnswered(car, answering(503))).toBe(false);
  expect(await similarAnswered(car, () => Promise.reject(new TypeError("offline")))).toBe(false);
  expect(warn).toHaveBeenCalledTimes(2);
  expect(asked).toEqual(["/api/cars/2022-kia-ev6/similar", "/api/cars/2022-kia-ev6/similar"]);
  warn.mockRestore();
});
