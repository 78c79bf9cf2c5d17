/** The length of a text message, as the networks count it (3GPP TS 23.038). */
export interface TextSize {
  /** Parts that it is sent in, each of which is charged; 0 for an empty text. */
  readonly parts: number;
  /** Characters that still fit into its last part. */
  readonly left: number;
  /**
   * A character outside the default alphabet, which reduces the 160 characters of a text to 70. Null if there is none.
   */
  readonly odd: string | null;
}

/** The most parts of a text from the desk. */
export const MOST_PARTS = 6;

/** The networks' default alphabet, whose characters take one place each. */
const ALPHABET = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Characters that are sent with an escape before them, and so take two places. */
const ESCAPED = new Set("\f^{}\\[~]|€");

/** Places in a text of one part, and in each part of a longer one, whose header takes some. */
const PLACES = { plain: [160, 153], other: [70, 67] } as const;

/** Measures a text. A character of two places is never split over two parts. */
export function textSize(text: string): TextSize {
  const signs = [...text];
  const odd = signs.find((sign) => !ALPHABET.has(sign) && !ESCAPED.has(sign)) ?? null;
  const isPlain = odd === null;
  const widths = signs.map((sign) => (isPlain ? (ESCAPED.has(sign) ? 2 : 1) : sign.length));
  const [alone, each] = isPlain ? PLACES.plain : PLACES.other;
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= alone) return { parts: total === 0 ? 0 : 1, left: alone - total, odd };
  let parts = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > each) {
      parts += 1;
      used = 0;
    }
    used += width;
  }
  return { parts, left: each - used, odd };
}
