import { type Car, CarSchema } from "../../stock/schema.ts";
import { bareSchema, entriesOf, type FieldSchema } from "../spelled/keys.ts";
import { isPlainText } from "../spelled/xml-node.ts";

const ENTRIES: Readonly<Record<string, FieldSchema>> = CarSchema.entries;

/**
 * Writes cars as XML: an element for each car and each field. Entries of a list are `item` elements, and keys that are
 * not valid names become attributes.
 */
export async function* xmlText(cars: AsyncIterable<Car>): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<stock>\n';
  for await (const car of cars) {
    const fields = Object.entries(ENTRIES).map(([name, schema]) => element(name, schema, car[name as keyof Car]));
    yield `<car>\n${fields.join("\n")}\n</car>\n`;
  }
  yield "</stock>\n";
}

/** `schema` is null within data that has no schema; there, the element itself states the type of its value. */
function element(name: string, schema: FieldSchema | null, value: unknown, key?: string): string {
  const known = schema && !/^(unknown|union)$/.test(bareSchema(schema).type) ? schema : null;
  const { kind, inner } = contentOf(known, value);
  const attributes = (key === undefined ? "" : ` key="${escaped(key)}"`) + (kind ? ` type="${kind}"` : "");
  return inner === "" ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`;
}

interface Content {
  /** The type, if a reader could not know it otherwise. */
  readonly kind: string | null;
  readonly inner: string;
}

function contentOf(schema: FieldSchema | null, value: unknown): Content {
  if (value === null || value === undefined) return { kind: schema ? null : "null", inner: "" };
  if (Array.isArray(value)) return listContent(schema, value);
  if (typeof value === "object") return recordContent(schema, Object.entries(value));
  const text = String(value);
  const isDoubtful = typeof value === "string" && (schema ? text === "" : !isPlainText(text));
  return { kind: isDoubtful ? "string" : null, inner: escaped(text) };
}

function listContent(schema: FieldSchema | null, list: readonly unknown[]): Content {
  const bare = schema && bareSchema(schema);
  const item = bare && "item" in bare ? (bare.item as FieldSchema) : null;
  const inner = list.map((entry) => element("item", item, entry)).join("");
  return { kind: schema ? null : "list", inner };
}

function recordContent(schema: FieldSchema | null, entries: readonly (readonly [string, unknown])[]): Content {
  const known = schema && entriesOf(schema);
  const bare = schema && bareSchema(schema);
  const each = bare && "value" in bare ? (bare.value as FieldSchema) : null;
  const inner = entries
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      if (known) return element(key, known[key] ?? null, value);
      return isName(key) ? element(key, each, value) : element("entry", each, value, key);
    })
    .join("");
  return { kind: schema ? null : "object", inner };
}

const isName = (key: string) => /^(?!xml|item$|entry$)[a-z_][\w.-]*$/i.test(key);

export function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
      .replace(/[<>&"\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  );
}
