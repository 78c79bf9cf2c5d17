import { Form, Link } from "react-router";
import type { FieldOption } from "../../features/feeds/uploads/field-names.ts";
import { swappedColumns } from "../../features/feeds/uploads/swapped.ts";
import type { Traits } from "../../features/feeds/uploads/traits.ts";
import { useSending } from "../leads/use-sending.ts";
import { Note } from "../parts/note.tsx";
import type { Looked } from "./looked.ts";
import { ModeChoice } from "./mode-choice.tsx";
import { ReportParts } from "./report-parts.tsx";

interface Column {
  readonly heading: string;
  readonly samples: readonly string[];
  readonly field: string | null;
  readonly isSpelled: boolean;
  readonly traits: Traits;
}

interface UploadedPageProps {
  readonly page: {
    readonly key: string;
    readonly name: string;
    readonly dealership: string;
    readonly mode: "full" | "delta";
    readonly problem: string | null;
    readonly columns: readonly Column[];
    /** Who chose the columns for an earlier file, in a sentence; null where nobody did. */
    readonly remembered: string | null;
    readonly options: { readonly usual: readonly FieldOption[]; readonly others: readonly FieldOption[] };
  };
  readonly told: {
    readonly problem: string | null;
    readonly looked: Looked | null;
    readonly choices: readonly (string | null)[] | null;
    readonly mode: "full" | "delta";
  } | null;
}

/** What each column of an uploaded file says, on its own first rows; then what importing it would do. */
export function UploadedPage({ page, told }: UploadedPageProps) {
  const problem = page.problem ?? told?.problem ?? null;
  return (
    <section className="page upload-room" aria-labelledby="columns-heading">
      <div className="top">
        <div>
          <h1 id="columns-heading">{page.problem ? "This file cannot be read" : "Which column says what?"}</h1>
          <p className="mid">
            {page.name}, for {page.dealership}
          </p>
        </div>
        <Link to="/feeds/upload" className="button">
          Another file
        </Link>
      </div>
      {problem ? <Note kind="late">{problem}</Note> : null}
      {page.problem ? null : <ColumnsForm page={page} told={told} />}
    </section>
  );
}

function ColumnsForm({ page, told }: UploadedPageProps) {
  const isSending = useSending(["look", "swap", "forget", "import"]);
  const looked = told?.looked ?? null;
  const choices = page.columns.map(({ field }, at) => (told?.choices ? (told.choices[at] ?? null) : field));
  return (
    <Form method="post" preventScrollReset className="columns-form">
      {page.remembered ? (
        <Note kind="good">
          <p>{page.remembered}</p>
          <button type="submit" name="intent" value="forget" className="button" disabled={isSending}>
            Forget that
          </button>
        </Note>
      ) : null}
      <SwapHint columns={page.columns} choices={choices} isSending={isSending} />
      <p className="mid">
        These are the file’s own first rows. Above each column stands what it becomes: change what is wrong.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keys. */}
      <section className="columns-frame" aria-label="Columns" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {page.columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place; headings may repeat.
                <th key={at} scope="col">
                  <span className="cut">{column.heading}</span>
                  <FieldChoice column={column} chosen={choices[at] ?? null} options={page.options} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[0, 1, 2]
              .filter((row) => page.columns.some(({ samples }) => samples.length > row))
              .map((row) => (
                <tr key={row}>
                  {page.columns.map(({ samples }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    <td key={at}>{samples[row] ? samples[row] : <i>empty</i>}</td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      <ModeChoice mode={told?.mode ?? page.mode} />
      <div className="buttons">
        <button
          type="submit"
          name="intent"
          value="look"
          className={looked ? "button" : "button go"}
          disabled={isSending}
        >
          {isSending ? "Reading the file" : looked ? "Look again" : "Look first"}
        </button>
        {looked ? null : <span className="mid">Nothing reaches the site yet: you see what would change first.</span>}
      </div>
      {looked ? (
        <WhatItWouldDo page={page} looked={looked} choices={told?.choices ?? []} isSending={isSending} />
      ) : null}
    </Form>
  );
}

interface SwapHintProps {
  readonly columns: readonly Column[];
  readonly choices: readonly (string | null)[];
  readonly isSending: boolean;
}

/** Two columns that look as if each were the other, with what exchanges them. */
function SwapHint({ columns, choices, isSending }: SwapHintProps) {
  const swapped = swappedColumns(columns, choices);
  if (!swapped) return null;
  const [one, other] = swapped.columns.map((at) => columns[at]);
  return (
    <Note kind="soon">
      <p>
        {`Are ${swapped.says} swapped? “${one?.heading}” begins with ${one?.samples[0] || "nothing"}, and “${other?.heading}” with ${other?.samples[0] || "nothing"}.`}
      </p>
      <input type="hidden" name="columns to swap" value={swapped.columns.join(" ")} />
      <button type="submit" name="intent" value="swap" className="button" disabled={isSending}>
        Swap them
      </button>
    </Note>
  );
}

interface ChoiceProps {
  readonly column: Column;
  /** What it is taken for; null for nothing. */
  readonly chosen: string | null;
  readonly options: UploadedPageProps["page"]["options"];
}

function FieldChoice({ column, chosen, options }: ChoiceProps) {
  if (column.isSpelled) {
    return (
      <>
        <input type="hidden" name="column" value="" />
        <span className="own-name">Read by its own name</span>
      </>
    );
  }
  const option = ({ field: value, name }: FieldOption) => (
    <option key={value} value={value}>
      {name}
    </option>
  );
  return (
    <select
      className="input"
      name="column"
      defaultValue={chosen ?? ""}
      key={chosen}
      aria-label={`What ${column.heading || "it"} says`}
    >
      <option value="">Not used</option>
      <optgroup label="Usual">{options.usual.map(option)}</optgroup>
      <optgroup label="Others">{options.others.map(option)}</optgroup>
    </select>
  );
}

interface WouldDoProps {
  readonly page: UploadedPageProps["page"];
  readonly looked: Looked;
  readonly choices: readonly (string | null)[];
  readonly isSending: boolean;
}

function WhatItWouldDo({ page, looked, choices, isSending }: WouldDoProps) {
  const query = new URLSearchParams(choices.map((field) => ["column", field ?? ""]));
  return (
    <section className="board would-do" aria-labelledby="would-do">
      <div role="status">
        <h2 id="would-do">{looked.verdict}</h2>
        {looked.why.map((why) => (
          <p key={why}>{why}</p>
        ))}
      </div>
      {looked.report ? (
        <>
          <div className="buttons">
            <button type="submit" name="intent" value="import" className="button go" disabled={isSending}>
              Import
            </button>
          </div>
          <div className="run-body">
            <ReportParts view={looked.report} refused={`/feeds/upload/${page.key}/refused?${query}`} />
          </div>
        </>
      ) : null}
    </section>
  );
}
