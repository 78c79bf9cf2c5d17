import { readTitle } from "../../normalise/names/title.ts";

/** An auction's name of a vehicle, with its year, body, gearbox and engine, may be so long. */
const LONGEST_NAME = 160;

/** A picture's file is often named after its car: "2019 Kia Rio GT-Line.jpg". */
const FILE = /\.(?:jpe?g|png|webp|gif|avif|pdf|mp4)$/i;

/** Whether a cell is a vehicle's name ("TOYOTA COROLLA ASCENT SPORT") and not a dealer's text about it. */
export function isVehicleName(value: string): boolean {
  if (value.length > LONGEST_NAME || FILE.test(value)) return false;
  const { make, rest, year } = readTitle(value);
  return (year !== null || value.length <= 90) && make !== null && rest.length > 0;
}
