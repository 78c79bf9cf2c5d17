/**
 * What a shape of the code's own asks of the demonstration, and how far its data goes: a page that has only ever met
 * one value of a thing may be wrong about every other.
 */

/** As much of a Valibot schema as is read here. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly options?: readonly unknown[];
  readonly default?: unknown;
}

/** All that was met at one place of the data, `images[].image.url`. */
export interface Met {
  readonly path: string;
  /**
   * What a rich demonstration would meet there and this one does not: `absent`, `zero`, `true`, `"sold"`, `2 values`.
   */
  readonly missing: readonly string[];
}

/** So many values of one thing are enough to see that it is not written into a page. */
const ENOUGH = 2;
const EMPTY = "an empty list";

/**
 * Every place of the shape with what these values never show there. At the places in `zeros` 0 is a value that is told.
 */
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

/** What is left out stands for its default, where it has one. */
function optional(shape: Shape, written: readonly unknown[], zeros: ReadonlySet<string>, path: string): Met[] {
  const fallback = shape.type === "nullable" ? undefined : shape.default;
  const values = written.map((value) => (value === undefined ? fallback : value));
  const isAbsent = (value: unknown) => value === null || value === undefined;
  const isNeeded = fallback === undefined || fallback === null;
  const absent = !isNeeded || values.some(isAbsent) ? [] : [{ path, missing: ["absent"] }];
  const inner = shape.wrapped ? monotony(shape.wrapped, values, zeros, path) : [];
  // A list that is left out shows a page as little as an empty one.
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

/** `path: missing, missing`, less what is excused. An exception excuses one path, or all below one that ends in `*`. */
export function told(found: readonly Met[], excused: Readonly<Record<string, string>>): string[] {
  return merged(found)
    .filter(({ path }) => !isExcused(path, excused))
    .map(({ path, missing }) => `${path}: ${missing.join(", ")}`);
}

/** Exceptions that excuse nothing any more. */
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
