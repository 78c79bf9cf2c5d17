import { open } from "node:fs/promises";
import { writeRejected } from "../../features/feeds/runs/rejected-rows.ts";
import { counted } from "../../lib/words/format.ts";
import { stopWith } from "../running/failure.ts";

/** Ends the process with a sentence if the file for rejected rows cannot be written, before any work is done. */
export async function tryRejected(out: string): Promise<void> {
  const target = await open(out, "a", 0o600).catch((error: Error) =>
    stopWith(`the rejected rows cannot be written to ${out} (${error.message}); nothing was changed.`, 2),
  );
  await target.close();
}

/** Writes a stock file's rejected rows to another file, or ends the process with a sentence. */
export async function saveRejected(out: string, of: Parameters<typeof writeRejected>[0]): Promise<void> {
  try {
    const target = await open(out, "w", 0o600);
    const written = await writeRejected(of, async (text) => void (await target.write(text))).finally(() =>
      target.close(),
    );
    if (written.ok)
      process.stderr.write(
        `${counted(written.value, "rejected row")} ${written.value === 1 ? "is" : "are"} in ${out}.\n`,
      );
  } catch (error) {
    stopWith(`the rejected rows cannot be written to ${out} (${error instanceof Error ? error.message : error}).`);
  }
}
