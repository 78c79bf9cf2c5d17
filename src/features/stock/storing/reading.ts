import type { Selectable } from "kysely";
import type { CarsTable } from "../../../db/tables.ts";
import { blanksOf } from "../../../lib/memory/blanks.ts";
import { remember } from "../../../lib/memory/remember.ts";
import type { Car } from "../schema.ts";
import {
  CAR_COLUMNS,
  type CarColumn,
  carOfRow,
  type DealershipOfRow,
  FLAGS,
  JSONS,
  ofOtherPrice,
  valueOfJson,
} from "./record.ts";

/** How much of a car to read from its row. */
export interface Reading<Read> {
  readonly columns: readonly (keyof CarsTable)[];
  /** Makes the result from a row, which has these columns and those of the dealership. */
  readonly of: (row: Selectable<CarsTable> & DealershipOfRow) => Read;
}

const OF_THE_ROW = ["id", "slug", "dealership_id", "created_at", "held_until"] as const;

export const WHOLE: Reading<Car> = {
  columns: [...OF_THE_ROW, "updated_at", "views", ...CAR_COLUMNS],
  of: carOfRow,
};

/** Columns that only the car's own page shows. Some are longer than all others together. */
const ON_ITS_PAGE_ALONE = [
  "carsales_title",
  "interior_colour",
  "nvic",
  "has_nvic",
  "rego_expiry",
  "build_date",
  "compliance_date",
  "thumbnails",
  "video_url",
  "external_video_url",
  "walkaround_videos",
  "videos",
  "spin_images",
  "spin_code",
  "spin_interior_image",
  "hotspots",
  "file",
  "private_suburb",
  "gearnum",
] as const satisfies readonly CarColumn[];

/** The part of a car that a search index needs. */
export type IndexedCar = Omit<Car, (typeof ON_ITS_PAGE_ALONE)[number] | "views" | "updated_at">;

const LEFT_OUT: ReadonlySet<CarColumn> = new Set(ON_ITS_PAGE_ALONE);
const READ = CAR_COLUMNS.filter((column) => !LEFT_OUT.has(column));
const FLAGS_READ: ReadonlySet<CarColumn> = new Set(FLAGS);
const JSONS_READ: ReadonlySet<CarColumn> = new Set(JSONS);
const PLAIN = READ.filter((column) => !FLAGS_READ.has(column) && !JSONS_READ.has(column));
const FLAGGED = FLAGS.filter((column) => !LEFT_OUT.has(column));

const OF_THE_DATABASE = ["id", "slug", "path", "dealership_id", "dealership_slug", "dealership_name", "created_at"];
const blankCar = blanksOf(OF_THE_DATABASE, READ);

/** Columns whose exact text many cars share, such as their equipment and their location. */
const ALIKE: ReadonlySet<CarColumn> = new Set([
  "standardEquipment",
  "location",
  "variant",
  "specifications",
  "payment_processors",
  "categories",
  "filtered_features",
  "extras",
] as const satisfies readonly (typeof JSONS)[number][]);

/** How many texts of one column to cache, and the longest of them: some megabytes in all at most. */
const MOST_TEXTS = 1_000;
const LONGEST_TEXT = 2_000;

/**
 * Reads cars for the index. Values that several cars share are parsed once and shared, so they must not be changed.
 * They are cached as long as this reading is used, so each change of the stock uses a new one.
 */
export function readingForIndex(): Reading<IndexedCar> {
  const parsers = JSONS.filter((column) => !LEFT_OUT.has(column)).map(
    (column) => [column, ALIKE.has(column) ? remember(valueOfJson, MOST_TEXTS, LONGEST_TEXT) : valueOfJson] as const,
  );
  return {
    columns: [...OF_THE_ROW, ...READ],
    of: (row) => {
      const car = blankCar();
      car.id = row.id;
      car.slug = row.slug;
      car.path = `/cars/${row.slug}`;
      car.dealership_id = row.dealership_id;
      car.dealership_slug = row.dealership_slug;
      car.dealership_name = row.dealership_name;
      car.created_at = new Date(row.created_at).toISOString();
      for (const column of PLAIN) car[column] = row[column];
      for (const column of FLAGGED) car[column] = row[column] === 1;
      for (const [column, parsed] of parsers) car[column] = parsed(row[column]);
      car.reserved = row.reserved === 1 || row.held_until !== null;
      return ofOtherPrice(car as unknown as IndexedCar, row);
    },
  };
}
