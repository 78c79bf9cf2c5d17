import { beforeEach, expect, test, vi } from "vitest";
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
  const form = draftName("/book-a-service", "service");
  const fields = { make: "Mazda", message: "Two\nlines" };
  saveDraft("halden", form, typed({ ...fields, submission_id: "id-1", website: "spam", step: "1" }));
  expect(savedDraft("halden", form)).toEqual(fields);
  expect(savedDraft("kingtide", form)).toBeNull();
  expect(savedDraft("halden", draftName("/service", "service"))).toBeNull();
  forgetDraft("halden", form);
  expect(savedDraft("halden", form)).toBeNull();
});

test("a draft that cannot be read is no draft", () => {
  const form = draftName("/service", "service");
  for (const text of ["", "[1]", "7", "{oops", '"text"']) {
    stored.set(`halden:draft:${form}`, text);
    expect(savedDraft("halden", form), text).toBeNull();
  }
  stored.set(`halden:draft:${form}`, '{"make":"Kia","year":2020,"a":null}');
  expect(savedDraft("halden", form)).toEqual({ make: "Kia" });
});
