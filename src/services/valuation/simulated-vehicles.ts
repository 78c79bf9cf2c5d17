/** The simulated vendor's vehicles, derived from the number plate, so that a plate always gives the same one. */

interface Kind {
  readonly make: string;
  readonly model: string;
  readonly body: string;
  readonly transmission: string;
  readonly cylinders: number;
  readonly variants: readonly [string, string, string];
  /** Price when new, in dollars. */
  readonly price: number;
}

const kind = (
  make: string,
  model: string,
  body: string,
  cylinders: number,
  price: number,
  variants: Kind["variants"],
): Kind => ({ make, model, body, transmission: "Automatic", cylinders, variants, price });

const KINDS: readonly Kind[] = [
  kind("Mazda", "CX-5", "SUV", 4, 42_000, ["Maxx Sport", "Touring", "Akera"]),
  kind("Toyota", "Corolla", "Hatch", 4, 31_000, ["Ascent Sport", "SX", "ZR"]),
  kind("Ford", "Ranger", "Ute", 5, 58_000, ["XL", "XLT", "Wildtrak"]),
  kind("Hyundai", "i30", "Hatch", 4, 29_000, ["Active", "Elite", "N Line"]),
  kind("Kia", "Sportage", "SUV", 4, 41_000, ["S", "SX", "GT-Line"]),
  kind("Subaru", "Forester", "SUV", 4, 44_000, ["2.5i", "2.5i-L", "2.5i-S"]),
  kind("Volkswagen", "Golf", "Hatch", 4, 37_000, ["110TSI Trendline", "110TSI Comfortline", "110TSI Highline"]),
  kind("Mitsubishi", "Triton", "Ute", 4, 46_000, ["GLX", "GLX+", "GLS"]),
];

export interface SimulatedVehicle {
  readonly rego: string;
  readonly state: string;
  /** Number of the chosen variant. */
  readonly choice: number;
  readonly kind: Kind;
  readonly year: number;
  readonly vin: string;
}

/** A hash of a text, from 0 to 2^32 (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

const VIN_CHARACTERS = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

/** A VIN of 17 characters (ISO 3779). */
function vinOf(rego: string, state: string): string {
  const from = `${rego}${state}`;
  const serial = Array.from(
    { length: 17 },
    (_, at) => VIN_CHARACTERS[numberOf(`${from}${at}`) % VIN_CHARACTERS.length],
  );
  return serial.join("");
}

/** The plates of the VINs that were given out last: the request that chooses a variant contains the VIN alone. */
const MAX_STORED_VINS = 1000;
const platesByVin = new Map<string, readonly [rego: string, state: string]>();

/** The vehicle with a number plate, or null: one plate in twelve belongs to none. */
export function vehicleFor(rego: string, state: string, choice: number): SimulatedVehicle | null {
  const seed = numberOf(`${rego} ${state}`);
  if (rego === "REG4NOMATCH" || (!rego.startsWith("REG4") && seed % 12 === 11)) return null;
  const vin = vinOf(rego, state);
  if (platesByVin.size >= MAX_STORED_VINS) platesByVin.clear();
  platesByVin.set(vin, [rego, state]);
  return { rego, state, choice, kind: KINDS[seed % KINDS.length] as Kind, year: 2015 + (seed % 9), vin };
}

export function vehicleOfVin(vin: string, description: string): SimulatedVehicle | null {
  const plate = platesByVin.get(vin);
  const first = plate && vehicleFor(plate[0], plate[1], 0);
  const choice = first ? allDescriptions(first).indexOf(description) : -1;
  return first && choice >= 0 ? { ...first, choice } : null;
}

const allDescriptions = ({ year, kind: { make, model, variants, transmission, body } }: SimulatedVehicle) =>
  variants.map((variant) => `${year} ${make} ${model} ${variant} ${transmission} ${body}`);

/** The descriptions to choose among: none for most plates, three for one plate in three. */
export function descriptionsFor(vehicle: SimulatedVehicle): readonly string[] {
  const { rego, state } = vehicle;
  const several = rego === "REG4VINONLY" || (!rego.startsWith("REG4") && numberOf(`${state} ${rego}`) % 3 === 0);
  return several ? allDescriptions(vehicle) : [];
}

/** The year by which the simulator counts ages: its figures must not change with the calendar. */
const COUNTED_FROM = 2026;

/**
 * Dollars: an eighth less for each year, and ten cents less for each kilometre; null for a vehicle that is too old or
 * has gone too far.
 */
function offerFor({ kind: { price }, year, choice }: SimulatedVehicle, km: number): number | null {
  const age = COUNTED_FROM - year;
  if (!(km >= 0) || km > 250_000 || age > 12) return null;
  const value = price * (1 + choice * 0.08) * 0.875 ** age - km * 0.02;
  return Math.max(500, Math.round(value / 100) * 100);
}

/** The vehicle's record in the vendor's format, with a price once the kilometres are known. */
export function pictureOf(vehicle: SimulatedVehicle, km?: number): Record<string, unknown> {
  const { kind: known, year, vin, rego, choice } = vehicle;
  return {
    VIN: vin,
    Make: known.make,
    Model: known.model,
    Variant: known.variants[choice] ?? known.variants[0],
    Series: null,
    Year: year,
    Body: known.body,
    Transmission: known.transmission,
    Cylinders: known.cylinders,
    CompMth: 3,
    CompYr: year,
    BuildMth: 11,
    BuildYr: year - 1,
    EngineNo: `E${vin.slice(-6)}`,
    Registration: rego,
    RegExpiry: `${COUNTED_FROM + 1}-03-31`,
    KM: km ?? null,
    redbookCode: `AUV${known.make.slice(0, 4).toUpperCase()}${year}${String(choice).padStart(3, "0")}`,
    ...(km === undefined ? {} : { offer_price: offerFor(vehicle, km) }),
  };
}
