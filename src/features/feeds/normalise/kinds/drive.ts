import { remember } from "../../../../lib/memory/remember.ts";
import type { SIMPLE_DRIVES } from "../../../vocabulary/vocabulary.ts";
import { fold, withoutDenied } from "../text.ts";

export type SimpleDrive = (typeof SIMPLE_DRIVES)[number];

const RULES: readonly (readonly [RegExp, SimpleDrive])[] = [
  [/\b(4wd|4x4|4 x 4|four wheel( drive)?|4 wheel( drive)?|4 wheel|part time 4wd|dual range|4motion 4x4|4d)\b/, "4WD"],
  [
    /\b(awd|all wheel( drive)?|all wheels?|quattro|4matic\+?|xdrive|4motion|full time|allrad|integral|sh awd|symmetrical|integrale)\b/,
    "AWD",
  ],
  [/\b(fwd|front( wheels?)?( drive)?|front wheel drive|2wd front|4x2 front|vorderradantrieb|frontantrieb)\b/, "FWD"],
  [/\b(rwd|rear( wheels?)?( drive)?|rear wheel drive|2wd rear|4x2 rear|hinterradantrieb|heckantrieb)\b/, "RWD"],
];

/** The label of the driven wheels; null if the text does not say which ("2WD", "4x2", "Other", "6x4", "Chain"). */
export const simpleDrive = remember((words: string): SimpleDrive | null => {
  const text = withoutDenied(fold(words));
  return RULES.find(([rule]) => rule.test(text))?.[1] ?? (text === "all" ? "AWD" : null);
});

/** Whether a whole cell is only about driven wheels, which sometimes happens in the gearbox column. */
export function isDriveWord(words: string): boolean {
  return /^(awd|4wd|fwd|rwd|2wd|4x4|4x2|front|rear|(front|rear|all|four) wheel( drive)?)$/.test(fold(words));
}
