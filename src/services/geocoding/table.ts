import { REGIONS } from "./data/regions.ts";
import type { GeocodingFailure, Place, Point } from "./port.ts";
import { usualState } from "./states.ts";
import { isAlone, namesBeginning, plainName, postcodesNear, townAt, townsNamed } from "./towns.ts";

/**
 * Where a four-digit postcode is, by our own tables: its town, or the region of one that is too new for the table of
 * towns. Null for digits that no Australian street has.
 */
export function postcodePlace(postcode: string): Place | null {
  if (!/^[0-9]{4}$/.test(postcode)) return null;
  const number = Number(postcode);
  const [, name = null, lat, lng] = REGIONS.findLast(([from]) => from <= number) ?? [];
  if (name === null || lat === undefined || lng === undefined) return null;
  return townAt(postcode) ?? { postcode, name, state: usualState(postcode), lat, lng };
}

const STATE = /^(.*) (nsw|vic|qld|sa|wa|tas|act|nt)$/;
/** Of towns that share a name the one at the middle of a capital is meant, if there is one. */
const CAPITALS: ReadonlySet<string> = new Set(["0800", "2000", "2600", "3000", "4000", "5000", "6000", "7000"]);

/** What people call the cities that they mean. */
const NICKNAMES: Readonly<Record<string, string>> = {
  melb: "melbourne",
  syd: "sydney",
  bris: "brisbane",
  brissie: "brisbane",
  brissy: "brisbane",
  brizzy: "brisbane",
  adel: "adelaide",
  radelaide: "adelaide",
  freo: "fremantle",
  parra: "parramatta",
  newy: "newcastle",
  newie: "newcastle",
  brisvegas: "brisbane",
  "sunny coast": "sunshine coast",
  goldie: "gold coast",
  goldy: "gold coast",
  "the gong": "wollongong",
  "northern beaches": "sydney northern beaches",
  "north shore": "sydney north shore",
  "lower north shore": "sydney north shore",
  "upper north shore": "sydney north shore",
  "inner west": "sydney inner west",
  "hills district": "castle hill",
  "the hills": "castle hill",
  "sutherland shire": "sutherland",
  "the shire": "sutherland",
  "hunter valley": "cessnock",
  "the hunter": "cessnock",
  "darling downs": "toowoomba",
  "wide bay": "fraser coast",
  "yarra valley": "yarra ranges",
  gippsland: "latrobe valley",
  riverina: "the riverina",
  dandenongs: "yarra ranges",
};

/** Regions by their names and by each town that a name has: "Parramatta and Blacktown" is both. */
const REGIONS_NAMED = new Map<string, Place>();
for (const [from, name, lat, lng] of REGIONS) {
  if (name === null || lat === undefined || lng === undefined) continue;
  const postcode = String(from).padStart(4, "0");
  // "Central Coast NSW" would be told with its state twice.
  const place = { postcode, name: name.replace(/ (NSW|Tasmania)$/, ""), state: usualState(postcode), lat, lng };
  const parts = name.split(/ and |-|\(|\)/).map((town) => town.replace(/\b(City|Region|Rural)\b/g, ""));
  for (const part of [name, ...parts]) {
    const key = plainName(part).replace(STATE, "$1");
    for (const each of [key, key.replaceAll(" ", "")]) {
      if (each !== "" && !REGIONS_NAMED.has(each)) REGIONS_NAMED.set(each, place);
    }
  }
}

/** Whole names of regions, and what people call places, that a plain text begins. */
export const regionsBeginning = (text: string): readonly string[] =>
  REGION_NAMES.filter((name) => name.startsWith(text));

const MOST_WORDS = 3;
const REGION_NAMES: readonly string[] = [
  ...[...REGIONS_NAMED].flatMap(([key, { name }]) => (plainName(name) === key ? [key] : [])),
  ...Object.keys(NICKNAMES).filter((name) => name.includes(" ")),
].filter((name) => name.split(" ").length <= MOST_WORDS && !/ and | city$| rural$/.test(name));

