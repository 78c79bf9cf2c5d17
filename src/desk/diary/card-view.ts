import type { DiaryBooking } from "../../features/diary/data.ts";
import { vehicleOf } from "../../features/diary/letters.ts";
import type { BookingKind } from "../../features/leads/bookings/appointments.ts";
import { shopperName } from "../../features/leads/sending/wording.ts";
import { plateShown } from "../../features/people/plate.ts";
import { clockTime } from "../../lib/time/clock-time.ts";
import { pictureAt } from "../leads/inbox-view.ts";
import type { DiaryPlace } from "./diary-places.ts";

/** The look of a booking: upcoming, past, or in conflict with something. */
type BookingTone = "to-come" | "past" | "clash";

export interface BookingCard {
  readonly id: number;
  readonly kind: BookingKind;
  readonly tone: BookingTone;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly time: string;
  readonly name: string;
  readonly lastName: string;
  /** The vehicle with its plate, and the booking's outcome. */
  readonly line: string;
  readonly vehicle: string;
  readonly says: string;
  readonly picture: string | null;
  readonly phone: string | null;
  readonly at: number;
  readonly for: number;
  /** Its lane in the week; null if there is none free, so that only the day's list shows it. */
  readonly lane: { readonly lane: number; readonly lanes: number } | null;
}

const STATE_WORDS = { booked: "", cancelled: "cancelled", done: "done", "no-show": "no-show" } as const;

/** A booking as its card shows it; the day adds its position. */
export function cardOf(
  booking: DiaryBooking,
  place: DiaryPlace,
  now: number,
): Omit<BookingCard, "at" | "for" | "lane"> {
  const { record, car, kind, state, staff } = booking;
  const name = shopperName({ record } as Parameters<typeof shopperName>[0]);
  const clash = clashOf(booking, now);
  const vehicle = kind === "service" ? serviceVehicle(booking) : (vehicleOf(booking) ?? "No car named");
  const plate = plateShown(car?.plate ?? null);
  const isPast = booking.endsAt <= now || state !== "booked";
  const stateText = STATE_WORDS[state];
  const standing = stateText || (booking.endsAt <= now ? "over, not closed yet" : staff ? `with ${staff.name}` : "");
  return {
    id: booking.id,
    kind,
    tone: clash ? "clash" : isPast ? "past" : "to-come",
    startsAt: booking.startsAt,
    time: clockTime(booking.time),
    name,
    lastName: record.payload.last_name || name.split(" ").at(-1) || name,
    line:
      clash ?? [kind === "service" ? vehicle : withoutYear(car?.name ?? vehicle), stateText].filter(Boolean).join(", "),
    vehicle: [vehicle, plate].filter(Boolean).join(" · "),
    says: clash ?? standing,
    picture: pictureAt(place.owner, car?.picture ?? null),
    phone: record.payload.phone ?? null,
  };
}

/** Without the year, for which narrow cards have no room. */
const withoutYear = (name: string) => name.replace(/^\d{4} /, "");

/** The shopper's own car, as they described it. */
const serviceVehicle = ({ record: { payload, extras } }: DiaryBooking): string =>
  [extras.year, payload["Vehicle Make"], payload["Vehicle Model"], extras.rego].filter(Boolean).join(" ") || "Service";

/** Why an upcoming test drive cannot take place as booked; null if it can. */
export function clashOf({ kind, state, startsAt, car, record }: DiaryBooking, now: number): string | null {
  if (kind !== "test-drive" || state !== "booked" || startsAt <= now) return null;
  if (!car) return record.vehicle ? "the car is not in the stock any more" : null;
  if (car.isSold) return `the ${car.name} was sold after this was booked`;
  return car.heldUntil !== null && car.heldUntil > now ? `the ${car.name} is held under somebody’s deposit` : null;
}
