import { type Command, InvalidArgumentError } from "commander";
import { endAccess, giveAccess } from "../features/people/leaving/mutations.ts";
import {
  dealershipReach,
  EVERYWHERE,
  type Grant,
  ROLES,
  STAFF_ROLES,
  type StaffRole,
  siteReach,
} from "../features/staff/ability.ts";
import { listStaff, staffByEmail } from "../features/staff/data.ts";
import { isoInZone } from "../lib/time/moments.ts";
import { counted } from "../lib/words/format.ts";
import { haveTables, withDatabase } from "./running/database.ts";
import { environment } from "./running/environment.ts";
import { stopWith } from "./running/failure.ts";
import { OWN_ZONE } from "./running/own-zone.ts";
import { sitesIn } from "./running/sites.ts";

/** The command's name in the audit log. */
const BY_COMMAND = { id: null, name: "the command forecourt staff" } as const;

/** `forecourt staff …`: manages who may sign in at the desk, and what they may do there. */
export function register(program: Command): void {
  const staff = program
    .command("staff")
    .description("Who works at the desk: invite them, list them, take access away.");
  const roles = STAFF_ROLES.map((role) => `  ${role.padEnd(10)} ${ROLES[role].says}`).join("\n");
  staff
    .command("invite")
    .description("Lets somebody sign in at the desk, or changes what they may do there.")
    .argument("<email>", "their e-mail address; links are sent there")
    .requiredOption("--name <name>", "what colleagues call them")
    .requiredOption("--role <role>", "one of those below", roleOf)
    .option("--site <slug>", "at this site and all its dealerships")
    .option("--dealership <slug>", "at this dealership alone; without either, everywhere")
    .addHelpText("after", `\nRoles:\n${roles}`)
    .action(invite);
  staff.command("list").description("Everybody who could ever sign in.").option("--json", "for programs").action(list);
  staff
    .command("revoke")
    .description("Takes somebody's access away: their sessions, links and passkeys end at once.")
    .argument("<email>", "their e-mail address")
    .action(revoke);
}

function roleOf(written: string): StaffRole {
  const role = STAFF_ROLES.find((one) => one === written);
  if (role) return role;
  throw new InvalidArgumentError(`Roles are ${STAFF_ROLES.join(", ")}.`);
}

interface Invitation {
  readonly name: string;
  readonly role: StaffRole;
  readonly site?: string;
  readonly dealership?: string;
}

async function invite(email: string, { name, role, ...where }: Invitation): Promise<void> {
  const reach = await reachOf(where);
  const { invited, had: previous } = await withDatabase(async (db) => {
    await haveTables(db);
    const before = await staffByEmail(db, email);
    return {
      invited: await giveAccess(db, { email, name, grants: [{ role, reach }], by: BY_COMMAND, now: Date.now() }),
      had: before?.grants.filter((grant) => grant.role !== role || grant.reach !== reach) ?? [],
    };
  });
  if (!invited.ok) return stopWith(invited.error, 2);
  const { deskHost } = environment();
  const where_ = deskHost ? `at ${deskHost}` : "once FORECOURT_DESK_HOST names the desk's host";
  console.log(`${name} can sign in ${where_}, by a link to ${email}.`);
  // The command replaces all roles with one; the others can be granted again at the desk.
  if (previous.length > 0) console.log(`This took the place of what they could do before: ${rolesText(previous)}.`);
  tellPutBack(invited.value.putBack);
}

const rolesText = (grants: readonly Grant[]): string =>
  grants.map(({ role, reach }) => `${role} (${reach})`).join(", ");

async function reachOf({ site, dealership }: Pick<Invitation, "site" | "dealership">): Promise<string> {
  if (site !== undefined && dealership !== undefined) return stopWith("write --site or --dealership, not both.", 2);
  if (site === undefined && dealership === undefined) return EVERYWHERE;
  const env = environment();
  const sites = await sitesIn(env.sitesDir);
  const known = site === undefined ? sites.dealership(dealership ?? "") : sites.bySlug(site);
  await sites.close();
  if (!known) return stopWith(`there is no ${site === undefined ? `dealership ${dealership}` : `site ${site}`}.`, 2);
  return site === undefined ? dealershipReach(dealership ?? "") : siteReach(site);
}

async function list({ json }: { readonly json?: true }): Promise<void> {
  const people = await withDatabase(listStaff);
  if (json) return console.log(JSON.stringify(people, null, 2));
  if (people.length === 0) return console.log("Nobody works at the desk yet: `forecourt staff invite`.");
  for (const { email, name, grants, revokedAt, seenAt } of people) {
    const seen = seenAt === null ? "never here" : `last here ${isoInZone(seenAt, OWN_ZONE)}`;
    console.log([email, name, revokedAt === null ? `${rolesText(grants)}; ${seen}` : "revoked"].join("  "));
  }
}

async function revoke(email: string): Promise<void> {
  const ended = await withDatabase((db) => endAccess(db, { email, by: BY_COMMAND, now: Date.now() }));
  if (!ended) return stopWith(`nobody with the address ${email} can sign in; see \`forecourt staff list\`.`);
  console.log(`${email} cannot sign in any more.`);
  tellPutBack(ended.putBack);
}

function tellPutBack(threads: number): void {
  if (threads > 0) console.log(`${counted(threads, "thread")} that they had can be taken by anybody now.`);
}
