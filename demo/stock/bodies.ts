import type { Grade, ModelLine } from "./catalogue/parse.ts";

/** A body type as listings name it, and the studio designs that may represent it. */
export interface BodyKind {
  /** The short name in facets. */
  readonly simple: string;
  readonly body: string;
  /** Bodies of the designs, the best match first. */
  readonly art: readonly string[];
  /** Further bodies for when there is no design of those. */
  readonly near: readonly string[];
  /** Traits of a suitable design. */
  readonly traits: readonly string[];
}

const words = (text: string) => text.split(" ").filter((word) => word !== "");
const kind = (simple: string, body: string, art: string, traits = "", near = ""): BodyKind => ({
  simple,
  body,
  art: words(art),
  near: words(near),
  traits: words(traits),
});

const TRUCK = "truck light-truck";

const KINDS: Readonly<Record<string, BodyKind>> = {
  hatch: kind("Hatch", "Hatchback", "hatch hatchback", "", "suv wagon"),
  sedan: kind("Sedan", "Sedan", "sedan", "", "wagon hatch suv"),
  suv: kind("SUV", "SUV", "suv", "", "wagon"),
  ute: kind("Ute", "Dual Cab Utility", "ute", "", "cab-chassis suv"),
  van: kind("Van", "Van", "van", "work", "bus people-mover suv"),
  wagon: kind("Wagon", "Wagon", "wagon station-wagon", "", "suv"),
  coupe: kind("Coupe", "Coupe", "coupe", "", "convertible sedan hatch"),
  convertible: kind("Convertible", "Convertible", "convertible", "performance", "coupe sedan hatch"),
  naked: kind("Naked", "Naked Motorcycle", "naked motorcycle", "naked roadster street"),
  "sport-bike": kind(
    "Sport",
    "Sports Motorcycle",
    "sport-bike motorcycle",
    "sport sports supersport fairing street roadster",
  ),
  adventure: kind("Adventure", "Adventure Motorcycle", "adventure motorcycle", "adventure off-road touring"),
  cruiser: kind("Cruiser", "Cruiser", "cruiser motorcycle", "cruiser"),
  tourer: kind("Touring", "Touring Motorcycle", "tourer cruiser motorcycle", "touring tourer cruiser"),
  classic: kind("Classic", "Classic Motorcycle", "classic motorcycle", "classic retro cafe naked"),
  "trail-bike": kind("Off Road", "Trail Motorcycle", "trail-bike motorcycle", "trail enduro off-road adventure"),
  scooter: kind("Scooter", "Scooter", "scooter motorcycle", "scooter"),
  "cab-chassis": kind("Cab Chassis", "Cab Chassis Truck", "light-truck truck", "cab-chassis chassis"),
  "tray-truck": kind("Tray", "Tray Truck", `tray-truck light-truck ${TRUCK}`, "tray flatbed light"),
  "service-truck": kind("Service Body", "Service Truck", `light-truck ${TRUCK}`, "service light tray"),
  tipper: kind("Tipper", "Tipper", `tipper ${TRUCK}`, "tipper work"),
  pantech: kind("Pantech", "Pantech", `pantech ${TRUCK}`, "pantech box van-body"),
  refrigerated: kind("Refrigerated", "Refrigerated Pantech", `pantech ${TRUCK}`, "refrigerated pantech box"),
  curtainsider: kind("Curtainsider", "Curtainsider", `curtainsider ${TRUCK}`, "curtainsider pantech box"),
  "prime-mover": kind("Prime Mover", "Prime Mover", `prime-mover ${TRUCK}`, "prime-mover heavy sleeper"),
  bus: kind("Bus", "Bus", "bus", "work", "people-mover van motorhome"),
  caravan: kind("Caravan", "Caravan", "caravan pop-top"),
  "pop-top": kind("Pop Top", "Pop Top Caravan", "pop-top caravan", "pop-top compact"),
  "hybrid-caravan": kind(
    "Hybrid",
    "Hybrid Caravan",
    "hybrid-caravan caravan camper-trailer",
    "hybrid off-road compact",
  ),
  "camper-trailer": kind(
    "Camper Trailer",
    "Camper Trailer",
    "camper-trailer hybrid-caravan caravan",
    "camper off-road compact",
  ),
  motorhome: kind("Motorhome", "Motorhome", "motorhome", "motorhome", "campervan caravan"),
  campervan: kind("Campervan", "Campervan", "campervan motorhome", "campervan compact", "van caravan"),
};

export const BODIES: readonly string[] = Object.keys(KINDS);

const PEOPLE_MOVER = kind("Van", "People Mover", "people-mover van", "", "suv");
const TRAY_UTE = kind("Ute", "Cab Chassis", "cab-chassis ute", "work single-cab", "suv");
const TRAY_DUAL_CAB = kind("Ute", "Dual Cab Chassis", "cab-chassis ute", "work dual-cab", "suv");
const LIGHT_PANTECH = kind("Pantech", "Pantech", "light-truck truck", "pantech box");

/** Light trucks have at most this gross mass, in kilograms. */
const LIGHT = 8000;

/** Badges of dual cabs that tradespeople order with a tray: the plainest of their model. */
const WITH_TRAY = /^(WorkMate|XL|SX|GLX|SL)$/;

/** The body of a model, which for some models depends on the grade. */
export function bodyOf(
  { body, seats, doors, measures }: Pick<ModelLine, "body" | "seats" | "doors" | "measures">,
  grade?: Pick<Grade, "badge" | "level">,
): BodyKind {
  if (body === "van" && seats >= 7) return PEOPLE_MOVER;
  if (body === "ute" && doors === 2) return TRAY_UTE;
  if (body === "ute" && grade?.level === 0 && WITH_TRAY.test(grade.badge ?? "")) return TRAY_DUAL_CAB;
  if (body === "pantech" && measures.gvm !== null && measures.gvm <= LIGHT) return LIGHT_PANTECH;
  return KINDS[body] ?? kind(body, body, body);
}

/** Whether a model is a commercial vehicle, which a truck dealer sells beside trucks. */
export const isCommercial = ({ itemType, body }: ModelLine): boolean =>
  itemType === "truck" || (itemType === "car" && (body === "van" || body === "ute"));
