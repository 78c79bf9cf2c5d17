import { noCells } from "../flatten.ts";

/** What a file says once for all its vehicles, by the element or attribute, with the column that it becomes. */
const COLUMNS: readonly (readonly [RegExp, string])[] = [
  [/^(dealer|yard|seller|site|store|location)?[_-]?state$/i, "dealer state"],
  [/^currency$/i, "currency"],
];
const LONGEST = 40;

/** What stands around the vehicles of a file: `<dealer><state>QLD</state></dealer>`, or `<Stock state="VIC">`. */
export class Envelope {
  readonly #said = noCells();

  /** Notes an element outside of all vehicles. */
  note(name: string, text: string): void {
    const column = COLUMNS.find(([named]) => named.test(name))?.[1];
    const value = text.trim();
    if (column !== undefined && value !== "" && value.length <= LONGEST) this.#said[column] = value;
  }

  /** Adds to a vehicle's cells what it does not say itself. */
  addTo(cells: Record<string, string>): void {
    for (const column in this.#said) cells[column] ??= this.#said[column] ?? "";
  }
}
