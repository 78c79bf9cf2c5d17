/**
 * A vehicle identification number in capitals: 17 signs, none of I, O, Q (ISO 3779). Null for what is none or masked.
 */
export function readVin(text: string): string | null {
  const vin = text.replace(/[\s-]/g, "").toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return null;
  return /(.)\1{5}/.test(vin) ? null : vin;
}

/** The sign of each model year since 1980, without I, O, Q, U, Z and 0; they come again after 30 years. */
const SIGNS = "ABCDEFGHJKLMNPRSTVWXY123456789";

/**
 * Makers whose tenth sign is the model year also outside North America: of Australia, China and Korea; Volkswagen,
 * Audi, Porsche, Skoda and Seat; Volvo; Jaguar and Land Rover; Ford, Mitsubishi, Isuzu and Mazda of Thailand. Others
 * put anything there: a Toyota of Japan has its plant's own sign.
 */
const SHOWS_YEAR =
  /^(?:[1-5]|6|L|K(?:M|N|P)|W(?:VW|V1|V2|AU|P0|P1|UA)|TM[BP]|VSS|YV|SA[JL]|M(?:NA|NB|PB|PA|MA|MB|M6|NT))/;

/**
 * The model year of a VIN's tenth sign, a guess: North American VINs say by their seventh sign which of the two years
 * thirty apart it is, for others the later one that is possible counts. Null where the maker does not write it.
 */
export function yearOfVin(vin: string, thisYear: number): number | null {
  const at = SIGNS.indexOf(vin[9] ?? "");
  if (vin.length !== 17 || at < 0 || !SHOWS_YEAR.test(vin)) return null;
  const early = 1980 + at;
  // Teslas have letters and digits there, and none is older.
  if (/^[1-5]/.test(vin) && !vin.startsWith("5YJ"))
    return /\d/.test(vin[6] ?? "") ? early : within(early + 30, early, thisYear);
  return within(early + 30, early, thisYear);
}

function within(late: number, early: number, thisYear: number): number | null {
  if (late <= thisYear + 1) return late;
  return early <= thisYear + 1 ? early : null;
}
