import type { Command } from "commander";
import { eraseDeparted } from "../../features/privacy/mutations.ts";
import { siteFolders } from "../../features/site/data.ts";
import { currentRevisions } from "../../features/site-documents/data.ts";
import { counted } from "../../lib/words/format.ts";
import { stopWith } from "../running/failure.ts";
import { type Working, work } from "./working.ts";

/** `forecourt sites forget`: erases the people of a dealer that has left. */
export function registerForgetting(sites: Command): void {
  sites
    .command("forget")
    .description("erase the people of a site that is served no more: threads, alerts, accounts; counts and books stay")
    .argument("<site>")
    .option("--yes", "without this it only says that nothing brings them back")
    .action((site: string, { yes }: { readonly yes?: true }) => work((needs) => forget(needs, site, yes === true)));
}

async function forget({ db, env }: Working, site: string, isConfirmed: boolean): Promise<void> {
  const folders = await siteFolders(env.sitesDir).catch((): string[] => []);
  const isStored = (await currentRevisions(db)).some((one) => one.site === site && !one.isRemoved);
  if (folders.includes(site)) stopWith(`${site} is served from ${env.sitesDir}: take its folder away first.`);
  if (isStored) stopWith(`${site} is in the database: run forecourt sites remove ${site} first.`);
  if (!isConfirmed)
    stopWith(`this erases the people of ${site}, and only a backup brings them back: say so with --yes.`, 2);
  const { threads, alerts, accounts, left } = await eraseDeparted(db, site, Date.now());
  const all = [counted(threads, "thread"), counted(alerts, "alert"), counted(accounts, "account")];
  console.log(`Erased of ${site}: ${all.join(", ")}.`);
  if (left > 0)
    console.log(`${counted(left, "thread")} left, with money on its way or a booking to come: run it again later.`);
}
