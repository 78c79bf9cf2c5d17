import { readTitle } from "../../normalise/names/title.ts";

/** Longest vehicle name: auctions include year, body, gearbox and engine. */
const LONGEST_NAME = 160;

/** Picture files are often named after the car: "2019 Kia Rio GT-Line.jpg". */
const FILE = /\.(?:jpe?g|png|webp|gif|avif|pdf|mp4)$/i;

/** Whether a cell is a vehicle's name ("TOYOTA COROLLA ASCENT SPORT") rather than a dealer's description. */
export function isVehicleName(value: string): boolean {
  if (value.length > LONGEST_NAME || FILE.test(value)) return false;
  const { make, rest, year } = readTitle(value);
  return (year !== null || value.length <= 90) && make !== null && rest.length > 0;
}
