import { beforeEach, expect, test, vi } from "vitest";
import { hasDraft } from "../visit.ts";
import { draftName, forgetDraft, saveDraft, savedDraft } from "./draft.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const typed = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("what is typed is kept by site, page and form until it is sent; what nobody typed is not", () => {
  const form = draftName({ pathname: "/book-a-service", search: "" }, "service");
  const fields = { make: "Mazda", message: "Two\nlines" };
  saveDraft("halden", form, typed({ ...fields, submission_id: "id-1", website: "spam", step: "1" }));
  expect(savedDraft("halden", form)).toEqual(fields);
  expect(savedDraft("kingtide", form)).toBeNull();
  expect(savedDraft("halden", draftName({ pathname: "/service", search: "" }, "service"))).toBeNull();
  forgetDraft("halden", form);
  expect(savedDraft("halden", form)).toBeNull();
});

test("a draft that cannot be read is no draft", () => {
  const form = draftName({ pathname: "/service", search: "" }, "service");
  for (const text of ["", "[1]", "7", "{oops", '"text"']) {
    stored.set(`halden:draft:${form}`, text);
    expect(savedDraft("halden", form), text).toBeNull();
  }
  stored.set(`halden:draft:${form}`, '{"make":"Kia","year":2020,"a":null}');
  expect(savedDraft("halden", form)).toEqual({ make: "Kia" });
});

test("what was typed about one car is no draft about another, or about none", () => {
  const about = (search: string) => draftName({ pathname: "/finance", search }, "finance");
  saveDraft("halden", about("?car_id=5&tab=2"), typed({ message: "About the Rio" }));
  expect(savedDraft("halden", about("?car_id=5"))).toEqual({ message: "About the Rio" });
  expect(savedDraft("halden", about("?car_id=6"))).toBeNull();
  expect(savedDraft("halden", about(""))).toBeNull();
});

test("a page finds that it has a draft by its own path alone", () => {
  vi.stubGlobal("location", { pathname: "/contact" });
  vi.stubGlobal("sessionStorage", { "halden:draft:/contact-us#contact": '{"name":"Kim"}' });
  expect(hasDraft("halden")).toBe(false);
  vi.stubGlobal("sessionStorage", { "halden:draft:/contact#contact": "null" });
  expect(hasDraft("halden")).toBe(false);
  for (const name of ["/contact#contact", "/contact?5#contact"]) {
    vi.stubGlobal("sessionStorage", { [`halden:draft:${name}`]: '{"name":"Kim"}' });
    expect(hasDraft("halden"), name).toBe(true);
    expect(hasDraft("kingtide"), name).toBe(false);
  }
});
