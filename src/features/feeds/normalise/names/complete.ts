import { marketMake, marketModel, modelAtStart } from "../../../makes/market.ts";
import { makeAtStart, mendSplitMake } from "./make.ts";

/** A model completed from two columns, and the rest for the badge. */
export interface WholeModel {
  readonly model: string;
  readonly badge: string;
}

/**
 * The model in a file that cut it at a space: "Grand" and "Cherokee Limited" are a Grand Cherokee with the badge
 * Limited, "3" and "Series 320i" a 3 Series. `next` is the text of the following column. `model` may be empty, if the
 * make took up its whole column ("Land", "Rover", "Discovery"). A model that is known by itself ("Discovery" before
 * "Sport HSE") is only completed if the file is known to cut its models. Null if there is nothing to complete.
 */
export function completedModel(make: string, model: string, next: string, fileCuts: boolean): WholeModel | null {
  if (next === "" || (!fileCuts && model !== "" && marketModel(make, model) !== null)) return null;
  const words = model === "" ? [] : model.split(" ");
  const all = [...words, ...next.split(" ")];
  const found = modelAtStart(make, all);
  if (!found || found.count <= words.length) return null;
  // "Z900" before "RS" is a model with its badge. Only names of two words, such as "Discovery Sport", are completed.
  if (model !== "" && marketModel(make, model) && !/[ -]/.test(found.model.name)) return null;
  const shorter = modelAtStart(make, all.slice(0, found.count - 1));
  // A final letter belongs to the model only if the rest is not a model: "Model" and "X", but "GSX" and "R1000 R".
  const joined = /^[A-Z]$/i.test(all[found.count - 1] ?? "") && !/[ -][A-Z]$/i.test(found.model.name);
  if (joined && shorter?.count === found.count - 1 && shorter.count > words.length)
    return { model: shorter.model.name, badge: all.slice(shorter.count).join(" ") };
  return { model: found.model.name, badge: all.slice(found.count).join(" ") };
}

/**
 * Whether a row shows that its file cuts models at a space: 1 if the model and the next column's first word form one,
 * -1 if the column contains a whole model of several words, 0 if the row proves nothing.
 */
export function showsCut(make: string, model: string, next: string): -1 | 0 | 1 {
  const words = model.split(" ");
  if (words.length > 1) return modelAtStart(make, words)?.count === words.length ? -1 : 0;
  return marketModel(make, model) === null && completedModel(make, model, next, true) !== null ? 1 : 0;
}

/**
 * Make and model from a make's cell that names both ("Toyota Hilux"). The model beside it is then the badge, unless it
 * is one of the make's models itself ("BMW 3 Series", "320i"). Null if the cell does not name a known make followed by
 * a model.
 */
export function splitMakeCell(
  make: string,
  model: string,
): { readonly make: string; readonly model: string; readonly badge: string | null } | null {
  if (!make.includes(" ") || (model !== "" && marketMake(make) !== null)) return null;
  const found = makeAtStart(make.split(" "));
  if (!found) return null;
  const named = modelAtStart(found.make, found.rest);
  if (!named) {
    // The model is cut as well: "BMW 5" before "Series".
    const all = [...found.rest, ...model.split(" ").filter(Boolean)];
    const joined = modelAtStart(found.make, all);
    if (!joined || joined.count <= found.rest.length || found.rest.length === 0) return null;
    return { make: found.make, model: joined.model.name, badge: all.slice(joined.count).join(" ") || null };
  }
  const after = found.rest.slice(named.count).join(" ");
  if (model !== "" && modelAtStart(found.make, model.split(" "))) return { make: found.make, model, badge: null };
  return { make: found.make, model: named.model.name, badge: [after, model].filter(Boolean).join(" ") };
}

/** Whether a text begins with one of the make's models, ignoring a repeated make. */
export function beginsWithModel(make: string, text: string): boolean {
  return modelAtStart(make, mendSplitMake(make, text).model.split(" ")) !== null;
}
