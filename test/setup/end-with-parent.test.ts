import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const STARTS_ANOTHER = `
  const { spawn } = await import("node:child_process");
  const { endWithParent } = await import("./test/setup/end-with-parent.ts");
  const child = spawn("sleep", ["60"], { stdio: "ignore" });
  endWithParent(child, process.env.FOLDER);
  process.stdout.write(child.pid + "\\n");
  setInterval(() => {}, 1_000);`;

test.each(["SIGKILL", "SIGINT"] as const)(
  "a server ends when the run that started it is ended by %s",
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), "forecourt-ended-"));
    const run = spawn(process.execPath, ["--no-warnings", "--input-type=module", "--eval", STARTS_ANOTHER], {
      env: { ...process.env, FOLDER: folder },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await once(run.stdout, "data");
    const pid = Number(String(line));
    onTestFinished(() => {
      if (runs(pid)) process.kill(pid, "SIGKILL");
    });
    expect(runs(pid)).toBe(true);
    run.kill(signal);
    await expect.poll(() => [runs(pid), existsSync(folder)], { timeout: 10_000 }).toEqual([false, false]);
  },
);

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
