import type { CSSProperties } from "react";
import { Link, NavLink } from "react-router";
import { LOCALE } from "../../lib/words/locale.ts";
import { classNames } from "../../ui/class-names.ts";
import type { BookingCard } from "./card-view.ts";
import type { DiaryDay } from "./day-view.ts";
import { diaryHref } from "./diary-links.ts";
import type { DiaryPage } from "./diary-view.ts";
import { useDraggingBooking } from "./use-dragging-booking.ts";

interface WeekProps {
  readonly page: DiaryPage;
  readonly search: string;
}

/** The days side by side, every hour equally high, with bookings, how full each day is, and closing times. */
export function Week({ page, search }: WeekProps) {
  const { drop, grip } = useDraggingBooking(search);
  const dropTime = drop && timeOf(page.zone).format(drop.moment);
  const columns = { "--days": page.days.length } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what scrolls
    <section className="diary-week" aria-label={page.heading} style={columns} tabIndex={0}>
      <div className="week-head">
        <span />
        {page.days.map((day) => (
          <DayHead key={day.date} day={day} search={search} />
        ))}
      </div>
      <div className="week-body">
        <div className="week-hours" aria-hidden="true">
          {page.marks.map(({ at, label }) => (
            <span key={at} style={{ "--at": at } as CSSProperties}>
              {label}
            </span>
          ))}
        </div>
        {page.days.map((day) => (
          <Column
            key={day.date}
            day={day}
            search={search}
            grip={page.mayBook ? grip : null}
            drop={drop?.date === day.date ? { at: drop.at, text: dropTime ?? "" } : null}
          />
        ))}
      </div>
    </section>
  );
}

function DayHead({ day, search }: { readonly day: DiaryDay; readonly search: string }) {
  return (
    <div className={classNames("day-head", day.isToday && "now")} data-near={day.isNear || undefined}>
      <h2>
        <Link to={diaryHref(search, { view: "day", day: day.date })}>{day.name}</Link>
        {day.isToday ? <span className="mid"> today</span> : null}
      </h2>
      <dl className="fill">
        {day.kinds.map(({ kind, name, booked, most, text, isFull }) => (
          <div key={kind}>
            <dt>{name}</dt>
            <dd>
              {most === null && !isFull ? null : (
                <i
                  aria-hidden="true"
                  data-full={isFull || undefined}
                  style={{ "--w": `${most ? Math.min(100, (booked / most) * 100) : 0}%` } as CSSProperties}
                />
              )}
              <span className={classNames(isFull && "diary-full")}>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const timeOf = (timeZone: string) => new Intl.DateTimeFormat(LOCALE, { hour: "numeric", minute: "2-digit", timeZone });

interface ColumnProps {
  readonly day: DiaryDay;
  readonly search: string;
  /** Starts dragging a booking; null if the user may not move bookings. */
  readonly grip: ReturnType<typeof useDraggingBooking>["grip"] | null;
  /** Where a dragged booking would start in this day; null if it is over another day. */
  readonly drop: { readonly at: number; readonly text: string } | null;
}

function Column({ day, search, grip, drop }: ColumnProps) {
  return (
    <ol
      className={classNames("day-column", day.isToday && "now")}
      aria-label={day.name}
      data-near={day.isNear || undefined}
      data-date={day.date}
      data-starts={day.startsAt}
      style={{ "--hours": day.hours } as CSSProperties}
    >
      {day.marks?.map(({ at, label }) => (
        <li key={`mark-${at}`} className="own-hour" aria-hidden="true" style={{ "--at": at } as CSSProperties}>
          {label}
        </li>
      ))}
      {day.shut.map(({ at, for: long, text }) => (
        <li key={`shut-${at}`} className="diary-shut" style={{ "--at": at, "--for": long } as CSSProperties}>
          {text}
        </li>
      ))}
      {day.cards.map((card) => (card.lane ? <Block key={card.id} card={card} search={search} grip={grip} /> : null))}
      {drop ? (
        <li className="drop-line" aria-hidden="true" style={{ "--at": drop.at } as CSSProperties}>
          {drop.text}
        </li>
      ) : null}
      {day.more > 0 ? (
        <li className="day-more">
          <Link to={diaryHref(search, { view: "day", day: day.date })}>{day.more} more</Link>
        </li>
      ) : null}
      {day.now === null ? null : (
        <li className="now-line" aria-hidden="true" style={{ "--at": day.now } as CSSProperties} />
      )}
    </ol>
  );
}

interface BlockProps extends Pick<ColumnProps, "search" | "grip"> {
  readonly card: BookingCard;
}

function Block({ card, search, grip }: BlockProps) {
  const { lane = 0, lanes = 1 } = card.lane ?? {};
  // The hours at the side already show am and pm.
  const [clock, half] = card.time.split(" ");
  const place = { "--at": card.at, "--for": card.for, "--lane": lane, "--lanes": lanes } as CSSProperties;
  return (
    <li className="booking-at" style={place}>
      <NavLink
        to={diaryHref(search, {}, `/diary/${card.id}`)}
        className={classNames("booking", card.tone, card.kind === "service" && "workshop")}
        preventScrollReset
        data-ahead
        {...(card.tone === "past" ? {} : grip?.(card.id))}
      >
        <b>
          {clock}
          <span className="unseen"> {half}</span> {card.lastName}
        </b>
        <span className="cut">{card.line}</span>
        {card.picture && lanes === 1 ? <img src={card.picture} alt="" loading="lazy" draggable={false} /> : null}
      </NavLink>
    </li>
  );
}
