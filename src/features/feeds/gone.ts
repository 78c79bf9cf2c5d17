import type { StockWriter, UnsoldCar } from "../stock/mutations.ts";
import type { Presence } from "./presence.ts";

/** A full file that lacks more of the stock than this share, and more cars than this number, is taken for damaged. */
const GONE_SHARE = 1 / 5;
const GONE_FEW = 5;

/** Thrown for a full file that would mark more cars sold than a dealer sells between two files. */
export class TooManyGone extends Error {
  override readonly name = "TooManyGone";

  constructor(gone: readonly UnsoldCar[], unsold: number) {
    const some = gone.slice(0, 3).map(({ stocknum }) => stocknum);
    super(
      `The file lacks ${gone.length} of the ${unsold} cars for sale (${some.join(", ")}${gone.length > some.length ? ", …" : ""}), and --full would mark them sold: it may be cut short, or another dealership's, so nothing was changed. If they are really gone, run it again with --allow-gone.`,
    );
  }
}

/** The cars that a full file lacks; throws TooManyGone where they are implausibly many. */
export async function goneOf(writer: StockWriter, presence: Presence, allowGone: boolean): Promise<UnsoldCar[]> {
  const unsold = await writer.unsold();
  const gone = unsold.filter((car) => !presence.holds(car));
  const isTooMany = gone.length > GONE_FEW && gone.length > unsold.length * GONE_SHARE;
  if (isTooMany && !allowGone) throw new TooManyGone(gone, unsold.length);
  return gone;
}
