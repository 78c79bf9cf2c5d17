import { readDate } from "../../normalise/figures/date.ts";
import { fold } from "../../normalise/text.ts";

/** A column and a sample of what stands in it. */
interface ColumnValues {
  readonly column: string;
  readonly values: readonly string[];
}

/** Words by which a date is the vehicle's first registration or its building, in the languages of the trade. */
const FIRST_REGISTERED =
  /\b(regn?|rego|registe?r\w*|registra\w*|registrier\w*|immat\w*|mec|circ\w*|toelating|tenaamstelling|inschrijving|deel|registratie|\w*zulassung|ez|matricula\w*|rejestr\w*|trafik|built|build|bld|manu?f?\w*|mfd|mfg|dom|d o m|compl\w*|cpl|adr|in service|first used|on road)\b/;
/** Words by which it is another date of the registration's. */
const OTHER_DATE =
  /\b(exp\w*|due|until|till|to|valid|next|last|updated|listed|added|end|renew\w*|transfer\w*|sold|check\w*)\b/;

/** Whether a heading says that its dates or years are not those of the vehicle's building or first registration. */
export const isOtherDate = (column: string): boolean => OTHER_DATE.test(fold(column));

/** Whether a column holds dates of first registration or of building, whatever words stand around theirs. */
export function isFirstRegistration({ column, values }: ColumnValues): boolean {
  const words = fold(column);
  if (!FIRST_REGISTERED.test(words) || OTHER_DATE.test(words)) return false;
  const years = values.flatMap((value) => readDate(value)?.slice(0, 4) ?? []).map(Number);
  if (years.length === 0 || years.length < values.length * 0.8) return false;
  // "Rego" alone is also written above the days on which registrations end, which lie within a year or two.
  return !EXPIRES.test(words) || Math.max(...years) - Math.min(...years) >= LEAST_SPREAD;
}

/** Headings that may also mean the end of the registration. */
const EXPIRES = /^(rego|regn?|registration|registered|rego date|reg date)$/;
const LEAST_SPREAD = 3;
