import { expect, test, vi } from "vitest";
import { StockFeedStore } from "./stock-feeds.ts";

test("a feed is made once for a state of the stock, however many ask, and a failure is not kept", async () => {
  const store = new StockFeedStore();
  const made = { ok: true, value: { bytes: Buffer.from("x"), etag: "e" } } as const;
  const make = vi.fn(async () => made);
  await Promise.all([store.get("a", "1", make), store.get("a", "1", make)]);
  expect(make).toHaveBeenCalledTimes(1);
  await store.get("a", "2", make);
  await store.get("b", "2", make);
  expect(make).toHaveBeenCalledTimes(3);
  const failing = vi.fn(async () => ({ ok: false, error: { kind: "unavailable", message: "away" } }) as const);
  expect(await store.get("a", "3", failing)).toMatchObject({ ok: false });
  expect(await store.get("a", "3", make)).toBe(made);
  await expect(store.get("a", "4", async () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await store.get("a", "4", make)).toBe(made);
});
