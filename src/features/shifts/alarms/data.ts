import type { Database } from "../../../db/open.ts";
import type { DeliveryState } from "../../leads/sending/deliveries.ts";
import type { Letter } from "../../notices/letter.ts";
import type { Place } from "../../staff/ability.ts";
import { ANSWER_KIND, kindsOf, type ParkedKinds } from "./words.ts";

/** A parked delivery, as the desk shows it. */
export interface ParkedDelivery {
  readonly id: number;
  readonly site: string;
  readonly dealership: string;
  readonly channel: "email" | "webhook";
  readonly target: string;
  /** Why the last try failed. */
  readonly reason: string;
  /** Category of the lead, subject of the mail to the dealership, or `ANSWER_KIND`. */
  readonly about: string;
  /** The person to whom an undelivered answer was written. */
  readonly name: string | null;
  readonly leadId: number | null;
  readonly personId: number | null;
  /** When the lead arrived, in epoch milliseconds. */
  readonly at: number;
}

/** The kind of notice that reports parked deliveries; such a notice raises no alarm when it is parked itself. */
export const ALARM_KIND = "delivery.parked";

/** Tries after which a mail is parked while no mail server takes it; a mail that was rejected gets fewer. */
export const TRIES_WHILE_AWAY = 10;

/**
 * Parked deliveries to dealerships. Mails to shoppers are excluded, because a mistyped address needs no alarm and the
 * thread shows it. An answer by the staff is included if the mail server was unavailable throughout, because the
 * shopper waits for it.
 */
export const parkedDeliveries = (db: Database) =>
  db
    .selectFrom("lead_deliveries")
    .leftJoin("notices", "notices.id", "lead_deliveries.notice_id")
    .where("lead_deliveries.state", "=", "parked")
    .where((row) =>
      row.or([
        row("lead_deliveries.notice_id", "is", null),
        row.and([row("notices.audience", "=", "dealership"), row("notices.kind", "!=", ALARM_KIND)]),
        row.and([row("notices.kind", "=", ANSWER_KIND), row("lead_deliveries.attempts", ">=", TRIES_WHILE_AWAY)]),
      ]),
    );

/** The parked deliveries by id, with the time of the last try (epoch ms). */
export async function triedLast(db: Database): Promise<readonly { readonly id: number; readonly at: number }[]> {
  const rows = await parkedDeliveries(db).select(["lead_deliveries.id", "lead_deliveries.next_at as at"]).execute();
  return rows.map(({ id, at }) => ({ id, at: Number(at) }));
}

/**
 * The number of deliveries in each state, for monitoring. `parked` counts those that need attention; `given up` counts
 * mails to addresses that shoppers mistyped, and notices of parked deliveries.
 */
export async function deliveryCounts(db: Database): Promise<Readonly<Record<DeliveryState | "given up", number>>> {
  const rows = await db
    .selectFrom("lead_deliveries")
    .select(["state", ({ fn }) => fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const of = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const alarming = await parkedDeliveries(db)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirst();
  const parked = Number(alarming?.count ?? 0);
  const [waiting = 0, claimed = 0, delivered = 0, withheld = 0, all = 0] = (
    ["waiting", "claimed", "delivered", "withheld", "parked"] as const
  ).map((state) => of.get(state));
  return { waiting, claimed, delivered, withheld, parked, "given up": Math.max(0, all - parked) };
}

const atPlaces = (db: Database, places: readonly Place[]) =>
  parkedDeliveries(db).where((row) =>
    row.or(
      places.map(({ site, dealership }) =>
        row.and([row("lead_deliveries.site_slug", "=", site), row("lead_deliveries.dealership_slug", "=", dealership)]),
      ),
    ),
  );

/** The most deliveries counted; beyond that the exact number no longer matters. */
const MOST_COUNTED = 1_000;

/** The parked deliveries at these places, counted by kind; null if there are none. */
export async function parkedKinds(db: Database, places: readonly Place[]): Promise<ParkedKinds | null> {
  if (places.length === 0) return null;
  const rows = await withPerson(atPlaces(db, places))
    .select(["notices.kind", "people.name"])
    .limit(MOST_COUNTED)
    .execute();
  return rows.length === 0 ? null : kindsOf(rows);
}

/** Adds the person to whom the desk wrote the answer, if it is one. */
export const withPerson = (parked: ReturnType<typeof parkedDeliveries>) =>
  parked
    .leftJoin("people_entries", "people_entries.notice_id", "lead_deliveries.notice_id")
    .leftJoin("people", "people.id", "people_entries.person_id");

/** The parked deliveries at these places, newest first. */
export async function parkedAt(
  db: Database,
  places: readonly Place[],
  limit = 200,
): Promise<readonly ParkedDelivery[]> {
  if (places.length === 0) return [];
  const rows = await atPlaces(db, places)
    .leftJoin("leads", (join) =>
      join.on((on) => on("leads.id", "=", on.fn.coalesce("lead_deliveries.lead_id", "notices.lead_id"))),
    )
    .leftJoin("people_leads", "people_leads.lead_id", "leads.id")
    .leftJoin("people_entries", "people_entries.notice_id", "lead_deliveries.notice_id")
    .leftJoin("people", "people.id", "people_entries.person_id")
    .select([
      "lead_deliveries.id",
      "lead_deliveries.site_slug",
      "lead_deliveries.dealership_slug",
      "lead_deliveries.channel",
      "target",
    ])
    .select(["last_error", "leads.category", "leads.id as lead_id", "leads.created_at"])
    .select((row) => row.fn.coalesce("people_leads.person_id", "people_entries.person_id").as("person_id"))
    .select(["notices.kind", "notices.letter", "notices.created_at as noticed_at", "people.name"])
    .orderBy("lead_deliveries.id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    site: row.site_slug,
    dealership: row.dealership_slug,
    channel: row.channel,
    target: row.target,
    reason: row.last_error ?? "",
    about: aboutOf(row),
    name: row.name,
    leadId: row.lead_id,
    personId: row.person_id,
    at: row.noticed_at ?? row.created_at ?? 0,
  }));
}

interface About {
  readonly kind: string | null;
  readonly letter: string | null;
  readonly category: string | null;
}

function aboutOf({ kind, letter, category }: About): string {
  if (kind === null || kind === ANSWER_KIND) return kind ?? category ?? "";
  return letter === null ? kind : (JSON.parse(letter) as Letter).subject;
}
