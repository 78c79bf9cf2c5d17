/** HTML that is safe to output; only `html` creates it. */
export class Markup {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Markup | readonly Markup[] | null;

/** Joins markup and values. Every value that is not `Markup` is escaped, for text and for double-quoted attributes. */
export function html(words: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return new Markup(words.map((word, at) => word + (at < values.length ? written(values[at] ?? null) : "")).join(""));
}

function written(value: Part): string {
  if (value === null) return "";
  if (value instanceof Markup) return value.source;
  if (typeof value === "object") return value.map(({ source }) => source).join("");
  return String(value).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
