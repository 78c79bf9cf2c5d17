import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { discardSavedDraft, forgetLeft, leaveSent, leaveTyped, type TypedForm, takeLeft } from "./typed-forms.ts";

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

/** Continues in another tab of the same browser. */
const newTab = (): void => void vi.stubGlobal("sessionStorage", store());

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 11, 1) });
  vi.stubGlobal("localStorage", store());
  newTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const formAt = (path: string, by = 7): TypedForm => ({ by, path, form: "save", at: Date.now(), fields: [] });
const type = (...forms: TypedForm[]) => sessionStorage.setItem("desk-typed-forms", JSON.stringify(forms));
const typed = () => JSON.parse(sessionStorage.getItem("desk-typed-forms") ?? "[]");

test("all that was typed in a tab goes along to the tab that a sign-in's link opens, once", () => {
  expect(leaveTyped()).toBe(false);
  const [hours, routing, staff] = [formAt("/diary/hours"), formAt("/routing"), formAt("/staff")];
  type(hours, routing);
  expect(leaveTyped()).toBe(true);
  // Another tab of theirs comes to the sign-in, too.
  newTab();
  type(staff);
  expect(leaveTyped()).toBe(true);
  newTab();
  expect(takeLeft(7, "/routing")).toBe(true);
  expect(typed()).toEqual([hours, routing, staff]);
  newTab();
  expect([takeLeft(7, "/routing"), typed()]).toEqual([false, []]);
});

test("nobody else takes it, nor anybody after an hour", () => {
  type(formAt("/routing"));
  leaveTyped();
  newTab();
  expect([takeLeft(8, "/routing"), typed()]).toEqual([false, []]);
  expect(takeLeft(7, "/routing")).toBe(false);
  type(formAt("/staff"));
  leaveTyped();
  newTab();
  vi.advanceTimersByTime(HOUR);
  expect([takeLeft(7, "/staff"), typed()]).toEqual([false, []]);
});

test("a form that the server took is left for nobody, and others stay left", () => {
  const [hours, routing] = [formAt("/diary/hours"), formAt("/routing")];
  type(hours);
  leaveTyped();
  newTab();
  leaveSent(routing);
  forgetLeft(routing);
  leaveSent(routing);
  type(routing);
  discardSavedDraft();
  expect(typed()).toEqual([]);
  leaveSent(null);
  discardSavedDraft();
  expect(takeLeft(7, "/diary/hours")).toBe(true);
});
