import { expect, test } from "vitest";
import { readColour } from "../../src/features/feeds/normalise/kinds/colour.ts";
import { COLOUR_WORDS, SHADES } from "../../src/features/search/understand/lexicon/trade/shades.ts";
import { TRADE_TERMS } from "../../src/features/search/understand/lexicon/trade/trade-words.ts";

/** Words of a colour beside those that a shade is put before. */
const ALONE = TRADE_TERMS.colour.flatMap(({ values: [colour = ""], words }) =>
  words.map((word) => [word, colour] as const),
);
const SHADED = [...SHADES].flatMap(([shade, of]) =>
  [...COLOUR_WORDS].flatMap(([word, colour]) =>
    of === null || of.has(colour) ? [[`${shade} ${word}`, colour] as const] : [],
  ),
);

test("a shopper's word for a colour is that which the importer makes of it", () => {
  expect(SHADED.length).toBeGreaterThan(500);
  const otherwise = [...ALONE, ...SHADED].filter(([words, colour]) => readColour(words).colour !== colour);
  expect(otherwise.map(([words, colour]) => `${words}: ${colour}, imported as ${readColour(words).colour}`)).toEqual(
    [],
  );
});
