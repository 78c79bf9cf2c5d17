import { execFile } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const program = `
  const words = JSON.parse(process.env.FORECOURT_WORDS);
  const { Command } = await import("commander");
  const { register } = await import("./src/cli/" + words[0] + ".ts");
  const program = new Command("forecourt");
  register(program);
  await program.parseAsync(words, { from: "user" });
`;

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/**
 * Runs `forecourt <words>` as a process of its own, on the demo's sites unless `env` names others. The first word
 * names the subject's file, and only that one is loaded, which saves most of the time.
 */
export function forecourt(words: readonly string[], env: Record<string, string>): Promise<Ended> {
  const whole = {
    ...process.env,
    FORECOURT_SITES: resolve(root, "sites"),
    ...env,
    FORECOURT_WORDS: JSON.stringify(words),
  };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ["--no-warnings", "--input-type=module", "--eval", program],
      { cwd: root, env: whole, maxBuffer: 256 * 1024 * 1024 },
      (failure, out, error) => done({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}
