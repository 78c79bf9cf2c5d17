import type { NamedVehicle, Wants } from "./schema.ts";

/** A model with its make, and the number of its cars. */
export interface NamedModel {
  readonly make: string;
  readonly model: string;
  readonly count: number;
}

/**
 * A meaning of a phrase on a site. `count` is the number of the site's cars with that meaning, or 0 if the site has
 * none.
 */
export type Meaning =
  | { readonly kind: "make"; readonly make: string; readonly count: number }
  | {
      readonly kind: "model";
      /** The models of that name, those with the most cars first. */
      readonly any: readonly NamedModel[];
      /** Whether the phrase is only part of their names ("prado"), or another name of the trade for them. */
      readonly isPart: boolean;
      readonly count: number;
    }
  | {
      readonly kind: "badge";
      readonly values: readonly string[];
      /** As written: "GXL", or the part of badges that the phrase matches, "Cruiser" of "Cruiser Hybrid". */
      readonly name: string;
      /** Whether the phrase is a complete badge rather than part of one. */
      readonly isWhole: boolean;
      readonly count: number;
    }
  | {
      readonly kind: "wants";
      readonly wants: Wants;
      readonly label: string;
      readonly count: number;
      /** Whether choices of this field are joined by "or". Otherwise all must be present, such as equipment. */
      readonly likes: boolean;
    };

/** One phrase of a typed text: the words from `from` to before `to`, and their meaning. */
export interface Found {
  readonly from: number;
  readonly to: number;
  /** Index after a generation that follows the phrase and says nothing ("golf 7.5"); absent if none does. */
  readonly behind?: number;
  /** Index of the first word to remove with the phrase: its own first word, or the "not" before it. */
  readonly first: number;
  readonly meaning: Meaning;
  /** Other possible meanings of the phrase, those with the most cars first. */
  readonly others: readonly Meaning[];
  readonly negated: boolean;
  /** Whether an "or" comes between it and the previous phrase. */
  readonly afterOr: boolean;
}

/** A phrase with several possible meanings: the one taken, null if it is left as text, and the others. */
export interface Doubt {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning | null;
  readonly others: readonly Meaning[];
}

/** Index after a phrase and what says nothing behind it. */
export const endOf = ({ to, behind = to }: Found): number => behind;

export const modelName = ({ make, model }: Pick<NamedModel, "make" | "model">): string =>
  model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;

/** The shortest of several badges, whose name they all have in common. */
const shortest = (values: readonly string[]): string =>
  values.reduce((short, value) => (value.length < short.length ? value : short), values[0] ?? "");

/** "BMW X5", "Audi", "HiLux SR5". */
export function vehicleName({ make, model, badges }: NamedVehicle): string {
  const name = make !== null && model !== null ? modelName({ make, model }) : (make ?? model ?? "");
  return [name, ...(badges ? [shortest(badges)] : [])].filter((part) => part !== "").join(" ");
}

/** "White, Silver or Black". */
export function orList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${last}` : last;
}
