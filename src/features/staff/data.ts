import type { Database } from "../../db/open.ts";
import { BOSSES, dealershipReach, EVERYWHERE, type Grant, type Place, siteReach } from "./ability.ts";
import { plainEmail, type Staff } from "./person.ts";

/** A staff member who may sign in; null for an unknown address, and for somebody whose access was revoked. */
export async function staffByEmail(db: Database, email: string): Promise<Staff | null> {
  const found = await activeStaff(db).where("email", "=", plainEmail(email)).executeTakeFirst();
  return found ? withGrants(db, found) : null;
}

export async function staffById(db: Database, id: number): Promise<Staff | null> {
  const found = await activeStaff(db).where("id", "=", id).executeTakeFirst();
  return found ? withGrants(db, found) : null;
}

const activeStaff = (db: Database) =>
  db.selectFrom("staff").select(["id", "email", "name"]).where("revoked_at", "is", null);

async function withGrants(db: Database, person: Omit<Staff, "grants">): Promise<Staff> {
  return { ...person, grants: await grantsOf(db, person.id) };
}

export const grantsOf = (db: Database, id: number): Promise<Grant[]> =>
  db.selectFrom("staff_roles").select(["role", "reach"]).where("staff_id", "=", id).orderBy("reach").execute();

/** The names of all current and former staff, by id. */
export async function staffNames(db: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom("staff").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A staff member who may sign in and can be given work. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly grants: readonly Grant[];
}

/** Everybody who may sign in, by name. */
export async function everybody(db: Database): Promise<readonly Colleague[]> {
  const people = await db
    .selectFrom("staff")
    .select(["id", "name"])
    .where("revoked_at", "is", null)
    .orderBy("name")
    .execute();
  const roles = await db.selectFrom("staff_roles").selectAll().execute();
  return people.map(({ id, name }) => ({
    id,
    name,
    grants: roles.filter(({ staff_id }) => staff_id === id).map(({ role, reach }) => ({ role, reach })),
  }));
}

/** The names of those who may do and grant everything at one of these places, those closest to it first. */
export async function bossesOf(db: Database, places: readonly Place[]): Promise<readonly string[]> {
  const reaches = places.flatMap(({ site, dealership }) => [siteReach(site), dealershipReach(dealership)]);
  const rows = await db
    .selectFrom("staff_roles")
    .innerJoin("staff", "staff.id", "staff_roles.staff_id")
    .select(["staff.name", "staff_roles.role", "staff_roles.reach"])
    .where("staff_roles.role", "in", BOSSES)
    .where("staff_roles.reach", "in", [EVERYWHERE, ...reaches])
    .where("staff.revoked_at", "is", null)
    .orderBy("staff.name")
    .execute();
  const nearness = ({ role, reach }: Grant) => 2 * BOSSES.indexOf(role) + Number(!reach.startsWith("site:"));
  return [...new Set(rows.toSorted((a, b) => nearness(b) - nearness(a)).map(({ name }) => name))];
}

/** A row of the list of staff, with the time of their last request (epoch ms). */
export interface StaffLine extends Staff {
  readonly createdAt: number;
  readonly revokedAt: number | null;
  readonly seenAt: number | null;
  readonly passkeys: number;
}

/** All current and former staff, current ones first, each group by name. */
export async function listStaff(db: Database): Promise<readonly StaffLine[]> {
  const rows = await db
    .selectFrom("staff")
    .select((row) => [
      "id",
      "email",
      "name",
      "created_at",
      "revoked_at",
      row
        .selectFrom("staff_sessions")
        .whereRef("staff_sessions.staff_id", "=", "staff.id")
        .select((session) => session.fn.max("seen_at").as("seen"))
        .as("seen_at"),
      row
        .selectFrom("staff_passkeys")
        .whereRef("staff_passkeys.staff_id", "=", "staff.id")
        .select((key) => key.fn.countAll<number>().as("keys"))
        .as("passkeys"),
    ])
    .execute();
  const roles = await db.selectFrom("staff_roles").selectAll().orderBy("reach").execute();
  const lines = rows.map(({ created_at, revoked_at, seen_at, passkeys, ...person }) => ({
    ...person,
    createdAt: created_at,
    revokedAt: revoked_at,
    seenAt: seen_at ?? null,
    passkeys: Number(passkeys ?? 0),
    grants: roles.filter(({ staff_id }) => staff_id === person.id).map(({ role, reach }) => ({ role, reach })),
  }));
  return lines.sort(
    (a, b) => Number(a.revokedAt !== null) - Number(b.revokedAt !== null) || a.name.localeCompare(b.name),
  );
}
