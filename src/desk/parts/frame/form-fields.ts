/** A field that the user types or chooses in. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A field's value, and its initial value. */
export interface FieldState {
  readonly name: string;
  /** Its index among the fields with this name. */
  readonly nth: number;
  readonly value: string;
  readonly isChecked: boolean;
  /**
   * Its value when the page was loaded, before anybody typed; a form that was refused is reloaded with the typed text.
   */
  readonly began: { readonly value: string; readonly isChecked: boolean };
}

const fieldsOf = (form: HTMLFormElement): readonly Field[] =>
  [...form.elements].filter((one): one is Field =>
    one.matches("textarea[name], select[name], input[name]:not([type=hidden], [type=file], [type=submit])"),
  );

const isTick = (field: Field): field is HTMLInputElement => field.matches("[type=checkbox], [type=radio]");

/** The value to which a reset of the form would return the field. */
function beganWith(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

export const isTouched = ({ value, isChecked, began }: FieldState): boolean =>
  value !== began.value || isChecked !== began.isChecked;

const nthOf = (field: Field, all: readonly Field[]): number =>
  all.filter(({ name }) => name === field.name).indexOf(field);

/** The values of a form's fields; `earlier` is what was stored of them before. */
export const statesOf = (form: HTMLFormElement, earlier: readonly FieldState[] = []): readonly FieldState[] =>
  fieldsOf(form).map((field, _, all) => {
    const { name, value } = field;
    const nth = nthOf(field, all);
    const previous = earlier.find((one) => one.name === name && one.nth === nth);
    const now = { value: beganWith(field), isChecked: isTick(field) && field.defaultChecked };
    return { name, nth, value, isChecked: isTick(field) && field.checked, began: previous?.began ?? now };
  });

/** Hidden fields that identify one of several forms with the same fields; other hidden fields change on every load. */
const WHICH: readonly string[] = ["intent", "kind", "route", "id", "photo", "payment", "reminder"];

/**
 * Identifies a form among those of its page (`all`), even after the page was reloaded. Forms that nothing else
 * distinguishes are numbered, so that text typed into one never appears in another.
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
  // The first intent button identifies the form's purpose, other buttons its subject; a second intent may come and go.
  const first = buttons.find(({ name }) => name === "intent");
  const identifying = [
    ...hidden.filter(({ name }) => WHICH.includes(name)),
    ...buttons.filter((one) => one.name !== "intent" || one === first),
  ];
  return [fieldsOf(form)[0]?.name, ...identifying.map(({ name, value }) => `${name}=${value}`)].join(" ");
}

/** Sets a field as typing would, so that listeners on the page notice. */
function write(field: Field, { value, isChecked }: FieldState): void {
  if (isTick(field)) {
    if (field.value === value && field.checked !== isChecked) field.click();
    return;
  }
  if (field.value === value) return;
  if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
  setter?.call(field, value);
  // A choice that submits its form at once must be made by a person.
  if (!(field instanceof HTMLSelectElement)) field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Whether the page has a newer value for a field: the user had not touched it, and it loaded with a different value.
 */
const isNewer = (field: Field, state: FieldState): boolean =>
  !isTick(field) && !isTouched(state) && beganWith(field) !== "" && beganWith(field) !== state.began.value;

/** Restores the values of a form's fields. */
export function writeBack(form: HTMLFormElement, states: readonly FieldState[]): void {
  const restored = new Map<Field, string>();
  const putBack = () => {
    const own = fieldsOf(form);
    for (const state of states) {
      const field = own.filter(({ name }) => name === state.name)[state.nth];
      // Text that the user has typed since the first attempt stays.
      const isTyped = field && restored.has(field) && restored.get(field) !== standsIn(field);
      if (field && !isTyped && !isNewer(field, state)) write(field, state);
    }
    for (const field of own) restored.set(field, standsIn(field));
  };
  putBack();
  // Restoring a choice may add further fields.
  requestAnimationFrame(putBack);
  form.closest("details")?.setAttribute("open", "");
}

const standsIn = (field: Field): string => `${isTick(field) && field.checked} ${field.value}`;
