import { keyOf } from "../grammar/words.ts";
import type { Meaning } from "../meanings.ts";
import type { FieldCounts, KnownPlace, WantedPlace } from "../schema.ts";

/** Radius in kilometres around a place if the text gives none. */
export const USUAL_KM = 50;

/** The states and territories with their short and long names. */
const STATES: Readonly<Record<string, string>> = {
  NSW: "nsw|new south wales",
  VIC: "vic|victoria",
  QLD: "qld|queensland",
  SA: "sa|south australia",
  WA: "wa|western australia",
  TAS: "tas|tasmania|tassie",
  ACT: "act|australian capital territory",
  NT: "nt|northern territory",
};

export const STATE_NAMES: readonly string[] = Object.values(STATES).flatMap((names) => names.split("|"));

/** Towns that many people type. Misspellings of them are corrected, whether or not the site has a yard there. */
export const CITIES: readonly string[] =
  "adelaide albury ballarat bendigo brisbane bunbury bundaberg cairns canberra darwin dubbo geelong gladstone hobart ipswich launceston logan mackay mandurah melbourne mildura newcastle parramatta penrith perth queanbeyan rockhampton shepparton sydney tamworth toowoomba townsville warrnambool wodonga wollongong".split(
    " ",
  );

const wantsPlace = (place: WantedPlace, label: string, count: number): Meaning => ({
  kind: "wants",
  wants: { kind: "place", place },
  label,
  count,
  likes: true,
});

const NOWHERE = { state: null, cities: [], centre: null, km: USUAL_KM } as const;

/** A town where some of the site's cars are. */
export const placeMeaning = (city: string, count: number): Meaning =>
  wantsPlace({ ...NOWHERE, name: city, cities: [city] }, city, count);

/** A place on the map with a radius around it. */
export function aroundMeaning({ name, lat, lng }: KnownPlace, km: number | null): Meaning {
  const label = km === null ? `${name}, ${USUAL_KM} km` : `Within ${km} km of ${name}`;
  return wantsPlace({ ...NOWHERE, name, centre: { lat, lng }, km: km ?? USUAL_KM }, label, 0);
}

export function addStates(counts: FieldCounts, add: (key: string, meaning: Meaning) => void): void {
  const byCode = new Map(Object.entries(counts).map(([state, count]) => [state.toUpperCase(), { state, count }]));
  for (const [code, names] of Object.entries(STATES)) {
    const { state, count } = byCode.get(code) ?? { state: code, count: 0 };
    const meaning = wantsPlace({ ...NOWHERE, name: code, state, km: 0 }, code, count);
    for (const name of names.split("|")) add(keyOf(name), meaning);
  }
}
