import { type Command, InvalidArgumentError } from "commander";
import { eraseAddress } from "../features/alerts/erasing/mutations.ts";
import { listSuppressions, type SuppressionLine } from "../features/suppressions/data.ts";
import { liftSuppression, suppress } from "../features/suppressions/mutations.ts";
import { type Sender, sendersOf, writtenContact } from "../features/suppressions/rules.ts";
import { isoInZone } from "../lib/time/moments.ts";
import { withDatabase } from "./running/database.ts";
import { environment } from "./running/environment.ts";
import { stopWith } from "./running/failure.ts";
import { stopUnlessSite } from "./running/known-slugs.ts";
import { sitesIn } from "./running/sites.ts";

/**
 * `forecourt suppressions …`: lists and records people who want no marketing, for requests made by phone or in the
 * showroom. `forecourt alerts erase` erases the data of a person who asked for alerts about cars.
 */
export function register(program: Command): void {
  const list = program.command("suppressions").description("Who wants no marketing: list them, add, take off.");
  list
    .command("list")
    .description("The newest first.")
    .option("--limit <number>", "at most so many", count, 50)
    .option("--json", "for programs: one JSON array")
    .action(show);
  list
    .command("add")
    .description("Puts a person on the list of a site and its dealerships: nothing is sent to them from then on.")
    .argument("<contact>", "an e-mail address or a phone number", personOf)
    .requiredOption("--site <slug>", "the site that they want nothing from")
    .action(add);
  list
    .command("lift")
    .description("Takes a person off the list, of one site or of all, because they asked for it.")
    .argument("<contact>", "an e-mail address or a phone number", personOf)
    .option("--site <slug>", "only of this site and its dealerships")
    .action(lift);
  program
    .command("alerts")
    .description("Saved searches and watched cars: erase a person's.")
    .command("erase")
    .description("Erases the alerts of an e-mail address, with consents and mails.")
    .argument("<email>", "the address", emailOf)
    .option("--site <slug>", "only on this site")
    .action(erase);
}

function emailOf(written: string): string {
  const contact = writtenContact(written);
  if (contact && "email" in contact) return contact.email;
  throw new InvalidArgumentError("Write an e-mail address.");
}

type Person = NonNullable<ReturnType<typeof writtenContact>>;

function personOf(written: string): Person {
  const contact = writtenContact(written);
  if (contact) return contact;
  throw new InvalidArgumentError("Write an e-mail address or a phone number.");
}

function count(written: string): number {
  if (!/^[1-9]\d{0,14}$/.test(written)) throw new InvalidArgumentError("Write a whole number above 0.");
  return Number(written);
}

async function show({ limit, json }: { readonly limit: number; readonly json?: boolean }): Promise<void> {
  const lines = await withDatabase((db) => listSuppressions(db, limit));
  if (json) console.log(JSON.stringify(lines, null, 2));
  else console.log(lines.length === 0 ? "Nobody is on the list." : lines.map(described).join("\n"));
}

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const described = ({ created_at, contact, sender_kind, sender, source }: SuppressionLine): string =>
  [isoInZone(created_at, OWN_ZONE), contact, `from ${sender_kind} ${sender}`, `by ${source}`].join("  ");

async function add(person: Person, { site }: { readonly site: string }): Promise<void> {
  const senders = await sendersAt(site);
  const request = { person, senders, source: "operator", leadId: null, now: Date.now() } as const;
  const added = await withDatabase((db) => suppress(db, request));
  console.log(
    added === 0 ? "They were on the list already." : `They are on the list of ${senders.length} senders now.`,
  );
}

async function lift(person: Person, { site }: { readonly site?: string }): Promise<void> {
  const senders = site === undefined ? null : await sendersAt(site);
  const lifted = await withDatabase((db) => liftSuppression(db, person, senders));
  if (lifted === 0) stopWith("they are not on the list; see `forecourt suppressions list`.");
  console.log(lifted === 1 ? "1 entry is taken off the list." : `${lifted} entries are taken off the list.`);
}

async function sendersAt(slug: string): Promise<readonly Sender[]> {
  const env = environment();
  const sites = await sitesIn(env.sitesDir);
  const site = sites.bySlug(slug);
  await sites.close();
  return site ? sendersOf(site) : stopWith(`there is no site ${slug} in ${env.sitesDir}.`, 2);
}

async function erase(email: string, { site }: { readonly site?: string }): Promise<void> {
  const erased = await withDatabase((db) => eraseAddress(db, email, site ?? null));
  if (erased === 0 && site !== undefined) await stopUnlessSite(site);
  console.log(erased === 1 ? "1 alert is erased." : `${erased} alerts are erased.`);
}
