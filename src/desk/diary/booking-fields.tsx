import type { ReactNode } from "react";
import { Form, useSearchParams } from "react-router";
import { SelectField, TextField } from "../parts/forms/fields.tsx";
import type { TimeChoice } from "./booking-view.ts";
import { type FormOutcome, marked } from "./panel.tsx";

interface DayFormProps {
  /** The query parameter that names the day. */
  readonly name: "day" | "on";
  readonly date: string;
  readonly today: string;
  /** Parameters of the current address to drop when the day changes. */
  readonly without: readonly string[];
  /** Further fields, before the day. */
  readonly children?: ReactNode;
}

/** Chooses the day whose free times are shown: at once or, without JavaScript, with a button. */
export function DayForm({ name, date, today, without, children }: DayFormProps) {
  const [params] = useSearchParams();
  const fields = [...params].filter(([one]) => !without.includes(one));
  return (
    <Form className="chosen-day" preventScrollReset onChange={(event) => event.currentTarget.requestSubmit()}>
      {fields.map(([one, value]) => (
        <input key={one} type="hidden" name={one} value={value} />
      ))}
      {children}
      <TextField label="Day" type="date" name={name} min={today} defaultValue={date} />
      <noscript>
        <button type="submit" className="button">
          Show its free times
        </button>
      </noscript>
    </Form>
  );
}

interface BookingFieldProps {
  readonly outcome: FormOutcome | null;
  /** The initial value. */
  readonly given: string | undefined;
}

/** The time of a booking, chosen from the free ones. */
export const TimeField = ({ outcome, given, times }: BookingFieldProps & { readonly times: readonly TimeChoice[] }) =>
  times.length === 0 ? (
    <p className="mid">Nothing is free on this day. Choose another.</p>
  ) : (
    <SelectField
      label="Time"
      {...marked("time", outcome)}
      defaultValue={outcome?.typed.time ?? given}
      options={times.map(({ value, text }) => [value, text])}
    />
  );

export const CarField = ({ outcome, given }: BookingFieldProps) => (
  <TextField
    label="Car, by stock number or plate"
    {...marked("car", outcome)}
    defaultValue={outcome?.typed.car ?? given}
    maxLength={40}
    autoComplete="off"
  />
);

interface StaffFieldProps extends BookingFieldProps {
  readonly colleagues: readonly { readonly id: number; readonly name: string }[];
}

/** The staff member who accompanies the booking. */
export const StaffField = ({ outcome, given, colleagues }: StaffFieldProps) => (
  <SelectField
    label="With"
    {...marked("staff", outcome)}
    defaultValue={outcome?.typed.staff ?? given}
    none="Nobody yet"
    options={colleagues.map(({ id, name }) => [id, name])}
  />
);
