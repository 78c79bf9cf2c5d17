import fc from "fast-check";
import { expect, test } from "vitest";
import type { IndexFields, SearchDocument } from "../../port.ts";
import { Arena } from "../memory/arena.ts";
import { hasBit, setBit } from "../memory/bits.ts";
import { kernelMemory } from "../memory/kernels.ts";
import { Workspace } from "../memory/workspace.ts";
import { textTiers } from "../oracle-text.ts";
import { TextIndex } from "./text.ts";
import { wordsOf } from "./text-words.ts";

const seed = Number(process.env.SEED ?? 20261121);
const SLOTS = 40;
const SLOTS_OF_ARENA = 256;

/** Few letters, so that random words often are near one another, begin one another and make up one another. */
const letters = (most: number) =>
  fc.string({ unit: fc.constantFrom("a", "a", "b", "c", "é"), minLength: 1, maxLength: most });
const word = fc.oneof(
  { weight: 5, arbitrary: letters(10) },
  { weight: 1, arbitrary: letters(3) },
  { weight: 1, arbitrary: fc.constantFrom("3", "12", "12345", "2019") },
  { weight: 1, arbitrary: fc.tuple(letters(5), fc.nat(130)).map(([text, number]) => `${text}${number}`) },
);

interface Edit {
  readonly kind: "put in" | "leave out" | "replace" | "swap" | "end";
  readonly at: number;
  readonly letter: string;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom("put in", "leave out", "replace", "swap", "end"),
  at: fc.nat(10),
  letter: fc.constantFrom("a", "b", "z"),
});

function edited(text: string, { kind, at, letter }: Edit): string {
  const place = at % (text.length + 1);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  if (kind === "put in") return before + letter + after;
  if (kind === "leave out") return before + after.slice(1);
  if (kind === "replace") return before + letter + after.slice(1);
  if (kind === "swap") return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
  return before;
}

const FIELDS = { text: ["a", "b"], lightText: ["b"], features: ["c"], marks: ["d"], prose: ["e", "f"] };

const scene = fc.array(word, { minLength: 3, maxLength: 14 }).chain((vocabulary) => {
  const known = fc.constantFrom(...vocabulary);
  const phrase = fc.array(known, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  const texts = fc.array(fc.oneof({ weight: 4, arbitrary: phrase }, fc.constant(null)), { maxLength: 4 });
  const asked = fc.oneof(
    { weight: 3, arbitrary: known },
    {
      weight: 4,
      arbitrary: fc
        .tuple(known, fc.array(edit, { minLength: 1, maxLength: 2 }))
        .map(([text, edits]) => edits.reduce(edited, text)),
    },
    { weight: 2, arbitrary: fc.tuple(known, known).map((pair) => pair.join("")) },
    { weight: 1, arbitrary: word },
  );
  const decorated = fc
    .tuple(
      fc.constantFrom("", "", "", "-", '"', '-"', '-" ', "- "),
      asked,
      fc.constantFrom("", "", "", '"', " ", ",", '" '),
    )
    .map((parts) => parts.join(""));
  return fc.record({
    synonyms: fc.array(fc.array(phrase, { minLength: 2, maxLength: 3 }), { maxLength: 3 }),
    /** The texts that a slot gets one after another: an empty list removes it. */
    changes: fc.array(fc.tuple(fc.nat(SLOTS - 1), texts), { minLength: 10, maxLength: 60 }),
    within: fc.oneof(fc.constant(null), fc.uniqueArray(fc.nat(SLOTS - 1), { minLength: 1 })),
    queries: fc.array(
      fc.tuple(
        fc.array(fc.oneof({ weight: 4, arbitrary: asked }, decorated), { minLength: 1, maxLength: 3 }),
        fc.constantFrom("all" as const, "last" as const),
      ),
      { minLength: 4, maxLength: 8 },
    ),
  });
});

test(`a query's tiers are those of plain loops, whatever the words, typos and changes (seed ${seed})`, () => {
  let found = 0;
  const run = fc.property(scene, ({ synonyms, changes, within, queries }) => {
    const fields: IndexFields = { facets: [], numbers: [], ...FIELDS, sortable: [], synonyms };
    const arena = new Arena(SLOTS_OF_ARENA, kernelMemory());
    const space = new Workspace(arena);
    const held = new Map<number, SearchDocument>();
    const hasFeature = (word: string) => (slot: number) =>
      [held.get(slot)?.c ?? []].flat().some((text) => wordsOf(String(text)).includes(word));
    const index = new TextIndex(fields, arena, (word, among, its) =>
      its.setIf((out) => {
        const slots = [...held.keys()].filter((slot) => hasBit(among.bits, slot)).filter(hasFeature(word));
        arena.kernels.clear(out.at, its.bytes);
        for (const slot of slots) setBit(out.bits, slot);
        return slots.length > 0;
      }),
    );
    for (const [slot, [a, b = "", ...rest]] of changes) {
      const texts = rest.filter((text) => text !== null);
      const [c, d] = [texts.slice(0, 1), texts];
      // A frozen list is one of texts.
      const [e, f] = [wordsOf(texts.join(" ")), Object.freeze(texts.toReversed().slice(0, 1))];
      const [before, document] = [held.get(slot), { id: slot, a, b: [b], c, d, e, f }];
      if (a === undefined) held.delete(slot);
      else held.set(slot, document);
      if (before && a === undefined) index.remove(slot, before);
      else if (before) index.replace(slot, before, document);
      else if (a !== undefined) index.add(slot, document);
    }
    const set = arena.takeSet();
    for (const slot of held.keys()) if (within?.includes(slot) ?? true) setBit(set.bits, slot);
    const selection = [...held.values()].filter(({ id }) => hasBit(set.bits, id)).sort((a, b) => a.id - b.id);
    for (const [asked, words] of queries) {
      const query = asked.join(" ");
      space.begin(SLOTS);
      const match = index.matches(
        query,
        { within: set, words, documents: [...Array(SLOTS).keys()].map((slot) => held.get(slot)) },
        space,
      );
      const tiers = match?.tiers.map((tier) => selection.filter(({ id }) => hasBit(tier.bits, id)));
      expect(tiers ?? null).toEqual(textTiers(selection, fields, query, words));
      found += match?.tiers.length ? 1 : 0;
    }
  });
  fc.assert(run, { numRuns: 1000, seed });
  expect(found).toBeGreaterThan(2000);
}, 120_000);
