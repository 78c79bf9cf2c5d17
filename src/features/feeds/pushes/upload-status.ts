import { counted } from "../../../lib/words/format.ts";
import type { Run } from "../runs/data.ts";
import type { ImportReport } from "../schema.ts";
import type { Upload } from "./data.ts";

/** Maximum refused rows in a response; `forecourt import show` lists all of them. */
const MOST_ROWS = 100;

/** The response to a program asking about a file it sent. */
export interface UploadStatus {
  readonly standing: Upload["standing"] | Run["standing"];
  /** The standing as a sentence. */
  readonly says: string;
  readonly sha256: string | null;
  readonly size: number | null;
  readonly received: number;
  /** The run's number in reports and commands; null until there is a run. */
  readonly run: number | null;
  /** The run's counts: rows read, and cars created, updated, unchanged, gone and refused. Null until there is a run. */
  readonly counts: Pick<ImportReport, "read" | "created" | "updated" | "unchanged" | "gone" | "rejected"> | null;
  /** The first refused rows: which car, and why. */
  readonly rejected: readonly { readonly row: number; readonly car: string | null; readonly because: string }[];
  /** Doubtful readings, in words, and how often each occurred. */
  readonly warnings: readonly { readonly says: string; readonly count: number }[];
}

export function uploadStatus(upload: Upload, run: Run | null): UploadStatus {
  const { sha256, size, received } = upload;
  const report = run?.report ?? null;
  return {
    standing: run && upload.standing === "taken" ? run.standing : upload.standing,
    says: sentence(upload, run),
    sha256,
    size,
    received,
    run: upload.run,
    counts: report && counts(report),
    rejected: (report?.rejections ?? []).slice(0, MOST_ROWS).map(({ row, car, column, value, reason }) => ({
      row,
      car,
      because: value === "" ? reason : `${reason} (${column ? `${column}: ` : ""}${value.slice(0, 60)})`,
    })),
    warnings: (report?.warnings ?? []).map(({ message, count }) => ({ says: message, count })),
  };
}

function counts({ read, created, updated, unchanged, gone, rejected }: ImportReport) {
  return { read, created, updated, unchanged, gone, rejected };
}

function sentence({ standing, received, size, run: number }: Upload, run: Run | null): string {
  switch (standing) {
    case "arriving":
      return `${received} of ${size ?? "?"} bytes have arrived.`;
    case "waiting":
      return "The file is here and is imported in a moment.";
    case "unchanged":
      return "The file says the same as the one before it: there was nothing to do.";
    case "replaced":
      return "A newer file came before this one was imported, so it was not needed any more.";
    case "lost":
      return "The file cannot be read back: send it again.";
    case "taken":
      return run ? ranAs(run) : `The file was imported as run ${number ?? "?"}.`;
  }
}

function ranAs({ standing, reason, report }: Run): string {
  switch (standing) {
    case "held":
      return `Nothing has changed yet, a person must let the file go: ${reason ?? ""}`.trim();
    case "refused":
      return `The file cannot be taken: ${reason ?? ""}`.trim();
    case "undone":
      return "The file was imported, and a person has taken back what it changed.";
    case "imported":
      return report && report.rejected > 0
        ? `Imported, but for ${counted(report.rejected, "row")} that cannot be taken.`
        : "Imported.";
  }
}
