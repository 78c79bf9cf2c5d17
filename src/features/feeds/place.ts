import { phoneAt, sellsCars } from "../site/rules.ts";
import type { Location } from "../site/site.ts";
import type { CarInput } from "../stock/schema.ts";
import type { Cells } from "./car/cells.ts";
import { stateOfPlate } from "./normalise/kinds/codes.ts";
import { readPlace, readState, stateAmong, stateOfCapital, stateOfPostcode, townCase } from "./normalise/place.ts";
import { fold } from "./normalise/text.ts";

/** The dealership's own locations. Cars without a location in the file are at the primary one that sells cars. */
export interface Yards {
  readonly primary: Location | null;
  readonly all: readonly Location[];
}

export function yardsOf(locations: readonly Location[], dealershipSlug: string): Yards {
  const own = locations.filter((location) => location.dealership_slug === dealershipSlug);
  const selling = own.filter(sellsCars);
  return { primary: selling.find((location) => location.primary) ?? selling[0] ?? own[0] ?? null, all: own };
}

/** Reads the car's location: the dealership's own if the file names one, otherwise the place written in the file. */
export function readPlaceOf(cells: Cells, car: CarInput, yards: Yards): void {
  const addressCell = cells.take("location") ?? cells.take("address");
  const place = addressCell ? readPlace(addressText(addressCell.value)) : null;
  const name = cells.text("location_name");
  const suburb = cells.text("suburb");
  const state = cells.text("state");
  const city = suburb ? townCase(suburb) : (place?.city ?? null);
  const names = [name, addressCell?.value ?? null, city].filter((text) => text !== null);
  const yard = names.length === 0 && !state ? yards.primary : yardNamed(yards, names);
  const isSilent = names.length === 0 && !state;
  if (yard) stand(car, yard);
  else if (isSilent) readRegistered(cells, car);
  if (yard || isSilent) return;
  cells.warn("location-unknown", {
    column: addressCell?.column ?? null,
    value: addressCell?.value ?? [name, city, state].filter(Boolean).join(", "),
  });
  car.location_name = name ?? city;
  car.city = city;
  const postcode = cells.text("postcode") ?? place?.postcode ?? null;
  const besideTown =
    stateAmong(name ?? suburb ?? "") ?? stateOfPostcode(postcode ?? "") ?? stateOfCapital(name ?? city ?? "");
  if (state || place?.state) car.state = state ? readState(state) : (place?.state ?? null);
  else if (besideTown !== null) car.state = besideTown;
  else readRegistered(cells, car);
  car.private_suburb = city;
  car.private_postcode = postcode;
}

/** If nothing says where the car is, uses the state of its registration, which is rarely a different one. */
function readRegistered(cells: Cells, car: CarInput): void {
  const [stateCell] = cells.all("rego_state");
  const [plate] = cells.all("regplate");
  const besidePlate = plate ? stateOfPlate(plate.value) : null;
  const cell = stateCell ?? plate;
  car.state = stateCell ? readState(stateCell.value) : besidePlate;
  if (cell && car.state !== null) cells.warn("state-registered", cells.use(cell));
}

function yardNamed({ all }: Yards, names: readonly string[]): Location | null {
  const keys = names.map((text) => fold(text));
  const named = (location: Location) =>
    [location.name, location.slug, location.address.city, String(location.id)].map(fold);
  return all.find((location) => named(location).some((key) => key !== "" && keys.includes(key))) ?? null;
}

/** Puts the car at that location. */
export function stand(car: CarInput, yard: Location): void {
  const { id, name, slug, address } = yard;
  const { street, city, state, postcode, place_url } = address;
  car.location_id = id;
  car.location_name = name;
  car.city = city;
  car.state = state;
  car.location = {
    id,
    name,
    slug,
    phone: phoneAt(yard),
    city,
    state,
    address: { street, city, state, postcode, place_url, id: null },
  };
}

/** Reads Meta's address cell, which is not quite JSON: `{addr1: '550 …', city: 'Watsonville', region: 'CA'}`. */
function addressText(text: string): string {
  if (!text.startsWith("{")) return text;
  const part = (name: string) =>
    new RegExp(`["']?${name}["']?\\s*:\\s*(?:"([^"]*)"|'((?:[^']|'(?!\\s*[,}]))*)')`).exec(text)?.slice(1).join("");
  return [part("city"), part("region")].filter(Boolean).join(", ");
}
