import { Form, Link, useNavigation, useSearchParams } from "react-router";
import type { WrittenPlan } from "../../features/stock/planned/rules.ts";
import { counted } from "../../lib/words/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { ToldNotes } from "../parts/told-notes.tsx";
import type { CarPanel, FieldView } from "./car-panel.ts";
import { PlannedPrice } from "./planned-price.tsx";
import { SeenBy } from "./seen-by.tsx";
import { STATUS_WORDS } from "./status-words.ts";

/** What became of a form, field by field; a refused one keeps what was typed. */
export interface Told {
  readonly done: string | null;
  readonly problems: readonly string[];
  readonly typed?: Readonly<Record<string, string>>;
  readonly planned?: WrittenPlan;
}

interface CarPageProps {
  readonly panel: CarPanel;
  readonly told: Told | null;
}

/** One car, field by field: what the feed says, and what a person says over it. */
export function CarPage({ panel, told }: CarPageProps) {
  const [params] = useSearchParams();
  const isSaving = useNavigation().formData?.get("intent") === "save";
  return (
    <section className="over" aria-labelledby="car-heading">
      <header className="over-top">
        <span className="thumb">
          {panel.picture ? <img src={panel.picture} alt="" width={96} height={60} /> : <Icon name="photo" />}
        </span>
        <div className="grow">
          <h2 id="car-heading">{panel.name}</h2>
          <p className="mid">
            {panel.plate ? <span className="plate">{panel.plate}</span> : null} {panel.facts}
          </p>
          <Link to={`/stock/${panel.id}/photos`} className="link" data-key="f">
            {panel.photos === 0 ? "Add photos" : counted(panel.photos, "photo")}
          </Link>
        </div>
        <Link to={{ pathname: "/stock", search: params.toString() }} className="button bare square" preventScrollReset>
          <Icon name="x" />
          <span className="unseen">Close</span>
        </Link>
      </header>
      <div className="over-body">
        <ul className="over-numbers" aria-label="Its numbers">
          {panel.numbers.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <ToldNotes told={told} />
        <Form method="post" id="car-form" className="fields" preventScrollReset>
          {panel.fields.map((field) => (
            <Field
              key={`${field.name} ${field.value}`}
              field={field}
              typed={told?.typed?.[field.name]}
              statuses={panel.statuses}
              isFixed={!panel.mayEdit}
            />
          ))}
          {panel.mayEdit ? (
            <div className="over-foot">
              <button type="submit" name="intent" value="save" className="button go" disabled={isSaving}>
                {isSaving ? "Saving" : "Save"}
              </button>
            </div>
          ) : null}
        </Form>
        <Facts panel={panel} planned={told?.planned} />
      </div>
    </section>
  );
}

interface FieldProps {
  readonly field: FieldView;
  readonly typed: string | undefined;
  readonly statuses: readonly string[];
  readonly isFixed: boolean;
}

function Field({ field, typed, statuses, isFixed }: FieldProps) {
  const { name, label, kind, value, said } = field;
  const common = {
    id: `field-${name}`,
    name,
    defaultValue: typed ?? value,
    disabled: isFixed,
    className: said ? "input ours" : "input",
  };
  return (
    <>
      <label className="label" htmlFor={common.id}>
        {label}
      </label>
      <div>
        <input type="hidden" name={`seen.${name}`} value={value} />
        {kind === "status" || kind === "flag" ? (
          <select {...common}>
            {(kind === "flag" ? ["yes", "no"] : statuses).map((one) => (
              <option key={one} value={one}>
                {STATUS_WORDS[one] ?? (one === "yes" ? "Yes" : "No")}
              </option>
            ))}
          </select>
        ) : kind === "text" ? (
          <textarea {...common} rows={5} maxLength={10_000} />
        ) : (
          <input
            {...common}
            inputMode={kind === "line" ? undefined : "decimal"}
            maxLength={200}
            data-key={name === "price" ? "p" : undefined}
          />
        )}
      </div>
      <div className="by">
        {said ? (
          <>
            <span>
              <b>{said.by}</b> {said.when}; the feed says {said.feed}
            </span>
            {isFixed ? null : <HandBack name={name} label={label} />}
          </>
        ) : (
          <span>the feed</span>
        )}
      </div>
    </>
  );
}

/** Its own form's button: it hands one field back, whatever else was typed. */
const HandBack = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <button type="submit" form={`back-${name}`} className="button bare">
    Hand back<span className="unseen"> {label}</span>
  </button>
);

const Undo = ({ act, text }: { readonly act: number; readonly text: string }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="act" value={act} />
    <button type="submit" name="intent" value="undo" className="button bare">
      Undo<span className="unseen"> {text}</span>
    </button>
  </Form>
);

function Facts({ panel, planned }: { readonly panel: CarPanel; readonly planned: WrittenPlan | undefined }) {
  return (
    <>
      {panel.fields
        .filter(({ said }) => said !== null)
        .map(({ name }) => (
          <Form key={name} method="post" id={`back-${name}`} preventScrollReset>
            <input type="hidden" name="intent" value="hand back" />
            <input type="hidden" name="field" value={name} />
          </Form>
        ))}
      <PlannedPrice
        key={panel.planning.plan?.id ?? "none"}
        planning={panel.planning}
        mayEdit={panel.mayEdit}
        typed={planned}
      />
      <section className="part" aria-labelledby="windscreen">
        <h3 id="windscreen">Windscreen card</h3>
        <p className="over-cards">
          {(["a4", "a5"] as const).map((paper) => (
            <Link
              key={paper}
              to={`/stock/${panel.id}/card?paper=${paper}`}
              reloadDocument
              target="_blank"
              className="button"
            >
              <Icon name="printer" />
              Print on {paper.toUpperCase()}
            </Link>
          ))}
        </p>
      </section>
      <SeenBy sites={panel.sites} />
      {panel.prices.length > 0 ? (
        <section className="part" aria-labelledby="prices">
          <h3 id="prices">Prices</h3>
          <ul className="rows">
            {panel.prices.map(({ key, text, by, when }) => (
              <li key={key}>
                <span>{text}</span>
                <small>
                  {by}, {when}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {panel.acts.length > 0 ? (
        <section className="part" aria-labelledby="acts">
          <h3 id="acts">What the desk did</h3>
          <ul className="rows">
            {panel.acts.map(({ id, text, when, canUndo }) => (
              <li key={id}>
                <span>
                  {text}
                  <small>{when}</small>
                </span>
                {canUndo && panel.mayEdit ? <Undo act={id} text={text} /> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
