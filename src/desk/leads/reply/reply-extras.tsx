import { type KeyboardEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { openFirst } from "../../parts/pick.tsx";
import { useLoad } from "../../parts/use-load.ts";
import type { ThreadView } from "../thread/thread-view.ts";
import type { OfferedCar } from "./car-card.ts";

interface ExtrasProps {
  readonly view: ThreadView;
  /** Called with the filled-in text of the chosen template. */
  readonly onTemplate: (text: string) => void;
}

/** Optional parts of an answer: a template to start from, and a car of the stock. */
export function Extras({ view, onTemplate }: ExtrasProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const template = view.templates.find(({ id }) => id === chosen);
  const take = (value: string) => {
    const found = view.templates.find(({ id }) => id === Number(value));
    setChosen(found?.id ?? null);
    if (found) onTemplate(found.text);
  };
  return (
    <div className="extras">
      {view.templates.length > 0 ? (
        <label className="pick">
          <Icon name="message" size={16} />
          <span className="unseen">Begin with a template</span>
          <select
            name="template"
            value={chosen ?? ""}
            onChange={(event) => take(event.target.value)}
            onKeyDown={openFirst}
          >
            <option value="">Template …</option>
            {view.templates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <noscript>{view.templates.length > 0 ? <IntentButton intent="template">Use it</IntentButton> : null}</noscript>
      <CarChoice view={view} />
      <Link to="/templates" className="button bare">
        Templates and signature
      </Link>
      {template && template.missing.length > 0 ? (
        <p className="foot soon" role="status">
          Not known of {view.name}: {template.missing.join(", ")}. Fill it in before you send.
        </p>
      ) : null}
    </div>
  );
}

/**
 * Chooses a car whose picture, price and link go out with the answer: one they asked about, or any that shoppers see.
 */
function CarChoice({ view }: { readonly view: ThreadView }) {
  const found = useLoad<{ cars: readonly OfferedCar[] | null }>();
  const [chosen, setChosen] = useState<OfferedCar | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The pressed button disappears, so the focus moves to the button that replaces it.
  const isPressed = useRef(false);
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button && isPressed.current) button.focus();
    if (button) isPressed.current = false;
  };
  const own = view.cards.filter(({ slug }, at, all) => all.findIndex((one) => one.slug === slug) === at);
  const search = (words: string) => found.load(`/leads/${view.id}/cars?${new URLSearchParams({ q: words })}`);
  const cars = found.data?.cars;
  if (chosen) {
    return (
      <div className="card-choice">
        <input type="hidden" name="car" value={chosen.slug} />
        {chosen.picture ? <img src={chosen.picture} alt="" width={64} height={40} /> : null}
        <span className="grow cut">
          <b>{chosen.name}</b> {chosen.price}
        </span>
        <button
          type="button"
          ref={takeFocus}
          className="button bare square"
          onClick={() => {
            isPressed.current = true;
            setChosen(null);
          }}
        >
          <Icon name="x" size={16} />
          <span className="unseen">Do not show {chosen.name}</span>
        </button>
      </div>
    );
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") event.preventDefault();
    if (event.key === "Escape") setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        ref={takeFocus}
        className="button with-script"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          if (!isOpen && !found.data) search("");
        }}
      >
        <Icon name="car" size={16} /> Show a car
      </button>
      <noscript>
        {own.length > 0 ? (
          <select name="car" aria-label="Car that the answer shows">
            <option value="">No car</option>
            {own.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
      </noscript>
      {isOpen ? (
        <div className="car-finder">
          <input
            className="input"
            type="search"
            aria-label="Car to show"
            placeholder="Make, model, stock number"
            onChange={(event) => search(event.target.value)}
            onKeyDown={keys}
          />
          {cars === null ? <p className="foot late">The search does not answer. Try again in a moment.</p> : null}
          {cars?.length === 0 ? <p className="foot">No car that shoppers see answers these words.</p> : null}
          <ul>
            {cars?.map((car) => (
              <li key={car.slug}>
                <button
                  type="button"
                  onClick={() => {
                    isPressed.current = true;
                    setChosen(car);
                    setOpen(false);
                  }}
                >
                  {car.picture ? <img src={car.picture} alt="" width={64} height={40} loading="lazy" /> : null}
                  <span className="grow cut">{car.name}</span>
                  <span>{car.price}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
