import type { Place, Point } from "./port.ts";
import { farness, placeNamed, postcodePlace, regionsBeginning } from "./table.ts";
import { namesBeginning, plainName, postcodesBeginning, townsNamed } from "./towns.ts";

const LEAST_LETTERS = 3;
const LEAST_FIGURES = 3;
/** Names that are compared, of those that begin alike: of three letters some begin more. */
const MOST_COMPARED = 300;
/** Ends of names that only the post uses: nobody looks for a car near a mail centre or an air base's counter. */
const OF_THE_POST = / (?:bc|dc|hospital|mail centre|mc|milpo|raaf)$/;
const STATES = ["nsw", "vic", "qld", "sa", "wa", "tas", "act", "nt"];

/**
 * Places whose name or postcode the text begins ("rich", "richmond v", "312"), at most `most`: the one of exactly that
 * name first, then as among towns of one name. None for fewer than three letters or figures.
 */
export function placesBeginning(text: string, points: readonly Point[], most: number): readonly Place[] {
  const figures = text.trim();
  if (/^\d+$/.test(figures)) {
    if (figures.length < LEAST_FIGURES || figures.length > 4) return [];
    const found = postcodesBeginning(figures).flatMap((postcode) => postcodePlace(postcode) ?? []);
    return nearestFirst(found, points).slice(0, most);
  }
  const typed = plainName(text);
  if (/\d/.test(text) || typed.length < LEAST_LETTERS) return [];
  const names = namesBeginning(typed, MOST_COMPARED).filter((name) => name === typed || !OF_THE_POST.test(name));
  const regions = regionsBeginning(typed).flatMap((name) => placeNamed(name, points) ?? []);
  const ofNames = names.flatMap((name) => nearestFirst(townsNamed(name), points).slice(0, 1));
  const towns = [...ofNames, ...regions.filter((region) => !ofNames.some(({ name }) => name === region.name))];
  const exact = towns.filter(({ name }) => plainName(name) === typed);
  const others = nearestFirst(towns, points).filter((town) => !exact.includes(town));
  const found = [...exact, ...others].slice(0, most);
  const named = found.flatMap(({ name, state }) => placeNamed(`${name} ${state}`, points) ?? []);
  return [...inState(typed, points), ...named].slice(0, most);
}

/** "Richmond v": towns of a whole name, in the states that the last word begins. */
function inState(typed: string, points: readonly Point[]): readonly Place[] {
  const end = typed.lastIndexOf(" ");
  const prefix = typed.slice(end + 1);
  const states = STATES.filter((state) => state.startsWith(prefix));
  if (end < LEAST_LETTERS) return [];
  return states.flatMap((state) => {
    const place =
      townsNamed(typed.slice(0, end)).length > 0 ? placeNamed(`${typed.slice(0, end)} ${state}`, points) : null;
    return place ?? [];
  });
}

/** Of two within some 25 km of one another the shorter name: "St Kilda" is not "St Kilda Road Central". */
const nearestFirst = (places: readonly Place[], points: readonly Point[]): readonly Place[] =>
  places.length < 2
    ? places
    : places
        .map((place) => ({ place, far: farness(place, points) }))
        .sort((a, b) => Math.floor(a.far * 4) - Math.floor(b.far * 4) || a.place.name.length - b.place.name.length)
        .map(({ place }) => place);
