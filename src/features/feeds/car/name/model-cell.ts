import { modelAtStart } from "../../../makes/market.ts";
import { isKnownModel, kindOfModel } from "../../normalise/names/model.ts";
import { fold } from "../../normalise/text.ts";

/** The years in which a model was sold, after its name: "2007 - 2022", "2016 on". */
const SOLD_FROM = /\s(?:19|20)\d\d\s?(?:[-–]\s?(?:(?:19|20)\d\d|on|now|present)?|on|onwards|>)?$/i;
/** Words for a cab, which follow a ute's name. */
const CAB = /^(?:double|dual|single|crew|super|king|extra|extended|space)[ -]?cab$/i;

/**
 * The model in a cell that says more: the year and make again ("2019 kia rio gt"), both joined as in a URL ("kia-rio"),
 * the years and codes of its generation ("Ranger 2007 - 2022", "C Class (W205)"), its cab, or several models, one of
 * which the badge names ("1400/NP200"). Any other cell is returned unchanged.
 */
export function modelInCell(cell: string, make: string, badge: string): string {
  if (cell === "" || isKnownModel(make, cell)) return cell;
  const stripped = withoutAddress(withoutYear(cell, make), make);
  if (isKnownModel(make, stripped)) return stripped;
  const bare = withoutGeneration(stripped);
  if (isKnownModel(make, bare)) return bare;
  if (/ cycle$/i.test(stripped)) return bare;
  return bare.includes("/") ? (oneOf(bare, make, badge) ?? stripped) : (withoutCab(bare, make) ?? stripped);
}

function withoutYear(cell: string, make: string): string {
  const rest = /^(?:19|20)\d\d (\S.*)$/.exec(cell)?.[1];
  return rest !== undefined && key(rest).startsWith(key(make)) ? rest : cell;
}

function withoutAddress(cell: string, make: string): string {
  const begins = `${fold(make).replaceAll(" ", "-")}-`;
  return /^[a-z\d]+(?:-[a-z\d]+)+$/.test(cell) && cell.startsWith(begins) && cell.length > begins.length
    ? cell.slice(begins.length).replaceAll("-", " ")
    : cell;
}

function withoutGeneration(cell: string): string {
  const code = cell.indexOf(" (");
  const cycle = / cycle$/i.exec(cell);
  if (cycle) return cell.slice(0, cycle.index);
  const plain = code > 0 && cell.endsWith(")") && /\d/.test(cell.slice(code)) ? cell.slice(0, code) : cell;
  return plain.slice(0, -LONGEST_YEARS) + plain.slice(-LONGEST_YEARS).replace(SOLD_FROM, "");
}
const LONGEST_YEARS = 16;

/** The model among several that the badge repeats, or otherwise the first known one; null if none is known. */
function oneOf(cell: string, make: string, badge: string): string | null {
  const models = cell.split("/").map((model) => model.trim());
  const repeated = modelAtStart(make, badge.split(" "))?.model.name;
  if (repeated !== undefined && models.some((model) => key(model).startsWith(key(repeated)))) return repeated;
  return models.find((model) => isKnownModel(make, model)) ?? null;
}

function withoutCab(cell: string, make: string): string | null {
  const words = cell.split(" ");
  const found = modelAtStart(make, words);
  const next = words.slice(found?.count ?? 0);
  const isCab = CAB.test(next[0] ?? "") || CAB.test(next.slice(0, 2).join(" "));
  return found && isCab ? words.slice(0, found.count).join(" ") : null;
}

const key = (text: string) => fold(text).replaceAll(" ", "");

/**
 * Splits a model from the words that are joined to it ("EquinoxFWD", "Altima2.5", "Q52.0T"); null for any other text.
 */
export function unglued(make: string, text: string): { readonly model: string; readonly badge: string } | null {
  for (let end = text.length - 1; end > 1; end -= 1) {
    const [model, badge] = [text.slice(0, end), text.slice(end)];
    const isSeam = /[a-z\d]$/.test(model) ? /^[A-Z]/.test(badge) : false;
    if (!isSeam && !/^\d(?:\.\d|-?[A-Z][a-z])/.test(badge)) continue;
    // A truck's letters belong to its model: 4800FX.
    if (!isKnownModel(make, model) || kindOfModel(make, model) === "truck") continue;
    // "500L Trekking" is a 500L, not a 500 followed by a stray letter.
    return isKnownModel(make, text.split(" ", 1)[0] ?? "") ? null : { model, badge };
  }
  return null;
}
