import type { Column } from "../columns.ts";
import { words } from "../columns.ts";

const money = (amount: number) => String(Math.round(amount));
const day = (year: number, month: number, date: number) =>
  `${String(date).padStart(2, "0")}/${String(month).padStart(2, "0")}/${year}`;

/** Columns of a dealer's system that say none of the fields, and must be taken for none. */
export const EXTRAS: readonly Column[] = [
  words("Cost", ({ price }) => money(price * 0.81)),
  words("Cost Price", ({ price }) => (price * 0.79).toFixed(2)),
  words("Trade Price", ({ price }) => money(price * 0.87)),
  words("Floor Plan", ({ price }) => money(price * 0.75)),
  words("Recon", (_, dice) => money(dice.whole(120, 3_400))),
  words("Gross", ({ price }, dice) => money(price * 0.08 + dice.whole(0, 900))),
  words("Book Value", ({ price }) => money(price * 0.93)),
  words("Days", (_, dice) => String(dice.whole(1, 240))),
  words("Age (days)", (_, dice) => String(dice.whole(1, 240))),
  words("Key", (_, dice) => String(dice.whole(1, 320))),
  words("Bay", (_, dice) => `${dice.pick([..."ABCD"])}${dice.whole(1, 40)}`),
  words("Views", (_, dice) => String(dice.whole(10, 4_000))),
  words("Enquiries", (_, dice) => String(dice.whole(0, 30))),
  words("Photos", (_, dice) => String(dice.whole(0, 30))),
  words("Postcode", ({ postcode }) => postcode),
  words("Salesperson", (_, dice) => dice.pick(["J. Ford", "Mercedes Diaz", "Austin Reed", "Kia Larsen", "P. Holden"])),
  words("Phone", (_, dice) => `02 9${dice.whole(100, 999)} ${dice.whole(1000, 9999)}`),
  words("Purchase Date", (_, dice) => day(2026, dice.whole(1, 11), dice.whole(1, 28))),
  words("Rego Expiry", (_, dice) => day(2027, dice.whole(1, 12), dice.whole(1, 28))),
  words("Last Service", (_, dice) => day(dice.whole(2022, 2026), dice.whole(1, 10), dice.whole(1, 28))),
  words("Doors", (_, dice) => String(dice.whole(2, 5))),
  words("Seats", (_, dice) => String(dice.whole(2, 8))),
  words("Cyl", (_, dice) => dice.pick(["3", "4", "6", "8"])),
  words("Engine CC", (_, dice) => String(dice.pick([1498, 1798, 1998, 2494, 2993, 3604]))),
  words("kW", (_, dice) => String(dice.whole(60, 320))),
  words("Tare", (_, dice) => String(dice.whole(980, 2_450))),
  words("GVM", (_, dice) => String(dice.whole(1_500, 3_600))),
  words("Engine No", (_, dice) => `2GD${dice.whole(100_000, 999_999)}`),
  words("Warranty", (_, dice) => dice.pick(["3 Yr / 100,000 km", "12 Months", "None", "Balance of New Car"])),
  words("Interior", (_, dice) => dice.pick(["Black", "Tan Leather", "Grey Cloth", "Red"])),
  words("Previous Owner", (_, dice) => dice.pick(["Mr White", "Mrs Brown", "K. Green", "Silver Fleet Pty Ltd"])),
  words("Traded On", (_, dice) => dice.pick(["2024 Ford Ranger", "2022 Mazda CX-5", "", "2025 Kia Sportage"])),
  words("Comments", ({ suburb }, dice) =>
    dice.pick([
      `Ready for sale. Was in ${suburb}.`,
      "Compare to Toyota RAV4 and Mazda CX-5! Finance from $99 p/w.",
      "2 keys, books, one owner. 5 star ANCAP. Call 0400 123 456",
      "Needs tyres. Next service 120,000 km. $1,500 accessories.",
    ]),
  ),
  words("Weekly", ({ price }) => String(Math.round(price / 190))),
  words("Margin %", (_, dice) => `${dice.whole(4, 19)}.${dice.whole(0, 9)}%`),
  words("ANCAP", (_, dice) => String(dice.whole(3, 5))),
  words("CO2", (_, dice) => String(dice.whole(90, 290))),
  words("Consumption", (_, dice) => `${dice.whole(4, 13)}.${dice.whole(0, 9)}`),
  words("Site", (_, dice) => dice.pick(["Main Yard", "Kent Street", "Holden Hill", "Fleet"])),
  words("GUID", (_, dice) => `${dice.whole(10_000_000, 99_999_999)}-4a1c-${dice.whole(1000, 9999)}`),
  words("Created", (_, dice) => `2026-0${dice.whole(1, 9)}-1${dice.whole(0, 9)}T08:15:00Z`),
  words("", () => ""),
];
