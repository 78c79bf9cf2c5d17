const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/**
 * The number that a text of a filter or a document is, in decimal figures, or null where it is none. JavaScript's own
 * reading would take an empty text for 0, and `0x7EA` for 2026.
 */
export function numberOfText(text: string): number | null {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : null;
}
