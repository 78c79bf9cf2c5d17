import { noCells } from "../flatten.ts";

/** Facts that a file states once for all its vehicles, by element or attribute, with the column that they become. */
const COLUMNS: readonly (readonly [RegExp, string])[] = [
  [/^(dealer|yard|seller|site|store|location)?[_-]?state$/i, "dealer state"],
  [/^currency$/i, "currency"],
];
const LONGEST = 40;

/** Facts from outside the vehicles of a file: `<dealer><state>QLD</state></dealer>`, or `<Stock state="VIC">`. */
export class Envelope {
  readonly #facts = noCells();

  /** Notes an element or attribute outside all vehicles. */
  note(name: string, text: string): void {
    const column = COLUMNS.find(([named]) => named.test(name))?.[1];
    const value = text.trim();
    if (column !== undefined && value !== "" && value.length <= LONGEST) this.#facts[column] = value;
  }

  /** Adds these facts to a vehicle's cells, unless it states them itself. */
  addTo(cells: Record<string, string>): void {
    for (const column in this.#facts) cells[column] ??= this.#facts[column] ?? "";
  }
}
