import type { AsRead } from "../../features/feeds/uploads/as-read.ts";
import type { FirstCars } from "../../features/feeds/uploads/first-cars.ts";
import { picturesOfStock } from "../../features/stock/data.ts";
import { counted, formatNumber } from "../../lib/words/format.ts";
import type { Entered } from "../enter.ts";
import { pictureAt } from "../leads/inbox-view.ts";
import type { Uploaded } from "./uploaded.ts";

/** A file's first rows as the cars that shoppers would see, with the words and doubts found while reading. */
export interface ReadView {
  readonly cars: readonly {
    readonly row: number;
    readonly name: string;
    /** Picture of the car with this stock number, if the stock already has it. */
    readonly picture: string | null;
    readonly plate: string | null;
    readonly price: string | null;
    readonly facts: string;
    readonly problem: string | null;
  }[];
  /** By column, then by row. */
  readonly cells: readonly (readonly (AsRead | null)[])[];
  /** The rows that the words and doubts come from: "all 5 rows", "the first 2,000 rows". */
  readonly of: string;
  readonly words: readonly {
    readonly key: string;
    readonly written: string;
    readonly says: string | null;
    readonly where: string;
  }[];
  readonly doubts: readonly { readonly key: string; readonly says: string; readonly example: string }[];
  readonly missing: readonly { readonly what: string; readonly means: string }[];
}

export async function readView({ app }: Entered, { place }: Uploaded, read: FirstCars): Promise<ReadView> {
  const site = app.sites.bySlug(place.site);
  const numbers = read.cars.flatMap(({ stocknum }) => stocknum ?? []);
  const pictures = await picturesOfStock(app.db, place.dealershipId, numbers);
  return {
    cars: read.cars.map(({ stocknum, facts, photos, ...car }) => ({
      ...car,
      picture: site && stocknum !== null ? pictureAt(site, pictures.get(stocknum) ?? null) : null,
      facts: [...facts, photos === 0 ? "no photos" : counted(photos, "photo")].join(", "),
    })),
    cells: read.cells,
    of: read.isAll
      ? read.rows === 1
        ? "its one row"
        : `all ${read.rows} rows`
      : `the first ${formatNumber(read.rows)} rows`,
    words: read.words.map(({ heading, written, says, rows }) => ({
      key: `${heading} ${written} ${says}`,
      written,
      says,
      where: `${heading}, ${counted(rows, "row")}`,
    })),
    doubts: read.doubts.map(({ kind, message, count, example }) => ({
      key: kind,
      says: `${message} (${counted(count, "row")})`,
      example: example ? [example.column, example.value && `“${example.value}”`].filter(Boolean).join(" ") : "",
    })),
    missing: read.missing,
  };
}
