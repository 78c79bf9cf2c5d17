import type { ItemType } from "../../../src/features/vocabulary/vehicle-kinds.ts";
import type { ModelLine } from "../catalogue/parse.ts";
import type { Chance } from "../random.ts";

export interface Paint {
  /** The facets' name for the colour. */
  readonly colour: string;
  /** The maker's name for the paint. */
  readonly name: string;
  /** The colour of the painted pictures in six hex digits: as a camera sees it, so that white keeps its shape. */
  readonly hex: string;
  readonly weight: number;
}

/** The shade of each colour, for makes without their own. */
const SHADES: Readonly<Record<string, string>> = {
  White: "d6d8da",
  Grey: "4b4f54",
  Black: "0e0f11",
  Silver: "9da1a5",
  Blue: "132d5c",
  Red: "981420",
  Green: "1f4a36",
  Orange: "c4501a",
  Yellow: "d8a416",
  Bronze: "75604a",
  Beige: "ada088",
};

/** `colour:weight:name/name…`; after the colour, `#` introduces the make's own shade. */
const USUAL =
  "White:30:Polar White/Pure White/Alpine White|Grey:18:Graphite/Gunmetal/Magnetic Grey|Black:15:Phantom Black/Ebony/Jet Black|Silver:13:Billet Silver/Sterling Silver|Blue:11:Deep Ocean Blue/Indigo Blue|Red:8:Flame Red/Runway Red|Green:2:Amazon Green|Orange:1.5:Copper Orange|Bronze:1:Titanium Bronze|Beige:0.5:Desert Sand";

/** Typical paints of a make; other makes have the usual ones. */
const OF_MAKE: Readonly<Record<string, string>> = {
  Toyota:
    "White:34:Glacier White/Crystal Pearl|Silver:15:Silver Sky/Silver Storm|Grey:14:Graphite/Eclipse Grey|Black:12:Ink/Eclipse Black|Blue:10:Saturn Blue/Nebula Blue|Red:8:Feverish Red/Atomic Rush|Bronze:3:Vintage Bronze|Green#5b5c45:2:Jungle Khaki|Orange:1:Inferno",
  Mazda:
    "Red#8c0c1a:26:Soul Red Crystal|Grey:20:Machine Grey/Polymetal Grey|White:20:Snowflake White Pearl|Blue:13:Deep Crystal Blue|Black:11:Jet Black|Silver:6:Sonic Silver|Bronze:3:Zircon Sand",
  Subaru:
    "White:26:Crystal White Pearl|Grey:17:Magnetite Grey|Blue#0d3f9a:17:World Rally Blue/Sapphire Blue|Silver:10:Ice Silver|Black:10:Crystal Black|Green:8:Autumn Green/Cascade Green|Red:6:Pure Red|Orange#c9601f:5:Sunshine Orange|Bronze:1:Brilliant Bronze",
  Kia: "White:30:Snow White Pearl/Clear White|Grey:22:Gravity Grey/Steel Grey|Black:13:Aurora Black|Blue:12:Neptune Blue/Mineral Blue|Silver:10:Silky Silver|Red:7:Runway Red|Green:4:Cityscape Green|Orange:2:Delight Orange",
  Skoda:
    "White:24:Moon White/Candy White|Grey:20:Graphite Grey/Quartz Grey|Blue:17:Race Blue/Energy Blue|Black:14:Magic Black|Silver:9:Brilliant Silver|Green#2f6b2a:8:Mamba Green|Red:6:Velvet Red|Orange:2:Phoenix Orange",
  BYD: "White:30:Ski White|Grey:25:Boulder Grey/Harbour Grey|Black:18:Cosmos Black|Blue#3f7396:14:Surf Blue/Arctic Blue|Green:8:Forest Green|Red:5:Parkour Red",
  Tesla:
    "White:45:Pearl White|Black:17:Solid Black|Grey:14:Midnight Silver/Stealth Grey|Blue:13:Deep Blue|Red#8e0f1f:11:Ultra Red",
  Jeep: "White:24:Bright White|Black:20:Diamond Black|Grey:20:Granite Crystal|Green#4c5740:12:Sarge Green|Red:10:Firecracker Red|Silver:6:Billet Silver|Orange:4:Punk'n|Beige:4:Gobi",
  Kawasaki: "Green#4fa61a:55:Lime Green|Black:28:Metallic Spark Black|Grey:17:Graphite Grey",
  Yamaha: "Blue#123f9e:45:Team Yamaha Blue/Icon Blue|Black:30:Tech Black/Midnight Black|Grey:25:Storm Fleet/Ice Fluo",
  Suzuki:
    "White:24:Pure White Pearl|Blue#14499c:22:Speedy Blue/Triton Blue|Grey:16:Mineral Grey/Oort Grey|Red:14:Burning Red|Black:12:Super Black|Silver:8:Premium Silver|Yellow:4:Champion Yellow",
  KTM: "Orange:78:KTM Orange|Black:22:Factory Black",
  Ducati: "Red#b00c18:70:Ducati Red|Black:18:Thrilling Black|Grey:12:Aviator Grey",
  Triumph:
    "Black:30:Sapphire Black/Jet Black|Red:22:Carnival Red|Silver:18:Silver Ice|Blue:15:Aegean Blue|Green:15:Competition Green",
  "Harley-Davidson":
    "Black:48:Vivid Black|Red:18:Redline Red|Grey:14:Billet Gray|Blue:12:Blue Burst|Orange:8:Baja Orange",
  "Royal Enfield":
    "Green#3c4a34:28:Battle Green|Black:24:Stealth Black|Red:20:Redditch Red|Silver:14:Halcyon Grey|Beige:14:Desert Sand",
  Vespa:
    "Green#9fc4b4:24:Relax Green|White:22:Innocent White|Red:20:Coral Red|Blue#5f86a8:18:Energy Blue|Yellow:8:Summer Yellow|Beige:8:Sand Beige",
  Indian: "Black:50:Thunder Black|Red:30:Maroon Metallic|Blue:20:Spirit Blue",
  Husqvarna: "White:50:White|Black:50:Dark Galactic Black",
  CFMOTO: "Blue#1f5fa8:40:Zephyr Blue|Black:35:Nebula Black|White:25:Nebula White",
  "New Age": "White:80:Polar White|Grey:20:Charcoal",
};

