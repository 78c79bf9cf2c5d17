import type { FormEvent } from "react";
import { COLUMN_NAMES, COLUMNS, COLUMNS_COOKIE, type ColumnName } from "./columns.ts";

/** Seconds for which a device remembers its columns. */
const COOKIE_SECONDS = 365 * 86_400;

/** Checkboxes for the columns of the table, inside its form of choices. The device remembers them. */
export function ColumnsChooser({ columns }: { readonly columns: readonly ColumnName[] }) {
  const keep = ({ currentTarget }: FormEvent<HTMLFieldSetElement>) => {
    const chosen = [...currentTarget.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);
    // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies that is asked instead is not in every browser.
    document.cookie = `${COLUMNS_COOKIE}=${chosen.join(".")}; path=/; max-age=${COOKIE_SECONDS}; samesite=strict`;
  };
  return (
    <details className="columns">
      <summary>Columns</summary>
      <fieldset onChange={keep}>
        <legend className="unseen">Columns of the table</legend>
        <input type="hidden" name="columns" value="" />
        {COLUMN_NAMES.map((name) => (
          <label key={name}>
            <input type="checkbox" name="columns" value={name} defaultChecked={columns.includes(name)} />{" "}
            {COLUMNS[name].name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
