import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { parseEnv } from "../env.ts";
import { mappingProblems } from "../features/feeds/sources/mapping-problems.ts";
import { unsetSecrets } from "../features/feeds/sources/unset.ts";
import { checkSites, siteNotes } from "../features/site/data.ts";
import { unseenHost } from "../features/site/dealership/picture-hosts.ts";
import { problemLine, type SiteProblem } from "../features/site/reading/problems/problems.ts";
import { hostNote } from "../features/site/reading/problems/reach-notes.ts";
import type { Site } from "../features/site/site.ts";
import { carsAfter } from "../features/stock/data.ts";
import type { Car } from "../features/stock/schema.ts";
import { mediaOf } from "../features/viewer/media-addresses.ts";
import { stripeNotes } from "../wiring/ports/payment-notes.ts";
import { registerNewSite } from "./new-site/command.ts";
import { withDatabase } from "./running/database.ts";
import { environment } from "./running/environment.ts";
import { sitesIn } from "./running/sites.ts";
import { registerDocuments } from "./site-documents/commands.ts";
import { registerForgetting } from "./site-documents/forgetting.ts";

/** `forecourt sites`: checks the operator's files, and writes what is generated from their schema. */
export function register(program: Command): void {
  const sites = program.command("sites").description("the files of the sites folder");
  sites
    .command("check")
    .description("say what is wrong with the sites' files; ends with 1 when anything is")
    .option("--json", "print the problems as JSON")
    .option("--stock", "look at the stock's pictures too: which hosts are not shown")
    .option("--dir <folder>", "the folder of sites (default: FORECOURT_SITES, else sites/)")
    .action(check);
  registerNewSite(sites);
  registerDocuments(sites);
  registerForgetting(sites);
  sites.command("docs").description("write the JSON Schemas and the generated pages of docs anew").action(writeDocs);
}

interface CheckOptions {
  readonly json?: boolean;
  readonly dir?: string;
  readonly stock?: boolean;
}

async function check(options: CheckOptions): Promise<void> {
  const dir = options.dir ?? environment().sitesDir;
  const env = parseEnv(process.env);
  const imageHosts = env.ok ? env.value.imageHosts : [];
  const mode = process.env.FORECOURT_MODE === "production" ? "production" : "development";
  const sites = await readIn(dir);
  const problems = [...(await checkSites(dir)), ...mappingProblems(sites)];
  if (options.json) console.log(JSON.stringify(problems, null, 2));
  else if (problems.length === 0) console.log("The sites' files are in order.");
  else for (const problem of problems) console.log(problemLine(problem));
  const secret = (name: string) => process.env[name] || null;
  const notes = options.json
    ? []
    : [...(await siteNotes(dir, imageHosts)), ...unsetSecrets(sites, secret), ...stripeNotes(sites, mode)];
  if (options.stock) notes.push(...(await stockNotes(dir, imageHosts)));
  if (!options.json) for (const note of notes) console.log(`Note: ${problemLine(note)}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function readIn(dir: string): Promise<readonly Site[]> {
  const sites = await sitesIn(dir);
  await sites.close();
  return sites.all();
}

const BATCH = 500;

/** Hosts of stock pictures and films that a site's pages do not allow, each once. */
async function stockNotes(dir: string, imageHosts: readonly string[]): Promise<SiteProblem[]> {
  const sites = await sitesIn(dir);
  const notes = new Map<string, SiteProblem>();
  const look = (car: Car, site: Site) => {
    for (const address of mediaOf(car)) {
      const unseen = unseenHost(address, site, imageHosts);
      const key = `${site.slug} ${unseen?.host}`;
      if (unseen && !notes.has(key)) notes.set(key, hostNote(site.slug, unseen, address));
    }
  };
  await withDatabase(async (db) => {
    let last = 0;
    for (let cars = await carsAfter(db, last, BATCH); cars.length > 0; cars = await carsAfter(db, last, BATCH)) {
      for (const car of cars)
        for (const site of sites.all())
          if (site.dealerships.some(({ slug }) => slug === car.dealership_slug)) look(car, site);
      last = cars.at(-1)?.id ?? last;
    }
  });
  await sites.close();
  return [...notes.values()];
}

async function writeDocs(): Promise<void> {
  const { generatedFiles } = await import("../features/site/reading/generated.ts");
  const root = join(import.meta.dirname, "../..");
  for (const [path, content] of generatedFiles()) {
    await writeFile(join(root, path), content);
    console.log(path);
  }
}
