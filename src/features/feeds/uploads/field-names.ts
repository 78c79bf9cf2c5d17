import { FIELDS } from "../recognise/fields.ts";

export interface FieldOption {
  readonly field: string;
  readonly name: string;
}

/** The fields of nearly every stock file, by the trade's names for them. */
const USUAL: Readonly<Record<string, string>> = {
  stocknum: "Stock number",
  vin: "VIN",
  regplate: "Plate",
  make: "Make",
  model: "Model",
  badge: "Badge",
  series: "Series",
  year: "Year",
  title: "Whole name of the car",
  colour: "Colour",
  km: "Kilometres",
  price: "Price",
  before_price: "Price before",
  drive_away: "Drive away",
  condition: "New, used or demo",
  status: "Standing",
  body: "Body",
  transmission: "Transmission",
  fuel: "Fuel",
  engine: "Engine",
  images: "Photos",
};

const SHORT = /\b(cc|vin|gvm|atm|nvic|ancap|url|id)\b/g;

const plainName = (field: string): string => {
  const words = field.replaceAll("_", " ").replace(SHORT, (short) => short.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The fields a column can fill: the usual ones first, then the others alphabetically. */
export const FIELD_OPTIONS: { readonly usual: readonly FieldOption[]; readonly others: readonly FieldOption[] } = {
  usual: Object.entries(USUAL).map(([field, name]) => ({ field, name })),
  others: FIELDS.filter((field) => !Object.hasOwn(USUAL, field))
    .map((field) => ({ field, name: plainName(field) }))
    .sort((one, other) => one.name.localeCompare(other.name)),
};
