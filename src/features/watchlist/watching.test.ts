import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The server's answers, in the order of the requests. */
let answers: (() => Promise<Response>)[];
let requests: { readonly url: string; readonly body: unknown }[];
let watching: typeof import("./watching.ts");

beforeEach(async () => {
  answers = [];
  requests = [];
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    requests.push({ url, body: init?.body ? JSON.parse(String(init.body)) : null });
    const next = answers.shift();
    if (!next) throw new TypeError("No network.");
    return next();
  });
  // The module's state lasts as long as a page, so each test loads the module anew.
  vi.resetModules();
  watching = await import("./watching.ts");
});
afterEach(() => vi.unstubAllGlobals());

const says =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const MEMBER = { success: true, user: { id: 1, phone: "+61491570156" }, cars: [7] };

test("USER-009 API-001 API-003 the list is asked for once, and each change sends phone and car", async () => {
  answers = [says(MEMBER), says({ success: true }), says({ success: true })];
  expect(await watching.isWatched("/api", 7)).toBe(true);
  expect(await watching.isWatched("/api", 8)).toBe(false);
  expect(await watching.watchCar("/api", 8, true)).toEqual({ kind: "done" });
  expect(await watching.isWatched("/api", 8)).toBe(true);
  expect(await watching.watchCar("/api", 7, false)).toEqual({ kind: "done" });
  expect(await watching.isWatched("/api", 7)).toBe(false);
  expect(requests).toEqual([
    { url: "/api/watchlist", body: null },
    { url: "/api/watchlist/save-car", body: { phone_number: "+61491570156", car_id: 8 } },
    { url: "/api/watchlist/remove-car", body: { phone_number: "+61491570156", car_id: 7 } },
  ]);
});

test("USER-015 who is signed out, or no longer signed in, is told apart", async () => {
  answers = [says({ success: false }, 401)];
  expect(await watching.watchCar("/api", 8, true)).toEqual({ kind: "signed-out" });
  vi.resetModules();
  watching = await import("./watching.ts");
  answers = [says(MEMBER), says({ success: false }, 401)];
  expect(await watching.watchCar("/api", 8, true)).toEqual({ kind: "signed-out" });
});

test.each([
  [
    "the server's own words",
    says({ success: false, error: "This car has been sold." }, 409),
    "This car has been sold.",
  ],
  ["no success", says({}), "Please try again"],
  ["no JSON", async () => new Response("<p>Oops</p>", { status: 502 }), "Please try again"],
  ["no network", () => Promise.reject(new TypeError("gone")), "Please try again"],
])("USER-016 USER-017 ERR-003 with %s the car is as it was, and a message is shown", async (_, answer, message) => {
  answers = [says(MEMBER), answer];
  const outcome = await watching.watchCar("/api", 8, true);
  expect(outcome).toMatchObject({ kind: "failed", message: expect.stringContaining(message) });
  expect(await watching.isWatched("/api", 8)).toBe(false);
});

test("USER-015 whoever was signed out and has signed in since, in another tab too, is not led to the sign-in again", async () => {
  answers = [says({ success: false }, 401), says(MEMBER), says({ success: true })];
  expect(await watching.watchCar("/api", 8, true)).toEqual({ kind: "signed-out" });
  expect(await watching.watchCar("/api", 8, true)).toEqual({ kind: "done" });
  answers = [says({ success: false }, 401), says(MEMBER), says({ success: true })];
  expect(await watching.watchCar("/api", 9, true)).toEqual({ kind: "signed-out" });
  expect(await watching.watchCar("/api", 9, true)).toEqual({ kind: "done" });
});

test("after a failure the list is asked for again", async () => {
  expect(await watching.watchCar("/api", 8, true)).toMatchObject({ kind: "failed" });
  answers = [says(MEMBER), says({ success: true })];
  expect(await watching.watchCar("/api", 8, true)).toEqual({ kind: "done" });
});
