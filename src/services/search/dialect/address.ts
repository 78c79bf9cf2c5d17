const LISTS: ReadonlySet<string> = new Set([
  "facets",
  "fields",
  "ids",
  "locales",
  "attributesToRetrieve",
  "attributesToHighlight",
  "attributesToCrop",
  "attributesToSearchOn",
]);
const NUMBERS: ReadonlySet<string> = new Set(["offset", "limit", "page", "hitsPerPage", "cropLength"]);
const FLAGS = /^(show|retrieveVectors|exhaustive)/;

/**
 * The JSON body that a GET's parameters stand for: lists are split at commas, numbers and flags parsed; the rest is
 * text.
 */
export function bodyOfAddress(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...params].map(([name, text]) => [name, read(name, text)]));
}

function read(name: string, text: string): unknown {
  if (LISTS.has(name)) return text.split(",");
  if (name === "sort") return ordersIn(text);
  if (name === "filter" && text.trimStart().startsWith("[")) return listIn(text);
  if (NUMBERS.has(name) && /^\d+$/.test(text)) return Number(text);
  if (FLAGS.test(name) && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

/** Parses a filter that is a list in JSON. Any other text is read as a filter, and refused as one if it is invalid. */
function listIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Splits a `sort` parameter at its commas, except at those within the parentheses of `_geoPoint(…)`. */
export function ordersIn(text: string): string[] {
  const orders: string[] = [];
  let from = 0;
  let isPlace = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "(") isPlace = true;
    else if (sign === ")") isPlace = false;
    else if (sign === "," && !isPlace) {
      orders.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...orders, text.slice(from)];
}
