import { isKnownModel, kindOfModel, modelLength } from "../../normalise/names/model.ts";
import { fold } from "../../normalise/text.ts";
import type { Cells } from "../cells.ts";
import { unglued } from "./model-cell.ts";

/** A row's make and model, and the badge if any of it was used for them. */
export interface Named {
  readonly make: string;
  /** Empty if no column names it. */
  readonly model: string;
  /**
   * The text that is left in the badge or another column once make and model are taken from it; null if nothing was.
   */
  readonly badge: string | null;
}

/**
 * Separates model and badge where one cell of a car has both ("Ranger XLT 4x4") and no column has the badge. For trucks
 * and caravans, the words after the model are usually part of its name and stay there.
 */
export function cutModel(cells: Cells, named: Named): Named {
  const mayHaveTeam = named.badge === null && named.make === "Mercedes-Benz";
  const [, bare, team] = (mayHaveTeam && /^(.+) (AMG|Maybach)$/.exec(named.model)) || [];
  if (bare !== undefined)
    return { make: named.make, model: bare, badge: [team, cells.text("badge") ?? ""].join(" ").trim() };
  if (named.badge !== null || isKnownModel(named.make, named.model)) return named;
  const ownBadge = cells.text("badge");
  if (cells.all("badge").length > 0) return withoutVersion(named, ownBadge ?? "") ?? named;
  const glued = unglued(named.make, named.model);
  if (glued) return { make: named.make, ...glued };
  const words = named.model.split(" ");
  const count = modelLength(named.make, words);
  const model = words.slice(0, count).join(" ");
  if (kindOfModel(named.make, model) === "truck" && words.length - count >= LONG_VERSION) {
    // The number after a truck's model is its weight and power; the words after that are the version.
    const end = /^\d/.test(words[count] ?? "") ? count + 1 : count;
    return { make: named.make, model: words.slice(0, end).join(" "), badge: words.slice(end).join(" ") };
  }
  const isWhole = count >= words.length || /^\d[.,]\d/.test(named.model) || !isKnownModel(named.make, model);
  return isWhole || !/^(car|motorcycle)$/.test(kindOfModel(named.make, model) ?? "")
    ? named
    : { make: named.make, model, badge: words.slice(count).join(" ") };
}

/**
 * Facts that only a version states after a model: the size of an engine or battery ("1.5 TSI", "42kWh"), and driven
 * wheels.
 */
const VERSION =
  /(?:^| )\d[.,]\d(?: |l\b|$)|\d ?kwh\b|(?:^| )(?:e?awd|[24fr]wd|4x[24]|4matic|quattro|4motion|[xs]drive\w{0,4}|m?\d\d[dei])(?: |$)/i;

/**
 * Cuts the version off a model although the badge has its own column ("A3 Sportback 1.5 TFSI Advanced" beside
 * "Advanced"). Null if the words after the model may be part of its name.
 */
function withoutVersion({ make, model: name }: Named, badge: string): Named | null {
  const words = name.split(" ");
  const count = modelLength(make, words);
  const model = words.slice(0, count).join(" ");
  const version = words.slice(count).join(" ");
  if (version === "" || !/^(car|motorcycle)$/.test(kindOfModel(make, model) ?? "")) return null;
  const key = (text: string) => fold(text).replaceAll(" ", "");
  const isRepeated = badge.length > 1 && key(version).includes(key(badge));
  if (!isRepeated && !VERSION.test(version)) return null;
  return { make, model, badge: isRepeated || badge === "" ? version : `${version} ${badge}` };
}

/** A truck's model followed by at least this many words has a version: its name is not that long. */
const LONG_VERSION = 4;
