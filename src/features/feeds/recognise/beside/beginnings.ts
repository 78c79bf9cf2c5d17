import { wordsOf } from "../heading-spelling.ts";
import { otherMoney } from "../money-words.ts";

/** A short prefix that some platforms put before every key: "pv_vin", "_pv_makeid". */
export const BEGINNING = /^_?([a-z][a-z\d]{0,6})_(?=[a-z])/i;
/** The suffix that Dynamics adds to a fact it looks up in another table: "_pv_makeid_value@OData…". */
export const LOOKED_UP = /(?:id)?_value@OData[\w.]*FormattedValue$/;
/** How many columns, and what share of them, must share a prefix. */
const [FEWEST_ALIKE, LEAST_ALIKE] = [5, 0.6];

/** The prefix shared by most headings of a file, which therefore says nothing about any column; null for none. */
export const sharedBeginning = (columns: readonly string[]): string | null =>
  mostOf(columns, (column) => BEGINNING.exec(column)?.[1]?.toLowerCase());

/** Keys of nested records about something other than the vehicle: a dealer's name is not the vehicle's. */
const OF_OTHERS =
  /^(?:dealer|seller|vendor|owner|user|agent|company|store|branch|contact|location|engine|media|images?)/i;

/** Elasticsearch's key for a found document; here it does not mean the source of an amount. */
const SEARCHED = "_source";

/**
 * The paths that wrap the records of a file, as in `{"type": "listing", "data": {"make": "Kia", …}}`: "data.", with ""
 * as the last. They say nothing about the columns below them. The longest comes first.
 */
export function envelopesOf(columns: readonly string[]): readonly string[] {
  const paths = [""];
  for (;;) {
    const [path = ""] = paths;
    const next = mostOf(columns, (column) => {
      const end = column.startsWith(path) ? column.indexOf(".", path.length) : -1;
      return end < 0 ? undefined : column.slice(path.length, end);
    });
    // An amount below "wholesale" or "purchase" must not be shown to shoppers.
    if (next === null || OF_OTHERS.test(next)) return paths;
    if (next !== SEARCHED && otherMoney(wordsOf(next)) !== null) return paths;
    paths.unshift(`${path}${next}.`);
  }
}

/** The value that most columns share; null if there is none. */
function mostOf(columns: readonly string[], wordOf: (column: string) => string | undefined): string | null {
  const times = new Map<string, number>();
  for (const column of columns) {
    const word = wordOf(column);
    if (word !== undefined) times.set(word, (times.get(word) ?? 0) + 1);
  }
  for (const [word, count] of times) if (count >= Math.max(FEWEST_ALIKE, columns.length * LEAST_ALIKE)) return word;
  return null;
}
