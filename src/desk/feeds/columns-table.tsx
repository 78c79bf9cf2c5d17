import type { FieldOption } from "../../features/feeds/uploads/field-names.ts";
import type { Traits } from "../../features/feeds/uploads/traits.ts";
import { classNames } from "../../ui/class-names.ts";
import type { ReadView } from "./read-view.ts";

export interface Column {
  readonly heading: string;
  readonly samples: readonly string[];
  /** The field that it was recognised as, and with what confidence (0 to 1); null if it was not recognised. */
  readonly guess: string | null;
  readonly sureness: number | null;
  readonly isSpelled: boolean;
  readonly traits: Traits;
}

export interface FieldOptions {
  readonly usual: readonly FieldOption[];
  readonly others: readonly FieldOption[];
}

interface ColumnsTableProps {
  readonly columns: readonly Column[];
  readonly choices: readonly (string | null)[];
  readonly options: FieldOptions;
  /** How the cells were read; null if they were not read with these choices yet. */
  readonly cells: ReadView["cells"] | null;
  readonly onChoose: (at: number, field: string | null) => void;
}

/** The file's first rows: above each column its field, and in each cell the value that was read. */
export function ColumnsTable({ columns, choices, options, cells, onChoose }: ColumnsTableProps) {
  const rows = Math.max(0, ...columns.map(({ samples }) => samples.length));
  const descriptions = columns.map((column, at) => descriptionOf(column, choices[at] ?? null));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys.
    <section className="columns-frame" aria-label="Columns" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; headings may repeat.
              <th key={at} scope="col" className={descriptions[at]?.className}>
                <span className="cut">{column.heading || "No heading"}</span>
                <FieldChoice
                  column={column}
                  chosen={choices[at] ?? null}
                  options={options}
                  onChoose={(field) => onChoose(at, field)}
                />
                <small className={descriptions[at]?.say}>{descriptions[at]?.words}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own.
            <tr key={row}>
              {columns.map(({ samples }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={at} className={descriptions[at]?.className}>
                  {samples[row] ? samples[row] : <i>empty</i>}
                  <AsReadLine as={cells?.[at]?.[row] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AsReadLine({ as }: { readonly as: ReadView["cells"][number][number] }) {
  if (!as) return null;
  return as.says === null ? (
    <small className="as-read soon">not understood</small>
  ) : (
    <small className="as-read">
      <span aria-hidden="true">→ </span>
      <span className="unseen">is read as </span>
      {as.says}
    </small>
  );
}

interface Description {
  readonly className: string | undefined;
  readonly say: string;
  readonly words: string;
}

/** Confidence from which a recognised column is sure or likely; below that it is a guess that needs checking. */
const [SURE, LIKELY] = [0.7, 0.45];

/** How a column's recognition is described and styled. */
function descriptionOf({ guess, sureness, isSpelled }: Column, chosen: string | null): Description {
  if (isSpelled) return { className: undefined, say: "say good", words: "By its own name" };
  if (chosen === null)
    return { className: "off", say: "say quiet", words: guess === null ? "Not used" : "Left out by you" };
  if (chosen === "cost") return { className: "off", say: "say quiet", words: "Kept for you, shown to nobody" };
  if (chosen !== guess || sureness === null) return { className: undefined, say: "say open", words: "Your choice" };
  if (sureness >= SURE) return { className: undefined, say: "say good", words: "Sure" };
  if (sureness >= LIKELY) return { className: undefined, say: "say open", words: "Likely" };
  return { className: "guess", say: "say soon", words: "A guess: is it right?" };
}

interface ChoiceProps {
  readonly column: Column;
  /** The chosen field; null if the column is not used. */
  readonly chosen: string | null;
  readonly options: FieldOptions;
  readonly onChoose: (field: string | null) => void;
}

function FieldChoice({ column, chosen, options, onChoose }: ChoiceProps) {
  if (column.isSpelled) return <input type="hidden" name="column" value="" />;
  const option = ({ field: value, name }: FieldOption) => (
    <option key={value} value={value}>
      {name}
    </option>
  );
  return (
    <select
      className={classNames("input", chosen === null && "none")}
      name="column"
      value={chosen ?? ""}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      aria-label={`What ${column.heading || "it"} says`}
    >
      <option value="">Not used</option>
      <optgroup label="Usual">{options.usual.map(option)}</optgroup>
      <optgroup label="Others">{options.others.map(option)}</optgroup>
    </select>
  );
}
