import { remember } from "../../../lib/memory/remember.ts";
import { kindsOfMake, modelAtStart } from "../../makes/market.ts";
import type { Problem } from "../schema.ts";
import type { Cells } from "./cells.ts";

/**
 * Cells of a kind or body that name only a vehicle that no site sells. "Motorcycle/ATV" also names a kind that sites
 * sell, so it is not among them.
 */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [
    /^(boats?|marine|power ?boats?|trailer ?boats?|runabouts?|bow ?riders?|dingh(y|ies)|yachts?|tinn(y|ies))$/i,
    "a boat",
  ],
  [/^(jet ?skis?|(personal )?water ?crafts?|pwc)$/i, "a jet ski"],
  [
    /^(quads?|quad ?bikes?|atvs?|utvs?|sxs|ssv|side ?(by|x) ?sides?|all terrain vehicles?|atv\/utv|atv & quad)$/i,
    "a quad",
  ],
];
/** A trailer for goods, as a kind or within a name: "Box trailer", "Krueger Curtainsider trailer". */
const GOODS_TRAILER =
  /\b(?:box|cage|car|bike|plant|garden|luggage|flat ?(?:top|bed|deck)|tandem|utility|enclosed|tipp(?:er|ing)|curtain ?sider|tautliner|drop ?deck|low ?loader|skel(?:etal)?|dog|pig|stock|tanker|pantech|refrigerated) trailers?\b/i;
/** Words that occur only in the names of machines. */
const MACHINE =
  /\b(excavators?|fork ?lifts?|bull ?dozers?|backhoes?|skid steers?|wheel loaders?|track loaders?|graders?|telehandlers?|scissor lifts?|boom lifts?|ride.?on mowers?|harvesters?|ploughs?|compressors?|generators?)\b/i;
/** How a buyer's advertisement begins: "WE BUY CARS", "Wanted: Toyota HiLux". */
const BUYER =
  /^\W*(?:we (?:will |can |'ll )?buy|cash for (?:your|cars?|any|unwanted|old|scrap)|wanted|wtb|wanting|looking to buy|want to buy|sell (?:us )?your|top dollar paid)\b/i;
const KINDS = { boat: "a boat or jet ski", quad: "a quad or side-by-side" } as const;

/**
 * Why a row is refused that names a boat, a jet ski, a quad or a machine; null for other rows. Sites list none of
 * these, and a shopper must not find one among motorcycles or caravans. The row's own words count first, then make and
 * model.
 */
export function otherVehicle(cells: Cells, make: string, model: string, badge: string | null): Problem | null {
  const kinds = [...cells.all("item_type"), ...cells.all("body")];
  for (const { column, value } of kinds) {
    const noun = wordsOf(value).kind ?? (isEasycarsBoat(cells, value) ? "a boat" : null);
    if (noun) return { column, value, reason: refusal(noun) };
  }
  const [title] = cells.all("title");
  if (title && BUYER.test(title.value) && cells.all("vin").length + cells.all("km").length === 0)
    return { column: title.column, value: title.value, reason: "the row is a notice of somebody who buys vehicles" };
  const named = `${model} ${badge ?? ""}`.trim();
  const known = modelAtStart(make, named.split(" "));
  const words = [wordsOf(named), ...kinds.map(({ value }) => wordsOf(value))];
  // A truck may be sold with its trailer, so a known model before the word is no trailer.
  if (words.some(({ trailerAt }, at) => (at === 0 ? trailerAt >= 0 && !known : trailerAt === 0)))
    return { column: null, value: `${make} ${model}`, reason: refusal("a trailer") };
  const machine = words.find((one) => one.machine)?.machine;
  if (machine)
    return { column: null, value: `${make} ${model}`, reason: refusal(`a machine (${machine.toLowerCase()})`) };
  const found = known?.model.kind ?? onlyKind(make);
  if (found !== "boat" && found !== "quad") return null;
  return { column: null, value: `${make} ${model}`, reason: refusal(KINDS[found]) };
}

/** What a name, a kind or a body says about vehicles that no site sells. */
const wordsOf = remember((text) => ({
  kind: OTHERS.find(([words]) => words.test(text))?.[1] ?? null,
  trailerAt: text.search(GOODS_TRAILER),
  machine: MACHINE.exec(text)?.[1] ?? null,
}));

const refusal = (noun: string) => `the row is ${noun}, and sites list cars, motorcycles, trucks and caravans only`;

/** EasyCars' stock interface uses the letter B for boats. */
function isEasycarsBoat(cells: Cells, value: string): boolean {
  return cells.isEasycars && /^b$/i.test(value);
}

/** The kind of a maker that makes only one; null for others. */
const onlyKind = remember((make: string): string | null => {
  const [kind, another] = kindsOfMake(make);
  return another === undefined ? (kind ?? null) : null;
});
