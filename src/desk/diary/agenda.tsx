import { Link } from "react-router";
import { telHref } from "../../features/site/rules.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Blank } from "../parts/blank.tsx";
import { Thumb } from "../parts/thumb.tsx";
import type { BookingCard } from "./card-view.ts";
import type { DiaryDay } from "./day-view.ts";
import { diaryHref } from "./diary-links.ts";
import type { DiaryPage } from "./diary-view.ts";

interface AgendaProps {
  readonly page: DiaryPage;
  readonly search: string;
}

/** One day as a list, with its free times between the bookings, for phones. */
export function Agenda({ page, search }: AgendaProps) {
  const day = page.days.find(({ isChosen }) => isChosen) ?? page.days[0];
  return (
    <section className="agenda" aria-label={day?.name ?? "Day"}>
      {page.view === "week" ? (
        <nav className="strip" aria-label="Days">
          {page.days.map(({ date, name, says, isChosen }) => (
            <Link
              key={date}
              to={diaryHref(search, { day: date })}
              aria-current={isChosen ? "date" : undefined}
              preventScrollReset
            >
              {name.split(" ")[0]}
              <b>{name.split(" ")[1]}</b>
              {says}
            </Link>
          ))}
        </nav>
      ) : null}
      {day ? <DayList day={day} page={page} search={search} /> : null}
    </section>
  );
}

function DayList({ day, page, search }: AgendaProps & { readonly day: DiaryDay }) {
  const free = page.mayBook ? day.free : [];
  const rows = [
    ...day.cards.map((card) => ({ sort: card.startsAt, card, gap: null })),
    ...free.map((gap) => ({ sort: gap.sort, card: null, gap })),
  ].sort((a, b) => a.sort - b.sort);
  if (rows.length === 0)
    return (
      <Blank icon="calendar" heading={day.says === "closed" ? "Closed" : "Nothing is booked"}>
        {day.says === "closed" ? "Nobody can come on this day." : "What is booked on this day stands here at once."}
      </Blank>
    );
  return (
    <ol className="slots">
      {rows.map(({ card, gap }) =>
        card ? (
          <Row key={card.id} card={card} search={search} />
        ) : gap ? (
          <li key={`free-${gap.from}`}>
            <span className="slot-time">{gap.time}</span>
            <Link
              className="slot-free"
              to={diaryHref(search, { day: day.date, time: gap.from }, "/diary/book")}
              preventScrollReset
            >
              <Icon name="plus" size={16} /> {gap.text}
            </Link>
          </li>
        ) : null,
      )}
    </ol>
  );
}

function Row({ card, search }: { readonly card: BookingCard; readonly search: string }) {
  return (
    <li>
      <span className="slot-time">{card.time}</span>
      <div className={classNames("slot", card.tone)}>
        <Link to={diaryHref(search, {}, `/diary/${card.id}`)} preventScrollReset className="slot-link">
          <Thumb picture={card.picture} icon={card.kind === "service" ? "tools" : "car"} />
          <span className="grow">
            <b>{card.name}</b>
            <span className="slot-vehicle">{card.vehicle}</span>
            {card.says ? <small>{card.says}</small> : null}
          </span>
        </Link>
        {card.phone && card.tone !== "past" ? (
          <a className="button bare square" href={telHref(card.phone)}>
            <Icon name="phone" size={18} />
            <span className="unseen">Call {card.name}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}
