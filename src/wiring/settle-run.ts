import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { err, ok, type Result } from "../lib/result.ts";

// Both this file's folder and the built server's are two folders below the project's.
const COMMAND = resolve(import.meta.dirname, "../../src/cli/main.ts");
/** Milliseconds after which an unfinished run is given up; its transaction is then rolled back. */
const PATIENCE = 15 * 60_000;
const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Releases a held run or undoes a run, with the same command an operator types, in its own process, so that no page
 * waits for ten thousand cars. The error is the command's sentence.
 */
export function settleRun(how: "release" | "undo", run: number, by: string): Promise<Result<null, string>> {
  const args = ["--disable-warning=ExperimentalWarning", COMMAND, "import", how, String(run), `--by=${by}`, "--json"];
  return new Promise((done) => {
    execFile(process.execPath, args, { timeout: PATIENCE, maxBuffer: MOST_OUTPUT }, (error, _out, stderr) => {
      if (!error) return done(ok(null));
      const sentence = /^forecourt: (.+)$/m.exec(stderr)?.[1];
      done(err(sentence ?? "It did not come to an end, and nothing was changed. Try again in a moment."));
    });
  });
}