/**
 * The town, suburb or region of this name, with or without its state ("penrith", "richmond vic"); null for none. Of
 * towns that share a name: the one at the middle of a capital, else the nearest to `points` that lies in a city or next
 * door to a point, else the region of that name, as nobody means the hamlet Illawarra, else the nearest. Of the
 * postcodes of one town: the lowest that has streets.
 */
export function placeNamed(name: string, points: readonly Point[] = []): Place | null {
  const plain = plainName(name);
  const [, called = plain, state] = plain.includes(" ") ? (STATE.exec(plain) ?? []) : [];
  const town = Object.hasOwn(NICKNAMES, called) ? (NICKNAMES[called] ?? called) : called;
  const towns = townsNamed(town).filter((each) => state === undefined || each.state === state.toUpperCase());
  const region = REGIONS_NAMED.get(town);
  const isRegionMeant = region && (state === undefined || region.state === state.toUpperCase());
  const first = nearestOf(towns, points);
  if (isRegionMeant && (!first || isHamletElsewhere(first, region, points))) return region;
  if (!first) return null;
  if (state === undefined && isHamlet(first, points)) {
    const near = longerNextDoor(town, points);
    if (near) return near;
  }
  if (CAPITALS.has(first.postcode)) return first;
  const same = towns.filter((each) => isSameTown(each, first));
  return same.find(({ postcode }) => !isAlone(postcode)) ?? same[0] ?? first;
}

function nearestOf(towns: readonly Place[], points: readonly Point[]): Place | null {
  let [nearest = null] = towns;
  if (towns.length < 2) return nearest;
  let least = Number.POSITIVE_INFINITY;
  for (const town of towns) {
    const far = farness(town, points);
    if (far < least) [nearest, least] = [town, far];
  }
  return nearest;
}

/**
 * A town may have several postcodes, in the table from the lowest: those of its streets, one for post office boxes,
 * one of a base. One that it shares with other towns is of streets.
 */
const isSameTown = (town: Place, { lat, lng, state }: Place): boolean =>
  town.state === state && Math.hypot(town.lat - lat, town.lng - lng) < 0.1;

/** In degrees, about 50 km: to a town so near nobody says its state, however small it is. */
const NEXT_DOOR = 0.5;
/** The table has no populations: where this many postcodes lie close together there is a city, else a small town. */
const POSTCODES_OF_CITY = 4;
/** More degrees than any two towns of Australia lie apart. */
const FARTHEST = 1_000;

/** Whether a town is a small one far from all points. */
const isHamlet = (town: Place, points: readonly Point[]): boolean =>
  postcodesNear(town) < POSTCODES_OF_CITY && farness(town, points) >= NEXT_DOOR;

const MOST_LONGER = 20;

/** "Burleigh" beside Burleigh Heads: the town next door whose name begins so; null for none. */
function longerNextDoor(town: string, points: readonly Point[]): Place | null {
  if (points.length === 0) return null;
  const longer = namesBeginning(`${town} `, MOST_LONGER).flatMap((name) => townsNamed(name));
  const near = nearestOf(longer, points);
  return near && farness(near, points) < NEXT_DOOR ? near : null;
}

/** Whether a town is a small one far from the region of its name, and from all points. */
function isHamletElsewhere(town: Place, region: Place, points: readonly Point[]): boolean {
  const isFar = Math.hypot(region.lat - town.lat, region.lng - town.lng) > NEXT_DOOR;
  return isFar && isHamlet(town, points);
}

/** Rough, in degrees: only to choose among towns of one name. A small town is farther than any suburb. */
export function farness(town: Place, points: readonly Point[]): number {
  if (CAPITALS.has(town.postcode)) return -1;
  const far = Math.min(...points.map(({ lat, lng }) => Math.hypot(lat - town.lat, lng - town.lng)), FARTHEST);
  return far < NEXT_DOOR || postcodesNear(town) >= POSTCODES_OF_CITY ? far : FARTHEST + far;
}

export const NO_SUCH_POSTCODE: GeocodingFailure = { kind: "unknown", message: "Australia has no such postcode." };
