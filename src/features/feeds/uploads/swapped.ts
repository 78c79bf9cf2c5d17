import type { Traits } from "./traits.ts";

/** With fewer filled cells, the endings of amounts prove nothing. */
const ENOUGH = 4;
const MOST = 0.8;
const FEW = 0.2;

/** Pairs of fields, and a test for whether the column of each looks like the other. */
const PAIRS: readonly {
  readonly fields: readonly [string, string];
  readonly says: string;
  readonly looksSwapped: (one: Traits, other: Traits) => boolean;
}[] = [
  {
    fields: ["price", "km"],
    says: "the price and the kilometres",
    looksSwapped: (price, km) => {
      if (km.dollars >= MOST || price.kilometres >= MOST) return true;
      if (price.dollars > FEW || km.kilometres > FEW || Math.min(price.filled, km.filled) < ENOUGH) return false;
      return km.priced >= MOST && km.tiny === 0 && (price.priced <= 0.4 || price.tiny >= 0.3);
    },
  },
  {
    fields: ["stocknum", "vin"],
    says: "the stock number and the VIN",
    looksSwapped: (stocknum, vin) => stocknum.vins >= MOST && vin.filled > 0 && vin.vins <= FEW,
  },
  {
    fields: ["make", "model"],
    says: "the make and the model",
    looksSwapped: (make, model) => model.makes >= MOST && make.filled > 0 && make.makes <= FEW,
  },
];

/** The indices of two columns that look swapped, and what they are mistaken for, in words. */
export interface Swapped {
  readonly columns: readonly [number, number];
  readonly says: string;
}

/** The first two columns that look swapped under these choices; null if there are none. */
export function swappedColumns(
  columns: readonly { readonly traits: Traits }[],
  choices: readonly (string | null)[],
): Swapped | null {
  for (const { fields, says, looksSwapped } of PAIRS) {
    const [one, other] = [choices.indexOf(fields[0]), choices.indexOf(fields[1])];
    const [first, second] = [columns[one], columns[other]];
    if (first && second && looksSwapped(first.traits, second.traits)) return { columns: [one, other], says };
  }
  return null;
}

/** The choices with two of them exchanged, named by index ("2 5"); unchanged if the text is invalid. */
export function exchanged<Choice>(choices: readonly Choice[], written: string): readonly Choice[] {
  const [one = -1, other = -1] = /^\d{1,3} \d{1,3}$/.test(written) ? written.split(" ").map(Number) : [];
  const [first, second] = [choices[one], choices[other]];
  if (first === undefined || second === undefined) return choices;
  return choices.with(one, second).with(other, first);
}
