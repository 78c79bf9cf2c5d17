import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MOST_SAVED, openList, parseSaved, type SavedCar, savedCars, shortlistHref, slugsOf } from "./saved-cars.ts";

const car = (id: number): SavedCar => ({
  id,
  name: `2020 Kia Rio ${id}`,
  slug: `2020-kia-rio-${id}`,
  make: "Kia",
  model: "Rio",
  primary_image_url: `/art/${id}.webp`,
});

/** A browser's storage, which can be full or switched off, and its other tabs. */
function browser() {
  const kept = new Map<string, string>();
  const listeners = new Map<string, Set<(event: Event) => void>>();
  const state = { full: false, off: false };
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => {
      if (state.off) throw new DOMException("denied", "SecurityError");
      return kept.get(key) ?? null;
    },
    setItem: (key: string, to: string) => {
      if (state.off || state.full) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, to);
    },
  });
  class StorageEvent extends Event {
    key: string | null;
    constructor(type: string, { key }: { key: string | null }) {
      super(type);
      this.key = key;
    }
  }
  vi.stubGlobal("StorageEvent", StorageEvent);
  const of = (name: string) => listeners.get(name) ?? listeners.set(name, new Set()).get(name) ?? new Set();
  vi.stubGlobal("addEventListener", (name: string, listener: (event: Event) => void) => of(name).add(listener));
  vi.stubGlobal("removeEventListener", (name: string, listener: (event: Event) => void) => of(name).delete(listener));
  const tell = (event: Event) => {
    for (const listener of of(event.type)) listener(event);
  };
  return {
    kept,
    state,
    listeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    writtenElsewhere: (key: string, text: string) => {
      kept.set(key, text);
      tell(new StorageEvent("storage", { key }));
    },
    clearedElsewhere: () => {
      kept.clear();
      tell(new StorageEvent("storage", { key: null }));
    },
    comesBack: () => tell(new Event("pageshow")),
  };
}

