import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { lookOver } from "../../features/feeds/first-look.ts";
import { environment } from "../running/environment.ts";
import { stopWith } from "../running/failure.ts";
import { readAnswers } from "./answers-file.ts";
import { askAll, openDialogue } from "./asking.ts";
import type { Answers, Known } from "./questions.ts";
import { existingSlugs, logoProblem, writeSite } from "./writing.ts";

interface Options {
  readonly answers?: string;
  readonly stock?: string;
  /** False with `--no-pictures`. */
  readonly pictures: boolean;
}

/** `forecourt sites new`: asks what a dealer's site needs to know, and writes its folder. */
export function registerNewSite(sites: Command): void {
  sites
    .command("new")
    .description("ask about a dealer, and write the folder of a site that can be opened at once")
    .option("--answers <file>", "take the answers from a JSON file (docs/new-dealer.md) and ask nothing")
    .option("--stock <file>", "then import this stock file, and fetch the pictures that it names")
    .option("--no-pictures", "leave the pictures where they are")
    .action(make);
}

async function make(options: Options): Promise<void> {
  const env = environment();
  if (options.stock) await access(options.stock).catch(() => stopWith(`there is no file ${options.stock}.`));
  const taken = await existingSlugs(env).catch(() =>
    stopWith(`the folder of sites ${env.sitesDir} cannot be read: set FORECOURT_SITES.`),
  );
  const seen = options.stock ? await lookOver(options.stock, Date.now()) : null;
  if (seen && !seen.ok) return stopWith(`nothing was written, because of the stock file. ${seen.error}`);
  const known = { taken, kinds: seen?.value.kinds ?? [] };
  const answers = options.answers ? await fromFile(options.answers, known) : await fromPerson(known);
  const written = await writeSite(answers, env);
  if (!written.ok) return stopWith(`nothing was written, because:\n${written.error.join("\n")}`);
  const { slug } = answers.site;
  console.log(`\nWritten to ${join(env.sitesDir, slug)}: ${written.value.join(", ")}.`);
  if (options.stock && seen) {
    const pictureHosts = options.pictures ? seen.value.pictureHosts : [];
    const { importStock } = await import("../import.ts");
    await importStock(options.stock, { dealership: slug, pictureHosts });
  } else console.log(`Its stock: forecourt import <file> --dealership ${slug}`);
  console.log(`Open http://${slug}.localhost:${env.port}/ while the server runs.`);
  console.log("Before customers come, read pages/privacy-policy.md and about-us.md: they are drafts.");
}

const checks = { logo: logoProblem };

async function fromFile(file: string, known: Known): Promise<Answers> {
  const read = await readAnswers(file, known, checks);
  return read.ok ? read.value : stopWith(`nothing was written, because:\n${read.error.join("\n")}`);
}

async function fromPerson(known: Known): Promise<Answers> {
  const teller = openDialogue({
    input: process.stdin,
    output: process.stdout,
    isTerminal: process.stdin.isTTY === true,
  });
  teller.say("A new dealer. Enter takes what stands in brackets; nothing is written before the last answer.\n");
  const dialogue = await askAll(teller, known, checks);
  teller.close();
  return dialogue.ok ? dialogue.value : stopWith("the answers ended before the last question; nothing was written.");
}
