import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useState } from "react";
import { LOCALE } from "../../../../lib/words/locale.ts";
import { SelectField, TextField } from "../../../../ui/controls/field.tsx";
import { timeText } from "../../../hours/hours.ts";
import type { AppointmentDay } from "../../bookings/appointments.ts";
import { control } from "../form-parts.tsx";

interface Fields {
  readonly date: FieldMetadata<string | undefined>;
  readonly time: FieldMetadata<string | undefined>;
}

interface AppointmentFieldsProps extends Fields {
  /** Address of the call that lists free days and times. */
  readonly address: string;
}

interface FreeTimeFieldProps extends Fields {
  /** The free days and times, known to the server when it rendered the page. */
  readonly days: readonly AppointmentDay[];
}

/**
 * Day and time as one select of free times, for a page that works without JavaScript. It posts `YYYY-MM-DDTHH:MM` as
 * the day, which `readSlot` splits.
 */
export function FreeTimeField({ days, date, time }: FreeTimeFieldProps) {
  return (
    // The summary of problems links to the time by this id.
    <div id={time.id} tabIndex={-1}>
      <SelectField
        label="Preferred date and time"
        optional
        {...control(date)}
        error={date.errors?.[0] ?? time.errors?.[0]}
      >
        <option value="">Any time</option>
        {days.map(({ date: day, times }) => (
          <optgroup key={day} label={dayText(day)}>
            {times.map((at) => (
              <option key={at} value={`${day}T${at}`}>
                {timeText(at)}, {dayText(day)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}

/**
 * Day and time of a test drive: one of the dealership's free times or, if those cannot be loaded, any day and time
 * (LEAD-018).
 */
export function AppointmentFields({ address, date, time }: AppointmentFieldsProps) {
  const [days, setDays] = useState<readonly AppointmentDay[]>([]);
  // The current values, kept for when the fields are replaced by those of the other kind.
  const [chosen, setChosen] = useState(date.initialValue ?? "");
  const [at, setAt] = useState(time.initialValue ?? "");
  // A refusal means that the list is out of date: somebody else has taken the time.
  const refusal = time.errors?.[0] ?? date.errors?.[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is a reason to ask again
  useEffect(() => {
    const leaving = new AbortController();
    void fetchAppointments(address, leaving.signal).then((found) => {
      if (leaving.signal.aborted) return;
      // A value typed before hydration or restored from a draft causes no event, so read the fields.
      setChosen(standsIn(date.id));
      setAt(standsIn(time.id));
      setDays(found);
    });
    return () => leaving.abort();
  }, [address, refusal]);
  const onDay = { ...control(date), defaultValue: chosen, onChange: hearing(setChosen) };
  const onTime = { ...control(time), defaultValue: at, onChange: hearing(setAt) };
  const isOffered = chosen === "" || days.some((day) => day.date === chosen);
  // A day typed before the free days were loaded stays as it was typed.
  if (days.length === 0 || !isOffered) {
    return (
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField label="Preferred date" optional type="date" {...onDay} />
        <TextField label="Preferred time" optional type="time" {...onTime} />
      </div>
    );
  }
  const times = days.find((day) => day.date === chosen)?.times ?? [];
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SelectField label="Preferred date" optional {...onDay}>
        <option value="">Any day</option>
        {days.map((day) => (
          <option key={day.date} value={day.date}>
            {dayText(day.date)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Preferred time" optional disabled={times.length === 0} {...onTime}>
        <option value="">{times.length > 0 ? "Any time" : "Choose a date first"}</option>
        {times.map((free) => (
          <option key={free} value={free}>
            {timeText(free)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const hearing =
  (set: (value: string) => void) =>
  ({ currentTarget: field }: { readonly currentTarget: { readonly value: string } }) =>
    set(field.value);

const standsIn = (id: string): string => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : "";
};

let day: Intl.DateTimeFormat | undefined;

/** The formatter is created on first use: it takes milliseconds on a phone, and most pages show no days. */
function dayText(date: string): string {
  day ??= new Intl.DateTimeFormat(LOCALE, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return day.format(Date.parse(`${date}T00:00:00Z`));
}

/** The free days and times; empty if they cannot be loaded. */
async function fetchAppointments(address: string, signal: AbortSignal): Promise<readonly AppointmentDay[]> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as AppointmentDay[]) : [];
  } catch {
    return [];
  }
}
