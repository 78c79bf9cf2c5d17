import { type Command, InvalidArgumentError } from "commander";
import { type OpenAtSite, openAtSite } from "../../features/privacy/mutations.ts";
import { type Change, changeSites, type Refusal } from "../../features/site-documents/changing.ts";
import { currentRevisions, documentsAt, revisionAt, revisionsOf } from "../../features/site-documents/data.ts";
import { differencesOf } from "../../features/site-documents/differences.ts";
import { changedNames } from "../../features/site-documents/documents.ts";
import { makeFolder } from "../../lib/files/make-folder.ts";
import { counted } from "../../lib/words/format.ts";
import { whoAmI } from "../running/dealership.ts";
import { stopWith } from "../running/failure.ts";
import { baseOf, folderDocuments, foldersOf, noteBase, replaceSite, type Working, work } from "./working.ts";

interface Signing {
  readonly message?: string;
  readonly author?: string;
  readonly dryRun?: boolean;
}

/** `forecourt sites push | pull | diff | history | rollback | remove`: the sites' documents in the database. */
export function registerDocuments(sites: Command): void {
  const signed = (name: string, description: string) =>
    sites
      .command(name)
      .description(description)
      .option("--message <text>", "why, for the history", limited(500))
      .option("--author <name>", "who (default: this machine's user)", limited(200))
      .option("--dry-run", "check and say what would happen, and store nothing");
  signed("push", "store sites' folders in the database as new revisions, all or none")
    .argument("[site]", "one site (default: all of the folder)")
    .action((site: string | undefined, options: Signing) => work((needs) => push(needs, site, options)));
  signed("rollback", "make the documents of an earlier revision a new one")
    .argument("<site>")
    .argument("<revision>", "its number in the history", revisionNumber)
    .action((site: string, to: number, options: Signing) => work((needs) => rollback(needs, site, to, options)));
  signed("remove", "serve a site no more; its history stays, and a rollback brings it back")
    .argument("<site>")
    .action((site: string, options: Signing) => work((needs) => remove(needs, site, options)));
  sites
    .command("pull")
    .description("write the database's documents into the folder of sites")
    .argument("[site]", "one site (default: all of the database)")
    .option("--revision <number>", "as the site was then, to be mended and pushed", revisionNumber)
    .option("--force", "give up what was changed in the folder")
    .action((site: string | undefined, options: Pulling) => work((needs) => pull(needs, site, options)));
  sites
    .command("diff")
    .description("say how the folder differs from the database; ends with 1 when it does")
    .argument("[site]", "one site (default: all)")
    .action((site?: string) => work((needs) => diff(needs, site)));
  sites
    .command("history")
    .description("list a site's last 100 revisions, the latest first")
    .argument("<site>")
    .action((site: string) => work((needs) => history(needs, site)));
}

function limited(most: number) {
  return (text: string): string => {
    if (text === "" || text.length > most) throw new InvalidArgumentError(`Write 1 to ${most} characters.`);
    return text;
  };
}

function revisionNumber(text: string): number {
  if (!/^[1-9]\d{0,11}$/.test(text)) throw new InvalidArgumentError("Say a revision's number, like 3.");
  return Number(text);
}

async function push(needs: Working, site: string | undefined, options: Signing): Promise<void> {
  const { sitesDir } = needs.env;
  const folders = await foldersOf(sitesDir);
  if (site !== undefined && !folders.includes(site)) stopWith(`there is no folder ${site} in ${sitesDir}.`, 2);
  const changes: Change[] = [];
  for (const one of site === undefined ? folders : [site]) {
    const documents = await folderDocuments(sitesDir, one);
    if (documents.size === 0)
      stopWith(`the folder ${one} is empty; to remove the site, run forecourt sites remove ${one}.`);
    changes.push({ site: one, from: await baseOf(needs, one), documents });
  }
  const changed = await change(needs, changes, options);
  if (!options.dryRun) for (const one of changed) await noteBase(needs, one.site, one.revision);
}

async function rollback(needs: Working, site: string, to: number, options: Signing): Promise<void> {
  const found = await revisionAt(needs.db, site, to);
  if (!found) return stopWith(noRevision(site, to));
  const documents = await documentsAt(needs.db, site, to);
  await change(needs, [{ site, from: null, documents }], { message: `back to revision ${to}`, ...options });
}

const noRevision = (site: string, revision: number): string =>
  `${site} has no revision ${revision}; forecourt sites history ${site} lists them.`;

async function remove(needs: Working, site: string, options: Signing): Promise<void> {
  const current = (await currentRevisions(needs.db)).find((one) => one.site === site);
  if (!current || current.isRemoved) return stopWith(`the database has no site ${site}.`, 2);
  await change(needs, [{ site, from: null, documents: new Map() }], { message: "removed", ...options });
  const open = openWords(await openAtSite(needs.db, site, Date.now()));
  if (open !== "") console.log(`Note: people wait for what nobody goes on with while it is not served: ${open}.`);
}

function openWords({ payments, bookings, deliveries, alerts }: OpenAtSite): string {
  const open = [
    ...(payments > 0 ? [`${counted(payments, "payment")} or held deposits`] : []),
    ...(bookings > 0 ? [`${counted(bookings, "booking")} to come`] : []),
    ...(deliveries > 0 ? [`${counted(deliveries, "delivery")} on their way`] : []),
    ...(alerts > 0 ? [counted(alerts, "alert")] : []),
  ];
  return open.join(", ");
}

/**
 * Reports what people are still waiting for at dealerships that a change removes from a site: no desk shows it any
 * more, and its mails are never sent.
 */
