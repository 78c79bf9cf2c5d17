import * as v from "valibot";
import type { Database } from "../../../db/open.ts";
import { isCalendarDay } from "../../../lib/time/calendar-day.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { BookingKind } from "./appointments.ts";

/**
 * How many can come when. A dealership's file says it, and the desk may say otherwise: what counts for the shoppers'
 * forms and for the desk alike is read here and nowhere else.
 */
const limit = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)));
const minutes = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const days = v.pipe(v.array(v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay))), v.maxLength(400));

export const DiarySettingsSchema = v.object({
  /** How many are under way at once; null: nobody counts. */
  atOnce: limit,
  /** How many a day takes; null: nobody counts. */
  perDay: limit,
  /** How long one lasts. */
  minutes: minutes(15, 480),
  /** Minutes after one until its place can be had again. */
  buffer: minutes(0, 240),
  /** Hours that must lie between a shopper's booking and its time. */
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

/** What the dealership's file says. */
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

/** What the desk says instead of the file; null where it says nothing. */
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

/** What counts. */
export const diarySettings = async (
  db: Database,
  config: Said,
  dealershipSlug: string,
  kind: BookingKind,
): Promise<DiarySettings> => (await settingsOfDesk(db, dealershipSlug, kind)) ?? settingsOfFile(config, kind);
