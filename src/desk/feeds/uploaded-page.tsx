import { useEffect, useRef, useState } from "react";
import { Form, Link, useFetcher, useNavigation } from "react-router";
import { exchanged, swappedColumns } from "../../features/feeds/uploads/swapped.ts";
import { useSending } from "../leads/use-sending.ts";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import { Note } from "../parts/note.tsx";
import { type Column, ColumnsTable, type FieldOptions } from "./columns-table.tsx";
import { FirstCars, Missing } from "./first-cars.tsx";
import type { Looked } from "./looked.ts";
import { ModeChoice } from "./mode-choice.tsx";
import type { ReadView } from "./read-view.ts";
import { ReportParts } from "./report-parts.tsx";

type Choices = readonly (string | null)[];

/** The result of reading the file with some choices of its columns. */
export interface UploadOutcome {
  readonly problem: string | null;
  readonly looked: Looked | null;
  readonly choices: Choices | null;
  readonly mode: "full" | "delta";
  /** The first rows as read with these choices; null if they were not read. */
  readonly read: ReadView | null;
}

interface UploadedPageProps {
  readonly page: {
    readonly key: string;
    readonly name: string;
    readonly dealership: string;
    readonly mode: "full" | "delta";
    readonly problem: string | null;
    readonly columns: readonly Column[];
    /** The initial choice for each column. */
    readonly choices: Choices;
    readonly read: ReadView | null;
    /** A sentence about who chose the columns for an earlier file; null if nobody did. */
    readonly remembered: string | null;
    readonly options: FieldOptions;
  };
  readonly outcome: UploadOutcome | null;
}

/** Maps the columns of an uploaded file, shown with its first rows; then shows what importing it would do. */
export function UploadedPage({ page, outcome }: UploadedPageProps) {
  const problem = page.problem ?? outcome?.problem ?? null;
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
      {problem ? (
        <Note kind="late" answer={outcome}>
          {problem}
        </Note>
      ) : null}
      {page.problem ? null : <ColumnsForm key={page.choices.join()} page={page} outcome={outcome} />}
    </section>
  );
}

/**
 * The chosen columns. Each choice makes the server read the first rows again at once. Of several quick choices only the
 * last is sent, since the server finishes a request even if nobody waits for it any more.
 */
function useChoices({ page, outcome }: UploadedPageProps) {
  const [choices, setChoices] = useState<Choices>(outcome?.choices ?? page.choices);
  const { submit, data, state } = useFetcher<UploadOutcome>();
  const isSending = useNavigation().state !== "idle";
  const [waiting, setWaiting] = useState<Choices | null>(null);
  const choose = (next: Choices) => {
    setChoices(next);
    setWaiting(next);
  };
  useEffect(() => {
    if (waiting === null || state !== "idle" || isSending) return;
    setWaiting(null);
    const body = new FormData();
    body.set("intent", "read");
    for (const field of waiting) body.append("column", field ?? "");
    void submit(body, { method: "post" });
  }, [waiting, state, isSending, submit]);
  const latest = data?.read ? data : outcome?.read ? outcome : { read: page.read, choices: page.choices };
  // Without JavaScript, the dry run may have other choices than the rows that were read.
  const isOfThese = latest.choices?.join() === choices.join() || state !== "idle" || waiting !== null;
  return { choices, choose, read: isOfThese ? latest.read : null, isReading: state !== "idle", problem: data?.problem };
}

function ColumnsForm({ page, outcome }: UploadedPageProps) {
  const isSending = useSending(["look", "swap", "forget", "import"]);
  const { choices, choose, read, isReading, problem } = useChoices({ page, outcome });
  const looked = outcome?.looked && outcome.choices?.join() === choices.join() ? outcome.looked : null;
  return (
    <Form method="post" preventScrollReset className="columns-form">
      {page.remembered ? (
        <Note kind="good">
          <p>{page.remembered}</p>
          <IntentButton intent="forget" disabled={isSending}>
            Forget that
          </IntentButton>
        </Note>
      ) : null}
      {problem ? <Note kind="late">{problem}</Note> : null}
      {read ? <Missing missing={read.missing} /> : null}
      <SwapHint columns={page.columns} choices={choices} isSending={isSending} onSwap={choose} />
      <p className="mid">
        These are the file’s own first rows. Above each column stands what it becomes: change what is wrong.
      </p>
      <ColumnsTable
        columns={page.columns}
        choices={choices}
        options={page.options}
        cells={read?.cells ?? null}
        onChoose={(at, field) => choose(choices.with(at, field))}
      />
      <noscript>
        <IntentButton intent="read">Read the first rows with these columns</IntentButton>
      </noscript>
      {read ? <FirstCars read={read} isReading={isReading} /> : null}
      <ModeChoice mode={outcome?.mode ?? page.mode} />
      <div className="buttons">
        <IntentButton intent="look" className={looked ? "button" : "button go"} disabled={isSending}>
          {isSending ? "Reading the file" : looked ? "Look again" : "Look first"}
        </IntentButton>
        {looked ? null : <span className="mid">Nothing reaches the site yet: you see what would change first.</span>}
      </div>
      {looked ? <WhatItWouldDo page={page} looked={looked} choices={choices} isSending={isSending} /> : null}
    </Form>
  );
}

interface SwapHintProps {
  readonly columns: readonly Column[];
  readonly choices: Choices;
  readonly isSending: boolean;
  readonly onSwap: (choices: Choices) => void;
}

/** Suggests swapping two columns that look as if they were confused with each other. */
function SwapHint({ columns, choices, isSending, onSwap }: SwapHintProps) {
  const swapped = swappedColumns(columns, choices);
  if (!swapped) return null;
  const [one, other] = swapped.columns.map((at) => columns[at]);
  const places = swapped.columns.join(" ");
  return (
    <Note kind="soon">
      <p>
        {`Are ${swapped.says} swapped? “${one?.heading}” begins with ${one?.samples[0] || "nothing"}, and “${other?.heading}” with ${other?.samples[0] || "nothing"}.`}
      </p>
      <input type="hidden" name="columns to swap" value={places} />
      <IntentButton
        intent="swap"
        disabled={isSending}
        onClick={(event) => {
          event.preventDefault();
          onSwap(exchanged(choices, places));
        }}
      >
        Swap them
      </IntentButton>
    </Note>
  );
}

interface WouldDoProps {
  readonly page: UploadedPageProps["page"];
  readonly looked: Looked;
  readonly choices: Choices;
  readonly isSending: boolean;
}

function WhatItWouldDo({ page, looked, choices, isSending }: WouldDoProps) {
  const query = new URLSearchParams(choices.map((field) => ["column", field ?? ""]));
  const section = useRef<HTMLElement>(null);
  // It appears below the button that was pressed, often outside the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is shown, also where it says the same again
  useEffect(() => {
    section.current?.scrollIntoView({ block: "start" });
  }, [looked]);
  return (
    <section ref={section} className="board would-do" aria-labelledby="would-do">
      <div role="status">
        <h2 id="would-do">{looked.verdict}</h2>
        {looked.why.map((why) => (
          <p key={why}>{why}</p>
        ))}
      </div>
      {looked.report ? (
        <>
          <div className="buttons">
            <IntentButton intent="import" className="button go" disabled={isSending}>
              Import
            </IntentButton>
          </div>
          <div className="run-body">
            <ReportParts view={looked.report} refused={`/feeds/upload/${page.key}/refused?${query}`} />
          </div>
        </>
      ) : null}
    </section>
  );
}
