import { expect, test } from "vitest";
import { fetchSheet, NO_SHEET } from "./print-sheet.ts";

const answering =
  (body: string, status: number): typeof fetch =>
  async () =>
    new Response(body, { status });

test("VDP-075 the sheet is what the call answers", async () => {
  const sheet = await fetchSheet("/api/cars/car-1/pdf", answering("%PDF-1.3", 200));
  expect(sheet.ok && (await sheet.value.text())).toBe("%PDF-1.3");
});

test("VDP-076 ERR-014 a failure is the sentence that the server said, or one that says what to do", async () => {
  const failureOf = (ask: typeof fetch) => fetchSheet("/api/cars/car-1/pdf", ask);
  expect(await failureOf(answering('{"error":"There is no such vehicle here."}', 404))).toEqual({
    ok: false,
    error: "There is no such vehicle here.",
  });
  const unsaid = { ok: false, error: NO_SHEET };
  expect(await failureOf(answering("<html>", 502))).toEqual(unsaid);
  expect(await failureOf(answering('{"error":""}', 500))).toEqual(unsaid);
  expect(await failureOf(() => Promise.reject(new TypeError("offline")))).toEqual(unsaid);
});
