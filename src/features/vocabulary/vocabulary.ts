/**
 * Closed vocabularies of the importer, the generator, the facets and the icons. `simple_*` fields contain these labels;
 * `body`, `trans`, `fuel`, `drive` keep the feed's own words.
 */

/** Body type codes, exactly those of CAR-110, with their labels. `simple_body` contains the label. */
export const BODY_LABELS = {
  "4x4": "4x4",
  bus: "Bus",
  cabChassis: "Cab Chassis",
  convertible: "Convertible",
  coupe: "Coupe",
  ev: "EV",
  hardtop: "Hardtop",
  hatch: "Hatch",
  hatchback: "Hatchback",
  motorhome: "Motorhome",
  lightTruck: "Light Truck",
  peopleMover: "People Mover",
  prestige: "Prestige",
  sedan: "Sedan",
  softtop: "Softtop",
  suv: "SUV",
  ute: "Ute",
  van: "Van",
  wagon: "Wagon",
  stationWagon: "Station Wagon",
} as const;
export type BodyCode = keyof typeof BODY_LABELS;

/** `simple_body` values beyond CAR-110's codes, for the other item types. */
export const OTHER_BODIES = ["Motorcycle", "Scooter", "Caravan", "Camper Trailer", "Truck", "Trailer", "Boat"] as const;

export const SIMPLE_TRANSMISSIONS = ["Automatic", "Manual"] as const;
export const SIMPLE_DRIVES = ["FWD", "RWD", "AWD", "4WD"] as const;
export const SIMPLE_COLOURS = [
  "White",
  "Black",
  "Grey",
  "Silver",
  "Blue",
  "Red",
  "Green",
  "Orange",
  "Yellow",
  "Gold",
  "Brown",
  "Beige",
  "Purple",
  "Pink",
  "Bronze",
  "Maroon",
  "Cream",
] as const;
export const AU_STATES = ["NSW", "VIC", "QLD", "SA", "WA", "TAS", "ACT", "NT"] as const;

/** What a price includes; the law requires that it be shown beside the price. */
export const PRICE_TYPES = ["Drive away", "Excl. gov. charges"] as const;
