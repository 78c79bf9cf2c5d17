import { useRef } from "react";
import { Form, Link, useNavigation, useSearchParams } from "react-router";
import type { WrittenPlan } from "../../../features/stock/planned/rules.ts";
import { counted } from "../../../lib/words/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Caps } from "../../keys/caps.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { carName } from "../../parts/frame/car-drafts.ts";
import { Note } from "../../parts/note.tsx";
import { SeveralNotes } from "../../parts/outcome.tsx";
import { Thumb } from "../../parts/thumb.tsx";
import { By, CarField } from "./car-field.tsx";
import { CarHistoryList } from "./car-history-list.tsx";
import type { CarOutcome } from "./car-outcome.ts";
import type { CarPanel } from "./car-panel.ts";
import { FIELD_GROUPS } from "./panel-fields.ts";
import { PlannedPrice } from "./planned-price.tsx";
import { SeenBy } from "./seen-by.tsx";
import { useUnsaved } from "./use-unsaved.ts";

interface CarPageProps {
  readonly panel: CarPanel;
  readonly outcome: CarOutcome | null;
}

/** One car, field by field: the feed's values, and those that a person has set over them. */
export function CarPage({ panel, outcome }: CarPageProps) {
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsaved(form, { keptAs: carName(panel.reader, panel.id), state: panel, outcome });
  return (
    <section className="over" id="opened" tabIndex={-1} aria-labelledby="car-heading">
      <Top panel={panel} />
      <div className="over-body">
        <Numbers panel={panel} />
        <SeveralNotes outcome={outcome} />
        {unsaved.meanwhile.length > 0 ? (
          <Note kind="soon">
            {unsaved.meanwhile.map((one) => (
              <p key={one}>{one}</p>
            ))}
          </Note>
        ) : null}
        <Photos panel={panel} />
        <Form method="post" id="car-form" className="car-form" ref={form} preventScrollReset>
          {FIELD_GROUPS.map((group) => (
            <fieldset key={group} className={group === "Words" ? "car-fields wide" : "car-fields"}>
              <legend>{group}</legend>
              {panel.fields
                .filter((field) => field.group === group)
                .map((field) => (
                  <CarField
                    key={`${field.name} ${field.value}`}
                    field={field}
                    typed={outcome?.typed?.[field.name]}
                    panel={panel}
                  />
                ))}
              {group === "Price" && panel.mayEdit ? (
                <Reason key={panel.history[0]?.key} typed={outcome?.typed?.reason} />
              ) : null}
            </fieldset>
          ))}
        </Form>
        <Facts panel={panel} planned={outcome?.planned} />
      </div>
      {panel.mayEdit ? <Foot unsaved={unsaved.labels} /> : null}
    </section>
  );
}

function Top({ panel }: { readonly panel: CarPanel }) {
  const [params] = useSearchParams();
  const { page } = panel.standing;
  return (
    <header className="over-top">
      <Thumb picture={panel.picture} icon="photo" width={96} isFirst />
      <div className="grow">
        <h2 id="car-heading">{panel.name}</h2>
        <p className="mid">
          {panel.plate ? <span className="plate">{panel.plate}</span> : null} {panel.facts}
        </p>
      </div>
      {page ? (
        <a href={page} target="_blank" rel="noreferrer" className="button on-site">
          See on the site
        </a>
      ) : null}
      <Link to={{ pathname: "/stock", search: params.toString() }} className="button bare square" preventScrollReset>
        <Icon name="x" />
        <span className="unseen">Close</span>
      </Link>
    </header>
  );
}

/** Whether shoppers see the car, the button that hides or shows it, and its statistics. */
const Numbers = ({ panel: { standing, numbers, fields, mayEdit } }: Pick<CarPageProps, "panel">) => (
  <div className="over-numbers">
    <a href="#seen-by" className={`say ${standing.kind}`}>
      {standing.words}
    </a>
    {mayEdit ? <HideOrShow shown={fields.find(({ name }) => name === SHOWN)?.value ?? ""} /> : null}
    <ul aria-label="Its numbers">
      {numbers.map(({ value, words, isLoud }) => (
        <li key={words} className={isLoud ? "loud" : undefined}>
          <b>{value}</b> {words}
        </li>
      ))}
    </ul>
  </div>
);

const SHOWN = "show_on_dealer_website";

/** Hides the car from shoppers or shows it again, at once; its entry in the history can undo it. */
const HideOrShow = ({ shown }: { readonly shown: string }) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="intent" value="save" />
    <input type="hidden" name={`seen.${SHOWN}`} value={shown} />
    <button type="submit" name={SHOWN} value={shown === "yes" ? "no" : "yes"} className="button" data-hides="">
      {shown === "yes" ? "Hide" : "Show"}
      <span className="unseen">{shown === "yes" ? " it from shoppers" : " it to shoppers"}</span>{" "}
      <Caps chord="h" onControl />
    </button>
  </Form>
);

/** The first photos, linked to all of them, and who chose and arranged them. */
function Photos({ panel: { id, photos, isByHand, mayEdit } }: Pick<CarPageProps, "panel">) {
  const { count, strip, said } = photos;
  const [to, rest, words] = [`/stock/${id}/photos`, count - strip.length, counted(count, "photo")];
  return (
    <section className="car-photos" aria-label="Photos">
      {strip.length > 0 ? (
        <Link to={to} className="car-strip" aria-label={words} data-key="i">
          {strip.map((src) => (
            <span key={src} className="thumb">
              <img src={src} alt="" width={96} height={60} loading="lazy" />
            </span>
          ))}
          {rest > 0 ? <span className="thumb rest" data-rest={`+${rest}`} /> : null}
        </Link>
      ) : null}
      <div className="car-strip-foot">
        {count > 0 ? (
          <By
            said={said}
            source={isByHand ? words : `${words}, in the feed’s order`}
            more={`chose or ordered these ${words}`}
          />
        ) : null}
        {mayEdit || strip.length === 0 ? (
          <Link to={to} className="button" data-key={strip.length === 0 ? "i" : undefined}>
            <Icon name="photo" />
            {mayEdit ? "Add photos" : words}
          </Link>
        ) : null}
      </div>
    </section>
  );
}

const Reason = ({ typed }: { readonly typed: string | undefined }) => (
  <div className="car-field">
    <label className="label" htmlFor="field-reason">
      Why
    </label>
    <div className="value">
      <input
        id="field-reason"
        name="reason"
        className="input"
        maxLength={200}
        defaultValue={typed}
        aria-describedby="by-reason"
      />
    </div>
    <div className="by">
      <span id="by-reason">Only the desk sees it</span>
    </div>
  </div>
);

/** The unsaved fields, and the button that saves them. */
function Foot({ unsaved }: { readonly unsaved: readonly string[] }) {
  const isSaving = useNavigation().formData?.get("intent") === "save";
  return (
    <footer className="over-foot">
      <span className="grow mid" role="status">
        {unsaved.length > 0 ? `${unsaved.join(", ")}: not saved yet` : ""}
      </span>
      <button type="reset" form="car-form" className="button bare" disabled={isSaving}>
        Leave as it was
      </button>
      <IntentButton intent="save" form="car-form" className="button go" data-key="Mod+s" disabled={isSaving}>
        {isSaving ? "Saving" : "Save"}
        <Caps chord="Mod+s" onControl />
      </IntentButton>
    </footer>
  );
}

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
      <SeenBy sites={panel.sites} />
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
      <CarHistoryList history={panel.history} mayEdit={panel.mayEdit} />
    </>
  );
}
