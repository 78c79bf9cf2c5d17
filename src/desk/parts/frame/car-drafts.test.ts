import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { carName, draftOfCar, forgetCars, leaveCars } from "./car-drafts.ts";

const HOUR = 3_600_000;

/** A browser's storage, whose item names are its own keys. */
const store = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1) });
  vi.stubGlobal("localStorage", store());
  newTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Continues in another tab of the same browser. */
function newTab(): void {
  vi.stubGlobal("sessionStorage", store());
}

const NAME = carName(7, 12);

test("what was typed about cars goes along to the tab that a sign-in's link opens, once and within the hour", () => {
  expect(leaveCars()).toBe(false);
  sessionStorage.setItem(NAME, "[1]");
  sessionStorage.setItem("desk-typed-forms", "[]");
  expect(leaveCars()).toBe(true);
  expect([draftOfCar(NAME), Object.keys(localStorage)]).toEqual(["[1]", []]);
  leaveCars();
  newTab();
  expect([draftOfCar(carName(8, 12)), draftOfCar(NAME)]).toEqual([null, "[1]"]);
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([[NAME], []]);
  leaveCars();
  newTab();
  vi.advanceTimersByTime(HOUR + 1);
  expect([draftOfCar(NAME), Object.keys(localStorage)]).toEqual([null, []]);
});

test("nothing of it stays for longer than an hour, or once somebody has signed out", () => {
  sessionStorage.setItem(NAME, "[1]");
  leaveCars();
  newTab();
  vi.advanceTimersByTime(HOUR + 1);
  leaveCars();
  expect(Object.keys(localStorage)).toEqual([]);
  sessionStorage.setItem(NAME, "[1]");
  leaveCars();
  forgetCars();
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([[], []]);
});

test("what this tab has stands before what another one left", () => {
  sessionStorage.setItem(NAME, "[1]");
  leaveCars();
  newTab();
  sessionStorage.setItem(NAME, "[2]");
  expect(draftOfCar(NAME)).toBe("[2]");
});
