import { Form, useNavigation } from "react-router";
import { counted } from "../../lib/words/format.ts";
import { Blank } from "../parts/blank.tsx";
import { SelectField, TextField } from "../parts/forms/fields.tsx";
import { IntentButton } from "../parts/forms/intent-button.tsx";
import { Note } from "../parts/note.tsx";
import { PageTop } from "../parts/page-top.tsx";
import { SEVERAL_NAMES } from "./several-bar.tsx";
import type { SeveralOutcome, SeveralRow, SeveralView } from "./several-view.ts";

interface SeveralPageProps {
  readonly view: SeveralView;
  readonly outcome: SeveralOutcome | null;
}

/** A preview of a change of several cars, and the button that makes it. */
export function SeveralPage({ view, outcome }: SeveralPageProps) {
  const { rows, typed, back } = view;
  const name = SEVERAL_NAMES.find(([kind]) => kind === typed.do)?.[1];
  const cars = counted(rows.length, "car");
  return (
    <section className="page slim several" aria-labelledby="several-heading">
      <PageTop
        id="several-heading"
        heading={rows.length === 0 ? "Several cars" : name ? `${name}: ${cars}` : cars}
        back={{ to: { pathname: "/stock", search: back }, words: "Back to the stock" }}
      />
      {rows.length === 0 ? (
        <Blank icon="car" heading="No cars are chosen">
          Tick cars in the table of the stock, then choose what to change.
        </Blank>
      ) : outcome && outcome.problem === null ? (
        <Done outcome={outcome} />
      ) : name ? (
        <Asking view={view} outcome={outcome} />
      ) : (
        <Choosing view={view} />
      )}
    </section>
  );
}

function Done({ outcome: { changed, left } }: { readonly outcome: SeveralOutcome }) {
  return (
    <>
      {changed.length > 0 ? (
        <Note kind="good">
          {counted(changed.length, "car")} changed: {changed.join(", ")}.
        </Note>
      ) : null}
      {left.length > 0 ? (
        <Note kind="late">
          <p>
            {counted(left.length, "car")} {left.length === 1 ? "is left as it was" : "are left as they were"}:
          </p>
          <ul>
            {left.map(({ stocknum, why }) => (
              <li key={stocknum}>
                <b>{stocknum}</b>: {why}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
    </>
  );
}

/** The chosen cars, if the address names no change, and the changes to choose from. */
const Choosing = ({ view: { rows, back } }: { readonly view: SeveralView }) => (
  <Form action="/stock/several" className="board several-form">
    <input type="hidden" name="back" value={back} />
    <h2>What shall change?</h2>
    <div className="buttons">
      {SEVERAL_NAMES.map(([kind, name]) => (
        <button key={kind} type="submit" name="do" value={kind} className="button">
          {name}
        </button>
      ))}
    </div>
    <ul className="rows">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  </Form>
);

function Asking({ view, outcome }: SeveralPageProps) {
  const isBusy = useNavigation().state !== "idle";
  const { rows, typed, problem } = view;
  const changing = rows.filter(({ step }) => step !== null);
  const isAsked = typed.do === "price" || typed.do === "tag";
  const isBegun = typed.by !== "" || typed.reason !== "";
  return (
    <>
      {outcome?.problem || (problem && isBegun) ? <Note kind="late">{outcome?.problem ?? problem}</Note> : null}
      {isAsked ? <ChangeForm view={view} /> : null}
      {problem === null ? (
        <Form method="post" className="board several-form" aria-busy={isBusy}>
          <Carried view={view} names={["do", "way", "by", "unit", "reason", "tag"]} />
          <ul className="rows">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
          <div className="buttons">
            <IntentButton intent="change" className="button go" disabled={isBusy || changing.length === 0}>
              {changing.length === 0 ? "Nothing to change" : `Change ${counted(changing.length, "car")}`}
            </IntentButton>
            <span className="mid">It stands over the feed until it is handed back.</span>
          </div>
        </Form>
      ) : null}
    </>
  );
}

type FieldName = keyof SeveralView["typed"];

/** Carries earlier choices over to the next form, as hidden fields. */
function Carried({ view, names }: { readonly view: SeveralView; readonly names: readonly FieldName[] }) {
  return (
    <>
      {names.map((name) => (
        <input key={name} type="hidden" name={name} value={view.typed[name]} />
      ))}
    </>
  );
}

/** The change's parameters: by how much and why, or which tag. Submitted with GET, since it only previews. */
function ChangeForm({ view }: { readonly view: SeveralView }) {
  const { typed, back } = view;
  return (
    <Form action="/stock/several" className="board several-asked">
      <Carried view={view} names={["do"]} />
      {view.rows.map(({ id }) => (
        <input key={id} type="hidden" name="car" value={id} />
      ))}
      <input type="hidden" name="back" value={back} />
      {typed.do === "tag" ? (
        <TextField
          label="Tag; empty takes it off"
          size="grow"
          name="tag"
          defaultValue={typed.tag}
          maxLength={40}
          autoComplete="off"
        />
      ) : (
        <>
          <SelectField
            label="Prices"
            name="way"
            defaultValue={typed.way || "lower"}
            options={[
              ["lower", "Lower by"],
              ["raise", "Raise by"],
            ]}
          />
          <TextField
            label="How much"
            name="by"
            defaultValue={typed.by}
            inputMode="decimal"
            maxLength={12}
            required
            autoComplete="off"
          />
          <SelectField
            label="In"
            name="unit"
            defaultValue={typed.unit || "dollars"}
            options={[
              ["dollars", "dollars"],
              ["percent", "percent"],
            ]}
          />
          <TextField
            label="Why (the desk sees it, shoppers do not)"
            size="wide"
            name="reason"
            defaultValue={typed.reason}
            maxLength={200}
            required
          />
        </>
      )}
      <button type="submit" className="button">
        Look first
      </button>
    </Form>
  );
}

const Row = ({ row: { id, name, stocknum, step, left } }: { readonly row: SeveralRow }) => (
  <li>
    <span>
      <input type="hidden" name="car" value={step ? `${id} ${step.seen}` : id} />
      {name}
      <small>{stocknum}</small>
    </span>
    {step ? (
      <span>
        <s className="dim">{step.from}</s> → <b>{step.to}</b>
      </span>
    ) : left ? (
      <span className="say soon">Left as it is. {left}</span>
    ) : null}
  </li>
);
