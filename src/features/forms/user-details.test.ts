import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberedUser, rememberUser, replaceUser } from "./user-details.ts";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

function typed(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const ANN = { name: "Ann", last_name: "Lee", email: "ann@example.com", phone: "0491 570 156", postcode: "4006" };

test("SITE-047 USER-003 USER-004 USER-005 USER-006 USER-007 the shopper's details are kept under the site's own key", () => {
  rememberUser("halden", typed({ ...ANN, message: "Is it still there?", opt_in: "on" }));
  expect([...stored.keys()]).toEqual(["halden:user"]);
  expect(rememberedUser("halden")).toEqual(ANN);
  expect(rememberedUser("kingtide")).toEqual({});
});

test("a form that asks for less leaves the rest as it was, one that asks for nothing keeps nothing", () => {
  rememberUser("halden", typed({ message: "Hello" }));
  expect(stored.size).toBe(0);
  rememberUser("halden", typed(ANN));
  rememberUser("halden", typed({ name: " Anna ", phone: "" }));
  expect(rememberedUser("halden")).toEqual({ ...ANN, name: "Anna" });
});

test("USER-033 what a member empties of their own details is forgotten", () => {
  rememberUser("halden", typed(ANN));
  replaceUser("halden", typed({ ...ANN, last_name: " ", postcode: "" }));
  expect(rememberedUser("halden")).toEqual({ name: "Ann", email: "ann@example.com", phone: "0491 570 156" });
  replaceUser("halden", typed({}));
  expect(rememberedUser("halden")).toEqual({});
});

test("what storage holds that is no detail is left out", () => {
  for (const text of ["7", "[]", "{", '{"name":5,"admin":"yes"}', "null"]) {
    stored.set("halden:user", text);
    expect(rememberedUser("halden")).toEqual({});
  }
});
