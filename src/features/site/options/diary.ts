import * as v from "valibot";
import { group, option, unset } from "./option.ts";
import { day, flag, whole } from "./shapes.ts";

const minutes = whole(15, 480);

/**
 * How many bookings fit at one time. The desk may override these, and its settings apply to the shoppers' forms as
 * well.
 */
export const diaryOptions = group("The diary: test drives and services", {
  testDrivesAtOnce: unset(
    "dealership",
    "How many test drives can be under way at once; left out: as `appointmentsAtOnce` says.",
    whole(1, 1000),
  ),
  testDrivesPerDay: unset("dealership", "How many test drives a day takes; left out: nobody counts.", whole(1, 10_000)),
  testDriveMinutes: option("dealership", "Minutes that a test drive lasts.", minutes, 30),
  testDriveBuffer: option(
    "dealership",
    "Minutes after a test drive until its place and its vehicle can be had again.",
    whole(0, 240),
    0,
  ),
  servicesAtOnce: unset(
    "dealership",
    "How many vehicles the workshop receives at once; left out: as `appointmentsAtOnce` says.",
    whole(1, 1000),
  ),
  servicesPerDay: unset("dealership", "How many services a day takes; left out: nobody counts.", whole(1, 10_000)),
  serviceMinutes: option("dealership", "Minutes that receiving a vehicle for its service takes.", minutes, 30),
  serviceBuffer: option("dealership", "Minutes after that until the next can be received.", whole(0, 240), 0),
  diaryClosedDays: option(
    "dealership",
    "Days (`YYYY-MM-DD`) on which nothing is booked, though the location is open.",
    v.array(day),
    [],
  ),
  diaryClosedOnHolidays: option(
    "dealership",
    "Nothing is booked on public holidays of the location's state, unless its special hours say that it is open.",
    flag,
    false,
  ),
  bookingReminders: option(
    "dealership",
    "People are reminded of a booking the day before, by text or mail.",
    flag,
    true,
  ),
  bookingReminderHour: option(
    "dealership",
    "The hour of the day before at which they are reminded, on the dealership's clock.",
    whole(9, 18),
    10,
  ),
});
