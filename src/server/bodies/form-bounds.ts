/**
 * What a posted form may be before anything that gives its names a meaning reads it. Names are paths to the form
 * library: `a[99999999]` asks it for a list of so many places, `a.a.a…` for a tree so deep.
 */
export const FORM_BOUNDS = {
  /** Of a form of ours: the largest has about 40 fields. */
  fields: 200,
  /** UTF-16 units of a name. */
  name: 100,
  /** Words and indices of a name that is a path. */
  segments: 4,
  /** The last place of a list. */
  index: 99,
  /** Bytes of all values as a page that shows them again would hold them. */
  told: 80 * 1024,
} as const;

export type FormFault = "malformed-form" | "too-large";

const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)(?=$|[\s;])/i;

/** Whether the header names one of the two ways in which a browser sends a form. */
export const isFormType = (contentType: string): boolean => FORM_TYPE.test(contentType);

/**
 * What is wrong with a form's bytes, null for nothing. It is parsed by the very parser that the product's routes use,
 * so both see the same fields; a form of too many is not parsed at all.
 */
export async function formFault(contentType: string, bytes: Buffer): Promise<FormFault | null> {
  if (fieldsAtMost(contentType, bytes) > FORM_BOUNDS.fields) return "malformed-form";
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": contentType } }).formData();
  } catch {
    return "malformed-form";
  }
  let count = 0;
  let told = 0;
  for (const [name, value] of form) {
    const text = typeof value === "string" ? value : value.name;
    count += 1;
    if (count > FORM_BOUNDS.fields || !isFieldName(name) || text.includes("\0")) return "malformed-form";
    told += toldBytes(text);
  }
  return told > FORM_BOUNDS.told ? "too-large" : null;
}

/** How many fields a form's bytes may hold: their separators are counted and nothing is parsed. */
export function fieldsAtMost(contentType: string, bytes: Buffer): number {
  const boundary = /;\s*boundary="?([^";]{1,200})/i.exec(contentType)?.[1];
  const separator = contentType.toLowerCase().startsWith("multipart/") ? `--${boundary ?? ""}` : "&";
  let count = 1;
  for (let at = bytes.indexOf(separator); at >= 0 && count <= FORM_BOUNDS.fields + 2; count++) {
    at = bytes.indexOf(separator, at + separator.length);
  }
  return separator === "&" ? count : Math.max(0, count - 2);
}

/** Names that reach into what every object has, or into the form library's own memory. */
const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype", "__intent__", "__state__"]);

/** Whether a field's name is one that a form may have: short, shallow, and no place of a list far out. */
export function isFieldName(name: string): boolean {
  if (name.length > FORM_BOUNDS.name || name.includes("\0")) return false;
  const segments = name.split(/[.[\]]+/);
  if (segments.length > FORM_BOUNDS.segments + 1) return false;
  return segments.every((part) => !FORBIDDEN.has(part) && !(/^\d+$/.test(part) && Number(part) > FORM_BOUNDS.index));
}

/**
 * Bytes that a value takes in a page that shows it again: once in its field and once in the page's data, where each
 * sign of HTML and each control character is written by many.
 */
function toldBytes(text: string): number {
  let signs = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) < 0x20 || SIGNS.has(text.charAt(at))) signs += 1;
  return 2 * Buffer.byteLength(text) + 10 * signs;
}

const SIGNS: ReadonlySet<string> = new Set(`"&'<>\\`);
