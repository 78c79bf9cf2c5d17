import { isRule } from "../../read/labels/labelled.ts";
import { isVehicleName } from "../../recognise/beside/vehicle-name.ts";
import { namesVehicle } from "../may-be-stock.ts";
import { filledOf, isEmpty, type Line, type Sheet, type Sheets, type Step, type Way } from "../sheet.ts";

/** The fewest blocks, and the fewest lines per block on average, that show a pattern. */
const [FEWEST_BLOCKS, FEWEST_LINES] = [2, 2];
/**
 * The longest words that may begin each block, how many different ones are tried, and how many lines they are taken
 * from.
 */
const [LONGEST_KEY, MOST_KEYS, KEYS_WITHIN] = [40, 4, 14];

/** Divides a sheet of consecutive blocks: at empty lines, at names in brackets, or at recurring first words. */
export const blocks: Step = (sheets) => {
  const [only, another] = sheets;
  if (!only || another) return [];
  const ways: Way[] = [
    wayOf("A name in brackets stands above each vehicle", dividedBy(isBracketed, true)),
    wayOf("Empty lines divide the vehicles", dividedBy(isDivider, false)),
    wayOf("Each vehicle's name stands above its facts", dividedBy(isName, true)),
    ...recurringKeys(only)
      .filter((key) => isFirst(only, key))
      .map((key) =>
        wayOf(
          `Each vehicle begins with “${key}”`,
          dividedBy((line) => keyOf(line) === key, true),
        ),
      ),
  ];
  return ways.filter(({ read }) => {
    const found = read(sheets);
    const lines = found.reduce((sum, sheet) => sum + sheet.lines.length, 0);
    return found.length >= FEWEST_BLOCKS && lines >= found.length * FEWEST_LINES - 1;
  });
};

const wayOf = (says: string, divide: (sheet: Sheet) => Sheets): Way => ({
  says,
  read: (sheets) => sheets.flatMap(divide),
});

const dividedBy =
  (begins: (line: Line) => boolean, isOwn: boolean) =>
  ({ lines }: Sheet): Sheets => {
    const found: Line[][] = [];
    let open: Line[] | null = isOwn ? null : [];
    for (const line of lines) {
      if (begins(line)) {
        if (open && open.length > 0) found.push(open);
        open = isOwn ? [line] : [];
      } else if (!isDivider(line)) open?.push(line);
    }
    if (open && open.length > 0) found.push(open);
    return found.map(named);
  };

/** The block, named by the words above its facts if there are any. */
function named(lines: readonly Line[]): Sheet {
  const [first, ...rest] = lines;
  if (!first || rest.length === 0) return { name: "", lines };
  const [only = "", another] = filledOf(first);
  const isAbove =
    another === undefined && (isName(first) || isBracketed(first) || rest.some((one) => filledOf(one).length > 1));
  return isAbove ? { name: withoutBrackets(only), lines: rest } : { name: "", lines };
}

const isDivider = (line: Line) => isEmpty(line) || (filledOf(line).length === 1 && isRule(filledOf(line)[0] ?? ""));
const withoutBrackets = (text: string) => text.replace(/^\[\s*|\s*\]$|:$/g, "");

function isBracketed(line: Line): boolean {
  const [only = "", another] = filledOf(line);
  return another === undefined && /^\[[^[\]]{1,80}\]$/.test(only);
}

function isName(line: Line): boolean {
  const [only = "", another] = filledOf(line);
  return another === undefined && isVehicleName(only);
}

/** The first words of a line, with all numbers made equal. */
const keyOf = (line: Line): string => (filledOf(line)[0] ?? "").replace(/\d+/g, "0").slice(0, LONGEST_KEY);

/**
 * Whether no vehicle is named above the first line with this key. Otherwise each block would end with the next
 * vehicle's facts.
 */
function isFirst({ lines }: Sheet, key: string): boolean {
  const at = lines.findIndex((line) => keyOf(line) === key);
  return !lines.slice(0, at).some(namesVehicle);
}

/** First words that several lines share, taken from the lines at the beginning of the sheet. */
function recurringKeys({ lines }: Sheet): string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(keyOf(line), (times.get(keyOf(line)) ?? 0) + 1);
  const first = lines
    .filter((line) => !isEmpty(line))
    .slice(0, KEYS_WITHIN)
    .map(keyOf);
  const keys = [...new Set(first)].filter((key) => /\p{L}{2}/u.test(key) && (times.get(key) ?? 0) >= FEWEST_BLOCKS);
  return keys.slice(0, MOST_KEYS);
}
