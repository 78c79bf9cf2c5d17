import { afterEach, expect, test, vi } from "vitest";
import {
  forgetSearch,
  lastSearch,
  parseSearches,
  rememberedSearches,
  rememberLastSearch,
  rememberSearch,
  withSearch,
} from "./remembered.ts";

afterEach(() => vi.unstubAllGlobals());

function storage(): Storage {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  } as unknown as Storage;
}

test("SRCH-056 the last five searches, each once, the newest first", () => {
  const typed = ["hilux", "ranger", "cx-5", "HiLux", " rav4 ", "camry", "golf"];
  expect(typed.reduce<readonly string[]>(withSearch, [])).toEqual(["golf", "camry", "rav4", "HiLux", "cx-5"]);
  expect(withSearch(["golf"], "  ")).toEqual(["golf"]);
});

test("SRCH-056 each site remembers its own, and forgets what it is told to", () => {
  vi.stubGlobal("localStorage", storage());
  rememberSearch("halden", "hilux");
  rememberSearch("halden", "ranger");
  rememberSearch("kingtide", "golf");
  expect(rememberedSearches("halden")).toEqual(["ranger", "hilux"]);
  forgetSearch("halden", "ranger");
  expect(rememberedSearches("halden")).toEqual(["hilux"]);
  expect(rememberedSearches("kingtide")).toEqual(["golf"]);
});

test("SRCH-056 what is stored may be spoilt, and storage blocked", () => {
  expect(parseSearches("{not json")).toEqual([]);
  expect(parseSearches('{"0":"x"}')).toEqual([]);
  expect(parseSearches('["a", 7, null, " ", "b", "A"]')).toEqual(["a", "b"]);
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("blocked");
    },
    setItem: () => {
      throw new Error("blocked");
    },
  });
  rememberSearch("halden", "hilux");
  expect(rememberedSearches("halden")).toEqual([]);
});

test("SRCH-031 the last filtered search of a visit is remembered by site, and nothing else is taken for one", () => {
  const session = storage();
  vi.stubGlobal("sessionStorage", session);
  const search = { href: "/search/used-cars?make=Kia", label: "Kia" };
  rememberLastSearch("halden", search);
  expect(lastSearch("halden")).toEqual(search);
  expect(lastSearch("kingtide")).toBeNull();
  rememberLastSearch("halden", null);
  expect(lastSearch("halden")).toBeNull();
  for (const spoilt of ["{", "7", '{"href":"https://elsewhere.example","label":"x"}', '{"href":"/search/x"}']) {
    session.setItem("halden:search", spoilt);
    expect(lastSearch("halden"), spoilt).toBeNull();
  }
});
