import { wordsOf } from "../heading-spelling.ts";
import { otherMoney } from "../money-words.ts";

/** A short word that begins a heading, as platforms put theirs before every key: "pv_vin", "_pv_makeid". */
export const BEGINNING = /^_?([a-z][a-z\d]{0,6})_(?=[a-z])/i;
/** What Dynamics puts behind the name of a fact that it looks up in another table: "_pv_makeid_value@OData…". */
export const LOOKED_UP = /(?:id)?_value@OData[\w.]*FormattedValue$/;
/** How many columns, and what share of them, must begin alike. */
const [FEWEST_ALIKE, LEAST_ALIKE] = [5, 0.6];

/** The word that begins most headings of a file, and so says nothing of any column; null for none. */
export const sharedBeginning = (columns: readonly string[]): string | null =>
  mostOf(columns, (column) => BEGINNING.exec(column)?.[1]?.toLowerCase());

/** Keys of a record that say of whom or what all below them is: a dealer's name is no vehicle's. */
const OF_OTHERS =
  /^(?:dealer|seller|vendor|owner|user|agent|company|store|branch|contact|location|engine|media|images?)/i;

/** Elasticsearch's word for the record that was found, which is no source of amounts. */
const SEARCHED = "_source";

/**
 * The paths in which the records of a file come, as in `{"type": "listing", "data": {"make": "Kia", …}}`: "data.", and
 * "" at last. They say nothing of the columns below them. The longest comes first.
 */
export function envelopesOf(columns: readonly string[]): readonly string[] {
  const paths = [""];
  for (;;) {
    const [path = ""] = paths;
    const next = mostOf(columns, (column) => {
      const end = column.startsWith(path) ? column.indexOf(".", path.length) : -1;
      return end < 0 ? undefined : column.slice(path.length, end);
    });
    // Below "wholesale" or "purchase" an amount is none that shoppers may see.
    if (next === null || OF_OTHERS.test(next)) return paths;
    if (next !== SEARCHED && otherMoney(wordsOf(next)) !== null) return paths;
    paths.unshift(`${path}${next}.`);
  }
}

/** What is said of most of the columns; null for nothing. */
function mostOf(columns: readonly string[], said: (column: string) => string | undefined): string | null {
  const times = new Map<string, number>();
  for (const column of columns) {
    const word = said(column);
    if (word !== undefined) times.set(word, (times.get(word) ?? 0) + 1);
  }
  for (const [word, count] of times) if (count >= Math.max(FEWEST_ALIKE, columns.length * LEAST_ALIKE)) return word;
  return null;
}
