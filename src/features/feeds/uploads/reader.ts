import type { Result } from "../../../lib/result.ts";
import type { Place } from "../../staff/ability.ts";
import type { RunOutcome } from "../order.ts";
import type { Yards } from "../place.ts";
import type { ImportMode } from "../schema.ts";
import type { Choices, ShownColumns } from "./columns.ts";

/** A stock file on this machine, and the slug of its dealership. */
export interface StockFile {
  readonly path: string;
  readonly name: string;
  readonly dealership: string;
}

/** The person importing a file, for the audit log. */
export interface ByHand {
  readonly by: { readonly id: number; readonly name: string };
  readonly place: Place;
}

/** How to read a file's columns: by a person's choices, or by the text of a mapping (null: as recognised). */
export type Reading = { readonly choices: Choices } | { readonly mapping: string | null };

/** A question about a stock file. An import without `order` is a dry run. */
export type StockFileQuestion =
  // The dealership's locations are passed in, because opening all sites takes long and a person is waiting.
  | { readonly kind: "columns"; readonly choices: Choices | null; readonly yards: Yards }
  | {
      readonly kind: "import";
      readonly reading: Reading;
      readonly mode: ImportMode;
      readonly order: ByHand | null;
    }
  | { readonly kind: "refused"; readonly reading: Reading };

/** The answer to each kind of question. `refused` is the text of a file with all rejected rows. */
interface StockFileAnswers {
  readonly columns: ShownColumns;
  readonly import: RunOutcome;
  readonly refused: string;
}

/** Reads stock files for people who are waiting. The error is a sentence, and means that nothing was changed. */
export type StockFileReader = <Question extends StockFileQuestion>(
  file: StockFile,
  question: Question,
) => Promise<Result<StockFileAnswers[Question["kind"]], string>>;
