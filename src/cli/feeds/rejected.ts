import { open } from "node:fs/promises";
import type { Yards } from "../../features/feeds/place.ts";
import { writeRejected } from "../../features/feeds/runs/rejected-rows.ts";
import { stopWith } from "../running/failure.ts";

/** Writes the rows of a stock file that cannot be taken to another file, or ends with a sentence. */
export async function saveRejected(
  out: string,
  of: { readonly file: string; readonly mapping: string | null; readonly yards: Yards; readonly now: number },
): Promise<void> {
  try {
    const target = await open(out, "w", 0o600);
    const written = await writeRejected(of, async (text) => void (await target.write(text))).finally(() =>
      target.close(),
    );
    if (written.ok) process.stderr.write(`${written.value} rejected rows are in ${out}.\n`);
  } catch (error) {
    stopWith(`the rejected rows cannot be written to ${out} (${error instanceof Error ? error.message : error}).`);
  }
}
