import { expect, test } from "vitest";
import type { Asking } from "./stock.ts";

/** Tests of what the words of a query find, on CARS. */
export function testWords(on: Asking): void {
  test("all words are looked for, without case or accents, the last as a beginning", async () => {
    expect(await on.found("toyota")).toEqual([1, 2]);
    expect(await on.found("CITROEN pic")).toEqual([6]);
    expect(await on.found("toyota hil")).toEqual([1]);
    expect(await on.found("hil toyota")).toEqual([]);
    expect(await on.found("  toyota  ")).toEqual([1, 2]);
  });

  test("words may be missing from the last backwards where that is asked for", async () => {
    expect(await on.found("toyota submarine")).toEqual([]);
    expect(await on.found("toyota submarine", { words: "last" })).toEqual([1, 2]);
  });

  test("a word of five letters is corrected by one edit, a swap of neighbours being one; a shorter one is not", async () => {
    expect(await on.found("toyta")).toEqual([1, 2]);
    expect(await on.found("tyoota")).toEqual([1, 2]);
    expect(await on.found("nisan patrol")).toEqual([4]);
    expect(await on.found("gwn")).toEqual([]);
  });

  const corrected = on.differs("corrects-always") ? "brings what it may have meant behind it" : "is not corrected";
  test(`a word that somebody has ${corrected}`, async () => {
    expect(await on.ids({ query: "patrol" })).toEqual(on.differs("corrects-always") ? [4, 5] : [4]);
  });

  test("words of a group mean the same, phrases too", async () => {
    expect(await on.found("gwm")).toEqual([7, 8]);
    expect(await on.found("great wall")).toEqual([7, 8]);
    expect(await on.found("utility")).toEqual([1, 3]);
  });

  test("quotes ask for a phrase, a minus leaves out; behind the last word a sign ends it", async () => {
    expect(await on.found('"hilux toyota"')).toEqual([]);
    expect(await on.found('"toyota hilux"')).toEqual([1]);
    expect(await on.found("toyota -camry")).toEqual([1]);
    expect(await on.found("toyota - camry")).toEqual([2]);
    expect(await on.found('toyota -"toyota hilux"')).toEqual([2]);
    expect(await on.found("hilu")).toEqual([1]);
    expect(await on.found("hilu ")).toEqual([]);
  });

  test("other signs mean nothing, and nothing by themselves", async () => {
    expect(await on.found("!?")).toHaveLength(8);
    expect(await on.found("   ")).toHaveLength(8);
  });

  test("strange words find nothing and harm nothing", async () => {
    for (const query of ["x".repeat(5_000), "سيارة", "\u202etoyotx9z", "' OR 1=1", "a\u0000b"]) {
      expect(await on.found(query), query.slice(0, 20)).toEqual([]);
    }
  });

  test("filter, choices and words narrow together", async () => {
    expect(await on.found("toyota", { filter: "body = Ute" })).toEqual([1]);
    const refinements = { facets: { body: ["Sedan"] }, ranges: {} };
    const { total, facets } = await on.answer({ query: "toyota", refinements, facets: ["body"] });
    expect([total, facets]).toEqual([1, { body: { Ute: 1, Sedan: 1 } }]);
  });
}
