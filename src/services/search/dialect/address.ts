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

/** The body that a GET's parameters stand for: lists are split at commas, numbers and flags read; the rest is text. */
export function bodyOfAddress(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...params].map(([name, text]) => [name, read(name, text)]));
}

function read(name: string, text: string): unknown {
  if (LISTS.has(name)) return text.split(",");
  // A place's own comma parts no orders.
  if (name === "sort") return text.split(/,(?![^(]*\))/);
  if (NUMBERS.has(name) && /^\d+$/.test(text)) return Number(text);
  if (FLAGS.test(name) && /^(true|false)$/.test(text)) return text === "true";
  return text;
}
