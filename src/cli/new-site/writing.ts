import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "../../db/open.ts";
import type { Env } from "../../env.ts";
import { checkChangedSites, openSites } from "../../features/site/data.ts";
import { problemLine } from "../../features/site/reading/problems/problems.ts";
import { err, ok, type Result } from "../../lib/result.ts";
import { type FreeIds, initialsLogo, siteFiles } from "./folder.ts";
import type { Answers } from "./questions.ts";

type Places = Pick<Env, "sitesDir" | "dataDir" | "databaseUrl">;

async function sitesThere({ sitesDir }: Pick<Places, "sitesDir">) {
  const opened = await openSites(sitesDir, { defaultSite: null });
  await opened.close();
  return opened.all();
}

/** Slugs of the sites and dealerships already in the sites folder. */
export async function existingSlugs(env: Pick<Places, "sitesDir">): Promise<ReadonlySet<string>> {
  const all = await sitesThere(env);
  return new Set(all.flatMap(({ slug, dealerships }) => [slug, ...dealerships.map((one) => one.slug)]));
}

/** Determined only after all answers, because somebody else may have written a site in the meantime. */
async function freeIds(env: Places): Promise<FreeIds> {
  const all = await sitesThere(env);
  const highest = (of: readonly { readonly id: number }[]) => of.reduce((most, { id }) => Math.max(most, id), 0);
  const dealership = highest(all.flatMap(({ dealerships }) => dealerships));
  return {
    dealership: Math.max(dealership, await highestStored(env)) + 1,
    location: highest(all.flatMap(({ locations }) => locations)) + 1,
  };
}

/** A removed dealership may have left its stock behind, which a new one with the same id would inherit. */
async function highestStored({ dataDir, databaseUrl }: Places): Promise<number> {
  if (databaseUrl === null && !existsSync(join(dataDir, "forecourt.sqlite"))) return 0;
  const db = await openDatabase({ url: databaseUrl, dataDir });
  try {
    const found = await sql<{ highest: number | null }>`select max(id) as highest from dealerships`.execute(db);
    return Number(found.rows[0]?.highest ?? 0);
  } catch {
    // A database without tables has no dealerships either.
    return 0;
  } finally {
    await db.destroy();
  }
}

const LOGOS = [".svg", ".png", ".webp", ".jpg", ".jpeg", ".avif"];
const MOST_LOGO = 1_000_000;

/** Why a file cannot be a logo; null if it can. */
export async function logoProblem(file: string): Promise<string | null> {
  if (file === "") return null;
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return `There is no file ${file}.`;
  if (!LOGOS.includes(extname(file).toLowerCase())) return `A logo is one of ${LOGOS.join(", ")}.`;
  if (found.size > MOST_LOGO) return "A logo of over 1 MB would make each page wait: use a smaller one.";
  const { default: sharp } = await import("sharp");
  const isPicture = await sharp(file)
    .metadata()
    .then(
      () => true,
      () => false,
    );
  return isPicture ? null : `${file} is no picture that can be read.`;
}

/**
 * Writes the site's folder under a temporary name beside the others, checks it together with them, and then renames it
 * in one step. Returns its files, or all problems, a line each.
 */
export async function writeSite(answers: Answers, env: Places): Promise<Result<readonly string[], readonly string[]>> {
  const { sitesDir } = env;
  const { slug, logo } = answers.site;
  const shelf = join(sitesDir, `.new-${randomBytes(4).toString("hex")}`);
  const draft = join(shelf, slug);
  const logoName = logo ? `logo${extname(logo).toLowerCase()}` : "logo.svg";
  const files = siteFiles(answers, await freeIds(env), logoName);
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), content);
    }
    await mkdir(join(draft, "public"), { recursive: true });
    if (logo) await copyFile(logo, join(draft, "public", logoName));
    else await writeFile(join(draft, "public", logoName), initialsLogo(answers.site));
    const problems = await checkChangedSites(sitesDir, shelf);
    if (problems.length > 0) return err(problems.map(problemLine));
    if (existsSync(join(sitesDir, slug))) return err([`${join(sitesDir, slug)} is there already.`]);
    await rename(draft, join(sitesDir, slug));
    return ok([...Object.keys(files), `public/${logoName}`].sort());
  } finally {
    await rm(shelf, { recursive: true, force: true });
  }
}
