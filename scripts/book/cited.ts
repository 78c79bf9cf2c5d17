import { AREAS } from "./rows.ts";

const ID = `(${AREAS.join("|")})-(\\d{3})`;

/** An ID, or a span between two IDs, in any of the three notations for spans. */
export const CITATION = new RegExp(`\\b${ID}(?:(?:\\.\\.| to )(?:\\1-)?(\\d{3}))?(?!\\d)`, "g");

/** Every ID that a text cites, including those within spans, in the order of the text. */
export function citedIn(text: string): string[] {
  return [...text.matchAll(CITATION)].flatMap(([, area = "", first = "", last = first]) => {
    const count = Math.max(1, Number(last) - Number(first) + 1);
    return Array.from({ length: count }, (_, i) => `${area}-${String(Number(first) + i).padStart(3, "0")}`);
  });
}