let tab: ReturnType<typeof browser>;
beforeEach(() => {
  tab = browser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const stored = (key = "halden:favourites") => JSON.parse(tab.kept.get(key) ?? "null");
const open = (most = 60) => openList("halden:favourites", most);
const ids = (list: { cars: () => readonly SavedCar[] }) => list.cars().map(({ id }) => id);

describe("a list of kept cars", () => {
  test("SITE-052 USER-021 USER-022 USER-023 USER-024 USER-025 USER-026 an entry holds the car's facts, under the site's own key", () => {
    const list = savedCars("one-dealer", "favourites");
    expect(list.add(car(7))).toBe(true);
    expect([...tab.kept.keys()]).toEqual(["one-dealer:favourites"]);
    expect(stored("one-dealer:favourites")).toEqual([
      {
        id: 7,
        name: "2020 Kia Rio 7",
        slug: "2020-kia-rio-7",
        make: "Kia",
        model: "Rio",
        primary_image_url: "/art/7.webp",
      },
    ]);
    expect(savedCars("one-dealer", "favourites")).toBe(list);
    expect(savedCars("other-dealer", "favourites").cars()).toEqual([]);
  });

  test("USER-019 a car is added once and removed; it is still there in the next page", () => {
    const list = open();
    list.add(car(1));
    list.add(car(2));
    list.add(car(1));
    expect(ids(list)).toEqual([1, 2]);
    list.remove(1);
    expect(list.has(1)).toBe(false);
    expect(ids(open())).toEqual([2]);
    list.clear();
    expect(open().cars()).toEqual([]);
  });

  test("SITE-051 a comparison holds four cars and refuses the fifth, which changes nothing", () => {
    const list = openList("halden:compare", MOST_SAVED.compare);
    expect([1, 2, 3, 4].map((id) => list.add(car(id)))).toEqual([true, true, true, true]);
    expect(list.add(car(5))).toBe(false);
    expect(list.add(car(4))).toBe(true);
    expect(ids(list)).toEqual([1, 2, 3, 4]);
    list.remove(2);
    expect(list.add(car(5))).toBe(true);
  });

  test("favourites hold sixty", () => {
    const list = open(MOST_SAVED.favourites);
    for (let id = 1; id <= 60; id++) expect(list.add(car(id))).toBe(true);
    expect(list.add(car(61))).toBe(false);
    expect(list.cars()).toHaveLength(60);
  });

  test("what is read is the same array until something changes, so that nothing is drawn for nothing", () => {
    const list = open();
    list.add(car(1));
    const before = list.cars();
    tab.comesBack();
    expect(list.cars()).toBe(before);
    list.add(car(2));
    expect(list.cars()).not.toBe(before);
  });

  test("listeners hear of every change, another tab's too, and nothing after they have gone", () => {
    const list = open();
    const heard: number[][] = [];
    const leave = list.subscribe(() => heard.push(ids(list)));
    list.add(car(1));
    tab.writtenElsewhere("halden:favourites", JSON.stringify([car(1), car(2)]));
    tab.writtenElsewhere("kingtide:favourites", JSON.stringify([car(9)]));
    tab.clearedElsewhere();
    expect(heard).toEqual([[1], [1, 2], []]);
    leave();
    list.add(car(3));
    expect(heard).toHaveLength(3);
    expect(tab.listeners()).toBe(0);
  });

  test("a page that comes back from history sees what was changed meanwhile", () => {
    const list = open();
    list.subscribe(() => {});
    tab.kept.set("halden:favourites", JSON.stringify([car(4)]));
    expect(ids(list)).toEqual([]);
    tab.comesBack();
    expect(ids(list)).toEqual([4]);
  });

  test("two tabs that add in turn keep both cars", () => {
    const [one, other] = [open(), open()];
    one.cars();
    other.cars();
    one.add(car(1));
    other.add(car(2));
    one.add(car(3));
    expect(stored().map(({ id }: SavedCar) => id)).toEqual([1, 2, 3]);
  });

  test.each(["full", "off"] as const)("while storage is %s the list works for as long as the page is open", (state) => {
    tab.state[state] = true;
    const list = open();
    expect(list.add(car(1))).toBe(true);
    expect(list.add(car(2))).toBe(true);
    list.remove(1);
    expect(ids(list)).toEqual([2]);
    expect(tab.kept.size).toBe(0);
    expect(list.lasts()).toBe(false);
    expect(open().lasts()).toBe(false);
    tab.state[state] = false;
    list.add(car(3));
    expect(stored().map(({ id }: SavedCar) => id)).toEqual([2, 3]);
    expect(list.lasts()).toBe(true);
  });

  test("asked whether it lasts, a list that was not read yet loses nothing", () => {
    open().add(car(1));
    const list = open();
    expect(list.lasts()).toBe(true);
    expect(ids(list)).toEqual([1]);
    expect(stored()).toHaveLength(1);
  });
});

describe("what is read from storage", () => {
  test.each([null, "", "no json", "{", "null", "7", '"text"', "{}", "[null]", "[[]]", '[{"id":"1"}]'])(
    "%j is nothing",
    (text) => {
      expect(parseSaved(text, 60)).toEqual([]);
    },
  );

  test.each([
    [{ id: 1 }],
    [{ id: 1, slug: "../admin" }],
    [{ id: 1, slug: "" }],
    [{ id: 1, slug: "x".repeat(201) }],
    [{ id: 1.5, slug: "a" }],
    [{ slug: "a" }],
  ])("%j is no car", (entry) => {
    expect(parseSaved(JSON.stringify([entry, car(2)]), 60)).toEqual([car(2)]);
  });

  test("half an entry is filled up, an endless one is cut, another's fields are left out", () => {
    expect(parseSaved('[{"id":1,"slug":"kia-rio","name":7,"admin":true}]', 60)).toEqual([
      { id: 1, slug: "kia-rio", name: "kia-rio", make: "", model: "", primary_image_url: null },
    ]);
    const [long] = parseSaved(
      JSON.stringify([{ ...car(1), name: "x".repeat(5000), primary_image_url: "y".repeat(2001) }]),
      60,
    );
    expect(long?.name).toHaveLength(300);
    expect(long?.primary_image_url).toBeNull();
  });

  test("ten thousand entries are as many as the list holds, each car once", () => {
    const many = Array.from({ length: 10_000 }, (_, at) => car(at % 50));
    expect(parseSaved(JSON.stringify(many), 4)).toHaveLength(4);
    expect(parseSaved(JSON.stringify(many), 60)).toHaveLength(50);
  });
});

describe("addresses", () => {
  test("SITE-051 a list of slugs is an address and is read back from it", () => {
    expect(shortlistHref("/compare", [])).toBe("/compare");
    expect(shortlistHref("/compare", ["kia-rio-1", "kia-rio-2"])).toBe("/compare?cars=kia-rio-1,kia-rio-2");
    expect(slugsOf("kia-rio-1,kia-rio-2", 4)).toEqual(["kia-rio-1", "kia-rio-2"]);
  });

  test.each([
    [null, []],
    ["", []],
    [",,", []],
    ["a,a, A ,b", ["a", "b"]],
    ["a,b,c,d,e", ["a", "b", "c", "d"]],
    ["<script>,../x,a b,ok", ["ok"]],
    ["x".repeat(201), []],
  ])("%j holds %j", (given, slugs) => {
    expect(slugsOf(given, 4)).toEqual(slugs);
  });
});
