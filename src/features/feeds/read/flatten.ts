const LIST_SEPARATOR = "|";

/** Turns a key into one that cannot touch an object's prototype. */
export function safeKey(key: string): string {
  return key === "__proto__" ? "_proto_" : key;
}

/** An empty row. Its object has no prototype, because a column may be called "constructor", as a caravan's maker is. */
export const noCells = (): Record<string, string> => Object.create(null);

/**
 * A nested record as flat cells: `{price: {value: 1}}` gives `price.value`. Lists of plain values are joined by `|`;
 * lists of records are joined field by field (`images.url`), and lists of name and value become cells of that name.
 */
export function flatten(value: unknown, path = "", cells = noCells()): Record<string, string> {
  if (value === null || value === undefined) return cells;
  if (Array.isArray(value)) for (const item of value) flattenItem(item, path, cells);
  else if (typeof value === "object") {
    for (const [key, inner] of Object.entries(value))
      flatten(inner, path ? `${path}.${safeKey(key)}` : safeKey(key), cells);
  } else addCell(cells, path || "value", String(value));
  return cells;
}

function flattenItem(item: unknown, path: string, cells: Record<string, string>): void {
  const named = typeof item === "object" && item !== null ? namedValue(item as Record<string, unknown>) : null;
  if (named) addCell(cells, path ? `${path}.${named[0]}` : named[0], named[1]);
  else flatten(item, path, cells);
}

/** Reads `{name: "Gearbox", value: "Manual"}` and similar objects, as lists of attributes often have them. */
export function namedValue(item: Readonly<Record<string, unknown>>): [string, string] | null {
  const name = item.name ?? item.key ?? item.label ?? item.attribute;
  const value = item.value ?? item.content;
  if (
    typeof name !== "string" ||
    (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
  )
    return null;
  return [safeKey(name), String(value)];
}

/** Appends a text to its cell. */
export function addCell(cells: Record<string, string>, path: string, text: string): void {
  const before = cells[path];
  cells[path] = before === undefined || before === "" ? text : `${before}${LIST_SEPARATOR}${text}`;
}
