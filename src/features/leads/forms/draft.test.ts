import { beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { hasDraft } from "../visit.ts";
import { draftName, forgetDraft, forgetDraftsOf, saveDraft, savedDraft, storable } from "./draft.ts";

const NOW = Date.UTC(2026, 10, 20);
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
  saveDraft("halden", form, typed({ ...fields, submission_id: "id-1", website: "spam", step: "1" }), NOW);
  expect(savedDraft("halden", form, NOW)).toEqual(fields);
  expect(savedDraft("kingtide", form, NOW)).toBeNull();
  expect(savedDraft("halden", draftName({ pathname: "/service", search: "" }, "service"), NOW)).toBeNull();
  forgetDraft("halden", form);
  expect(savedDraft("halden", form, NOW)).toBeNull();
});

test("a draft that cannot be read is no draft", () => {
  const form = draftName({ pathname: "/service", search: "" }, "service");
  for (const text of ["", "[1]", "7", "{oops", '"text"']) {
    stored.set(`halden:draft:${form}`, text);
    expect(savedDraft("halden", form, NOW), text).toBeNull();
  }
  stored.set(`halden:draft:${form}`, '{"make":"Kia","year":2020,"a":null}');
  expect(savedDraft("halden", form, NOW)).toEqual({ make: "Kia" });
});

test("what was typed about one car is no draft about another, or about none", () => {
  const about = (search: string) => draftName({ pathname: "/finance", search }, "finance");
  saveDraft("halden", about("?car_id=5&tab=2"), typed({ message: "About the Rio" }), NOW);
  expect(savedDraft("halden", about("?car_id=5"), NOW)).toEqual({ message: "About the Rio" });
  expect(savedDraft("halden", about("?car_id=6"), NOW)).toBeNull();
  expect(savedDraft("halden", about(""), NOW)).toBeNull();
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

test("a draft is kept for a day, and is gone when it is looked for after that", () => {
  const form = draftName({ pathname: "/contact", search: "" }, "contact");
  saveDraft("halden", form, typed({ name: "Kim" }), NOW);
  expect(savedDraft("halden", form, NOW + DAY_MS)).toEqual({ name: "Kim" });
  expect(savedDraft("halden", form, NOW + DAY_MS + 1)).toBeNull();
  expect(stored.get(`halden:draft:${form}`)).toBe("null");
});

test("what opens or pays for something is not stored", () => {
  const fields = { name: "Kim", card: "4242424242424242", code: "123456", secret: "hush" };
  const secret = ["card", "code", "secret"].map((name) => ({ name }));
  vi.stubGlobal(
    "FormData",
    class extends FormData {
      constructor() {
        super();
        for (const [name, value] of Object.entries(fields)) this.set(name, value);
      }
    },
  );
  const query = vi.fn((_: string) => secret);
  const form = { querySelectorAll: query } as unknown as HTMLFormElement;
  expect([...storable(form).keys()]).toEqual(["name"]);
  for (const kind of ["[type=password]", "[autocomplete^=cc-]", "[autocomplete=one-time-code]"]) {
    expect(query.mock.calls[0]?.[0]).toContain(kind);
  }
});

test("what was sent by a page that leads to another is forgotten on every page, and nothing else is", () => {
  const names = [
    "halden:draft:/sell-my-car#trade-in-yours u1",
    "halden:draft:/contact#contact",
    "kingtide:draft:/a#trade-in-yours",
  ];
  vi.stubGlobal("sessionStorage", Object.assign(Object.fromEntries(names.map((name) => [name, "{}"])), {}));
  Object.defineProperty(sessionStorage, "removeItem", { value: (name: string) => delete sessionStorage[name] });
  forgetDraftsOf("halden", "trade-in");
  expect(Object.keys(sessionStorage)).toEqual(names.slice(1));
});
