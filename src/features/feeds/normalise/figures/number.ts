/**
 * Reads a number as people write it: "45,990", "45.990" and "45 990" are the same number, as are "2,2" and "2.2"; "45k"
 * is 45000. Words and units around it are ignored. Null if there is none. With `decimals`, small decimals are expected
 * ("1.998" litres); without it, "28.990" is twenty-eight thousand.
 */
export function readNumber(text: string, decimals = false): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  const found =
    /(-?)\s*\(?(?:[A-Z]{0,3}[$£€₹¥]\s*)?(-?)((?:\d{1,3}(?:[ '’]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*)\s*(k\b|lakhs?\b|lacs?\b|crores?\b|cr\b|mil(?:lion)?\b|thousand\b)?/i.exec(
      text,
    );
  if (!found?.[3]) return null;
  const value = plainNumber(found[3].replace(/[ '’]/g, ""), decimals) * scale(found[4]);
  return found[1] === "-" || found[2] === "-" ? -value : value;
}

const LOOKALIKES = ["O", "o", "I", "l"] as const;
/** A number, and nothing else but its unit, in which letters may be mistyped digits. */
const MISTYPED = /^[^\p{L}\d]{0,3}[\dOoIl][\dOoIl.,' ]+(?:km|kms)?$/u;

/** Replaces letters that look like digits ("25,99O", "l02,300"), if the text is otherwise a number. */
export function withDigits(text: string): string {
  if (!LOOKALIKES.some((letter) => text.includes(letter))) return text;
  if (!/\d\D*\d/.test(text) || !MISTYPED.test(text)) return text;
  return text.replace(/[Oo]/g, "0").replace(/[Il]/g, "1");
}

function plainNumber(digits: string, decimals: boolean): number {
  const comma = digits.lastIndexOf(",");
  const dot = digits.lastIndexOf(".");
  if (comma >= 0 && dot >= 0) {
    const thousands = comma > dot ? "." : ",";
    return Number(digits.replaceAll(thousands, "").replace(",", "."));
  }
  if (comma < 0 && dot < 0) return Number(digits);
  const mark = comma >= 0 ? "," : ".";
  const [first = "", second = "", ...more] = digits.split(mark);
  // Groups of three digits, or as in India "3,45,000": a group of three after groups of two.
  const grouped = /^(?!0\D)\d{1,3}(?:\D\d{3})+$|^\d{1,2}(?:,\d\d)+,\d{3}$/.test(digits);
  return Number(grouped && (more.length > 0 || !decimals) ? digits.replaceAll(mark, "") : `${first}.${second}`);
}

function scale(word: string | undefined): number {
  if (!word) return 1;
  const w = word.toLowerCase();
  if (w === "k" || w === "thousand") return 1000;
  if (w.startsWith("la")) return 100_000;
  return w.startsWith("cr") ? 10_000_000 : 1_000_000;
}
