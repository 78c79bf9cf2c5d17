/**
 * Compares the demo's data with a shape of the code: a page that has only met one value of a field may be wrong for
 * every other.
 */

/** The part of a Valibot schema that is read here. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly options?: readonly unknown[];
  readonly default?: unknown;
}

/** All values at one path of the data, `images[].image.url`. */
export interface Met {
  readonly path: string;
  /**
   * Values that varied data would have at the path, and these have not: `absent`, `zero`, `true`, `"sold"`, `2 values`.
   */
  readonly missing: readonly string[];
}

/** With this many values of a field, a page that hard-codes one is noticed. */
const ENOUGH = 2;
const EMPTY = "an empty list";

/** Every path of the shape with its missing values. At the paths in `zeros`, 0 is a value of its own. */
export function monotony(schema: unknown, values: readonly unknown[], zeros: ReadonlySet<string>, path = ""): Met[] {
  const shape = schema as Shape;
  if (shape.type === "nullable" || shape.type === "optional" || shape.type === "nullish") {
    return optional(shape, values, zeros, path);
  }
  const present = values.filter((value) => value !== null && value !== undefined);
  if (shape.entries) {
    return Object.entries(shape.entries).flatMap(([key, inner]) =>
      monotony(
        inner,
        present.map((value) => (value as Record<string, unknown>)[key]),
        zeros,
        path ? `${path}.${key}` : key,
      ),
    );
  }
  if (shape.item) return list(shape.item, present as unknown as readonly (readonly unknown[])[], zeros, path);
  return [{ path, missing: leaf(shape, present, zeros.has(path)) }].filter(({ missing }) => missing.length > 0);
}

/** An absent field counts as its default, where it has one. */
function optional(shape: Shape, written: readonly unknown[], zeros: ReadonlySet<string>, path: string): Met[] {
  const fallback = shape.type === "nullable" ? undefined : shape.default;
  const values = written.map((value) => (value === undefined ? fallback : value));
  const isAbsent = (value: unknown) => value === null || value === undefined;
  const isNeeded = fallback === undefined || fallback === null;
  const absent = !isNeeded || values.some(isAbsent) ? [] : [{ path, missing: ["absent"] }];
  const inner = shape.wrapped ? monotony(shape.wrapped, values, zeros, path) : [];
  // For a page an absent list is the same as an empty one.
  const isLeftOut = values.some(isAbsent);
  const needed = inner.map((met) => ({
    ...met,
    missing: met.missing.filter((one) => !(isLeftOut && met.path === path && one === EMPTY)),
  }));
  return [...absent, ...needed.filter(({ missing }) => missing.length > 0)];
}

function list(item: Shape, lists: readonly (readonly unknown[])[], zeros: ReadonlySet<string>, path: string): Met[] {
  const missing = [
    ...(lists.some(({ length }) => length === 0) ? [] : [EMPTY]),
    ...(lists.some(({ length }) => length > 1) ? [] : ["a list of several"]),
  ];
  return [...(missing.length > 0 ? [{ path, missing }] : []), ...monotony(item, lists.flat(), zeros, `${path}[]`)];
}

function leaf({ type, options }: Shape, values: readonly unknown[], mayBeZero: boolean): string[] {
  const met = new Set(values.map((value) => JSON.stringify(value)));
  const wanted = (all: readonly unknown[]) => all.map((one) => JSON.stringify(one)).filter((one) => !met.has(one));
  if (type === "boolean") return wanted([true, false]);
  if (type === "picklist" && options) return wanted(options);
  const few = met.size < ENOUGH ? [`${ENOUGH} values`] : [];
  return mayBeZero && !met.has("0") ? [...few, "zero"] : few;
}

/**
 * `path: missing, missing`, without the exceptions. An exception covers one path, or all paths below one that ends in
 * `*`.
 */
export function told(found: readonly Met[], excused: Readonly<Record<string, string>>): string[] {
  return merged(found)
    .filter(({ path }) => !isExcused(path, excused))
    .map(({ path, missing }) => `${path}: ${missing.join(", ")}`);
}

/** Exceptions that no longer apply to anything. */
export function idle(found: readonly Met[], excused: Readonly<Record<string, string>>): string[] {
  return Object.keys(excused).filter((key) => !found.some(({ path }) => isExcused(path, { [key]: "" })));
}

function isExcused(path: string, excused: Readonly<Record<string, string>>): boolean {
  return Object.keys(excused).some((key) => (key.endsWith("*") ? path.startsWith(key.slice(0, -1)) : path === key));
}

function merged(found: readonly Met[]): Met[] {
  const byPath = Map.groupBy(found, ({ path }) => path);
  return [...byPath].map(([path, all]) => ({ path, missing: [...new Set(all.flatMap(({ missing }) => missing))] }));
}
