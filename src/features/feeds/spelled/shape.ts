import { readFlag } from "../normalise/kinds/codes.ts";
import { splitList } from "../normalise/text.ts";
import { bareSchema, entriesOf, type FieldSchema } from "./keys.ts";
import { valueOfNode, type XmlNode, XmlNodes } from "./xml-node.ts";

/** Maximum entries in one field. */
const MOST_ENTRIES = 500;
const MOST_CHARACTERS = 100_000;
const LONGEST_KEY = 200;

/** Thrown for a field with more data than a car can have; the message is the rest of a sentence. */
export class TooMuch extends Error {
  override readonly name = "TooMuch";
}

export interface Shaped {
  readonly value: unknown;
}

/**
 * Converts a file's value to the record's form. `raw` is a JSON value, the text of a cell or the elements of an XML
 * record. Null if it does not fit. Throws TooMuch.
 */
export function shaped(schema: FieldSchema, raw: unknown): Shaped | null {
  const isOptional = schema.type === "optional";
  if (isOptional && raw === undefined) return { value: undefined };
  if (isNullable(schema) && isNothing(raw)) return { value: null };
  const bare = bareSchema(schema);
  const shape = SHAPES[bare.type];
  return shape ? shape(bare, raw) : null;
}

type Shape = (schema: FieldSchema, raw: unknown) => Shaped | null;

const SHAPES: Readonly<Record<string, Shape>> = {
  string: (_, raw) => {
    const text = textOf(raw);
    return text === null ? null : { value: bounded(text) };
  },
  number: (_, raw) => {
    const number = typeof raw === "number" ? raw : numberOf(textOf(raw));
    return number !== null && Number.isFinite(number) ? { value: number } : null;
  },
  boolean: (_, raw) => {
    const flag = typeof raw === "boolean" ? raw : readFlag((textOf(raw) ?? "").trim());
    return flag === null ? null : { value: flag };
  },
  picklist: (schema, raw) => {
    const text = textOf(raw)?.trim();
    const options = "options" in schema ? (schema.options as readonly unknown[]) : [];
    return options.includes(text) ? { value: text } : null;
  },
  union: (_, raw) => {
    const value = raw instanceof XmlNodes ? leafOf(raw) : raw;
    return typeof value === "number" || typeof value === "string" ? { value } : null;
  },
  unknown: (_, raw) => ({ value: sized(raw instanceof XmlNodes && raw.nodes[0] ? valueOfNode(raw.nodes[0]) : raw) }),
  array: (schema, raw) => listOf("item" in schema ? (schema.item as FieldSchema) : schema, raw),
  object: (schema, raw) => objectOf(schema, raw),
  record: (schema, raw) => recordOf("value" in schema ? (schema.value as FieldSchema) : schema, raw),
};

function isNullable(schema: FieldSchema): boolean {
  if (schema.type === "nullable") return true;
  return "wrapped" in schema && isNullable(schema.wrapped as FieldSchema);
}

function isNothing(raw: unknown): boolean {
  if (raw === null || raw === undefined || raw === "") return true;
  if (!(raw instanceof XmlNodes)) return false;
  return raw.nodes.every(({ children, text, attributes }) => {
    const isBare = children.length === 0 && Object.keys(attributes).every((name) => name === "type");
    return isBare && text.trim() === "" && !/^(string|list|object)$/.test(attributes.type ?? "");
  });
}

function textOf(raw: unknown): string | null {
  if (typeof raw === "string") return raw;
  if (typeof raw === "number" || typeof raw === "boolean") return String(raw);
  const node = raw instanceof XmlNodes ? raw.nodes[0] : null;
  return node && node.children.length === 0 ? node.text : null;
}

const leafOf = ({ nodes: [node] }: XmlNodes) => (node && node.children.length === 0 ? valueOfNode(node) : null);

function numberOf(text: string | null): number | null {
  return text !== null && /^\s*-?\d+(\.\d+)?([eE][+-]?\d+)?\s*$/.test(text) ? Number(text) : null;
}

function bounded(text: string): string {
  if (text.length > MOST_CHARACTERS) throw new TooMuch(`holds more than ${MOST_CHARACTERS} characters`);
  return text;
}

/** Returns a value that has no schema, unless it is too large to store. */
function sized(value: unknown): unknown {
  if (value !== undefined) bounded(JSON.stringify(value));
  return value;
}

function fewEnough<T>(entries: readonly T[]): readonly T[] {
  if (entries.length > MOST_ENTRIES) throw new TooMuch(`holds ${entries.length} entries, more than ${MOST_ENTRIES}`);
  return entries;
}

