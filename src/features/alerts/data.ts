import type { Selectable } from "kysely";
import type { Database } from "../../db/open.ts";
import { precompiledQuery } from "../../db/queries/precompiled-query.ts";
import type { Tables } from "../../db/tables.ts";
import type { Site } from "../site/site.ts";

export type Alert = Selectable<Tables["alerts"]>;
export type Person = Selectable<Tables["alert_people"]>;

/** The owner of some alerts: the person of a link, or a member. */
export type Owner = { readonly personUid: string } | { readonly memberId: number };

export const alertByUid = (db: Database, site: Pick<Site, "slug">, uid: string): Promise<Alert | undefined> =>
  db.selectFrom("alerts").selectAll().where("uid", "=", uid).where("site_slug", "=", site.slug).executeTakeFirst();

/** Whether an alert still exists, on any site. Alerts are deleted 30 days after they end, and on request. */
export const alertExists = async (db: Database, uid: string): Promise<boolean> =>
  (await db.selectFrom("alerts").select("id").where("uid", "=", uid).executeTakeFirst()) !== undefined;

export const personByUid = (db: Database, site: Pick<Site, "slug">, uid: string): Promise<Person | undefined> =>
  db
    .selectFrom("alert_people")
    .selectAll()
    .where("uid", "=", uid)
    .where("site_slug", "=", site.slug)
    .executeTakeFirst();

export const personById = (db: Database, id: number): Promise<Person | undefined> =>
  db.selectFrom("alert_people").selectAll().where("id", "=", id).executeTakeFirst();

/** The address that a member confirmed last; undefined if none. */
export const memberPerson = (db: Database, site: Pick<Site, "slug">, memberId: number): Promise<Person | undefined> =>
  db
    .selectFrom("alert_people")
    .selectAll()
    .where("site_slug", "=", site.slug)
    .where("member_id", "=", memberId)
    .where("confirmed_at", "is not", null)
    .orderBy("confirmed_at", "desc")
    .limit(1)
    .executeTakeFirst();

/** IDs of the people that an owner has on this site. */
export const ownPeople = async (db: Database, site: Pick<Site, "slug">, owner: Owner): Promise<number[]> => {
  const people = db.selectFrom("alert_people").select("id").where("site_slug", "=", site.slug);
  const own =
    "memberId" in owner
      ? people.where("member_id", "=", owner.memberId).where("confirmed_at", "is not", null)
      : people.where("uid", "=", owner.personUid);
  return (await own.execute()).map(({ id }) => id);
};

/** The alerts that are active or paused, newest first. */
export async function ownAlerts(db: Database, site: Pick<Site, "slug">, owner: Owner): Promise<Alert[]> {
  const people = await ownPeople(db, site, owner);
  if (people.length === 0) return [];
  return db
    .selectFrom("alerts")
    .selectAll()
    .where("person_id", "in", people)
    .where("state", "in", ["active", "paused"])
    .orderBy("id", "desc")
    .execute();
}

/** Alerts of all sites changed since `since` (epoch ms), in order of change, for the index of stored searches. */
export async function changedAlerts(db: Database, since: number, afterId: number, limit: number): Promise<Alert[]> {
  return (await changed(db, { since, afterId, limit })).rows;
}

interface ChangedSince {
  readonly since: number;
  readonly afterId: number;
  readonly limit: number;
}

const changed = precompiledQuery((db, { since, afterId, limit }: ChangedSince) =>
  db
    .selectFrom("alerts")
    .selectAll()
    .where((row) =>
      row.or([row("changed_at", ">", since), row.and([row("changed_at", "=", since), row("id", ">", afterId)])]),
    )
    .orderBy("changed_at")
    .orderBy("id")
    .limit(limit),
);

/**
 * Number of alerts by state, of alerts whose mail waits (`mail_waits`), and of alert mails written (`mails_written`).
 */
export async function alertCounts(db: Database): Promise<Readonly<Record<string, number>>> {
  const count = db.fn.countAll<string | number>().as("count");
  const rows = await db.selectFrom("alerts").select(["state", count]).groupBy("state").execute();
  const due = await db.selectFrom("alerts").select(count).where("next_at", "is not", null).executeTakeFirst();
  const mails = db.selectFrom("notices").select(count).where("kind", "=", "alert.found");
  const states = rows.map((row) => [row.state, Number(row.count)] as const);
  const mailed = Number((await mails.executeTakeFirst())?.count ?? 0);
  return { ...Object.fromEntries(states), mail_waits: Number(due?.count ?? 0), mails_written: mailed };
}

/** Number of alerts that have found something to mail later, and when the first of them is due (epoch ms). */
export async function laterMails(
  db: Database,
  now: number,
): Promise<{ readonly count: number; readonly first: number | null }> {
  const { countAll, min } = db.fn;
  const later = db.selectFrom("alerts").where("state", "=", "active").where("next_at", ">", now);
  const row = await later
    .select([countAll<string | number>().as("count"), min("next_at").as("first")])
    .executeTakeFirst();
  return { count: Number(row?.count ?? 0), first: row?.first == null ? null : Number(row.first) };
}

/**
 * Whether the last mail to this mailbox was permanently rejected. A rejection before `since` (epoch ms) does not count,
 * because resuming an alert suggests that the owner has fixed the mailbox.
 */
export async function hasMailBounced(
  db: Database,
  site: Pick<Site, "slug">,
  email: string,
  since: number,
): Promise<boolean> {
  const last = await db
    .selectFrom("notices")
    .innerJoin("lead_deliveries", "lead_deliveries.notice_id", "notices.id")
    .select("state")
    .where("notices.site_slug", "=", site.slug)
    .where("kind", "=", "alert.found")
    .where("target", "=", email)
    .where("notices.created_at", ">=", since)
    .orderBy("notices.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.state === "parked";
}
