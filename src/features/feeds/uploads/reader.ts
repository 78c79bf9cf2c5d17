import type { Result } from "../../../lib/result.ts";
import type { Place } from "../../staff/ability.ts";
import type { RunOutcome } from "../order.ts";
import type { Yards } from "../place.ts";
import type { ImportMode } from "../schema.ts";
import type { Choices, ShownColumns } from "./columns.ts";

/** A stock file on this machine, and the slug of the dealership that it is for. */
export interface StockFile {
  readonly path: string;
  readonly name: string;
  readonly dealership: string;
}

/** Who has a file imported, for the record. */
export interface ByHand {
  readonly by: { readonly id: number; readonly name: string };
  readonly place: Place;
}

/** How a file's columns are read: as somebody chose them, or by the text of a mapping (null: as recognised). */
export type Reading = { readonly choices: Choices } | { readonly mapping: string | null };

/** What is asked of a stock file. An import without `order` is a dry run. */
export type StockFileQuestion =
  // The dealership's places come along, because somebody waits and opening all sites takes long.
  | { readonly kind: "columns"; readonly choices: Choices | null; readonly yards: Yards }
  | {
      readonly kind: "import";
      readonly reading: Reading;
      readonly mode: ImportMode;
      readonly order: ByHand | null;
    }
  | { readonly kind: "refused"; readonly reading: Reading };

/** What each kind of question is answered. `refused` is the text of a file of all rows that cannot be taken. */
interface StockFileAnswers {
  readonly columns: ShownColumns;
  readonly import: RunOutcome;
  readonly refused: string;
}

/** Reads stock files for people who wait; an error is a sentence, and means that nothing was changed. */
export type StockFileReader = <Question extends StockFileQuestion>(
  file: StockFile,
  question: Question,
) => Promise<Result<StockFileAnswers[Question["kind"]], string>>;
