import * as v from "valibot";

/**
 * The levels at which an option may be set. The more specific level wins: platform < provider < template < site <
 * dealership (SITE-017).
 */
const LEVELS = ["platform", "provider", "template", "site", "dealership"] as const;
export type Level = (typeof LEVELS)[number];

export type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * One option of a site: which values are allowed, its default, and who may set it. The documentation and the JSON
 * Schema are generated from it.
 */
export interface Option<S extends AnySchema = AnySchema, Secret extends boolean = boolean> {
  readonly levels: readonly Level[];
  readonly description: string;
  readonly schema: S;
  readonly fallback: v.InferOutput<S>;
  /** Whether the file names an environment variable whose value is the option's value. */
  readonly secret: Secret;
}

export type Options = Readonly<Record<string, Option>>;

/** Options that belong together for a reader. Each group is one object of `site.json`. */
export interface OptionGroup<O extends Options = Options> {
  readonly title: string;
  readonly options: O;
}

/** An option with a default. `levels` is written as in the options table: `"site"`, `"site/dealership"`. */
export function option<S extends AnySchema>(
  levels: string,
  description: string,
  schema: S,
  fallback: v.InferOutput<S>,
): Option<S, false> {
  return { levels: levelsOf(levels), description, schema, fallback, secret: false };
}

/** An option without a default. */
export function unset<S extends AnySchema>(
  levels: string,
  description: string,
  schema: S,
): Option<v.NullableSchema<S, undefined>, false> {
  return { levels: levelsOf(levels), description, schema: v.nullable(schema), fallback: null, secret: false };
}

const secretSentence =
  'A secret never stands in this file: name the environment variable that holds it, like {"env": "MAPS_KEY"}.';

/** The name of an environment variable, which is the only way to write a secret. */
export const SecretSchema = v.strictObject(
  { env: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, "An environment variable is named like MAPS_KEY.")) },
  secretSentence,
);

/**
 * A secret option: the file holds `{"env": "NAME"}`, and the configuration holds that variable's value, or null if it
 * is not set.
 */
export function secretOption(
  levels: string,
  description: string,
): Option<v.NullableSchema<typeof SecretSchema, undefined>, true> {
  return { levels: levelsOf(levels), description, schema: v.nullable(SecretSchema), fallback: null, secret: true };
}

export function group<O extends Options>(title: string, options: O): OptionGroup<O> {
  return { title, options };
}

function levelsOf(text: string): Level[] {
  return LEVELS.filter((level) => text.split("/").includes(level));
}
