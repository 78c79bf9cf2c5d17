import { FUELS } from "../../features/vocabulary/fuels.ts";
import { CAR_TYPES, ITEM_TYPES } from "../../features/vocabulary/vehicle-kinds.ts";
import { BODY_LABELS, OTHER_BODIES, PRICE_TYPES, SIMPLE_TRANSMISSIONS } from "../../features/vocabulary/vocabulary.ts";

/** A field of the form for a new car: its label, and what can be chosen or how it is typed. */
export interface NewCarField {
  readonly label: string;
  /** What can be chosen, each value with its words; null where it is typed. */
  readonly choices: readonly (readonly [value: string, words: string])[] | null;
  readonly isNeeded?: true;
  readonly isNumber?: true;
  /** Fields of the record beside its own that hold the same: what feeds call it in their own words. */
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

/** The few fields with which a car begins, in the form's order. Everything else follows on its own panel. */
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

/** What is in the form, by its fields' names. */
export type TypedCar = Readonly<Partial<Record<NewCarName, string>>>;

/** What became of the form. */
export interface NewCarTold {
  /** Why nothing was added, where it is about no field alone; with the car that is in the way. */
  readonly problem: { readonly says: string; readonly car: number | null } | null;
  /** What is wrong with a field, by its name; `mark` and `dealership` are fields too. */
  readonly wrong: Readonly<Record<string, string>>;
  /** What the look-up found, in a sentence. */
  readonly found: string | null;
  /** Vehicles that may be the one of the plate, of which one is to be chosen. */
  readonly several: { readonly vin: string; readonly descriptions: readonly string[] } | null;
  readonly typed: TypedCar;
  readonly asked: { readonly mark: string; readonly state: string; readonly dealership: string };
}
