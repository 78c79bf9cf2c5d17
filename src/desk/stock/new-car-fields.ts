import { FUELS } from "../../features/vocabulary/fuels.ts";
import { CAR_TYPES, ITEM_TYPES } from "../../features/vocabulary/vehicle-kinds.ts";
import { BODY_LABELS, OTHER_BODIES, PRICE_TYPES, SIMPLE_TRANSMISSIONS } from "../../features/vocabulary/vocabulary.ts";

/** A field of the form for a new car: its label, and its choices or how it is typed. */
export interface NewCarField {
  readonly label: string;
  /** The choices, each with its label; null for a field to type in. */
  readonly choices: readonly (readonly [value: string, words: string])[] | null;
  readonly isNeeded?: true;
  readonly isNumber?: true;
  /** Further columns that get the same value; feeds put their own wording there. */
  readonly also?: "body" | "trans" | "fuel";
}

const same = (words: readonly string[]) => words.map((word) => [word, word] as const);
const typed = (label: string, rest: Partial<NewCarField> = {}): NewCarField => ({ label, choices: null, ...rest });
const chosen = (label: string, choices: NewCarField["choices"], rest: Partial<NewCarField> = {}): NewCarField => ({
  label,
  choices,
  ...rest,
});

const TYPE_WORDS = { used: "Used", demo: "Demo", new: "New" } as const;
const ITEM_WORDS = { car: "Car", motorcycle: "Motorcycle", truck: "Truck", caravan: "Caravan" } as const;

/** The few fields that a new car starts with, in the form's order. Everything else is set on its own panel. */
export const NEW_CAR_FIELDS = {
  stocknum: typed("Stock number", { isNeeded: true }),
  make: typed("Make", { isNeeded: true }),
  model: typed("Model", { isNeeded: true }),
  badge: typed("Badge"),
  year: typed("Year", { isNumber: true }),
  km: typed("Kilometres", { isNumber: true }),
  price: typed("Price", { isNumber: true }),
  price_type: chosen("The price is", same(PRICE_TYPES)),
  simple_body: chosen("Body", same([...Object.values(BODY_LABELS), ...OTHER_BODIES]), { also: "body" }),
  simple_transmission: chosen("Transmission", same(SIMPLE_TRANSMISSIONS), { also: "trans" }),
  simple_fuel: chosen("Fuel", same(Object.keys(FUELS)), { also: "fuel" }),
  colour: typed("Colour"),
  car_type: chosen(
    "Condition",
    CAR_TYPES.toReversed().map((type) => [type, TYPE_WORDS[type]]),
    { isNeeded: true },
  ),
  item_type: chosen(
    "Kind",
    ITEM_TYPES.map((type) => [type, ITEM_WORDS[type]]),
    { isNeeded: true },
  ),
  vin: typed("VIN"),
  regplate: typed("Number plate"),
} as const satisfies Readonly<Record<string, NewCarField>>;

export type NewCarName = keyof typeof NEW_CAR_FIELDS;
export const NEW_CAR_NAMES = Object.keys(NEW_CAR_FIELDS) as NewCarName[];

/** The form's values, by field name. */
export type TypedCar = Readonly<Partial<Record<NewCarName, string>>>;

/** The outcome of the form. */
export interface NewCarOutcome {
  /** Why nothing was added, if it is not about a single field, with the existing car that conflicts. */
  readonly problem: { readonly says: string; readonly car: number | null } | null;
  /** The problem with each field, by name; `mark` and `dealership` are fields too. */
  readonly wrong: Readonly<Record<string, string>>;
  /** A sentence about what the look-up found. */
  readonly found: string | null;
  /** Vehicles that may belong to the plate, of which the user must choose one. */
  readonly several: { readonly vin: string; readonly descriptions: readonly string[] } | null;
  readonly typed: TypedCar;
  readonly asked: { readonly mark: string; readonly state: string; readonly dealership: string };
}
