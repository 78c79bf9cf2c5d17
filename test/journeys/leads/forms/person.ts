import type { ReadField, ReadForm } from "./reading.ts";

/** Fills in a form like a person who knows only what the page shows. */

/** What the person types into a line, by its label. */
const BY_LABEL: readonly (readonly [RegExp, string])[] = [
  [/^e-?mail/i, "EMAIL"],
  [/phone|mobile/i, "PHONE"],
  [/first name|given name/i, "Imogen"],
  [/last name|surname|family name/i, "Whitlock"],
  [/^name/i, "Imogen Whitlock"],
  [/postcode/i, "2000"],
  [/make, model and year|car |vehicle/i, "2021 Mazda CX-5"],
  [/^year/i, "2021"],
  [/^make/i, "Mazda"],
  [/^model/i, "CX-5"],
  [/kilomet|odometer|\bkms?\b/i, "85,000"],
  [/interval/i, "30,000 km"],
  [/registration|rego|plate/i, "ABC12D"],
  [/amount|price|budget|deposit|dollars|\$/i, "1,250"],
];

/** A person who fills in forms: the email address, and the day and time of an appointment. */
export interface Person {
  readonly email: string;
  /** Their own: nobody can have many bookings under one number. */
  readonly phone: string;
  /** In the form `YYYY-MM-DD`. */
  readonly day: string;
  /** In the form `HH:MM`. */
  readonly time: string;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** The same person with an appointment at the time that the page suggests; null where it suggests none. */
export function comingThen(person: Person, page: string): Person | null {
  const said = /next free time is \w+ (\d+) (\w+)(?: (\d{4}))? at (\d+)(?:\.(\d\d))?(am|pm)\./.exec(page);
  if (!said) return null;
  const [, day = "", month = "", year = person.day.slice(0, 4), hour, minute = "00", half] = said;
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    ...person,
    day: `${year}-${two(MONTHS.indexOf(month) + 1)}-${two(Number(day))}`,
    time: `${two((Number(hour) % 12) + (half === "pm" ? 12 : 0))}:${minute}`,
  };
}

/** The person's answer or choice for a field. */
export function answer({ label, type, options }: ReadField, { email, phone, day, time }: Person): string {
  // Day and time may be one choice.
  if (options.includes(`${day}T${time}`)) return `${day}T${time}`;
  if (options.length > 0) return options[0] ?? "";
  if (type === "date") return day;
  if (type === "time") return time;
  if (type === "email") return email;
  if (type === "tel") return phone;
  if (type === "number") return "12";
  const [, said = "What I would like to say"] = BY_LABEL.find(([words]) => words.test(label)) ?? [];
  return said === "EMAIL" ? email : said === "PHONE" ? phone : said;
}

/** The file for fields that ask for one. */
export const PAPER = Buffer.from("%PDF-1.7\n1 0 obj\nA quote of another workshop\n%%EOF\n");

/** The same form with this file in each of its file fields, as a browser posts it. */
export function withPaper(
  form: ReadForm,
  typed: URLSearchParams,
): { readonly type: string; readonly body: string } | null {
  const places = form.fields.filter(({ type }) => type === "file");
  if (places.length === 0) return null;
  const [edge, end] = ["a-form-with-files", "\r\n"];
  const part = (name: string, more: string, value: string) =>
    [`--${edge}`, `Content-Disposition: form-data; name="${name}"${more}`, "", value, ""].join(end);
  const lines = [...typed].map(([name, value]) => part(name, "", value));
  const papers = places.map(({ name }) => part(name, '; filename="quote.pdf"', PAPER.toString()));
  return { type: `multipart/form-data; boundary=${edge}`, body: `${[...lines, ...papers].join("")}--${edge}--${end}` };
}

/** The data of the completed form: every visible field is filled in, and required boxes are ticked. */
export function filledIn(form: ReadForm, person: Person): URLSearchParams {
  const typed = new URLSearchParams();
  for (const field of form.fields) {
    const { name, type, value, unseen, required, checked } = field;
    if (type === "file" || type === "submit") continue;
    if (type === "checkbox") {
      if (checked || required) typed.append(name, value || "on");
    } else if (unseen) typed.append(name, value);
    else if (type === "radio" || type === "select") typed.append(name, (checked && value) || answer(field, person));
    else typed.append(name, value || answer(field, person));
  }
  const [first] = form.buttons;
  if (first?.name) typed.append(first.name, first.value);
  return typed;
}
