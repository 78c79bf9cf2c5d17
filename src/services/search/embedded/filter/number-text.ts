const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * The decimal number that a text in a filter or a document stands for, or null. JavaScript's own conversion would
 * read an empty text as 0, and `0x7EA` as 2026.
 */
export function numberOfText(text: string): number | null {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
