/** Names of cells with the record's number. */
const NUMBER =
  /(stock|stk)(no|nr|num|number|id|code|ref)?$|^_?(id|sku|ref|reference)$|^(vehicle|listing|item|unit|car)(id|no|number)$/;

/** Keeps an entry's key as a cell, unless the record has a number of its own or a cell with the same value. */
export function nameByKey(cells: Record<string, string>, key: string): void {
  const name = decoded(key).trim();
  const isNumbered = Object.keys(cells).some((cell) => NUMBER.test(cell.toLowerCase().replace(/[\s._-]/g, "")));
  if (name === "" || isNumbered || Object.values(cells).includes(name)) return;
  cells["stock id"] = name;
}

function decoded(key: string): string {
  try {
    return String(JSON.parse(`"${key}"`));
  } catch {
    return key;
  }
}
