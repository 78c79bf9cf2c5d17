import { readDate } from "../../normalise/figures/date.ts";
import { fold } from "../../normalise/text.ts";

/** A column with a sample of its values. */
interface ColumnValues {
  readonly column: string;
  readonly values: readonly string[];
}

/** Words for a vehicle's first registration or build date, in the languages of the trade. */
const FIRST_REGISTERED =
  /\b(regn?|rego|registe?r\w*|registra\w*|registrier\w*|immat\w*|mec|circ\w*|toelating|tenaamstelling|inschrijving|deel|registratie|\w*zulassung|ez|matricula\w*|rejestr\w*|trafik|built|build|bld|manu?f?\w*|mfd|mfg|dom|d o m|compl\w*|cpl|adr|in service|first used|on road)\b/;
/** Words that make it another date of the registration. */
const OTHER_DATE =
  /\b(exp\w*|due|until|till|to|valid|next|last|updated|listed|added|end|renew\w*|transfer\w*|sold|check\w*)\b/;

/** Whether a heading says its dates or years are not those of the build or the first registration. */
export const isOtherDate = (column: string): boolean => OTHER_DATE.test(fold(column));

/** Whether a column holds dates of first registration or build, whatever other words are in its cells. */
export function isFirstRegistration({ column, values }: ColumnValues): boolean {
  const words = fold(column);
  if (!FIRST_REGISTERED.test(words) || OTHER_DATE.test(words)) return false;
  const years = values.flatMap((value) => readDate(value)?.slice(0, 4) ?? []).map(Number);
  if (years.length === 0 || years.length < values.length * 0.8) return false;
  // "Rego" alone may also head expiry dates, which lie within a year or two of each other.
  return !EXPIRES.test(words) || Math.max(...years) - Math.min(...years) >= LEAST_SPREAD;
}

/** Headings that may also mean the registration's expiry. */
const EXPIRES = /^(rego|regn?|registration|registered|rego date|reg date)$/;
const LEAST_SPREAD = 3;
