import { readFileSync, writeFileSync } from "node:fs";
import { AREA_NAMES, AREAS, type AreaName } from "./areas.ts";

/** The result of a run for an area. */
export interface Score {
  /** Mutants for which a test failed or did not end. */
  readonly killed: number;
  /** All mutants except those that do not compile. */
  readonly mutants: number;
  /** The minimum in per cent with one decimal, rounded down. A run below it fails; a run above it raises it. */
  readonly floor: number;
}

export type Scores = Partial<Record<AreaName, Score>>;

const FILE = "test/mutation/scores.json";
const PAGE = "docs/testing.md";
const BEGIN = "<!-- scores: written by npm run mutate -->";
const END = "<!-- end of scores -->";

export const readScores = (): Scores => JSON.parse(readFileSync(FILE, "utf8")) as Scores;

/** Per cent with one decimal, rounded down, so that the minimum is never above the measured value. */
export const percentOf = (killed: number, mutants: number): number => Math.floor((killed / mutants) * 1000) / 10;

const floorOf = (before: Score | undefined): number => before?.floor ?? 0;

/** Whether a run is below the minimum: then it fails, and its result is not saved. */
export const isBelowFloor = (before: Score | undefined, killed: number, mutants: number): boolean =>
  percentOf(killed, mutants) < floorOf(before);

/** The score after a run: the minimum rises with it and never falls. */
export function nextScore(before: Score | undefined, killed: number, mutants: number): Score {
  return { killed, mutants, floor: Math.max(floorOf(before), percentOf(killed, mutants)) };
}

function scoresTable(scores: Scores): string {
  const rows = AREA_NAMES.map((name) => {
    const score = scores[name];
    const figures = score ? `${score.mutants} | ${score.killed} | ${score.floor.toFixed(1)} %` : "not measured yet | |";
    return `| \`${name}\` | ${AREAS[name].what} | ${figures} |`;
  });
  return ["| Area | What is changed | Mutants | Noticed | Floor |", "|---|---|---|---|---|", ...rows].join("\n");
}

/** The page with its table of scores replaced. */
export function pageWith(page: string, scores: Scores): string {
  const [before = "", rest = ""] = page.split(BEGIN);
  const [, after = ""] = rest.split(END);
  return `${before}${BEGIN}\n\n${scoresTable(scores)}\n\n${END}${after}`;
}

export const readPage = (): string => readFileSync(PAGE, "utf8");

export function writeScores(scores: Scores): void {
  const ordered = Object.fromEntries(AREA_NAMES.flatMap((name) => (scores[name] ? [[name, scores[name]]] : [])));
  writeFileSync(FILE, `${JSON.stringify(ordered, null, 2)}\n`);
  writeFileSync(PAGE, pageWith(readPage(), scores));
}
