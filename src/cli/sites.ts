import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { checkSites, siteNotes } from "../features/site/data.ts";
import { problemLine } from "../features/site/problems.ts";
import { environment } from "./environment.ts";

/** `forecourt sites`: the operator's files, checked, and what is generated from their schema. */
export function register(program: Command): void {
  const sites = program.command("sites").description("the files of the sites folder");
  sites
    .command("check")
    .description("say what is wrong with the sites' files; ends with 1 when anything is")
    .option("--json", "print the problems as JSON")
    .option("--dir <folder>", "the folder of sites (default: FORECOURT_SITES, else sites/)")
    .action(check);
  sites.command("docs").description("write the JSON Schemas and docs/site-options.md anew").action(writeDocs);
}

async function check(options: { readonly json?: boolean; readonly dir?: string }): Promise<void> {
  const dir = options.dir ?? environment().sitesDir;
  const problems = await checkSites(dir);
  if (options.json) console.log(JSON.stringify(problems, null, 2));
  else if (problems.length === 0) console.log("The sites' files are in order.");
  else for (const problem of problems) console.log(problemLine(problem));
  if (!options.json) for (const note of await siteNotes(dir)) console.log(`Note: ${problemLine(note)}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function writeDocs(): Promise<void> {
  const { generatedFiles } = await import("../features/site/generated.ts");
  const root = join(import.meta.dirname, "../..");
  for (const [path, content] of generatedFiles()) {
    await writeFile(join(root, path), content);
    console.log(path);
  }
}
