import * as v from "valibot";
import type { Database } from "../../../db/open.ts";
import { isCalendarDay } from "../../../lib/time/calendar-day.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { BookingKind } from "./appointments.ts";

/**
 * How many bookings fit at one time. A dealership's file sets it, and the desk may override the file. All code for the
 * shoppers' forms and for the desk reads the settings here.
 */
const limit = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)));
const minutes = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const days = v.pipe(v.array(v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay))), v.maxLength(400));

export const DiarySettingsSchema = v.object({
  /** How many run at the same time; null: no limit. */
  atOnce: limit,
  /** How many fit into a day; null: no limit. */
  perDay: limit,
  /** Minutes that one lasts. */
  minutes: minutes(15, 480),
  /** Minutes after one ends until its slot is free again. */
  buffer: minutes(0, 240),
  /** Hours of notice: the shortest time between making a booking and its start. */
  notice: v.pipe(v.number(), v.minValue(0), v.maxValue(336)),
  /** Days (`YYYY-MM-DD`) on which nothing is booked. */
  closedDays: days,
  /** Whether nothing is booked on public holidays. */
  closedOnHolidays: v.boolean(),
});

export type DiarySettings = Readonly<v.InferOutput<typeof DiarySettingsSchema>>;

type Said = Pick<
  SiteConfig,
  | "appointmentsAtOnce"
  | "appointmentNotice"
  | "testDrivesAtOnce"
  | "testDrivesPerDay"
  | "testDriveMinutes"
  | "testDriveBuffer"
  | "servicesAtOnce"
  | "servicesPerDay"
  | "serviceMinutes"
  | "serviceBuffer"
  | "diaryClosedDays"
  | "diaryClosedOnHolidays"
>;

/** The settings in the dealership's file. */
export function settingsOfFile(config: Said, kind: BookingKind): DiarySettings {
  const shared = {
    notice: config.appointmentNotice,
    closedDays: [...config.diaryClosedDays],
    closedOnHolidays: config.diaryClosedOnHolidays,
  };
  return kind === "service"
    ? {
        atOnce: config.servicesAtOnce ?? config.appointmentsAtOnce,
        perDay: config.servicesPerDay,
        minutes: config.serviceMinutes,
        buffer: config.serviceBuffer,
        ...shared,
      }
    : {
        atOnce: config.testDrivesAtOnce ?? config.appointmentsAtOnce,
        perDay: config.testDrivesPerDay,
        minutes: config.testDriveMinutes,
        buffer: config.testDriveBuffer,
        ...shared,
      };
}

/** The desk's settings that override the file; null if it has none. */
export async function settingsOfDesk(
  db: Database,
  dealershipSlug: string,
  kind: BookingKind,
): Promise<DiarySettings | null> {
  const row = await db
    .selectFrom("diary_settings")
    .select("settings")
    .where("dealership_slug", "=", dealershipSlug)
    .where("kind", "=", kind)
    .executeTakeFirst();
  const read = row && v.safeParse(DiarySettingsSchema, JSON.parse(row.settings));
  return read?.success ? read.output : null;
}

/** The settings in force: the desk's, otherwise the file's. */
export const diarySettings = async (
  db: Database,
  config: Said,
  dealershipSlug: string,
  kind: BookingKind,
): Promise<DiarySettings> => (await settingsOfDesk(db, dealershipSlug, kind)) ?? settingsOfFile(config, kind);