async function noteDepartures({ db }: Working, { site, documents }: Change): Promise<void> {
  const listed = dealershipsIn(documents.get("site.json")?.body ?? "{}");
  const open = listed.length === 0 ? "" : openWords(await openAtSite(db, site, Date.now(), listed));
  if (open !== "")
    console.log(
      `Note: people wait for what nobody goes on with at dealerships that ${site} does not list: ${open}. No desk shows it until they are listed again.`,
    );
}

function dealershipsIn(siteFile: string): readonly string[] {
  const { site = {} } = JSON.parse(siteFile) as { readonly site?: { readonly dealerships?: readonly string[] } };
  return site.dealerships ?? [];
}

async function change(needs: Working, changes: readonly Change[], options: Signing) {
  const { db, files } = needs;
  const signed = { author: options.author ?? whoAmI(), message: options.message ?? "", now: Date.now() };
  const done = await changeSites(changes, { db, files, isDry: options.dryRun === true, ...signed });
  if (!done.ok) return stopWith(await refusalText(db, done.error, changes));
  for (const { site, revision, isNew } of done.value) {
    if (!isNew) console.log(`${site}: nothing has changed since revision ${revision}.`);
    else console.log(`${site}: ${options.dryRun ? "would become" : "is now"} revision ${revision}.`);
  }
  for (const one of changes)
    if (done.value.some(({ site, isNew }) => isNew && site === one.site)) await noteDepartures(needs, one);
  return done.value;
}

async function refusalText(db: Working["db"], refusal: Refusal, changes: readonly Change[]): Promise<string> {
  if (refusal.kind === "store") return `nothing was stored: ${refusal.message}`;
  if (refusal.kind === "invalid") return `nothing was stored, because:\n${refusal.problems.join("\n")}`;
  const { site, from, current } = refusal;
  // A removed site has nothing in the database to take.
  if (current.isRemoved)
    return `nothing was stored: ${current.author} has removed ${site} (${whenOf(current.createdAt)}). Take its folder away, or bring it back with forecourt sites rollback ${site} ${current.revision - 1} and change it then.`;
  const ours = changes.find((one) => one.site === site)?.documents ?? new Map();
  const theirs = await documentsAt(db, site, current.revision);
  const origin = from === 0 ? "was not taken from the database" : `was taken from revision ${from}`;
  return [
    `nothing was stored: the folder of ${site} ${origin}, and ${current.author} has stored revision ${current.revision} (${whenOf(current.createdAt)}).`,
    `To keep that, save your changes elsewhere, run forecourt sites pull ${site} --force, and make them again. Yours against theirs:`,
    ...differencesOf(theirs, ours),
  ].join("\n");
}

const whenOf = (at: number) => new Date(at).toISOString();

interface Pulling {
  readonly force?: boolean;
  readonly revision?: number;
}

function haveSitesFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    stopWith(`the folder of sites ${folder} cannot be made (${error instanceof Error ? error.message : error}).`);
  }
}

/** Pulls documents. An earlier revision's folder counts as taken from the current one, which it is meant to replace. */
async function pull(needs: Working, site: string | undefined, { force, revision }: Pulling): Promise<void> {
  const { db, env } = needs;
  if (revision !== undefined && site === undefined) stopWith("say whose revision: one site has that number.", 2);
  const requested = (await currentRevisions(db)).filter((one) => !one.isRemoved && (site ?? one.site) === one.site);
  if (site !== undefined && requested.length === 0) stopWith(`the database has no site ${site}.`, 2);
  if (site !== undefined && revision !== undefined && !(await revisionAt(db, site, revision)))
    stopWith(noRevision(site, revision));
  haveSitesFolder(env.sitesDir);
  for (const one of requested) {
    const here = await folderDocuments(env.sitesDir, one.site);
    const documents = await documentsAt(db, one.site, revision ?? one.revision);
    const base = await documentsAt(db, one.site, await baseOf(needs, one.site));
    const isEdited = here.size > 0 && changedNames(base, here).length > 0 && changedNames(documents, here).length > 0;
    if (isEdited && !force)
      stopWith(
        `${one.site} was changed in the folder and not pushed; forecourt sites diff shows it, --force gives it up.`,
      );
    await replaceSite(needs, one, documents);
    console.log(`${one.site}: revision ${revision ?? one.revision}, ${documents.size} documents.`);
  }
}

async function diff({ db, env }: Working, site: string | undefined): Promise<void> {
  const current = await currentRevisions(db);
  const folders = await foldersOf(env.sitesDir);
  const all = new Set([...folders, ...current.filter((one) => !one.isRemoved).map((one) => one.site)]);
  if (site !== undefined && !all.has(site)) stopWith(`neither the folder nor the database has a site ${site}.`, 2);
  for (const one of site === undefined ? [...all].sort() : [site]) {
    const { revision = 0 } = current.find((found) => found.site === one) ?? {};
    const lines = differencesOf(await documentsAt(db, one, revision), await folderDocuments(env.sitesDir, one));
    if (lines.length === 0) continue;
    console.log(`${one}, the folder against revision ${revision}:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    process.exitCode = 1;
  }
  if (process.exitCode !== 1) console.log("The folder and the database are the same.");
}

async function history({ db }: Working, site: string): Promise<void> {
  const revisions = await revisionsOf(db, site);
  if (revisions.length === 0) stopWith(`the database has no site ${site}.`, 2);
  for (const { revision, createdAt, author, message } of revisions)
    console.log([String(revision).padStart(5), whenOf(createdAt), author, message].join("  ").trimEnd());
}
