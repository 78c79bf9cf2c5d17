/**
 * Only a feature's files called `mutations.ts` write to the database (ARCHITECTURE.md, "Rooms"), so that a reader who
 * looks for changes to a table has one file to read for each feature.
 */

const WRITE =
  /\.(insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql(<[^`]*>)?`\s*(insert|update|delete|replace)\b/i;

/** Other files that write, and why. An entry for a file that no longer writes is itself a finding. */
export const WRITES_HERE: Readonly<Record<string, string>> = {
  "src/features/leads/files/stored-files.ts": "a file and its row are kept and forgotten together",
  "src/features/leads/sending/deliveries.ts": "a delivery is claimed by writing it: reads and writes are one query",
  "src/features/reservations/checkout.ts": "a checkout writes its payment between two questions to the processor",
  "src/features/reservations/giving-back.ts": "the next try of a refund is written beside the asking",
  "src/features/reservations/looking-back.ts": "what follows from a question is written in one transaction",
  "src/features/reservations/settlement.ts": "each step of a payment decides and writes in one transaction",
  "src/features/reservations/turns/take-turn.ts": "a turn is taken by writing it",
  "src/features/sign-in/sessions.ts": "a session is begun, read and ended by its token's hash alone",
  "src/features/sign-in/sign-in.ts": "codes are counted, written and used up in one transaction each",
  "src/features/stock/edits/restoring.ts": "the inside of stock/mutations.ts: what a run changed, taken back",
  "src/features/stock/storing/changes.ts": "the inside of stock/mutations.ts: the record of what a run changed",
  "src/features/stock/storing/edits.ts": "the inside of stock/mutations.ts: the feed's words beneath a person's",
  "src/features/stock/storing/upsert.ts": "the inside of stock/mutations.ts: the one writer of cars",
  "src/features/stock/storing/writer.ts": "the inside of stock/mutations.ts: the one writer of a dealership's stock",
  "src/features/stock-pictures/fetch-queue.ts": "a picture is claimed and ended by writing it",
  "src/features/stock-pictures/photos-by-hand.ts": "a photo and its row are stored together",
  "src/features/trade-in/photos.ts": "a photo and its row are kept and forgotten together",
};

/** The finding of one file, or null. */
export function judgeWrites(path: string, text: string): string | null {
  if (!path.startsWith("src/features/") || path.endsWith("/mutations.ts")) return null;
  const write = WRITE.exec(text)?.[0];
  const reason = WRITES_HERE[path];
  if (write && !reason) {
    return (
      `writes to the database (${write.replace(/\s+/g, " ").trim()}), and whoever asks what changes a table looks into mutations.ts: move it ` +
      "there, or name this file with a reason in scripts/house/writes.ts"
    );
  }
  return !write && reason ? "is named in scripts/house/writes.ts and writes no more: take it out there" : null;
}
