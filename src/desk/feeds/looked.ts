import type { RunOutcome } from "../../features/feeds/order.ts";
import { counted } from "../../lib/words/format.ts";
import { type ReportView, reportView } from "./run-view.ts";

/** The effects that importing an uploaded file would have. */
export interface Looked {
  readonly verdict: string;
  readonly why: readonly string[];
  /** Null if the file cannot be imported. */
  readonly report: ReportView | null;
}

/** Describes the outcome of a dry run. */
export function lookedOf(outcome: RunOutcome): Looked {
  if (outcome.standing === "refused")
    return { verdict: "This file cannot be taken. Nothing has changed.", why: [outcome.reason], report: null };
  const { report } = outcome;
  const { created, updated, unchanged, gone, rejected } = report;
  const parts = [
    created > 0 && `bring ${counted(created, "new car")}`,
    updated > 0 && `change ${counted(updated, "car")}`,
    gone > 0 && `mark ${counted(gone, "car")} sold`,
    unchanged > 0 && `leave ${counted(unchanged, "car")} as ${unchanged === 1 ? "it is" : "they are"}`,
  ].filter((part) => part !== false);
  const refused = rejected > 0 ? ` ${counted(rejected, "row")} cannot be taken.` : "";
  const would = parts.length > 0 ? `This file would ${inWords(parts)}.` : "This file would change nothing.";
  return {
    verdict: `${would}${refused} Nothing has changed yet.`,
    why: report.holds.map(({ says }) => `${says} If you import it, it is held until somebody lets it go.`),
    report: reportView(report, true),
  };
}

const inWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
