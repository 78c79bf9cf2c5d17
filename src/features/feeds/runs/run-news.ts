import type { Database } from "../../../db/open.ts";
import { counted } from "../../../lib/words/format.ts";
import { letterOf } from "../../notices/letter.ts";
import { notifyDealership } from "../../notices/mutations.ts";
import type { ImportOrder } from "../order.ts";
import type { Hold, ImportReport } from "../schema.ts";

/** The content of a mail about a run that changed nothing. */
interface RunNews {
  readonly run: number;
  readonly standing: "held" | "refused";
  readonly holds: readonly Hold[];
  readonly reason: string;
  /** Null for a file that could not be read. */
  readonly report: ImportReport | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Puts a mail to the dealership into the outbox, within the transaction of the run. A dry run notifies nobody. */
export async function notifyOfRun(
  trx: Database,
  { tell, dryRun, dealership }: ImportOrder,
  news: RunNews,
): Promise<void> {
  if (!tell || dryRun) return;
  const { run, standing, holds, reason, report, now } = news;
  const isHeld = standing === "held";
  const letter = letterOf({
    subject: isHeld ? `Your stock file is held (run ${run})` : `Your stock file could not be taken (run ${run})`,
    heading: isHeld
      ? "Your stock file is held: nothing has changed on the site"
      : "Your stock file could not be taken: nothing has changed on the site",
    words: isHeld
      ? [...holds.map(({ says }) => says), "Nothing is lost: the file waits for 30 days for somebody who lets it go."]
      : [reason],
    facts: [["Stock of", dealership.name], ["Run", String(run)], ...(report ? factsOf(report) : [])],
    reference: String(run),
  });
  const from = { siteSlug: tell.siteSlug, dealershipSlug: tell.dealership.slug };
  await notifyDealership(trx, { kind: isHeld ? "feed.held" : "feed.refused", ...from, letter, now }, tell.dealership);
}

function factsOf(report: ImportReport): [string, string][] {
  const { file, read, created, updated, gone, rejected } = report;
  return [
    ["File", `${file}, ${counted(read, "row")}`],
    ["Would arrive", counted(created, "car")],
    ["Would change", counted(updated, "car")],
    ["Would be marked sold", counted(gone, "car")],
    ["Cannot be taken", counted(rejected, "row")],
  ];
}
