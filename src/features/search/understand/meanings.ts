import type { NamedVehicle, Wants } from "./schema.ts";

/** A model by both its names, with the number of cars of it. */
export interface NamedModel {
  readonly make: string;
  readonly model: string;
  readonly count: number;
}

/**
 * What a phrase can mean on a site. `count` is the number of the site's cars that it means; 0 for what it never had.
 */
export type Meaning =
  | { readonly kind: "make"; readonly make: string; readonly count: number }
  | {
      readonly kind: "model";
      /** The models that are called so, those with the most cars first. */
      readonly any: readonly NamedModel[];
      /** The phrase is only a part of their names ("prado"), or a name of theirs that the trade has. */
      readonly isPart: boolean;
      readonly count: number;
    }
  | {
      readonly kind: "badge";
      readonly values: readonly string[];
      /** As it is written: "GXL", or the part of badges that the phrase is, "Cruiser" of "Cruiser Hybrid". */
      readonly name: string;
      /** Whether a badge is called exactly so; else the phrase is a part of badges. */
      readonly isWhole: boolean;
      readonly count: number;
    }
  | {
      readonly kind: "wants";
      readonly wants: Wants;
      readonly label: string;
      readonly count: number;
      /** Choices of one field join as "or" where this is set; others must all be there, such as equipment. */
      readonly likes: boolean;
    };

/** One phrase of a typed text: the words from one to before another, and what is made of them. */
export interface Found {
  readonly from: number;
  readonly to: number;
  /** The word with which it goes when it is taken out: its own first one, or the "not" before it. */
  readonly first: number;
  readonly meaning: Meaning;
  /** What else the phrase can mean, the most cars first. */
  readonly others: readonly Meaning[];
  readonly negated: boolean;
  /** "or" stood between it and the phrase before. */
  readonly afterOr: boolean;
}

/** A phrase that can mean several things: what was taken, null where it is left as text, and what else there is. */
export interface Doubt {
  readonly from: number;
  readonly to: number;
  readonly meaning: Meaning | null;
  readonly others: readonly Meaning[];
}

export const modelName = ({ make, model }: Pick<NamedModel, "make" | "model">): string =>
  model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`;

/** Of several badges the name that all of them have in common is the shortest one's. */
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
