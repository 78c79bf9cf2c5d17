import { MANUFACTURERS } from "../../features/makes/manufacturers.ts";
import type { Dealership, Site } from "../../features/site/site.ts";
import { placesFor } from "../../features/staff/ability.ts";
import { carOfWords } from "../../features/stock/edits/car-of-words.ts";
import { modelsOf } from "../../features/stock/edits/data.ts";
import { readWords } from "../../features/stock/edits/fields.ts";
import type { NewCar } from "../../features/stock/edits/mutations.ts";
import { SIMPLE_COLOURS } from "../../features/vocabulary/vocabulary.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import type { Entered } from "../enter.ts";
import { allPlaces, type NamedPlace } from "../places.ts";
import { NEW_CAR_FIELDS, NEW_CAR_NAMES, type NewCarField, type NewCarName, type TypedCar } from "./new-car-fields.ts";

/** A dealership where the user may add a car, with the site whose limits and valuation vendor apply to it. */
export interface NewCarPlace extends NamedPlace {
  readonly owner: Site;
  readonly dealer: Dealership;
  /** The state of its first location, where most of its cars are registered; "" if it has no location. */
  readonly state: string;
}

export function newCarPlaces({ app, session }: Entered): readonly NewCarPlace[] {
  const bySlug = new Map<string, NewCarPlace>();
  for (const place of placesFor(session.staff.grants, "stock.add", allPlaces(app.sites))) {
    const [owner, dealer] = [app.sites.bySlug(place.site), app.sites.dealership(place.dealership)];
    if (!owner || !dealer || bySlug.has(place.dealership)) continue;
    const first = owner.locations.find(({ dealership_slug }) => dealership_slug === place.dealership);
    bySlug.set(place.dealership, { ...place, owner, dealer, state: first?.address?.state.toLowerCase() ?? "" });
  }
  return [...bySlug.values()];
}

export interface NewCarView {
  readonly places: readonly { readonly slug: string; readonly name: string; readonly state: string }[];
  readonly makes: readonly string[];
  readonly colours: readonly string[];
  /** Models in these showrooms, now or in the past, each with its make. */
  readonly models: readonly { readonly make: string; readonly model: string }[];
}

export async function newCarView(scope: Entered): Promise<NewCarView> {
  const places = newCarPlaces(scope);
  return {
    places: places.map(({ dealership, dealershipName, state }) => ({ slug: dealership, name: dealershipName, state })),
    makes: MANUFACTURERS.map(({ name }) => name),
    colours: SIMPLE_COLOURS,
    models: await modelsOf(
      scope.app.db,
      places.map(({ dealership }) => dealership),
    ),
  };
}

export const typedCar = (form: FormData): TypedCar =>
  Object.fromEntries(NEW_CAR_NAMES.map((name) => [name, String(form.get(name) ?? "").slice(0, 300)]));

const LONGEST_STOCK_NUMBER = 40;

/** The car described by a form, checked by the rules for every edit; otherwise the problems, by field name. */
export function readNewCar(typed: TypedCar, now: number): Result<NewCar, Readonly<Record<string, string>>> {
  const wrong: Record<string, string> = {};
  const texts: Record<string, string> = {};
  for (const name of NEW_CAR_NAMES) {
    const { label, isNeeded, also }: NewCarField = NEW_CAR_FIELDS[name];
    const value = typed[name]?.trim() ?? "";
    if (value === "") {
      if (isNeeded) wrong[name] = `${label} is needed.`;
      continue;
    }
    const problem = name === "stocknum" ? stockNumberProblem(value) : wordsProblem(name, value, now);
    if (problem) wrong[name] = `${label} ${problem}`;
    if (name === "stocknum") continue;
    texts[name] = value;
    if (also) texts[also] = value;
  }
  if (Object.keys(wrong).length > 0) return err(wrong);
  const words = readWords(texts, now);
  if (!words.ok) return err({ stocknum: words.error.join(" ") });
  return ok({ ...carOfWords(words.value), stocknum: typed.stocknum?.trim() ?? "" });
}

function stockNumberProblem(value: string): string | null {
  if (value.length > LONGEST_STOCK_NUMBER) return `has more than ${LONGEST_STOCK_NUMBER} characters.`;
  return /\p{C}/u.test(value) ? "has characters that cannot be printed." : null;
}

/** What is wrong with the text of one field, without its name; null if nothing is. */
function wordsProblem(name: Exclude<NewCarName, "stocknum">, value: string, now: number): string | null {
  const read = readWords({ [name]: value }, now);
  return read.ok ? null : read.error.join(" ").replace(`${name} `, "");
}
