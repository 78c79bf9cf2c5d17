import type { Chance } from "./random.ts";

export interface Paint {
  /** As the facets say it. */
  readonly colour: string;
  /** As the maker says it. */
  readonly name: string;
  /** A paint of the pictures. */
  readonly art: string;
  readonly weight: number;
}

/** `colour:weight:name/name…`, the pictures' paint being the colour unless `>` names another. */
const USUAL =
  "White:30:Polar White/Pure White/Alpine White|Grey:18:Graphite/Gunmetal/Magnetic Grey|Black:15:Phantom Black/Ebony/Jet Black|Silver:13:Billet Silver/Sterling Silver|Blue:11:Deep Ocean Blue/Indigo Blue|Red:8:Flame Red/Runway Red|Green:2:Amazon Green|Orange:1.5:Copper Orange|Bronze>sand:1:Titanium Bronze|Beige>sand:0.5:Desert Sand";

/** What a make is known for; the others wear the usual. */
const OF_MAKE: Readonly<Record<string, string>> = {
  Toyota:
    "White:34:Glacier White/Crystal Pearl|Silver:15:Silver Sky/Silver Storm|Grey:14:Graphite/Eclipse Grey|Black:12:Ink/Eclipse Black|Blue:10:Saturn Blue/Nebula Blue|Red:8:Feverish Red/Atomic Rush|Bronze>sand:3:Vintage Bronze|Green:2:Jungle Khaki|Orange:1:Inferno",
  Mazda:
    "Red:26:Soul Red Crystal|Grey:20:Machine Grey/Polymetal Grey|White:20:Snowflake White Pearl|Blue:13:Deep Crystal Blue|Black:11:Jet Black|Silver:6:Sonic Silver|Bronze>sand:3:Zircon Sand",
  Subaru:
    "White:26:Crystal White Pearl|Grey:17:Magnetite Grey|Blue:17:World Rally Blue/Sapphire Blue|Silver:10:Ice Silver|Black:10:Crystal Black|Green:8:Autumn Green/Cascade Green|Red:6:Pure Red|Orange:5:Sunshine Orange|Bronze>sand:1:Brilliant Bronze",
  Kia: "White:30:Snow White Pearl/Clear White|Grey:22:Gravity Grey/Steel Grey|Black:13:Aurora Black|Blue:12:Neptune Blue/Mineral Blue|Silver:10:Silky Silver|Red:7:Runway Red|Green:4:Cityscape Green|Orange:2:Delight Orange",
  Skoda:
    "White:24:Moon White/Candy White|Grey:20:Graphite Grey/Quartz Grey|Blue:17:Race Blue/Energy Blue|Black:14:Magic Black|Silver:9:Brilliant Silver|Green:8:Mamba Green|Red:6:Velvet Red|Orange:2:Phoenix Orange",
  BYD: "White:30:Ski White|Grey:25:Boulder Grey/Harbour Grey|Black:18:Cosmos Black|Blue:14:Surf Blue/Arctic Blue|Green:8:Forest Green|Red:5:Parkour Red",
  Tesla:
    "White:45:Pearl White|Black:17:Solid Black|Grey:14:Midnight Silver/Stealth Grey|Blue:13:Deep Blue|Red:11:Ultra Red",
  Jeep: "White:24:Bright White|Black:20:Diamond Black|Grey:20:Granite Crystal|Green:12:Sarge Green|Red:10:Firecracker Red|Silver:6:Billet Silver|Orange:4:Punk'n|Beige>sand:4:Gobi",
  Kawasaki: "Green:55:Lime Green|Black:28:Metallic Spark Black|Grey:17:Graphite Grey",
  Jayco: "White:100:White",
  "New Age": "White:80:White|Grey:20:Charcoal",
  Crusader: "White:75:White|Black:25:Black",
};

const parsed = new Map<string, readonly Paint[]>();

export function paintOf(make: string, luck: Chance): Paint {
  const text = OF_MAKE[make] ?? USUAL;
  const known = parsed.get(text) ?? text.split("|").map(parse);
  parsed.set(text, known);
  const paint = luck.weighted(known, ({ weight }) => weight);
  return { ...paint, name: luck.pick(paint.name.split("/")) };
}

function parse(text: string): Paint {
  const [head = "", weight, name = ""] = text.split(":");
  const [colour = "", art] = head.split(">");
  return { colour, name, art: art ?? colour.toLowerCase(), weight: Number(weight) };
}

/** The seats' and trim's colour: darker and richer as the badge climbs. */
export function interiorOf(level: number, luck: Chance): string {
  const trims = level > 0.6 ? ["Black", "Black", "Black", "Tan", "Beige", "Grey"] : ["Black", "Black", "Black", "Grey"];
  return luck.pick(trims);
}
