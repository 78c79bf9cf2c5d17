import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { markup } from "../../test/fixtures/markup.tsx";
import { nearestStep, stepFrom } from "./controls/sliders/slider.tsx";
import { tabAfter } from "./controls/tabs.tsx";
import { LOADING_MESSAGE_MS, messageAfter } from "./motion/loading-messages.tsx";
import { Accordion } from "./overlays/accordion.tsx";
import { Collapsible } from "./overlays/collapsible.tsx";
import { rememberedOpen, rememberOpen } from "./overlays/panel-memory.ts";

afterEach(() => vi.unstubAllGlobals());

function stubStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  return stored;
}

test("NAV-027 a panel is open at first unless it says otherwise, and opens by its heading without JavaScript", () => {
  expect(markup(<Collapsible heading="Features">…</Collapsible>)).toMatch(/<details open=""[^>]*><summary[^>]*><h2/);
  const closed = markup(
    <Collapsible heading="Features" open={false} level={3}>
      …
    </Collapsible>,
  );
  expect(closed).toMatch(/<details class/);
  expect(closed).toContain("<h3");
});

test("NAV-028 a panel's state is remembered under its heading, or not at all", () => {
  const stored = stubStorage();
  rememberOpen("halden:panels", "Features", false);
  rememberOpen("halden:panels", "Specifications", true);
  expect(rememberedOpen("halden:panels", "Features")).toBe(false);
  expect(rememberedOpen("halden:panels", "Specifications")).toBe(true);
  expect(rememberedOpen("halden:panels", "Dealer comments")).toBeNull();
  expect(rememberedOpen("kingtide:panels", "Features")).toBeNull();
  expect(rememberedOpen(null, "Features")).toBeNull();
  stored.clear();
  rememberOpen(null, "Features", false);
  expect(stored.size).toBe(0);
});

test("what storage holds that is no state of a panel is left alone", () => {
  const stored = stubStorage();
  for (const text of ["[]", "7", '{"Features":"yes"}', "{", '{"__proto__":{"Features":true}}']) {
    stored.set("a:panels", text);
    expect(rememberedOpen("a:panels", "Features")).toBeNull();
  }
});

test("NAV-029 panels and accordions take 300 ms to open", () => {
  const css = readFileSync(new URL("./overlays/collapsible.css", import.meta.url), "utf8");
  expect(css).toMatch(/@utility collapsible[^@]*block-size 300ms/);
  const both = [
    <Collapsible key="a" heading="Features">
      …
    </Collapsible>,
    <Accordion key="b" heading="Delivery">
      …
    </Accordion>,
  ];
  for (const panel of both) expect(markup(panel)).toMatch(/<details[^>]*class="[^"]*\bcollapsible\b/);
});

test("NAV-030 an accordion stands closed until it is pressed, and none closes another", () => {
  const html = markup(<Accordion heading="Delivery">…</Accordion>);
  expect(html).not.toMatch(/<details[^>]* open/);
  expect(html).not.toMatch(/<details[^>]* name=/);
});

test("NAV-031 the text of a wait changes every five seconds, and begins again after the last", () => {
  expect(LOADING_MESSAGE_MS).toBe(5_000);
  const texts = ["Loading...", "Please wait...", "Nearly there..."];
  const at = (ms: number) => messageAfter(texts, ms);
  expect([at(0), at(4_999), at(5_000), at(9_999), at(10_000), at(15_000)]).toEqual([
    "Loading...",
    "Loading...",
    "Please wait...",
    "Please wait...",
    "Nearly there...",
    "Loading...",
  ]);
  expect(messageAfter([], 5_000)).toBe("");
});

test("from a typed value between two steps the arrow keys lead to the one below or above, and no further than the ends", () => {
  const span = { min: 1000, max: 42_990, step: 500 };
  expect(stepFrom(42_990, "ArrowLeft", span)).toBe(42_500);
  expect(stepFrom(25_000.5, "ArrowDown", span)).toBe(25_000);
  expect(stepFrom(25_000.5, "ArrowRight", span)).toBe(25_500);
  expect(stepFrom(42_700, "ArrowUp", span)).toBe(42_990);
  expect(stepFrom(7.49, "ArrowLeft", { min: 0.5, max: 15, step: 0.5 })).toBe(7);
  expect(stepFrom(42_990, "Home", span)).toBeNull();
});

test("a slider's typed value comes to stand on the nearest step within its bounds", () => {
  const amount = { min: 5_000, max: 100_000, step: 500 };
  const values = [4_000, 5_249, 5_250, 42_100, 99_999, 1e9];
  expect(values.map((value) => nearestStep(value, amount))).toEqual([5_000, 5_000, 5_500, 42_000, 100_000, 100_000]);
  expect(nearestStep(7.123, { min: 0.99, max: 25, step: 0.01 })).toBe(7.12);
  expect(nearestStep(9, { min: 0, max: 10, step: 4 })).toBe(8);
});

test("arrows lead from tab to tab and round the ends, Home and End to the ends", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End", "Enter"].map((key) => tabAfter(key, 0, 3))).toEqual([
    1,
    2,
    0,
    2,
    null,
  ]);
  expect(tabAfter("ArrowDown", 2, 3)).toBe(0);
});
