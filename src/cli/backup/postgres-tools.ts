import { execFile } from "node:child_process";
import { err, ok, type Result } from "../../lib/result.ts";
import type { BackupProblem } from "./problems.ts";

const MAX_OUTPUT_LENGTH = 4_000_000;

/** An address without its password, and the password: every user of a machine can read a command's arguments. */
export function withoutPassword(url: string): { readonly address: string; readonly password: string } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password) || address.searchParams.get("password") || "";
  address.password = "";
  address.searchParams.delete("password");
  return { address: address.href, password };
}

/** Dumps the database from an exported snapshot. */
export const dumpInto = (file: string, url: string, snapshot: string): Promise<Result<null, BackupProblem>> =>
  tool("pg_dump", url, [
    ...["--format=custom", "--compress=1", "--no-owner", "--no-privileges", "--no-password"],
    ...[`--snapshot=${snapshot}`, `--file=${file}`],
  ]);

/** Restores a dump into an empty database, in one transaction: completely or not at all. */
export const restoreFrom = (file: string, url: string): Promise<Result<null, BackupProblem>> =>
  tool("pg_restore", url, [
    ...["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", "--no-password"],
    file,
  ]);

/** Reads a dump to its end without a database, to check that it is complete. */
export const readDump = (file: string): Promise<Result<null, BackupProblem>> =>
  tool("pg_restore", null, ["--file=/dev/null", file]);

function tool(program: string, url: string | null, words: readonly string[]): Promise<Result<null, BackupProblem>> {
  const { address, password } = url === null ? { address: "", password: "" } : withoutPassword(url);
  const all = url === null ? [...words] : [`--dbname=${address}`, ...words];
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) };
  return new Promise((done) => {
    execFile(program, all, { env, maxBuffer: MAX_OUTPUT_LENGTH }, (failure, _, stderr) => {
      if (!failure) return done(ok(null));
      if (failure.code === "ENOENT") return done(err({ kind: "no-tool", program }));
      const lines = stderr.split("\n").filter((line) => line.trim() !== "");
      done(err({ kind: "tool", program, said: lines.slice(0, 4).join(" ") || failure.message }));
    });
  });
}
