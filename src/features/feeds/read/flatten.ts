import { headingStrength } from "../recognise/headings.ts";
import { relatedRecord, typedValue } from "./typed-values.ts";

const LIST_SEPARATOR = "|";
/** The number of a list's texts that are examined to decide whether they are facts with names. */
const MAX_STATED_FACTS = 40;

/** Replaces a key that could change an object's prototype. */
export function safeKey(key: string): string {
  return key === "__proto__" ? "_proto_" : key;
}

/**
 * An empty row. Its object has no prototype, because a column may be called "constructor", as the maker is in some
 * lists of caravans.
 */
export const noCells = (): Record<string, string> => Object.create(null);

/**
 * A nested record as flat cells: `{price: {value: 1}}` becomes `price.value`. Lists of plain values are joined by `|`,
 * and lists of records field by field (`images.url`). Lists of names and values become a cell for each name, whether
 * they are objects or texts: `["odometer: 98123"]`.
 */
export function flatten(value: unknown, path = "", cells = noCells()): Record<string, string> {
  if (value === null || value === undefined) return cells;
  const unwrapped = typedValue(value) ?? relatedRecord(value);
  if (unwrapped) return flatten(unwrapped.value, path, cells);
  if (Array.isArray(value)) {
    const areFacts = isListOfStatedFacts(value);
    for (const item of value) flattenItem(areFacts ? (statedFact(item) ?? item) : placed(item, path), path, cells);
  } else if (typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) {
      if (key === "relationships") flattenRelated(inner, path, cells);
      else if (!(key === "data" && isOnlyNumbered(inner)))
        flatten(
          key === "amount" || key === "value" ? inCurrency(value, inner) : inner,
          path ? `${path}.${safeKey(key)}` : safeKey(key),
          cells,
        );
    }
  } else addCell(cells, path || "value", String(value));
  return cells;
}

/**
 * The facts of a labelled group, as portals list them: `{label: "Info", parameters: [{label, value}]}`. Null for
 * anything else.
 */
export function groupOfFacts(item: unknown): readonly unknown[] | null {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return null;
  let facts: readonly unknown[] | null = null;
  let isLabelled = false;
  for (const [key, inner] of Object.entries(item)) {
    if (typeof inner !== "object" || inner === null) {
      if (!GROUP_KEY.test(key)) return null;
      isLabelled ||= typeof inner === "string";
    } else if (facts === null && Array.isArray(inner) && inner.length > 0 && inner.every(isFact)) facts = inner;
    else return null;
  }
  return isLabelled ? facts : null;
}
const GROUP_KEY = /^(?:label|name|group|type|key|code|order|position|icon)$/i;
const isFact = (item: unknown): boolean =>
  typeof item === "object" && item !== null && namedValue(item as Record<string, unknown>) !== null;

function flattenItem(item: unknown, path: string, cells: Record<string, string>): void {
  const facts = groupOfFacts(item);
  if (facts) return void flatten(facts, path, cells);
  const named = typeof item === "object" && item !== null ? namedValue(item as Record<string, unknown>) : null;
  if (named) addCell(cells, path ? `${path}.${named[0]}` : named[0], named[1]);
  else flatten(item, path, cells);
}

/** Names of lists of a vehicle's colours. */
const COLOURS = /(?:^|[._])(?:colou?rs?|paints?)$/i;

/**
 * A colour under the name of its place: `{location: "Exterior", generic: "Black"}` becomes `{exterior: {generic:
 * "Black"}}`.
 */
function placed(item: unknown, path: string): unknown {
  if (!COLOURS.test(path) || typeof item !== "object" || item === null || Array.isArray(item)) return item;
  for (const [key, place] of Object.entries(item)) {
    if (typeof place !== "string" || !/^(?:exterior|interior)$/i.test(place)) continue;
    const { [key]: _place, ...rest } = item as Record<string, unknown>;
    return { [place.toLowerCase()]: rest };
  }
  return item;
}

/**
 * Flattens related records in the style of JSON:API: `{images: {data: [{url}]}}` means the same as `{images: [{url}]}`.
 */
function flattenRelated(value: unknown, path: string, cells: Record<string, string>): void {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return void flatten(value, path ? `${path}.relationships` : "relationships", cells);
  for (const [name, inner] of Object.entries(value)) {
    const data: unknown = typeof inner === "object" && inner !== null && "data" in inner ? inner.data : null;
    const key = isInformative(data) ? safeKey(name) : `relationships.${safeKey(name)}`;
    flatten(isInformative(data) ? data : inner, path ? `${path}.${key}` : key, cells);
  }
}

