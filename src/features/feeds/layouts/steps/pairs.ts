import { safeKey } from "../../read/flatten.ts";
import { isVehicleName } from "../../recognise/beside/vehicle-name.ts";
import { filledOf, headingFor, type Line, namesIn, type Sheet, type Sheets, type Step, type Way } from "../sheet.ts";

/** The fewest names of facts among the labels, and the share of a sheet's lines that must begin with a label. */
const [FEWEST_NAMED, LEAST_LABELLED] = [3, 0.5];
/** The most labels that become columns; further ones are left out. */
const MOST_LABELS = 300;
const LONGEST_LABEL = 40;

type Pair = readonly [label: string, value: string];
type PairsOf = (sheet: Sheet) => readonly Pair[];

/** Short lists of names and values, one for each vehicle: side by side in a line, or below each other. */
export const pairs: Step = (sheets) =>
  READINGS.flatMap(({ says, pairsOf }): Way[] => {
    const all = sheets.map(pairsOf);
    const labels = [...new Set(all.flatMap((list) => list.map(([label]) => label)))];
    const lines = sheets.reduce((sum, sheet) => sum + sheet.lines.length, 0);
    const found = all.reduce((sum, list) => sum + list.length, 0);
    const isEnough = namesIn(labels) >= FEWEST_NAMED && found >= lines * LEAST_LABELLED * (says === BELOW ? 0.5 : 1);
    return isEnough ? [{ says, read: (sheetsRead) => [tableOf(sheetsRead, pairsOf)] }] : [];
  });

const BELOW = "Each fact stands below its name";
const READINGS: readonly { readonly says: string; readonly pairsOf: PairsOf }[] = [
  { says: "Each vehicle is a list of names and values", pairsOf: ({ lines }) => lines.flatMap(pairsInLine) },
  { says: BELOW, pairsOf: below },
];

const isLabel = (text: string) => text.length <= LONGEST_LABEL && /^\p{L}/u.test(text);
const plain = (label: string) => safeKey(label.trim().replace(/\s*[:=.]+$/, ""));

/** The alternating names and values of a line. */
function pairsInLine(line: Line): readonly Pair[] {
  const { cells } = line;
  const [only = "", another] = filledOf(line);
  if (another === undefined && isVehicleName(only)) return [[VEHICLE, only]];
  const found: Pair[] = [];
  for (let at = 0; at + 1 < cells.length || at === 0; at += 2) {
    const label = (cells[at] ?? "").trim();
    if (label !== "" && isLabel(label)) found.push([plain(label), (cells[at + 1] ?? "").trim()]);
  }
  return found.filter(([, value]) => value !== "");
}

/** The label for a line that names a vehicle and has none. */
const VEHICLE = "Vehicle";

/** Names and values on alternating lines. */
function below({ lines }: Sheet): readonly Pair[] {
  const texts = lines.map((line) => filledOf(line));
  const found: Pair[] = [];
  for (let at = 0; at + 1 < texts.length; at += 1) {
    const [label = "", more] = texts[at] ?? [];
    const [value, second] = texts[at + 1] ?? [];
    if (more === undefined && isVehicleName(label)) found.push([VEHICLE, label]);
    if (more !== undefined || second !== undefined || value === undefined || !isLabel(label)) continue;
    if (namesIn([plain(label)]) === 0 || namesIn([plain(value)]) > 0) continue;
    found.push([plain(label), value]);
    at += 1;
  }
  return found;
}

/** A table with a line for each sheet that has such pairs, and all their names as its heading. */
function tableOf(sheets: Sheets, pairsOf: PairsOf): Sheet {
  const lists = sheets.map((sheet) => ({ sheet, pairs: pairsOf(sheet) })).filter((list) => list.pairs.length > 0);
  const names = lists.map(({ sheet }) => sheet.name);
  const isNamed = names.filter((name) => name !== "").length >= names.length / 2;
  const labels = [...new Set(lists.flatMap((list) => list.pairs.map(([label]) => label)))].slice(0, MOST_LABELS);
  const lines = lists.map(({ sheet, pairs: list }): Line => {
    const byLabel = new Map<string, string>();
    for (const [label, value] of list) if (!byLabel.has(label)) byLabel.set(label, value);
    const cells = labels.map((label) => byLabel.get(label) ?? "");
    return { at: sheet.lines[0]?.at ?? 1, cells: isNamed ? [sheet.name, ...cells] : cells };
  });
  const heading = isNamed ? [headingFor(names), ...labels] : labels;
  return { name: "", lines: [{ at: 1, cells: heading }, ...lines] };
}
