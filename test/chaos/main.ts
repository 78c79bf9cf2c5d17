import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { privateMounts, smallDisk } from "../setup/private-mounts.ts";
import { runChaos } from "./run.ts";

/**
 * `npm run chaos [-- --seconds N --seed S]`: three servers over one PostgreSQL are killed, parted from it and from the
 * vendors, and starved of disk while people use them; then the checker says whether everything promised was kept.
 * How to read it: docs/operations.md.
 */
const { values } = parseArgs({
  options: { seconds: { type: "string", default: "300" }, seed: { type: "string" } },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed ?? randomInt(1, 1_000_000));
if (!(seconds >= 5 && seconds <= 3_600 && Number.isSafeInteger(seed) && seed > 0)) {
  console.error("forecourt: --seconds is a number from 5 to 3600, --seed a whole number above 0.");
  process.exit(2);
}

/** Megabytes of the disks of servers and database, which the run fills up. */
const DISK_MB = { data: 120, database: 500 };
const given = process.env.CHAOS_FOLDER;
process.exitCode = given ? await judge(given) : withDisks();

/** Runs this program once more, on two small disks that only it sees, where the machine allows that. */
function withDisks(): number {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-chaos-"));
  const [data, database] = [join(folder, "data"), join(folder, "database")];
  for (const path of [data, database]) mkdirSync(path);
  const mounts = privateMounts();
  const script = [
    smallDisk(data, DISK_MB.data * 1024),
    smallDisk(database, DISK_MB.database * 1024),
    `chmod 755 "${folder}" "${data}" "${database}"`,
  ].join("; ");
  const [program = "", ...args] = [
    ...(mounts && process.getuid?.() === 0 ? mounts.under(script) : []),
    ...[
      process.execPath,
      ...process.execArgv,
      import.meta.filename,
      "--seconds",
      String(seconds),
      "--seed",
      String(seed),
    ],
  ];
  const env = { ...process.env, CHAOS_FOLDER: folder, CHAOS_DISKS: mounts && process.getuid?.() === 0 ? "own" : "" };
  try {
    return spawnSync(program, args, { stdio: "inherit", env }).status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judge(folder: string): Promise<number> {
  const hasOwnDisks = process.env.CHAOS_DISKS === "own";
  console.log(`forecourt: chaos for ${seconds} s, seed ${seed}.`);
  console.log(
    "forecourt: partitions are made by a proxy of our own between each process and database and mail server.",
  );
  console.log(
    hasOwnDisks
      ? "forecourt: full disks are small ones of this run's own."
      : "forecourt: no disk fills up, because only this machine's root may mount one.",
  );
  const folders = { data: join(folder, "data"), database: join(folder, "database") };
  const { violations, counts } = await runChaos({
    seed,
    runMs: seconds * 1000,
    folders,
    hasOwnDisks,
    say: console.log,
  });
  console.log(`\n${[...counts].map(([what, count]) => `${count} ${what}`).join(", ")}.`);
  if (violations.length === 0) {
    console.log(`Everything promised was kept (seed ${seed}).`);
    return 0;
  }
  for (const { invariant, sentence } of violations) console.log(`BROKEN ${invariant}: ${sentence}`);
  console.log(`${violations.length} violations. Again with: npm run chaos -- --seconds ${seconds} --seed ${seed}`);
  return 1;
}