/**
 * Whether a related record is given only by type and number, which are no facts of the vehicle: its type "models" must
 * not be read as a Model S.
 */
const isOnlyNumbered = (data: unknown) =>
  typeof data === "object" && data !== null && "type" in data && !isInformative(data);

/** Whether related records are included themselves, rather than only their type and number. */
function isInformative(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  if (Array.isArray(data)) return data.some((item) => !Array.isArray(item) && isInformative(item));
  return Object.keys(data).some((key) => key !== "type" && key !== "id");
}

/** An amount; if the text beside it shows that it is in cents, in whole currency units. */
function inCurrency(record: object, amount: unknown): unknown {
  const named = record as Readonly<Record<string, unknown>>;
  const shown = named.formatted ?? named.display;
  if (!Number.isInteger(amount) || typeof shown !== "string") return amount;
  const digits = shown.replace(/[^\d.]/g, "");
  const isCents = /^\d{1,12}(\.\d\d?)?$/.test(digits) && Math.round(Number(digits) * 100) === amount && amount !== 0;
  return isCents ? Number(digits) : amount;
}

/** A text with a name and its value: `odometer: 98123`. Times and URLs have no space after the colon. */
const STATED_FACT = /^(\p{L}[^:\n]{0,39}):\s+(\S[^\n]*)$/u;

function statedFact(item: unknown): { readonly name: string; readonly value: string } | null {
  const [, name, value] = (typeof item === "string" && STATED_FACT.exec(item.trim())) || [];
  return name === undefined || value === undefined ? null : { name: name.trim(), value };
}

/** Whether most of the list are such texts, and at least two have names of facts about a vehicle. */
function isListOfStatedFacts(list: readonly unknown[]): boolean {
  if (typeof list[0] !== "string") return false;
  const names = list.slice(0, MAX_STATED_FACTS).map((item) => statedFact(item)?.name ?? "");
  const named = names.filter((name) => name !== "");
  return named.length > names.length / 2 && headingStrength(named) > 1;
}

/** Keys that lists of attributes use for the name and the value. */
const NAME_KEYS = ["name", "key", "label", "attribute"] as const;
const VALUE_KEYS = ["value", "content", "options"] as const;

/** The first of these keys that the record has, in lower case, capitalised or in capitals. */
function inAnyCase(item: Readonly<Record<string, unknown>>, keys: readonly string[]): unknown {
  for (const key of keys) {
    const found = item[key] ?? item[`${key.charAt(0).toUpperCase()}${key.slice(1)}`] ?? item[key.toUpperCase()];
    if (found !== undefined && found !== null) return found;
  }
  return undefined;
}

/**
 * Reads `{name: "Gearbox", value: "Manual"}` and similar objects, as in lists of attributes. It also reads `{type:
 * "StockNumber", value: "U1"}` and `{type: "EGC", amount: 17990}`, but not `{type: "image", value: "https://…"}`. Null
 * for anything else.
 */
export function namedValue(item: Readonly<Record<string, unknown>>): [string, string] | null {
  const type = inAnyCase(item, ["type"]);
  const typed = typeof type === "string" && /^\p{L}[\p{L}\d _-]{1,30}$/u.test(type) ? type : undefined;
  const isShown = inAnyCase(item, ["formatted", "display"]) !== undefined;
  const isAmount = typed !== undefined && !isShown && typeof inAnyCase(item, ["amount"]) === "number";
  const name = isAmount ? typed : (inAnyCase(item, NAME_KEYS) ?? typed);
  const stated = inAnyCase(item, isAmount ? ["amount"] : VALUE_KEYS);
  const isList = Array.isArray(stated) && stated.every((one) => typeof one === "string");
  const value = isList ? stated.join(LIST_SEPARATOR) : stated;
  if (name === typed && typeof value === "string" && /^https?:/.test(value)) return null;
  if (
    typeof name !== "string" ||
    (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean")
  )
    return null;
  const currency = isAmount ? inAnyCase(item, ["currency"]) : undefined;
  return [safeKey(name), typeof currency === "string" && currency !== "AUD" ? `${value} ${currency}` : String(value)];
}

/** Appends a text to its cell. */
export function addCell(cells: Record<string, string>, path: string, text: string): void {
  const before = cells[path];
  cells[path] = before === undefined || before === "" ? text : `${before}${LIST_SEPARATOR}${text}`;
}
