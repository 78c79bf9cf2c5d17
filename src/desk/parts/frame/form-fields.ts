/** A field that somebody writes into or chooses in. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What stands in a field, and what it began with. */
export interface FieldState {
  readonly name: string;
  /** Which of the fields with this name it is. */
  readonly nth: number;
  readonly value: string;
  readonly isChecked: boolean;
  /** What it said when its page came, before anybody typed: a refused form comes back with what was typed. */
  readonly began: { readonly value: string; readonly isChecked: boolean };
}

const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter((one): one is Field =>
    one.matches("textarea[name], select[name], input[name]:not([type=hidden], [type=file], [type=submit])"),
  );

const isTick = (field: Field): field is HTMLInputElement => field.matches("[type=checkbox], [type=radio]");

/** The value that a field has anew after a reset of its form. */
function beganWith(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

export const isTouched = ({ value, isChecked, began }: FieldState): boolean =>
  value !== began.value || isChecked !== began.isChecked;

const nthOf = (field: Field, all: readonly Field[]): number =>
  all.filter(({ name }) => name === field.name).indexOf(field);

/** What stands in a form; `earlier` is what was kept of it before. */
export const statesOf = (form: HTMLFormElement, earlier: readonly FieldState[] = []): readonly FieldState[] =>
  fieldsOf(form).map((field, _, all) => {
    const { name, value } = field;
    const nth = nthOf(field, all);
    const known = earlier.find((one) => one.name === name && one.nth === nth);
    const now = { value: beganWith(field), isChecked: isTick(field) && field.defaultChecked };
    return { name, nth, value, isChecked: isTick(field) && field.checked, began: known?.began ?? now };
  });

/** Hidden fields that say which of several forms with the same fields one is; others change with each reading. */
const WHICH: readonly string[] = ["intent", "kind", "route", "id", "photo", "payment", "reminder"];

/**
 * A form's name among those of its page (`all`): the same after the page was read anew. Of several that nothing else
 * tells apart it says which one it is, so that what was chosen for one stands in no other.
 */
export function formName(form: HTMLFormElement, all: readonly HTMLFormElement[]): string {
  const name = nameOf(form);
  const nth = all.filter((one) => nameOf(one) === name).indexOf(form);
  return nth > 0 ? `${name} ${nth}` : name;
}

function nameOf(form: HTMLFormElement): string {
  const all = [...form.elements];
  const hidden = all.filter((one): one is HTMLInputElement => one instanceof HTMLInputElement && one.type === "hidden");
  const buttons = all.filter((one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.name !== "");
  // The first button says what the form does, others what they do it to; a second deed may come and go.
  const first = buttons.find(({ name }) => name === "intent");
  const told = [
    ...hidden.filter(({ name }) => WHICH.includes(name)),
    ...buttons.filter((one) => one.name !== "intent" || one === first),
  ];
  return [fieldsOf(form)[0]?.name, ...told.map(({ name, value }) => `${name}=${value}`)].join(" ");
}

/** Writes into a field as a person would, so that a page that follows what is typed hears of it. */
function write(field: Field, { value, isChecked }: FieldState): void {
  if (isTick(field)) {
    if (field.value === value && field.checked !== isChecked) field.click();
    return;
  }
  if (field.value === value) return;
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  setter?.call(field, value);
  // A choice that sends itself waits for a person.
  if (!(field instanceof HTMLSelectElement)) field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether a field has something newer than what was kept of it: nobody touched it, and its page came with another. */
const isNewer = (field: Field, state: FieldState): boolean =>
  !isTick(field) && !isTouched(state) && beganWith(field) !== "" && beganWith(field) !== state.began.value;

/** Puts back what stood in a form's fields. */
export function writeBack(form: HTMLFormElement, states: readonly FieldState[]): void {
  const left = new Map<Field, string>();
  const putBack = () => {
    const own = fieldsOf(form);
    for (const state of states) {
      const field = own.filter(({ name }) => name === state.name)[state.nth];
      // Somebody may have typed since the first time, which stays.
      const isTyped = field && left.has(field) && left.get(field) !== standsIn(field);
      if (field && !isTyped && !isNewer(field, state)) write(field, state);
    }
    for (const field of own) left.set(field, standsIn(field));
  };
  putBack();
  // A choice may bring further fields.
  requestAnimationFrame(putBack);
  form.closest("details")?.setAttribute("open", "");
}

const standsIn = (field: Field): string => `${isTick(field) && field.checked} ${field.value}`;
