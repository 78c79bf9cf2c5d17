import { remember } from "../../../../lib/memory/remember.ts";
import type { SIMPLE_TRANSMISSIONS } from "../../../vocabulary/vocabulary.ts";
import { closest } from "../names/spelling.ts";
import { inOurScript } from "../scripts/words.ts";
import { fold, withoutDenied } from "../text.ts";

export type SimpleTransmission = (typeof SIMPLE_TRANSMISSIONS)[number];

const AUTOMATIC =
  /\b(autom\w*|automaat|tu dong|so tu dong|ou?tomat\w*|hal[bv]autom\w*|automatyczna|automaat|auto|aut|cvt|ecvt|e cvt|xtronic|lineartronic|dct|dsg|pdk|amt|smt|s tronic|stronic|tiptronic|geartronic|\d{0,2}g ?tronic|\d{1,2} ?(dsg|dct|tct|edc|pdk|cvt)|fat|iat|steptronic|powershift|speedshift|multitronic|multidrive|sequential|seq|dual clutch|double clutch|twin clutch|semi ?auto\w*|selespeed|dualogic|quickshift|easytronic|i ?shift|allison|ultra ?shift|single speed|single gear|1 speed|direct drive|reduction gear|fixed gear|variable|variator|robot|robotic|robotized|robotised|robotizada|robotizado|hydrostatic|a t|agt|spa|at|escot|tip|\d{0,2}eat\d{0,2}|torque converter|fa|ca|direct shift|duonic|opticruise|mdrive|m drive|as tronic|astronic|bva|eshift)\b|\d+ ?(a|at|a t|sp a|spa|spd a|speed a)$/;
const MANUAL =
  /\b(man|manu|so san|so tay|mechanin\w*|mecaniqu?e|mecanic[ao]|duz|duz vites|mekanik|mekanisk|meccanico|manualny|rucni|rucny|mechanical|manualna|handgeschakeld|schalt\w*|bvm\d?|eaton|handschalt\w*|handrat|manual\w*|manuel\w*|mt|m t|stick|road ?ranger|\d ?mt|s[iy]nch?ro\w*|constant mesh|crash|spm)\b|\d+ ?(m|mt|m t|sp m|spm|spd m|speed m)$/;

/** Words that are recognised despite a typing error ("Automtaic", "Manul"). */
const SPELLABLE = ["automatic", "manual"];

/** Automatic (including CVT, dual-clutch and automated manual) or Manual; null if the words name neither. */
export const simpleTransmission = remember((words: string): SimpleTransmission | null => {
  const text = withoutDenied(fold(inOurScript(words))).trim();
  const letter = /^([acm])\d{0,2}$/.exec(text)?.[1];
  // Americans write C for a continuously variable transmission.
  if (letter) return letter === "m" ? "Manual" : "Automatic";
  if (
    /\b(automated|semi|auto\w*) ?(shift )?manual\b|\bmanual auto\w*\b|\bclutchless\b|\bmanuell?e? (?:automati|robot|piloti)\w*\b/.test(
      text,
    )
  )
    return "Automatic";
  if (AUTOMATIC.test(text)) return "Automatic";
  if (MANUAL.test(text)) return "Manual";
  const near = text.split(" ").map((word) => (word.length > 4 ? closest(word, SPELLABLE) : null));
  return near.includes("automatic") ? "Automatic" : near.includes("manual") ? "Manual" : null;
});

/** The number of gears that the words state ("8 SP AUTOMATIC" has 8), from 1 to 24; null if they state none. */
export const gearCount = remember((words: string): number | null => {
  const text = words.toLowerCase();
  const found =
    /\b(\d{1,2})[\s-]*(?:sp\b|spd|speed|gang|gears?\b|vitesse|g-?tronic|[am]\/?t\b|velocidades)/.exec(text) ??
    /^(\d{1,2})[\s-]*(?:a|m|at|mt|sp)?$/.exec(text.trim());
  const gears = Number(found?.[1]);
  return gears >= 1 && gears <= 24 ? gears : null;
});
