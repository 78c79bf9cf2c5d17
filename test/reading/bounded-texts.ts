import type { Expression } from "./expressions.ts";

/** A regular expression that backtracks, and the reason why strangers' long texts do not reach it. */
interface Bounded extends Pick<Expression, "file" | "source"> {
  readonly why: string;
}

const FED = "It reads what a dealer's file or an operator's settings say.";

export const BOUNDED_TEXTS: readonly Bounded[] = [
  { file: "src/features/loans/comparison-rate.ts", source: "(\\d+(?:\\.\\d+)?)[\\s-]*years?\\b", why: FED },
  { file: "src/features/loans/comparison-rate.ts", source: "\\d+(?:\\.\\d+)?(?=\\s?%|\\s?[–-]\\s?\\d)", why: FED },
  {
    file: "src/features/loans/lender-entry.ts",
    source: "^\\s*\\$?\\s*(-?\\d[\\d,]*(?:\\.\\d*)?|-?\\.\\d+)\\s*%?\\s*$",
    why: FED,
  },
  {
    file: "src/features/makes/market/names.ts",
    source: "^(.+?)(?: \\((.+?)\\))?([:;]) (.+)$",
    why: "It reads the lines of our own table of makes.",
  },
  { file: "src/features/media/rules.ts", source: "\\/+$", why: FED },
  { file: "src/lib/time/dates.ts", source: "T.*(Z|[+-]\\d\\d:?\\d\\d)$", why: FED },
  { file: "src/services/mail/live.ts", source: "<([^>]+)>$", why: FED },
  { file: "src/lib/words/slug.ts", source: "^-+|-+$", why: "It reads the first 120 characters of a text." },
  {
    file: "src/lib/words/typed-figure.ts",
    source: "-?\\s*\\$?\\s*(\\d+(\\.\\d*)?|\\.\\d+)",
    why: "A figure of more than 40 characters is refused.",
  },
];
