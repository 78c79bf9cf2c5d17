import { afterEach, expect, test, vi } from "vitest";
import { fetchComparison } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

const BODY = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 29_000,
  market_range_max: 34_000,
  confidence: 0.6,
  description: "Compared with 9 similar cars.",
};
const ask = (signal = new AbortController().signal) => fetchComparison("/cars/car-1/autogauge", signal);
const answering = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answer));

test("VDP-030 VDP-031 VDP-032 VDP-033 VDP-034 VDP-035 the six fields of a comparison, as they were answered", async () => {
  answering(async () => Response.json(BODY));
  expect(await ask()).toEqual(BODY);
  expect(fetch).toHaveBeenCalledWith("/cars/car-1/autogauge", expect.anything());
});

test("VDP-036 a field that was left out hides it, without a complaint", async () => {
  const { confidence: _, ...rest } = BODY;
  answering(async () => Response.json(rest));
  expect(await ask()).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
});

test.each([
  ["a refusal", async () => Response.json({ error: "no" }, { status: 503 })],
  ["nonsense", async () => new Response("<html>")],
  ["words for figures", async () => Response.json({ ...BODY, fill: "much" })],
  ["no answer", () => Promise.reject(new TypeError("failed to fetch"))],
])("ERR-006 %s is told on the console alone, and nothing is shown", async (_, answer) => {
  answering(answer);
  expect(await ask()).toBeNull();
  expect(console.warn).toHaveBeenCalledOnce();
  vi.mocked(console.warn).mockClear();
});

test("a page that is left does not complain", async () => {
  const leaving = new AbortController();
  leaving.abort();
  answering(() => Promise.reject(new DOMException("aborted", "AbortError")));
  expect(await ask(leaving.signal)).toBeNull();
  expect(console.warn).not.toHaveBeenCalled();
});