const WORKING =
  "White#e6e7e8:78:White/Arc White|Silver:7:Silver|Blue:5:Fleet Blue|Red:5:Fire Red|Yellow:3:Safety Yellow|Black:2:Black";
const HOLIDAY = "White#e6e7e8:74:Polar White/Alpine White|Grey:14:Charcoal/Graphite|Black:8:Black|Silver:4:Silver";

/** Trucks and caravans are usually white, whatever their make. */
const OF_KIND: Readonly<Partial<Record<ItemType, string>>> = { truck: WORKING, caravan: HOLIDAY };

const parsed = new Map<string, readonly Paint[]>();

export function paintOf({ make, itemType }: Pick<ModelLine, "make" | "itemType">, luck: Chance): Paint {
  const text = OF_KIND[itemType] ?? OF_MAKE[make] ?? USUAL;
  const known = parsed.get(text) ?? text.split("|").map(parse);
  parsed.set(text, known);
  const paint = luck.weighted(known, ({ weight }) => weight);
  return { ...paint, name: luck.pick(paint.name.split("/")) };
}

function parse(text: string): Paint {
  const [head = "", weight, name = ""] = text.split(":");
  const [colour = "", shade] = head.split("#");
  const hex = shade ?? SHADES[colour] ?? "979b9f";
  return { colour, name, hex, weight: Number(weight) };
}

/** Colour of seats and trim: darker and richer for better badges. */
export function interiorOf(level: number, luck: Chance): string {
  const trims = level > 0.6 ? ["Black", "Black", "Black", "Tan", "Beige", "Grey"] : ["Black", "Black", "Black", "Grey"];
  return luck.pick(trims);
}

/** Greatest difference between two paints, summed over three channels, for a picture of one to represent the other. */
const ALIKE = 90;

/**
 * Whether a picture in the paint `other` (six hex digits) may represent this one: it is similar and has the same colour
 * name.
 */
export function looksLike({ hex, colour }: Paint, other: string): boolean {
  const nearest = Object.entries(SHADES).sort(([, a], [, b]) => apart(a, other) - apart(b, other))[0]?.[0];
  return apart(hex, other) <= ALIKE && nearest === colour;
}

function apart(one: string, other: string): number {
  const channel = (paint: string, at: number) => Number.parseInt(paint.slice(at, at + 2), 16);
  return [0, 2, 4].reduce((sum, at) => sum + Math.abs(channel(one, at) - channel(other, at)), 0);
}
