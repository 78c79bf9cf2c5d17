/**
 * Keys under which document databases store a typed value: Firestore's `{stringValue: "Kia"}`, DynamoDB's `{S: "Kia"}`.
 */
const KEYS: Readonly<Record<string, (value: unknown) => boolean>> = {
  stringValue: isText,
  integerValue: isNumber,
  doubleValue: isNumber,
  booleanValue: isFlag,
  timestampValue: isText,
  referenceValue: isText,
  nullValue: () => true,
  mapValue: isRecord,
  arrayValue: isRecord,
  S: isText,
  N: isNumber,
  BOOL: isFlag,
  NULL: isFlag,
  M: isRecord,
  L: Array.isArray,
  SS: Array.isArray,
  NS: Array.isArray,
};

/** The value in such a record; null for any record that is not just a value and its type. */
export function typedValue(record: unknown): { readonly value: unknown } | null {
  if (!isRecord(record)) return null;
  let only: string | null = null;
  for (const key in record) {
    if (only !== null) return null;
    only = key;
  }
  if (only === null || !Object.hasOwn(KEYS, only)) return null;
  const value = record[only];
  if (!KEYS[only]?.(value)) return null;
  if (only === "nullValue" || only === "NULL") return { value: null };
  if (only === "mapValue") return { value: (value as Named).fields ?? null };
  return { value: only === "arrayValue" ? ((value as Named).values ?? null) : value };
}

/**
 * The content of a relation as in responses from Strapi: `{data: {id, attributes}}`, or a list of these. Null for any
 * other record.
 */
export function relatedRecord(record: unknown): { readonly value: unknown } | null {
  if (!isRecord(record) || !("data" in record)) return null;
  for (const key in record) if (!/^(?:data|meta|links)$/.test(key)) return null;
  const { data } = record;
  if (data === null) return { value: null };
  if (isHeld(data)) return { value: data.attributes };
  return Array.isArray(data) && data.length > 0 && data.every(isHeld) ? { value: data.map(attributesOf) } : null;
}

const isHeld = (data: unknown): data is Named =>
  isRecord(data) &&
  isRecord(data.attributes) &&
  Object.keys(data).every((key) => /^(?:id|documentId|type|attributes)$/.test(key));
const attributesOf = ({ attributes }: Named) => attributes;

type Named = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Named {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === "string";
}

function isNumber(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value));
}

function isFlag(value: unknown): boolean {
  return typeof value === "boolean";
}
