import type { ColumnChoice } from "../recognise/column-choice.ts";
import type { ColumnPlan } from "../recognise/columns.ts";
import type { Field } from "../recognise/fields.ts";
import { readHeading } from "../recognise/headings.ts";
import type { FeedItem } from "../schema.ts";

/** A format that many systems write, recognised by the names of its columns. */
interface KnownFormat {
  /**
   * Ends of column names that only this format has in combination. Only the end is compared, because the column of a
   * nested record is named by its whole path.
   */
  readonly signs: readonly string[];
  /** The fields of columns whose names or values do not show them, by the ends of their names; null for no field. */
  readonly columns: Readonly<Record<string, Field | null>>;
  /** The meanings of the format's codes, by the ends of their columns' names. */
  readonly codes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Known formats with some columns that are not clear by themselves. Other formats need no entry. */
const KNOWN = {
  autoScout24: {
    signs: ["Angebotsnummer", "Erstzulassung", "Kilometerstand"],
    columns: {
      Bruttopreis: "price",
      "MwSt. ausweisbar": null,
      Fahrzeugart: "condition",
      Version: "badge",
      Polsterfarbe: "interior_colour",
    },
  },
  mobileDe: {
    signs: ["make.key", "model-description.value", "specifics.mileage.value"],
    columns: {
      "seller-inventory-key.value": "stocknum",
      "vehicle.class.key": "item_type",
      "vehicle.category.key": "body",
      "make.key": "make",
      "model.key": "model",
      "model-description.value": "badge",
      "specifics.mileage.value": "km",
      "specifics.first-registration.value": "build_date",
      "specifics.exterior-color.key": "colour",
      "specifics.fuel.key": "fuel",
      "specifics.gearbox.key": "transmission",
      "specifics.condition.key": "condition",
      "specifics.power.value": null,
      "consumer-price-amount.value": "price",
      "dealer-price-amount.value": "cost",
      "price.type": null,
      "currency.key": "currency",
      "representation.url": "images",
    },
    // This category means vans with seats; those for goods are in a class of their own.
    codes: { "vehicle.category.key": { Van: "Kleinbus" } },
  },
  mobileDeCsv: {
    signs: ["interne_nummer", "kraftstoffart", "getriebeart"],
    columns: { farbe: null, haendlerpreis: "cost" },
    codes: {
      kraftstoffart: {
        1: "Benzin",
        2: "Diesel",
        3: "Autogas",
        4: "Erdgas (CNG)",
        6: "Elektro",
        7: "Hybrid",
        8: "Wasserstoff",
        9: "Ethanol",
        10: "Hybrid (Diesel)",
      },
      getriebeart: { 1: "Schaltgetriebe", 2: "Halbautomatik", 3: "Automatik" },
    },
  },
  copart: {
    signs: ["Lot number", "Est. Retail Value", "Sale Title Type"],
    // These URLs return lists of pictures, not pictures.
    columns: { "Lot number": "stocknum", "Buy-It-Now Price": "price", "Image URL": null, "Image Thumbnail": null },
  },
  schemaOrg: {
    signs: ["mileageFromOdometer.value"],
    columns: {
      "mileageFromOdometer.value": "km",
      "mileageFromOdometer.unitCode": "km_unit",
      vehicleConfiguration: "badge",
      vehicleModelDate: "year",
      itemCondition: "condition",
      "offers.price": "price",
      "offers.seller.name": null,
      "@id": null,
      "@type": null,
    },
  },
} as const satisfies Record<string, KnownFormat>;

const isNamed = (column: string, end: string) => column === end || column.endsWith(`.${end}`);

const formatOf = (columns: readonly string[]): KnownFormat | undefined =>
  Object.values(KNOWN).find(({ signs }) => signs.every((sign) => columns.some((column) => isNamed(column, sign))));

/** Returns a function that replaces a known format's codes with their meanings, in place; null if the file has none. */
export function decoder(columns: readonly string[]): ((item: FeedItem) => FeedItem) | null {
  const codes = Object.entries(formatOf(columns)?.codes ?? {}).flatMap(([end, meanings]) =>
    columns.filter((column) => isNamed(column, end)).map((column) => ({ column, meanings })),
  );
  if (codes.length === 0) return null;
  return (item) => {
    if (!("cells" in item)) return item;
    const cells = item.cells as Record<string, string>;
    for (const { column, meanings } of codes) {
      const code = cells[column]?.trim() ?? "";
      if (Object.hasOwn(meanings, code)) cells[column] = meanings[code] ?? code;
    }
    return item;
  };
}

/** The plan, with the columns of a known format assigned as that format defines them; unchanged for any other file. */
export function withKnownFormat(plan: ColumnPlan, columns: readonly string[]): ColumnPlan {
  const format = formatOf(columns);
  if (!format) return plan;
  const defined = new Map<string, Field | null>();
  for (const [end, field] of Object.entries(format.columns))
    for (const column of columns) if (isNamed(column, end)) defined.set(column, field);
  const found = [...defined].flatMap(([column, field]) =>
    field === null ? [] : [choiceOf(plan, columns, column, field)],
  );
  return {
    ...plan,
    choices: [...found, ...plan.choices.filter(({ column }) => !defined.has(column))],
    extras: [
      ...plan.extras.filter((column) => !defined.has(column)),
      ...[...defined].flatMap(([column, field]) => (field === null ? [column] : [])),
    ],
  };
}

function choiceOf(plan: ColumnPlan, columns: readonly string[], column: string, field: Field): ColumnChoice {
  const guessed = plan.choices.find((choice) => choice.column === column);
  return {
    column,
    field,
    transforms: guessed?.field === field ? guessed.transforms : [],
    unit: readHeading(column).unit,
    confidence: 1,
    byValue: false,
    example: guessed?.example ?? "",
    at: columns.indexOf(column),
  };
}
