import { Fragment } from "react";
import { Form, Link } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { IntentButton } from "../../parts/forms/intent-button.tsx";
import { CarLine } from "./car-line.tsx";
import type { ThreadItem } from "./thread-items.ts";
import type { ThreadView } from "./thread-view.ts";

/** A whole thread by day: messages are blocks, events are lines. */
export function Timeline({ view }: { readonly view: ThreadView }) {
  return (
    <div className="thread">
      {view.days.map(({ day, items }) => (
        <Fragment key={day}>
          <h3 className="day">{day}</h3>
          {items.map((item) => (
            <Item key={item.key} item={item} name={view.name} mayAnswer={view.mayAnswer} />
          ))}
        </Fragment>
      ))}
      {view.openedBy.length > 0 ? (
        <p className="event">
          Opened by <b>{view.openedBy.join(", ")}</b>, and nobody has taken it.
        </p>
      ) : null}
      {view.viewers.map((name) => (
        <p key={name} className="event">
          <b>{name}</b> looks at this thread too.
        </p>
      ))}
    </div>
  );
}

interface ItemProps {
  readonly item: ThreadItem;
  readonly name: string;
  readonly mayAnswer: boolean;
}

function Item({ item, name, mayAnswer }: ItemProps) {
  if (item.kind === "event") {
    return (
      <p className="event">
        <b>{item.by}</b> {item.text} <time>{item.time}</time>
      </p>
    );
  }
  if (item.kind === "received") return <ReceivedBlock item={item} />;
  if (item.kind === "lead") return <LeadBlock item={item} name={name} />;
  return (
    <article className={item.kind === "note" ? "block noted" : "block ours"}>
      <header>
        <p>
          <b>{item.by}</b>{" "}
          <span className="mid">
            {item.how}
            {item.where ? `, ${item.where}` : ""}
          </span>
        </p>
        <time>{item.time}</time>
      </header>
      <Paragraphs text={item.text} />
      {item.delivery ? <p className={item.delivery.isLate ? "foot late" : "foot"}>{item.delivery.text}</p> : null}
      {item.again !== null && mayAnswer ? (
        <Form method="post" preventScrollReset className="foot">
          <input type="hidden" name="entry" value={item.again} />
          <IntentButton intent="text again">
            <Icon name="refresh" size={16} /> Try again
          </IntentButton>
        </Form>
      ) : null}
    </article>
  );
}

function ReceivedBlock({ item }: { readonly item: Extract<ThreadItem, { kind: "received" }> }) {
  return (
    <article className="block">
      <header>
        <Icon name={item.icon} size={16} />
        <p>
          <b>{item.by}</b>{" "}
          <span className="mid">
            {item.title}
            {item.where ? `, ${item.where}` : ""}
          </span>
        </p>
        <time>{item.time}</time>
      </header>
      <Paragraphs text={item.text} />
      {item.notes.map((note) => (
        <p key={note} className="foot late">
          {note}
        </p>
      ))}
    </article>
  );
}

function LeadBlock({ item, name }: { readonly item: Extract<ThreadItem, { kind: "lead" }>; readonly name: string }) {
  return (
    <article className="block">
      <header>
        <Icon name={item.icon} size={16} />
        <p>
          <b>{item.title}</b> {item.where ? <span className="mid">{item.where}</span> : null}
        </p>
        <time>{item.time}</time>
      </header>
      {item.car ? <CarLine car={item.car} /> : null}
      <Paragraphs text={item.text} />
      {item.booking ? (
        <p className="fact">
          <Icon name="calendar" size={16} />
          <Link className="link" to={item.booking.href}>
            {item.booking.text}
          </Link>
        </p>
      ) : null}
      {item.payment ? (
        <p className="fact">
          <Icon name="cash" size={16} /> {item.payment}
        </p>
      ) : null}
      {item.photos.length > 0 ? (
        <ul className="shots">
          {item.photos.map((src, at) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer">
                Photo {at + 1} of {name}’s car
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {item.details.length > 0 ? (
        <dl className="pairs">
          {item.details.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      {item.adf ? (
        <p className="foot">
          <a className="link" href={item.adf} download>
            Download for a CRM (ADF)
          </a>
        </p>
      ) : null}
    </article>
  );
}

const Paragraphs = ({ text }: { readonly text: string }) => (text === "" ? null : <div className="said">{text}</div>);
