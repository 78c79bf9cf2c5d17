import { remember } from "../../../../lib/memory/remember.ts";
import { marketModel } from "../../../makes/market.ts";
import { fold } from "../text.ts";

/** Models that are sold with only one body, for files that call them just "Commercial". */
const VANS =
  "hiace|iload|sprinter|caddy|transit|transit custom|g10|trafic|crafter|transporter|vito|kangoo|express|v80|master|berlingo|expert|partner|ducato|doblo|scudo|combo|e2000|nv350|nv200|nv400|deliver|deliver 7|deliver 9|edeliver|edeliver 7|edeliver 9|daily|apv|mb100|hijet|t3|promaster|staria load|every|carry|urvan|vanette|econovan|starwagon|dispatch|jumpy|boxer|movano|regius|townace|liteace|probox|e van|express van|proace";
const PEOPLE_MOVERS =
  "estima|elgrand|delica|delica d5|alphard|vellfire|serena|granvia|carnival|grand carnival|noah|voxy|tarago|odyssey|staria|multivan|valente|v class|mifa|mifa 9|imax|caravelle|viano|kluger van|previa|caravan|stepwgn|esquire";
const UTES =
  "1500|2500|3500|hilux|ranger|triton|navara|d max|colorado|amarok|bt 50|t60|silverado|musso|landcruiser 79 series|f 100|f 150|f 250|f 350|f 250 super duty|f 350 super duty|sierra 1500|sierra 2500|sierra|tundra|tacoma|frontier|titan|ridgeline|gladiator|maverick|canyon|dakota|1500 classic|ram 1500|ram 2500|bravo|rodeo|courier|cannon|cannon alpha|shark 6|pik up|k2700 ute";
const TRUCKS =
  "300|500|700|stralis|eurocargo|acco|prostar|nqr|nmr|nlr|nls|npr|nps|fyx|fvl|frd|frr|fsr|fvz|fts|aumark|trakker|canter|fighter|k2700|k2900|trucks|dutro|ranger pro|atego|actros|cascadia";

const byModel = new Map<string, string>();
for (const [names, body] of [
  [VANS, "Van"],
  [PEOPLE_MOVERS, "People Mover"],
  [UTES, "Ute"],
  [TRUCKS, "Truck"],
] as const)
  for (const name of names.split("|")) byModel.set(name.trim(), body);
const TRUCK_MODELS_OF =
  /^(Hino|Iveco|Isuzu|International|Foton|Kia|Fuso|Mercedes-Benz|Freightliner|UD|Mitsubishi|Hyundai)$/;

const bodyByName = remember((model) => byModel.get(fold(model).replace(/\+$/, "").trim()) ?? null);

/** The body that a model is sold with; null if it has several, or is not known. */
export function bodyOfModel(make: string, model: string): string | null {
  const known = marketModel(make, model)?.body;
  if (known) return known;
  const body = bodyByName(model);
  if (body === "Truck" && !TRUCK_MODELS_OF.test(make)) return null;
  return body;
}

/**
 * Words that particular makers use for a body, while others use them for a level of equipment: a Mazda 6 Touring may be
 * a sedan.
 */
const BY_MAKER: Readonly<Record<string, RegExp>> = {
  Audi: /\b(avant|allroad)\b/i,
  BMW: /\b(touring|gran coupe)\b/i,
  Cupra: /\b(sportstourer|st)\b/i,
  Jaguar: /\b(sportbrake)\b/i,
  "Mercedes-Benz": /\b(shooting brake)\b/i,
  Peugeot: /\b(sw)\b/i,
  Renault: /\b(grandtour)\b/i,
  Seat: /\b(sportstourer|st)\b/i,
  Skoda: /\b(combi)\b/i,
  Toyota: /\b(touring sports?)\b/i,
  Volkswagen: /\b(alltrack)\b/i,
};

/** The word for a body in a name, as this make uses it ("520D SE TOURING" from BMW); null if there is none. */
export const bodyOfMaker = (make: string, names: string): string | null =>
  Object.hasOwn(BY_MAKER, make) ? (BY_MAKER[make]?.exec(names)?.[1] ?? null) : null;

/** The body at the end of a model's own name: Mini's "Hatch", "Falcon Ute"; null if there is none. */
export const bodyInModel = remember(
  (model) => /(?:^|\s)(hatch|sedan|wagon|ute|convertible|cabriolet|roadster|coupe)$/i.exec(model)?.[1] ?? null,
);
