import { Form } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import type { PhotoView } from "./photos-view.ts";
import type { Dragging } from "./use-dragging.ts";

interface PhotoCardProps {
  readonly photo: PhotoView;
  /** Its position, counted from 0. */
  readonly at: number;
  readonly of: number;
  readonly mayEdit: boolean;
  readonly dragging: Dragging;
}

/** One photo with its position and its actions. */
export function PhotoCard({ photo, at, of, mayEdit, dragging }: PhotoCardProps) {
  const name = `photo ${at + 1}`;
  const isFirst = at === 0;
  return (
    <li className={isFirst ? "photo first" : "photo"} data-place={at} data-drag={dragging.stateOf(at)}>
      <figure>
        {photo.src ? (
          <img src={photo.src} alt={`The car, ${name}`} loading={at < 4 ? "eager" : "lazy"} draggable={false} />
        ) : (
          <span className="unshown">
            <Icon name="photo" /> Shown from its own server
          </span>
        )}
        <figcaption className="photo-place">{isFirst ? "1, on every card" : at + 1}</figcaption>
        {mayEdit && of > 1 ? (
          <button type="button" className="grip" {...dragging.grip(at, photo.source)}>
            <span aria-hidden="true" className="dots" />
            <span className="unseen">Move {name}: drag it, or press Alt with an arrow</span>
          </button>
        ) : null}
      </figure>
      {mayEdit ? <Doings photo={photo} at={at} of={of} name={name} /> : null}
    </li>
  );
}

interface DoingsProps extends Pick<PhotoCardProps, "photo" | "at" | "of"> {
  readonly name: string;
}

const EDGES = ["left", "right", "top", "bottom"] as const;

function Doings({ photo, at, of, name }: DoingsProps) {
  const photoField = <input type="hidden" name="photo" value={photo.source} />;
  return (
    <div className="doings">
      <Form method="post" preventScrollReset className="line">
        {photoField}
        <input type="hidden" name="intent" value="move" />
        <button
          type="submit"
          name="by"
          value={-1}
          className="button bare square"
          disabled={at === 0}
          data-key="Alt+ArrowLeft"
        >
          <Icon name="arrow-left" />
          <span className="unseen">Move {name} earlier</span>
        </button>
        <button
          type="submit"
          name="by"
          value={1}
          className="button bare square"
          disabled={at === of - 1}
          data-key="Alt+ArrowRight"
        >
          <Icon name="arrow-right" />
          <span className="unseen">Move {name} later</span>
        </button>
        {at > 0 ? (
          <button type="submit" name="to" value={1} className="button bare">
            Make first<span className="unseen">: {name}</span>
          </button>
        ) : null}
      </Form>
      <Form method="post" preventScrollReset className="line">
        {photoField}
        {photo.isOurs ? (
          <>
            <input type="hidden" name="way" value="right" />
            <IntentButton intent="turn" className="button bare square" data-key="r">
              <Icon name="refresh" />
              <span className="unseen">Turn {name} to the right</span>
            </IntentButton>
          </>
        ) : null}
        <IntentButton intent="remove" className="button bare square" data-key="Delete">
          <Icon name="x" />
          <span className="unseen">Take {name} off</span>
        </IntentButton>
      </Form>
      {photo.isOurs ? (
        <details className="trim">
          <summary>
            Trim<span className="unseen"> {name}</span>
          </summary>
          <Form method="post" preventScrollReset>
            {photoField}
            {EDGES.map((edge) => (
              <label key={edge}>
                {edge}, %
                <input className="input" type="number" name={edge} min={0} max={45} defaultValue={0} />
              </label>
            ))}
            <IntentButton intent="trim">Trim</IntentButton>
          </Form>
        </details>
      ) : null}
    </div>
  );
}