function parsedJson(text: string, opening: string): unknown {
  if (!text.trimStart().startsWith(opening)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listOf(item: FieldSchema, raw: unknown): Shaped | null {
  if (raw instanceof XmlNodes) return xmlList(item, raw.nodes);
  if (typeof raw === "string") {
    const list = parsedJson(raw, "[");
    return list === undefined ? textList(item, raw) : listOf(item, list);
  }
  return Array.isArray(raw) ? all(raw.map((entry) => () => shaped(item, entry) ?? addressed(item, entry))) : null;
}

/** Reads texts separated by vertical bars, or the addresses of a list's entries. */
function textList(item: FieldSchema, text: string): Shaped | null {
  if (bareSchema(item).type === "string") return { value: fewEnough(splitList(text)) };
  return all(splitList(text).map((entry) => () => addressed(item, entry)));
}

/** Makes `{video: {url}}` from a bare address. */
function addressed(item: FieldSchema, address: unknown): Shaped | null {
  if (typeof address !== "string" || !/^(https?:\/\/|\/[^/])/.test(address)) return null;
  const [first] = Object.entries(entriesOf(item) ?? {});
  if (!first) return bareSchema(item).type === "string" ? { value: address } : null;
  const inner = addressed(first[1], address);
  return inner && { value: { [first[0]]: inner.value } };
}

/** Evaluates all entries and returns all values, or null if one fails; evaluates none if there are too many. */
function all(entries: readonly (() => Shaped | null)[]): Shaped | null {
  const values: unknown[] = [];
  for (const entry of fewEnough(entries)) {
    const found = entry();
    if (!found) return null;
    values.push(found.value);
  }
  return { value: values };
}

/**
 * Reads a list whose entries are the children of its element (`<images><item>…`) or named after their content
 * (`<videos><video>…`), or whose element is repeated.
 */
function xmlList(item: FieldSchema, nodes: readonly XmlNode[]): Shaped | null {
  const [only] = nodes;
  const itself = () => all(nodes.map((node) => () => shaped(item, new XmlNodes([node]))));
  if (nodes.length !== 1 || !only) return itself();
  if (only.children.length === 0) return only.text.trim() === "" ? { value: [] } : listOf(item, only.text);
  const one = (child: XmlNode) => new XmlNodes([child]);
  const entries = entriesOf(item) ?? {};
  const wrapped = (child: XmlNode) => {
    const part = Object.hasOwn(entries, child.name) ? entries[child.name] : undefined;
    const inner = part && shaped(part, one(child));
    return inner ? { value: { [child.name]: inner.value } } : null;
  };
  return (
    all(only.children.map((child) => () => shaped(item, one(child)) ?? addressed(item, child.text.trim()))) ??
    all(only.children.map((child) => () => wrapped(child))) ??
    itself()
  );
}

function objectOf(schema: FieldSchema, raw: unknown): Shaped | null {
  const source = typeof raw === "string" ? parsedJson(raw, "{") : raw;
  const part = partReader(source);
  if (!part) return null;
  const value: Record<string, unknown> = {};
  let known = 0;
  for (const [name, inner] of Object.entries(entriesOf(schema) ?? {})) {
    const field = part(name);
    const found = shaped(inner, field);
    if (!found) return null;
    if (field !== undefined) known += 1;
    if (found.value !== undefined) value[name] = found.value;
  }
  return known > 0 ? { value } : null;
}

/** A function that reads parts of a value by name; null if the value has no parts. */
function partReader(source: unknown): ((name: string) => unknown) | null {
  if (source instanceof XmlNodes) {
    const [node, second] = source.nodes;
    if (!node || second) return null;
    return (name) => {
      const nodes = node.named(name);
      return nodes.length > 0 ? new XmlNodes(nodes) : node.attributes[name];
    };
  }
  if (!isRecord(source)) return null;
  return (name) => (Object.hasOwn(source, name) ? source[name] : undefined);
}

function recordOf(schema: FieldSchema, raw: unknown): Shaped | null {
  const source = typeof raw === "string" ? parsedJson(raw, "{") : raw;
  const entries = recordEntries(source);
  if (!entries) return null;
  const value: Record<string, unknown> = {};
  for (const [key, inner] of fewEnough(entries)) {
    if (Object.hasOwn(value, key)) return null;
    const found = key === "__proto__" || key.length > LONGEST_KEY ? null : shaped(schema, inner);
    if (!found) return null;
    value[key] = found.value;
  }
  return { value };
}

function recordEntries(source: unknown): readonly (readonly [string, unknown])[] | null {
  if (source instanceof XmlNodes)
    return (source.nodes[0]?.children ?? []).map((child) => [
      child.attributes.key ?? child.name,
      new XmlNodes([child]),
    ]);
  return isRecord(source) ? Object.entries(source) : null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof XmlNodes);
}
