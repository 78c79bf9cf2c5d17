import type { CarInput } from "../../../stock/schema.ts";
import { isKnownModel, modelCase, modelLength } from "../../normalise/names/model.ts";
import { modelAndBadge, type ReadTitle } from "../../normalise/names/title.ts";
import { badgeInTitle } from "../../normalise/names/title-words.ts";
import { fold } from "../../normalise/text.ts";
import type { Cells } from "../cells.ts";

/** The title's words after its make, if that is the row's make; null otherwise. */
export function wordsAfterMake(title: ReadTitle, make: string): readonly string[] | null {
  if (title.make === make) return title.rest;
  const key = (text: string) => fold(text).replaceAll(" ", "");
  for (let count = 1; count <= Math.min(3, title.words.length); count += 1)
    if (key(title.words.slice(0, count).join("")) === key(make)) return title.words.slice(count);
  // Suzuki's Swift shares its name with a maker of caravans: the row's own make decides.
  return title.make !== null && isKnownModel(make, title.words[0] ?? "") ? title.words : null;
}

export function badgeOf(cells: Cells, car: CarInput, title: ReadTitle | null, left: string | null): string | null {
  const stated = withoutModel(left ?? cells.text("badge") ?? "", car.model);
  if (stated) return stated === stated.toUpperCase() ? modelCase(stated) : stated;
  // If the only name column holds makes, the title begins with the model.
  const isOther = cells.hasColumn("make") && (cells.hasColumn("model") || title?.make !== null);
  const words = title ? (wordsAfterMake(title, car.make) ?? (isOther ? null : title.rest)) : null;
  if (!words) return null;
  const badge = badgeInTitle(modelAndBadge(car.make, words, car.model).badge);
  const series = cells.text("series");
  const plain = series && badge.endsWith(series) ? badge.slice(0, -series.length).trim() : badge;
  if (plain === "") return null;
  return plain === plain.toUpperCase() ? modelCase(plain) : plain;
}

/** Removes a model from the beginning of its badge: some lists write "Camry" and "Camry LE". */
function withoutModel(badge: string, model: string): string {
  const words = badge.split(" ").filter(Boolean);
  if (words.length < 2 || model.length < 3) return badge;
  const key = (text: string) => fold(text).replaceAll(" ", "");
  const short = key(model);
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1)
    if (key(words.slice(0, count).join("")) === short) return words.slice(count).join(" ");
  return badge;
}

/** The words of the badge that name the model, for a row that names it nowhere else: "MGA 1600 roadster". */
export function modelOfBadge(cells: Cells, make: string): string {
  const [cell] = cells.all("badge");
  const words = cell?.value.split(" ") ?? [];
  if (!cell || !/^\p{L}[\p{L}\d-]+$/u.test(words[0] ?? "")) return "";
  const model = words.slice(0, modelLength(make, words)).join(" ");
  cells.warn("model-from-title", { column: cell.column, value: model });
  return model;
}
