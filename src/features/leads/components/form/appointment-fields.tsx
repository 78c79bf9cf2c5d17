import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useState } from "react";
import { LOCALE } from "../../../../lib/words/locale.ts";
import { SelectField, TextField } from "../../../../ui/controls/field.tsx";
import { timeText } from "../../../hours/hours.ts";
import type { AppointmentDay } from "../../bookings/appointments.ts";
import { control } from "../form-parts.tsx";

interface AppointmentFieldsProps {
  /** Address of the call that lists free days and times. */
  readonly address: string;
  readonly date: FieldMetadata<string | undefined>;
  readonly time: FieldMetadata<string | undefined>;
}

/**
 * Day and time of a test drive: one of the dealership's own free times or, where they cannot be loaded, any day and
 * time (LEAD-018).
 */
export function AppointmentFields({ address, date, time }: AppointmentFieldsProps) {
  const [days, setDays] = useState<readonly AppointmentDay[]>([]);
  const [chosen, setChosen] = useState(date.initialValue ?? "");
  useEffect(() => {
    const leaving = new AbortController();
    void fetchAppointments(address, leaving.signal).then(setDays);
    return () => leaving.abort();
  }, [address]);
  const isOffered = chosen === "" || days.some((day) => day.date === chosen);
  // A day that was typed before the free days were loaded stays as it was typed.
  if (days.length === 0 || !isOffered) {
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Preferred date"
          optional
          type="date"
          {...control(date)}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <TextField label="Preferred time" optional type="time" {...control(time)} />
      </div>
    );
  }
  const times = days.find((day) => day.date === chosen)?.times ?? [];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Preferred date"
        optional
        {...control(date)}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">Any day</option>
        {days.map((day) => (
          <option key={day.date} value={day.date}>
            {dayText(day.date)}
          </option>
        ))}
      </SelectField>
      <SelectField label="Preferred time" optional disabled={times.length === 0} {...control(time)}>
        <option value="">{times.length > 0 ? "Any time" : "Choose a date first"}</option>
        {times.map((at) => (
          <option key={at} value={at}>
            {timeText(at)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

const DAY = new Intl.DateTimeFormat(LOCALE, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
const dayText = (date: string): string => DAY.format(Date.parse(`${date}T00:00:00Z`));

/** Empty where they cannot be loaded. */
async function fetchAppointments(address: string, signal: AbortSignal): Promise<readonly AppointmentDay[]> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as AppointmentDay[]) : [];
  } catch {
    return [];
  }
}
