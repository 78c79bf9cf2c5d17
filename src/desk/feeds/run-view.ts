import { adviceFor } from "../../features/feeds/report/advice.ts";
import type { Run } from "../../features/feeds/runs/data.ts";
import type { ImportReport } from "../../features/feeds/schema.ts";
import { titleIn } from "../../features/feeds/sources/words.ts";
import type { FeedSource } from "../../features/site/dealership/feed-sources.ts";
import { counted, formatFigure, formatMoney } from "../../lib/words/format.ts";

/** A run in the list. */
export interface RunLine {
  readonly id: number;
  readonly dealership: string;
  readonly from: string;
  readonly when: string;
  readonly standing: { readonly text: string; readonly kind: "good" | "soon" | "late" | "quiet" };
  readonly counts: string;
}

const STANDINGS: Readonly<Record<Run["standing"], RunLine["standing"]>> = {
  imported: { text: "Imported", kind: "good" },
  held: { text: "Held", kind: "soon" },
  refused: { text: "Refused", kind: "late" },
  undone: { text: "Taken back", kind: "quiet" },
};

interface Seeing {
  /** Formats an instant as on the rest of the page. */
  readonly when: (at: number) => string;
  /** The dealership's feed sources, which have the names that the office gave them. */
  readonly sources: readonly FeedSource[] | null | undefined;
}

export function runLine(run: Run, { when, sources }: Seeing): RunLine {
  const { report } = run;
  // A held file has changed nothing yet.
  const would = run.standing === "held" ? "would be " : "";
  const facts = report
    ? [
        [report.created, `${would}new`],
        [report.updated, `${would}changed`],
        [report.gone, `${would}sold`],
        [report.rejected, "not taken"],
      ].flatMap(([count, word]) => (count ? [`${formatFigure(Number(count))} ${word}`] : []))
    : [];
  return {
    id: run.id,
    dealership: run.dealershipName,
    from: run.source === null ? run.file : titleIn(sources, run.source),
    when: when(run.startedAt),
    standing: STANDINGS[run.standing],
    counts: report ? facts.join(", ") || "nothing changed" : "could not be read",
  };
}

/** One kind of change in a run, with the first of its cars. */
interface Ledger {
  readonly count: number;
  readonly says: string;
  readonly cars: readonly string[];
  /** Picture URLs of the first cars. */
  readonly pictures?: readonly string[];
}

/** What a file did, or would do, part by part. */
export interface ReportView {
  readonly ledger: readonly Ledger[];
  readonly rejections: readonly {
    readonly key: string;
    readonly row: string;
    readonly car: string;
    readonly why: string;
  }[];
  readonly moreRejections: number;
  /** Values that were read with a doubt, and what the office can do about them. */
  readonly warnings: readonly {
    readonly key: string;
    readonly count: number;
    readonly says: string;
    readonly todo: string;
  }[];
  readonly missing: readonly string[];
  readonly columns: readonly (readonly [heading: string, field: string])[];
}

export interface RunView extends RunLine, ReportView {
  readonly verdict: string;
  readonly why: readonly string[];
  readonly settled: string | null;
  /** Whether the rejected rows can be downloaded. */
  readonly hasFile: boolean;
  readonly can: { readonly release: boolean; readonly undo: boolean };
}

/** The most rejected rows that a page shows. */
const MOST_REJECTIONS = 200;

export function runView(run: Run, { may, ...seeing }: Seeing & { readonly may: boolean }): RunView {
  const { report, standing, settledBy, settledAt } = run;
  const by = settledBy && settledAt !== null ? `${settledBy}, ${seeing.when(settledAt)}` : null;
  return {
    ...runLine(run, seeing),
    verdict: verdictOf(run),
    why: report && report.holds.length > 0 ? report.holds.map(({ says }) => says) : run.reason ? [run.reason] : [],
    ...reportView(report, standing === "held"),
    settled: by,
    hasFile: run.keptFile !== null,
    can: { release: may && standing === "held", undo: may && standing === "imported" },
  };
}

const those = (count: number): string => (count === 1 ? "it" : "them");

/** The parts of a report. With `isHeld`, nothing has changed yet, so the words say what would. */
export function reportView(report: ImportReport | null, isHeld: boolean): ReportView {
  return {
    ledger: report ? ledgerOf(report, isHeld) : [],
    rejections: (report?.rejections ?? []).slice(0, MOST_REJECTIONS).map(({ row, car, column, value, reason }, at) => ({
      key: `${at}`,
      row: `Row ${row}`,
      car: car ?? "",
      why: column === null ? reason : `${column} “${value}”: ${reason}`,
    })),
    moreRejections: Math.max(0, (report?.rejected ?? 0) - MOST_REJECTIONS),
    warnings: (report?.warnings ?? []).map(({ kind, message, count }) => {
      const todo = adviceFor(kind);
      return { key: kind, count, says: message, todo: todo === null ? "" : todo };
    }),
    missing: (report?.missing ?? []).map(({ what, means }) => `${what}: ${means}`),
    columns: Object.entries(report?.columns ?? {}),
  };
}

/** What the run did, or would do, in one sentence. */
function verdictOf({ standing, report, dealershipName, file }: Run): string {
  if (!report) return `${file} could not be read. Nothing has changed.`;
  const { created, updated, gone, read } = report;
  if (standing === "held") {
    return gone > 0
      ? `This file would sell ${counted(gone, "car")} of ${dealershipName}. Nothing has changed.`
      : `This file would change ${counted(created + updated, "car")} of ${dealershipName}. Nothing has changed.`;
  }
  if (standing === "undone") return "What this file changed was taken back.";
  if (standing === "refused") return "This file was set aside. Nothing has changed.";
  const parts = [
    created > 0 && `brought ${counted(created, "car")}`,
    updated > 0 && `changed ${created > 0 ? updated : counted(updated, "car")}`,
    gone > 0 && `sold ${created + updated > 0 ? gone : counted(gone, "car")}`,
  ].filter(Boolean);
  return parts.length === 0
    ? `The stock says already what this file of ${counted(read, "row")} says.`
    : `This file ${parts.join(", ")}.`;
}

function ledgerOf(report: ImportReport, isHeld: boolean): readonly Ledger[] {
  const money = (amount: number | null) => (amount === null ? "no price" : formatMoney(amount));
  const moved = report.prices.map(({ car, before, after }) => `${car}: ${money(before)} → ${money(after)}`);
  const otherwise = Math.max(0, report.updated - report.repriced);
  const { gone, repriced, unpriced, unchanged } = report;
  const would = isHeld ? "would be" : gone === 1 ? "was" : "were";
  const change = isHeld ? "would change" : "changed";
  const lines: Ledger[] = [
    { count: gone, says: `${would} marked sold, because the file lacks ${those(gone)}`, cars: report.sold },
    { count: report.created, says: isHeld ? "would arrive" : "arrived", cars: report.arrived },
    { count: repriced, says: `${change} ${repriced === 1 ? "its" : "their"} price`, cars: moved },
    {
      count: unpriced.count,
      says: `${unpriced.count === 1 ? "has" : "have"} no price, so no search by price finds ${those(unpriced.count)}`,
      cars: unpriced.cars,
    },
    { count: otherwise, says: `${change} in another way`, cars: [] },
    { count: unchanged, says: unchanged === 1 ? "stays as it is" : "stay as they are", cars: [] },
  ];
  return lines.filter(({ count }) => count > 0);
}
