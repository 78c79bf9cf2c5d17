/**
 * A page's loader data in the format that React Router reads from the server: one line of JSON with all values in a
 * list, in which objects and arrays refer to their members by index. Throws for values that it cannot encode.
 */
export function pageData(value: unknown): string {
  const values: string[] = [];
  const place = (one: unknown): number => {
    if (one === undefined) return -7;
    if (one === null) return -5;
    const at = values.push("") - 1;
    values[at] = written(one, place);
    return at;
  };
  const first = place(value);
  return first < 0 ? `${first}\n` : `[${values.join(",")}]\n`;
}

function written(value: unknown, place: (one: unknown) => number): string {
  if (typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value === "number" && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(place).join(",")}]`;
  if (value instanceof Date) return `["D",${value.getTime()}]`;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error("A page's data has something that cannot be written.");
  }
  const fields = Object.entries(value).map(([name, one]) => `"_${place(name)}":${place(one)}`);
  return `{${fields.join(",")}}`;
}
