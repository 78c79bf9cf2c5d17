/**
 * Limits of a posted form, checked before its field names are interpreted. The form library reads names as paths:
 * `a[99999999]` makes it build a list that long, `a.a.a…` a tree that deep.
 */
export const FORM_BOUNDS = {
  /** Our largest form has about 40 fields. */
  fields: 200,
  /** Maximum length of a name in UTF-16 units. */
  name: 100,
  /** Maximum words and indices in a name that is a path. */
  segments: 4,
  /** Highest index of a list. */
  index: 99,
  /** Maximum bytes of all values in a page that shows the form again. */
  told: 80 * 1024,
} as const;

export type FormFault = "malformed-form" | "too-large";

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)(?=$|[\s;])/i;

/** Whether the header names one of the two types in which browsers send forms. */
export const isFormType = (contentType: string): boolean => FORM_TYPE.test(contentType);

/**
 * The fault in a form's bytes, or null. The routes use the same parser, so both see the same fields. A form with too
 * many fields is not parsed at all.
 */
export async function formFault(contentType: string, bytes: Buffer): Promise<FormFault | null> {
  if (fieldsAtMost(contentType, bytes) > FORM_BOUNDS.fields) return "malformed-form";
  let form: FormData;
  try {
    form = await new Response(unshared(bytes), { headers: { "Content-Type": contentType } }).formData();
  } catch {
    return "malformed-form";
  }
  let count = 0;
  let size = 0;
  for (const [name, value] of form) {
    const text = typeof value === "string" ? value : value.name;
    count += 1;
    if (count > FORM_BOUNDS.fields || !isFieldName(name) || text.includes("\0")) return "malformed-form";
    size += bytesInWords(text);
  }
  return size > FORM_BOUNDS.told ? "too-large" : null;
}

/** The same bytes, not copied, in the type that a `Response` body accepts. */
export const unshared = (bytes: Buffer): Uint8Array<ArrayBuffer> =>
  new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);

/** An upper bound on the number of fields, found by counting separators without parsing. */
export function fieldsAtMost(contentType: string, bytes: Buffer): number {
  const boundary = /;\s*boundary="?([^";]{1,200})/i.exec(contentType)?.[1];
  const separator = contentType.toLowerCase().startsWith("multipart/") ? `--${boundary ?? ""}` : "&";
  let count = 1;
  for (let at = bytes.indexOf(separator); at >= 0 && count <= FORM_BOUNDS.fields + 2; count++) {
    at = bytes.indexOf(separator, at + separator.length);
  }
  return separator === "&" ? count : Math.max(0, count - 2);
}

/** Names that would reach into object prototypes or the form library's own data. */
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype", "__intent__", "__state__"]);

/** Whether a form may have a field of this name: short, shallow, and without a high list index. */
export function isFieldName(name: string): boolean {
  if (name.length > FORM_BOUNDS.name || name.includes("\0")) return false;
  const segments = name.split(/[.[\]]+/);
  if (segments.length > FORM_BOUNDS.segments + 1) return false;
  return segments.every((part) => !FORBIDDEN.has(part) && !(/^\d+$/.test(part) && Number(part) > FORM_BOUNDS.index));
}

/**
 * Bytes of a value in a page that shows it again: once in its field and once in the page's data, where every HTML
 * character and control character is escaped to several.
 */
function bytesInWords(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 0x20 || SIGNS.has(text.charAt(at))) signs += 1;
  return 2 * Buffer.byteLength(text) + 10 * signs;
}

const SIGNS: ReadonlySet<string> = new Set(`"&'<>\\`);
