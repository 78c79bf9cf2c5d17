import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { orStop } from "./backup/ending.ts";
import { keepNewest, makeBackup } from "./backup/making.ts";
import { restoreBackup } from "./backup/restoring.ts";
import { ownSource } from "./backup/source.ts";
import { heldWords, verifyBackup } from "./backup/verifying.ts";
import { environment } from "./running/environment.ts";

const HELP = `
Servers may go on running. A backup is a folder forecourt-<time>, with a manifest and checksums (sha256sum -c SHA256SUMS
reads them). It holds the database, the data folder without the pictures that are made anew, and the sites. It does
not hold the environment's settings and secrets, nor what lies in an S3-compatible store.`;

/** `forecourt backup`, `verify` and `restore`: copies everything that cannot be recreated, and restores it. */
export function register(program: Command): void {
  program
    .command("backup")
    .description("copy database, files and sites into a new folder of <folder>, while servers go on running")
    .argument("<folder>", "where backups lie, best on another disk")
    .option("--keep <number>", "then delete all but the newest <number> of this server's backups there", atLeastOne)
    .addHelpText("after", HELP)
    .action(backup);
  program
    .command("verify")
    .description("read every file of a backup and open its database; ends with 1 when it could not be put back")
    .argument("<backup>", "the folder that `forecourt backup` made")
    .action(verify);
  program
    .command("restore")
    .description("put a backup into an empty data folder and an empty database")
    .argument("<backup>", "the folder that `forecourt backup` made")
    .action(restore);
}

function atLeastOne(value: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new InvalidArgumentError("Say a whole number from 1 to 9999.");
  return Number(value);
}

async function backup(folder: string, { keep }: { readonly keep?: number }): Promise<void> {
  const env = environment();
  const begun = performance.now();
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8"));
  const made = await orStop(folder, (into) => makeBackup({ env, into, version, clock: Date.now }));
  for (const name of made.skipped) console.log(`Note: ${name} is a link or no file, and is not in the backup.`);
  console.log(`${made.folder}: ${heldWords(made.manifest)}, in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
  if (env.s3) console.log(`Note: pictures of stock lie in the bucket ${env.s3.bucket}, and are not in the backup.`);
  if (!keep) return;
  const { deleted, others } = await keepNewest(folder, keep, await ownSource(env.dataDir));
  for (const name of deleted) console.log(`${name}: deleted.`);
  if (others > 0)
    console.log(
      `Note: ${others} more there ${others === 1 ? "is" : "are"} another server's, or from before backups said whose they are. Delete by hand what nobody needs.`,
    );
}

async function verify(folder: string): Promise<void> {
  const { manifest } = await orStop(folder, verifyBackup);
  console.log(`In order, as it was at ${manifest.made_at}: ${heldWords(manifest)}.`);
}

async function restore(folder: string): Promise<void> {
  const env = environment();
  const { backup, withSites } = await orStop(folder, (place) => restoreBackup(place, env));
  console.log(`Restored as it was at ${backup.manifest.made_at}: ${heldWords(backup.manifest)}.`);
  if (!withSites) console.log(`Note: the sites in ${env.sitesDir} stay as they are; the backup's lie in its folder.`);
}
