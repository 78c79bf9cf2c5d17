import { useEffect, useId, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { SelectField } from "../../../ui/controls/field.tsx";
import type { OpeningRow } from "../../hours/opening.ts";
import { useOpen, useWeek } from "../../site/components/use-open.ts";
import { KIND_LABELS } from "../kinds.ts";
import type { LocationView } from "../view.ts";
import { hoursLines } from "../week.ts";

const NOW = "before:bg-positive";
const NOT_NOW = "before:bg-n-400";

/** Whether it is open now, as text and as a dot. */
export function OpenNow({
  open: turns,
  className,
}: {
  readonly open: LocationView["open"];
  readonly className?: string;
}) {
  const open = useOpen(turns);
  if (!open) return null;
  return (
    <p
      className={classNames(
        "flex items-center gap-2.5 text-sm font-strong before:mx-1 before:size-2.5 before:shrink-0 before:rounded-full",
        open.now ? NOW : NOT_NOW,
        className,
      )}
    >
      {open.text}
    </p>
  );
}

/** A week in as few lines as possible, today's in bold (LOC-059). */
export function HoursInShort({ hours }: { readonly hours: readonly OpeningRow[] }) {
  const week = useWeek(hours);
  if (week.length === 0) return null;
  return (
    <table className="figures w-full text-sm">
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {hoursLines(week).map((line) => (
          <tr key={line.days} className={line.today ? "font-strong" : "text-muted"}>
            <th scope="row" className="py-1 text-left [font-weight:inherit]">
              {line.days}
              {line.special ? <small className="block font-normal text-muted">Special hours</small> : null}
            </th>
            <td className="py-1 text-right align-top">{line.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Week = Pick<LocationView, "kind" | "name" | "hours">;

/**
 * The hours of a location and of the others of its dealership, one kind at a time by a dropdown (LOC-067). Without
 * JavaScript all of them are shown one below the other.
 */
export function HoursByKind({ weeks }: { readonly weeks: readonly Week[] }) {
  const id = useId();
  const list = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState(weeks[0]?.kind);
  // A choice made before the page was hydrated.
  useEffect(
    () => setChosen((before) => weeks.find(({ kind }) => kind === list.current?.value)?.kind ?? before),
    [weeks],
  );
  if (weeks.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-lg">
        Opening hours
      </h2>
      {weeks.length > 1 ? (
        <SelectField
          ref={list}
          label="Department"
          value={chosen}
          onChange={(event) => setChosen(weeks.find(({ kind }) => kind === event.target.value)?.kind)}
          className="mt-4 [@media(scripting:none)]:hidden"
        >
          {weeks.map(({ kind }) => (
            <option key={kind} value={kind}>
              {KIND_LABELS[kind]}
            </option>
          ))}
        </SelectField>
      ) : null}
      {weeks.map((week) => (
        <div key={week.kind} data-chosen={week.kind === chosen || undefined} className="tab-panel">
          <WeekTable week={week} named={weeks.length > 1} />
        </div>
      ))}
    </section>
  );
}

function WeekTable({ week, named }: { readonly week: Week; readonly named: boolean }) {
  const rows = useWeek(week.hours);
  return (
    <table className="figures w-full text-sm">
      <caption className={named ? "pb-2 text-left text-sm text-muted" : "sr-only"}>
        {KIND_LABELS[week.kind]}: {week.name}
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.day} className={classNames("border-t border-line", row.today && "font-strong")}>
            <th scope="row" className="py-2 text-left [font-weight:inherit]">
              {row.day}
              {row.today ? (
                <span className={`ml-2 text-xs ${row.hours === "Closed" ? "text-muted" : "text-positive"}`}>today</span>
              ) : null}
              {row.special ? <span className="ml-2 text-xs font-normal text-muted">special hours</span> : null}
            </th>
            <td className="py-2 text-right">{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
